// The auction page: htmx puts the server's answer in place; this keeps box and focus as they were.

import { arrange, enter, listen } from "./auction_box.js";

const page = document.getElementById("table-page");
const box = document.getElementById("box");
let focused = "";

function ready() {
  arrange(box);
  if (!navigator.clipboard) return;
  document.getElementById("copy").hidden = false;
  document.getElementById("link").hidden = true;
}

listen(box);
ready();

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== page) return;
  focused = document.activeElement.id;
  document.activeElement.blur(); // a browser that loses the element in focus lays the whole page out once more
});

// The parts of the page are replaced in one go: htmx would take leave of every element in them by an event of its own.
document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const { target, fragment } = event.detail;
  if (!page.contains(target)) return;
  event.detail.shouldSwap = false;
  target.replaceChildren(...fragment.childNodes);
  htmx.process(target);
});

document.addEventListener("htmx:afterOnLoad", (event) => {
  if (event.detail.target !== page) return;
  ready();
  const again = document.getElementById(focused);
  if (again) again.focus({ preventScroll: true });
  else enter(box);
});

// "Copy the link": the button says that it is done in the words it carries.
document.addEventListener("click", (event) => {
  const button = event.target.closest("#copy");
  if (!button) return;
  navigator.clipboard.writeText(document.getElementById("link").href).then(() => {
    button.firstElementChild.textContent = button.dataset.done;
  }, () => document.getElementById("link").focus());
});
