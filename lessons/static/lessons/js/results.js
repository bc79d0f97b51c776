// Keeps a part of the page, such as the table of results, fresh while somebody can see it. All words are in the page.

const part = document.querySelector("[data-fresh]");
const seconds = Number(part?.dataset.fresh ?? 0);
let asked = Date.now();

function refresh() {
  if (document.hidden || Date.now() - asked < seconds * 1000) return;
  asked = Date.now();
  htmx.trigger(part, "refresh");
}

if (seconds) {
  setInterval(refresh, 1000);
  document.addEventListener("visibilitychange", refresh);
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
