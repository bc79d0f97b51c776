// Sends the request that stands in a form and shows the answer. All words are in the page.

// JSON to read: what fits on a line stays on it.
function pretty(value, indent = 0) {
  const line = JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*"|[,:])/g, (part) => (part.length > 1 ? part : `${part} `));
  if (indent + line.length <= 88 || value === null || typeof value !== "object") return line;
  const space = " ".repeat(indent + 2);
  const members = Array.isArray(value)
    ? value.map((item) => pretty(item, indent + 2))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${pretty(member, indent + 2)}`);
  const [start, end] = Array.isArray(value) ? "[]" : "{}";
  return `${start}\n${space}${members.join(`,\n${space}`)}\n${" ".repeat(indent)}${end}`;
}

for (const form of document.querySelectorAll("[data-try]")) {
  const { example, body } = form.elements;
  const status = form.querySelector("[role=status]");
  const answer = form.querySelector("pre");
  for (const part of form.querySelectorAll("[data-scripted]")) part.hidden = false;

  example?.addEventListener("change", () => (body.value = example.value));

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    status.textContent = "…";
    try {
      const response = await fetch(form.action, { method: form.method, body: body?.value, credentials: "omit" });
      answer.textContent = pretty(await response.json());
      status.textContent = response.status;
    } catch (error) {
      answer.textContent = "";
      status.textContent = error.message;
    }
  });
}
