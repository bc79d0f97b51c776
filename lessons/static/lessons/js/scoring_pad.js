// The score pad's page: htmx puts the server's answer in place; this moves the focus to what is asked or told next.

import { arrange, listen } from "./auction_box.js";

const page = document.getElementById("pad-page");
const panel = document.getElementById("panel");
const said = document.getElementById("said");
const find = (id) => document.getElementById(id);
let opened = ""; // id of the entry whose reason was open
let before = ""; // what the live region said

function ready() {
  const box = find("box");
  if (box) arrange(box);
  if (find("print")) find("print").hidden = false;
  if (!navigator.clipboard) return;
  for (const id of ["copy", "copy-text"]) if (find(id)) find(id).hidden = false;
  find("link").hidden = true;
}

// Scrolls only where the beginning of something is out of sight, or all of it but a strip.
function show(part) {
  const { top, bottom } = part.getBoundingClientRect();
  if (top < 0 || (bottom > innerHeight && top > innerHeight / 2)) part.scrollIntoView({ block: "start" });
}

listen(panel);
ready();

// Where the page goes to without this script; with it, below.
document.addEventListener("htmx:configRequest", (event) => {
  event.detail.path = event.detail.path.split("#")[0];
});

// What is said already is not said again.
document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const { target, fragment } = event.detail;
  if (target === said && target.textContent.trim() === fragment.textContent.trim()) event.detail.shouldSwap = false;
});

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== page) return;
  opened = page.querySelector("#sheet [aria-current]")?.id ?? "";
  before = said.textContent;
});

document.addEventListener("htmx:afterOnLoad", (event) => {
  if (event.detail.target !== page) return;
  ready();
  const asked = panel.querySelector("[data-focus]");
  const lost = document.activeElement === document.body;
  if (find("why")) {
    asked.focus({ preventScroll: true });
    show(find("why"));
  } else if (lost && event.detail.requestConfig.elt.closest?.(".replay")) {
    find("replay-at").focus({ preventScroll: true });
  } else if (lost && asked) {
    asked.focus({ preventScroll: true });
    show(panel);
  } else if (lost) {
    (find(opened) ?? find("said-heading")).focus();
  }
  if (said.textContent !== before && !find("why")) show(said);
});

// A button says that it is done in the words it carries.
function copy(button, text, instead) {
  navigator.clipboard.writeText(text).then(() => {
    button.firstElementChild.textContent = button.dataset.done;
  }, () => instead.focus());
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.id === "copy") copy(button, find("link").href, find("link"));
  if (button?.id === "copy-text") copy(button, find("text").value, find("text"));
  if (button?.id === "print") print();
});
