// On the pages of an attempt: what was entered and is not saved is not left without being asked, and Enter sends the
// question it is pressed in. The server marks with data-typed what it shows and has not kept; a part that it has kept
// comes back without the mark.
const paper = document.getElementById("paper");
let sends = false;

paper.addEventListener("input", (event) => {
  event.target.closest("[data-asked]")?.setAttribute("data-typed", "");
});

paper.addEventListener("keydown", (event) => {
  const send = event.target.matches("input") && event.target.closest("[data-asked]")?.querySelector("[data-send]");
  if (event.key !== "Enter" || !send) return;
  event.preventDefault();
  send.click();
});

paper.addEventListener("submit", () => (sends = true));

// The server takes the whole page elsewhere: to what comes next, or to the log-in, where it says what was not saved.
document.body.addEventListener("htmx:beforeOnLoad", (event) => {
  if (event.detail.xhr.getResponseHeader("HX-Redirect")) sends = true;
});

addEventListener("pageshow", () => (sends = false));

addEventListener("beforeunload", (event) => {
  if (!sends && document.querySelector("[data-typed]")) event.preventDefault();
});
