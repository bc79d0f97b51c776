// After an answer: the focus goes to what is said about it, so that keyboard and reader are led there.
document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "feedback") return;
  document.getElementById("feedback-heading")?.focus({ preventScroll: false });
});
