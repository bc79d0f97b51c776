// After an answer: the focus goes to what is said about it, so that keyboard and reader are led there. After a press
// that only goes on building the answer, whose button is replaced by its like, it stays on that button.
let pressed = null;
let form = null;

document.body.addEventListener("htmx:beforeRequest", (event) => {
  const { elt, triggeringEvent } = event.detail.requestConfig;
  pressed = triggeringEvent?.submitter ?? elt;
  form = elt.closest("form");
});

document.body.addEventListener("htmx:afterSettle", (event) => {
  const { target } = event;
  if (target.id === "helped" && document.activeElement === document.body) {
    target.querySelector(".hint:last-child")?.focus({ preventScroll: true }); // the link to a hint goes with the last
  }
  if (!target.matches("[data-feedback]")) return;
  const said = target.querySelector("[tabindex='-1']:not(button)");
  if (said) {
    said.focus({ preventScroll: true });
    return said.closest(".verdict, .notice").scrollIntoView({ block: "nearest" });
  }
  if (!pressed?.name || pressed.isConnected) return;
  const alike = [...form.querySelectorAll(`button[name="${pressed.name}"]`)];
  (alike.find((button) => button.value === pressed.value) ?? alike[0])?.focus({ preventScroll: true });
});
