// Chooses the browser's own time zone in a list that has it.

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const list of document.querySelectorAll("select[data-own-zone]")) {
  if ([...list.options].some((option) => option.value === own)) list.value = own;
}
