// The score pad's page: htmx puts the server's answer in place; this moves the focus to what is asked next.

import { arrange, listen } from "./box.js";

const page = document.getElementById("pad-page");
const panel = document.getElementById("panel");

function ready() {
  const box = document.getElementById("box");
  if (box) arrange(box);
  if (!navigator.clipboard) return;
  document.getElementById("copy").hidden = false;
  document.getElementById("link").hidden = true;
}

listen(panel);
ready();

document.addEventListener("htmx:afterOnLoad", (event) => {
  if (event.detail.target !== page) return;
  ready();
  const next = panel.querySelector("[data-focus]");
  if (!next || document.activeElement.matches("#sheet a, #deals summary")) return;
  next.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "nearest" });
});

// "Copy the link": the button says that it is done in the words it carries.
document.addEventListener("click", (event) => {
  const button = event.target.closest("#copy");
  if (!button) return;
  navigator.clipboard.writeText(document.getElementById("link").href).then(() => {
    button.firstElementChild.textContent = button.dataset.done;
  }, () => document.getElementById("link").focus());
});
