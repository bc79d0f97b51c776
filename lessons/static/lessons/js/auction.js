// The auction page: htmx puts the server's answer in place; this keeps box, focus and thumb where they were.

import { arrange, enter, listen } from "./box.js";

const page = document.getElementById("table-page");
const box = document.getElementById("box");
let top = 0;

function ready() {
  arrange(box);
  if (!navigator.clipboard) return;
  document.getElementById("copy").hidden = false;
  document.getElementById("link").hidden = true;
}

listen(box);
ready();

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target === page) top = box.getBoundingClientRect().top;
});

document.addEventListener("htmx:afterOnLoad", (event) => {
  if (event.detail.target !== page) return;
  ready();
  scrollBy({ top: box.getBoundingClientRect().top - top, behavior: "instant" });
  if (document.activeElement === document.body) enter(box);
});

// "Copy the link": the button says that it is done in the words it carries.
document.addEventListener("click", (event) => {
  const button = event.target.closest("#copy");
  if (!button) return;
  navigator.clipboard.writeText(document.getElementById("link").href).then(() => {
    button.firstElementChild.textContent = button.dataset.done;
  }, () => document.getElementById("link").focus());
});
