// The bidding box at the keyboard and under quick fingers. What a call is and whether it is legal is the server's.

const COLUMNS = 5;
const SAME_PRESS = 350; // ms: a second press of the same card within this is a double click, whatever it was made with

let stop = null; // id of the card that Tab reaches
let last = { id: "", at: -Infinity };

const cards = (box) => [...box.querySelectorAll("[data-cards] button")];

// One stop for Tab; arrows go on from there.
export function arrange(box) {
  const all = cards(box);
  const at = all.find((card) => card.id === stop) ?? all.find((card) => !card.matches(".out")) ?? all[0];
  for (const card of all) card.tabIndex = card === at ? 0 : -1;
  box.querySelector("[data-cards]")?.setAttribute("role", "toolbar");
}

// Focus to the card that Tab reaches.
export function enter(box) {
  cards(box).find((card) => card.tabIndex === 0).focus({ preventScroll: true });
}

// Seven rows of five; below them Pass under the first two, X under the next two, XX under the last, where they are.
function place(index, count) {
  const others = count - (count % COLUMNS);
  return index < others ? [Math.floor(index / COLUMNS), index % COLUMNS] : [others / COLUMNS, (index - others) * 2];
}

function neighbour(all, index, key) {
  const others = all.length - (all.length % COLUMNS);
  const [row, column] = place(index, all.length);
  const down = row + 1 < others / COLUMNS ? index + COLUMNS : Math.min(others + Math.floor(column / 2), all.length - 1);
  const up = index < others ? index - COLUMNS : others - COLUMNS + column;
  const first = index < others ? index - column : others;
  const end = index < others ? index - column + COLUMNS - 1 : all.length - 1;
  return { ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index < others ? down : index, ArrowUp: up, Home: first, End: end }[key];
}

function onKey(event) {
  const card = event.target.closest("[data-cards] button");
  if (!card) return;
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const box = event.currentTarget;
  const all = cards(box);
  const to = all[neighbour(all, all.indexOf(card), event.key)];
  if (to) {
    event.preventDefault();
    to.focus();
  } else if (event.key.length === 1 && event.key !== " ") {
    box.querySelector("#typed")?.focus(); // in time for the key to be typed there
  }
}

function onPress(event) {
  const card = event.target.closest("[data-cards] button, #undo");
  if (!card) return;
  const again = card.id === last.id && (event.detail > 1 || event.timeStamp - last.at < SAME_PRESS);
  last = { id: card.id, at: event.timeStamp };
  if (!again) return;
  event.preventDefault();
  event.stopPropagation();
}

export function listen(box) {
  box.addEventListener("keydown", onKey);
  box.addEventListener("focusin", (event) => {
    if (event.target.closest("[data-cards] button")) {
      stop = event.target.id;
      arrange(box);
    }
  });
  document.addEventListener("click", onPress, true);
  arrange(box);
}
