// The start page: takes the host's key out of the address that the server opened, and tries the
// addresses that phones would use.
import { textsOf } from "./texts.js";

const texts = textsOf();

// The key stands behind "#", which browsers never send anywhere and which leaves the address bar.
const key = /^#host=([a-z0-9]+)$/.exec(location.hash);
const role = document.getElementById("role");
if (key) history.replaceState(null, "", location.pathname);
if (key && role) {
  role.elements.key.value = key[1];
  role.submit();
}

// A firewall can only be seen from the other side: the server knows by which addresses other
// machines have come, and tries the rest itself.
document.getElementById("test")?.addEventListener("click", async () => {
  const found = await fetch("/reached").then((reply) => reply.json(), () => ({}));
  for (const item of document.querySelectorAll("[data-address]")) {
    const state = found[item.dataset.address] ?? "silent";
    const sign = { phone: "✓", answers: "?", silent: "✗" }[state];
    item.querySelector("[role=status]").textContent = `${sign} ${texts[state]}`;
  }
});

// As many seats as the chosen game allows.
const game = document.getElementById("game");
function offerSeats() {
  const { fewest, most } = game.selectedOptions[0].dataset;
  for (const option of document.getElementById("seats").options) {
    option.disabled = Number(option.value) < Number(fewest) || Number(option.value) > Number(most);
    option.hidden = option.disabled;
    if (option.disabled && option.selected) document.getElementById("seats").value = fewest;
  }
}
game?.addEventListener("change", offerSeats);
if (game) offerSeats();
