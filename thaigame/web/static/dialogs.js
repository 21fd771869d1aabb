// Questions that need an answer: one dialog, filled anew each time.
export function choose({ title, options, many = false, done, cancel, filled = [] }) {
  const dialog = document.getElementById("dialog");
  const form = dialog.querySelector("form");
  dialog.querySelector("h2").textContent = title;
  const list = dialog.querySelector(".options");
  list.replaceChildren();
  options.forEach((option, index) => {
    if (many) {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = index;
      box.checked = filled.includes(index);
      label.append(box, ...(option.picture ? [option.picture] : []), document.createTextNode(option.text));
      list.append(label);
      return;
    }
    const button = document.createElement("button");
    button.type = "button";
    if (option.picture) button.append(option.picture);
    button.append(document.createTextNode(option.text));
    button.addEventListener("click", () => { dialog.close(); done(option.value); });
    list.append(button);
  });
  const ok = dialog.querySelector(".ok");
  ok.hidden = !many;
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = [...list.querySelectorAll("input:checked")].map((box) => options[Number(box.value)].value);
    dialog.close();
    if (chosen.length) done(chosen);
  };
  dialog.querySelector(".cancel").onclick = () => { dialog.close(); cancel?.(); };
  dialog.onkeydown = (event) => {
    const match = options.find((option) => !many && [option.text, option.value].some((name) => String(name).toLowerCase() === event.key.toLowerCase()));
    if (!match) return;
    event.preventDefault();
    dialog.close();
    done(match.value);
  };
  dialog.showModal();
}
