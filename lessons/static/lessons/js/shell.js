// Applies the reader's choices of look at once, keeps links to this page on the page shown,
// and says when a request has failed. All words are in the page.

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button?.name || !event.target.matches("[data-look]")) return;
  event.preventDefault();
  const body = new FormData(event.target, button);
  document.documentElement.dataset[button.name] = button.value;
  for (const other of event.target.querySelectorAll(`button[name="${button.name}"]`)) {
    other.setAttribute("aria-pressed", String(other === button));
  }
  fetch(event.target.action, { method: "POST", body, redirect: "manual" }).then(
    (answer) => say(answer.type === "opaqueredirect" ? "" : "refused"),
    () => say("unsent"),
  );
});

// htmx changes the address without loading a page.
function follow() {
  const { pathname, search } = location;
  const links = [...document.querySelectorAll("a[data-prefix]")];
  const here = links.find((link) => pathname.startsWith(link.dataset.prefix));
  if (!here) return;
  for (const link of links) link.href = link.dataset.prefix + pathname.slice(here.dataset.prefix.length) + search;
  for (const field of document.querySelectorAll("[data-look] [name=next]")) field.value = pathname + search;
  for (const link of document.querySelectorAll("[data-this-page]")) link.href = pathname + search;
}

for (const name of ["htmx:pushedIntoHistory", "htmx:replacedInHistory", "htmx:historyRestore"]) {
  document.addEventListener(name, follow);
}
addEventListener("popstate", follow);

// Parts of the page that htmx replaces may come back higher or lower. What was pressed stays under the hand all the
// same; without a press what has the focus, or what stands in the middle of the window.
let held = [];

function nameOf({ id, name, value }) {
  if (id) return `#${CSS.escape(id)}`;
  return name ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : "";
}

// A card rises a little under the mouse; its place does not.
const placeOf = (one) => (one.matches(".card") ? one.parentElement : one).getBoundingClientRect();

function hold(element) {
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    const name = nameOf(one);
    const { top, bottom } = placeOf(one);
    if (name && bottom > 0 && top < innerHeight && document.querySelector(name) === one) held.push({ name, top });
  }
}

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const { elt, triggeringEvent } = detail.requestConfig;
  held = [];
  hold(triggeringEvent?.submitter);
  hold(document.activeElement);
  hold(triggeringEvent?.target ?? elt);
  hold(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
});

// As soon as the parts are there, before what a page itself brings into view or into focus. Where a page puts them in
// place by a script of its own, htmx says so only at the end.
for (const name of ["htmx:afterSwap", "htmx:afterOnLoad"]) document.addEventListener(name, keep, true);

function keep() {
  const kept = held.find(({ name }) => document.querySelector(name)?.checkVisibility());
  held = [];
  if (!kept) return;
  scrollBy({ top: placeOf(document.querySelector(kept.name)).top - kept.top, behavior: "instant" });
}

// A button that says to which place of this page it leads says so for those without scripts: the page stays here.
document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.path.startsWith("#")) detail.path = location.pathname + location.search;
});

// What has just been answered is brought into view, if it is not in it.
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.matches("[data-in-view]")) event.target.scrollIntoView({ block: "nearest" });
});

function say(kind) {
  for (const line of document.querySelectorAll("[data-trouble] > *")) line.hidden = line.dataset.kind !== kind;
}

document.addEventListener("htmx:sendError", () => say("unsent"));
document.addEventListener("htmx:timeout", () => say("unsent"));
document.addEventListener("htmx:responseError", (event) => {
  const { status } = event.detail.xhr;
  say(status >= 500 ? "broken" : ({ 403: "stale", 404: "gone" }[status] ?? "refused"));
  const id = event.detail.xhr.getResponseHeader("X-Request-ID");
  for (const place of document.querySelectorAll("[data-trouble] [data-request-id]")) {
    place.textContent = id;
    place.parentElement.hidden = !id; // a proxy that answers for the site has none
  }
});
document.addEventListener("htmx:beforeRequest", () => say(""));
