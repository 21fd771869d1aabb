// Texts that the server chose for this page, in the language of whoever reads it. Scripts hold no
// sentence of their own, so that Thai and English stand in one catalogue.
export function textsOf(id = "texts") {
  return JSON.parse(document.getElementById(id).textContent);
}

// Fill the gaps of a text, {name}, with values.
export function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
