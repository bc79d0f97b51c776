// Helps at the doors: takes the code of a card out of the address, and notes the time zone of the device.

function takeCard() {
  const field = document.querySelector("[data-card]");
  if (!field || location.hash.length < 2 || location.hash.startsWith("#main")) return;
  try {
    field.value = decodeURIComponent(location.hash.slice(1));
  } catch {
    return;
  }
  history.replaceState(history.state, "", location.pathname + location.search);
  field.form.querySelector("button").focus();
}

for (const field of document.querySelectorAll("[data-time-zone]")) {
  field.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}
takeCard();
addEventListener("hashchange", takeCard);
