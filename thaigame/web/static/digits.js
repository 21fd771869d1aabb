// Thai digits for whoever wants them: numbers that people read, none that they type again. Codes and
// addresses are marked data-plain; what stands beside a letter, as in H5 or 8G, is no number.
const KEPT = "digits";
const PLAIN = "[data-plain], script, style, svg, option, #keys";
const NUMBER = /(?<![A-Za-z0-9])[0-9]+(?![A-Za-z0-9])/g;
const ZERO = 0x0e50;
const button = document.getElementById("digits");
const content = document.getElementById("content");

function written(text) {
  return text.replace(NUMBER, (found) => [...found].map((digit) => String.fromCharCode(ZERO + Number(digit))).join(""));
}

function walk(node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let each = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode(); each; each = texts.nextNode()) {
    if (each.parentElement?.closest(PLAIN)) continue;
    const wanted = written(each.data);
    if (wanted !== each.data) each.data = wanted;
  }
}

if (localStorage.getItem(KEPT) === "thai") {
  button.setAttribute("aria-pressed", "true");
  walk(content);
  new MutationObserver((changes) => {
    for (const change of changes) [change.target, ...change.addedNodes].forEach(walk);
  }).observe(content, { childList: true, characterData: true, subtree: true });
}

button.addEventListener("click", () => {
  const thai = localStorage.getItem(KEPT) === "thai";
  localStorage.setItem(KEPT, thai ? "" : "thai");
  location.reload();
});
