// A page in the hand: what is set on the desk arrives as events, and drags go back.
let number = 0, key = null, record = null, unsent = [], sentCount = 0;
const known = new Set();
const byTable = visit => Object.entries(page.tables).forEach(([name, all]) =>
  Object.entries(all).forEach(([depth, table]) => visit(table, name, depth)));

// Says what the page waits for, until it is there.
let before = null;
function wait(text) {
  if (text) {
    before ??= { hidden: line.hidden };
    Object.assign(line, { textContent: text, hidden: false });
  } else if (before) {
    line.hidden = before.hidden;
    before = null;
    tell();
  }
}
function restart() {
  Object.assign(phone, { moving: null, finger: null, drag: null, caught: null });
  view.clear();
  [page.tables, record] = [{}, null];
}
// What moves goes on under the new figures, also under a finger.
function renew() {
  const { moving, finger } = phone, own = drag => page.drags.find(each => each.table === drag.table && each.direction === drag.direction);
  if (phone.drags) phone.drags = phone.drags.map(own).filter(drag => drag);
  const next = phone.drag && own(phone.drag);
  if (next) phone.drag = phone.caught ? { ...phone.drag, rule: next.rule, length: next.length } : next;
  if (!moving) return;
  moving.table = page.tables[moving.name]?.[phone.depth] ?? moving.table;
  moving.law = moving.table.settling;
  if (!(moving instanceof kinds[moving.law.kind])) return Object.assign(phone, { moving: null, drag: null, caught: null });
  if (moving.isHeld && finger && phone.drag) moving.follow(phone.drag, finger);
}
const handlers = {
  waiting: wait,
  rules(next) {
    if (next.key !== key) {
      restart();
      phone.depth = next.depth;
    }
    [key, number] = [next.key, next.number];
    Object.assign(page, next);
    document.title = next.title;
    byTable((table, name) => Object.assign(table, page.laws[name]));
    renew();
    fit();
    if (!before) tell();
  },
  table({ name, depth, table, pictures }) {
    view.keep(pictures);
    for (const each of Object.keys(pictures)) known.add(+each);
    const old = page.tables[name]?.[depth], scene = view.scenes.get(old);
    (page.tables[name] ??= {})[depth] = table;
    renew();
    if (!scene) return;
    view.scenes.delete(old);
    if (view.shown !== scene) return scene.element.remove();
    // Until the new one shows, in the same frame.
    view.show();
    scene.element.remove();
  },
  ready(used) {
    for (const name of known) if (!used.includes(name)) {
      known.delete(name);
      view.screen.style.removeProperty(`--p${name}`);
    }
    wait("");
  },
};
let stream;
function listen() {
  stream = new EventSource("stream");
  for (const [name, handle] of Object.entries(handlers)) stream.addEventListener(name, event => {
    handle(JSON.parse(event.data));
    if (name === "table" && page.drags.some(drag => phone.table(drag.table))) wait("");
    view.ask();
  });
  stream.onopen = flush;
  stream.onerror = () => {
    wait("Waiting for the desk: is it on, and in the same network?");
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}
wait("Waiting for the desk…");
listen();

// A drag is what happens from a press until all rests.
view.frames = time => {
  // A replay has sixty frames a second from the press on, and some transitions move by frames.
  if (!record) return phone.frame(time);
  for (let next; (next = record.begin + record.frames / 60) < time; record.frames++) phone.frame(next);
};
view.touched = (event, x, y, time) => {
  view.frames(time);
  if (event === "down" && (!record || !phone.moving)) record = { depth: phone.depth, number, begin: time, frames: 0, x, y, far: 0, lines: [] };
  // Before all is there, a page decides nothing.
  if (before) record = null;
  if (!record) return;
  record.far = Math.max(record.far, Math.abs(x - record.x), Math.abs(y - record.y));
  const t = Math.round((time - record.begin) * 1e6) / 1e6;
  record.lines.push(JSON.stringify(event === "cancel" ? { t, event } : { t, event, x, y }));
};
view.rested = () => {
  const { depth, number: old, far, lines } = record ?? { far: 0 };
  record = null;
  // A page shows so many screens, and does not know where the last one leads.
  const isAtEnd = phone.decision === null && page.drags.some(({ table }) => table === "forth" && !page.tables[table]?.[depth]);
  if (far < 10 || isAtEnd) return;
  const [width, height] = page.size, head = JSON.stringify({ version: 1, width, height });
  unsent.push([`drag?depth=${depth}&now=${phone.depth}&decision=${phone.decision}&settings=${old === number ? number : 0}`, [head, ...lines].join("\n")]);
  unsent = unsent.slice(-16);
  flush();
};
async function flush() {
  for (const [address, body] of unsent.splice(0))
    await fetch(address, { method: "POST", body }).then(() => sentCount++, () => unsent.push([address, body]));
}
