// The site: its transitions come packed in files of their own, when they are first seen.
const arrived = {}, promised = {};
function add(name, text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  arrived[name](new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json());
}
const load = name => promised[name] ??= new Promise((done, fail) => {
  arrived[name] = done;
  if (/^[a-z0-9-]+$/.test(name)) document.head.append(make("script", { src: `data/${name}.js`, onerror: fail }));
  else fail();
});
function make(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

// What a setting makes of a number: straight lines between the values at which it is known.
function between(values, results, value) {
  let next = 1;
  while (next < values.length - 1 && values[next] < value) next++;
  const part = (value - values[next - 1]) / (values[next] - values[next - 1]);
  return results[next - 1] + (results[next] - results[next - 1]) * part;
}
// A text whose numbers follow the settings; `chosen` has the values that are not the usual ones.
const written = ({ parts, numbers }, settings, chosen, unit = 1e4) => parts.map((part, index) => {
  if (index === numbers.length) return part;
  const [usual, ...rows] = numbers[index];
  let number = usual;
  for (const [setting, ...results] of rows) {
    const { key, values } = settings[setting];
    if (key in chosen) number += (results.length > 1 ? between(values, results, chosen[key]) : results[0] / chosen[key]) - usual;
  }
  return part + (number === usual ? usual : Math.round(number * unit) / unit);
}).join("");
const pageOf = (data, chosen) => JSON.parse(written(data.page, data.settings, chosen, 1e7));

// A phone in an element, of which a line says whether a release finished.
function phoneIn(element, data, chosen = {}) {
  const page = pageOf(data, chosen), isUpright = page.drags.every(({ direction }) => direction === "left" || direction === "right");
  const words = page.drags.map(({ direction }) => `drag ${direction}`).concat("Space goes on, Escape goes back");
  const frame = make("div", { className: `phone${isUpright ? " across" : ""}`, tabIndex: 0 }, make("div", { className: "screen" }));
  frame.setAttribute("role", "application");
  frame.setAttribute("aria-label", `${data.title}: ${[...new Set(words)].join(", ")}`);
  const verdict = make("p", { className: "verdict" });
  verdict.setAttribute("role", "status");
  element.prepend(frame, verdict);
  const view = new View(page, frame);
  view.keep(page.pictures);
  view.verdict = verdict;
  const touch = view.touch.bind(view);
  view.touch = (kind, ...rest) => {
    touch(kind, ...rest);
    const { phone } = view;
    if (kind === "down") view.tell("");
    if (kind === "move" && phone.drag) view.tell(wouldFinish(phone) ? "would finish" : "would go back");
    if ((kind === "up" || kind === "cancel") && phone.decision !== null) view.tell(phone.decision ? "Finished" : "Went back");
  };
  view.tell = text => {
    if (verdict.textContent === (text || "\u00a0")) return;
    verdict.textContent = text || "\u00a0";
    verdict.dataset.kind = /inish/.test(text) ? "finishes" : text ? "cancels" : "";
  };
  view.tell("");
  frame.addEventListener("keydown", event => view.key(event));
  // Browsers go back by a swipe from an edge, unless its first event is taken.
  frame.addEventListener("touchstart", event => {
    const [touch] = event.touches;
    if (event.cancelable && (touch.clientX < 40 || touch.clientX > innerWidth - 40)) event.preventDefault();
  }, { passive: false });
  view.listen();
  view.show();
  return view;
}
const copied = object => object && Object.assign(Object.create(Object.getPrototypeOf(object)), object);
// What a release would decide now, tried on a copy.
function wouldFinish(phone) {
  const { moving, finger, drag } = phone;
  if (!moving?.isHeld || !drag) return moving?.finishes ?? false;
  const [trial, hand] = [copied(moving), copied(finger)];
  for (const each of [trial, hand]) if (each.tracker) (each.tracker = copied(each.tracker)).samples = [...each.tracker.samples];
  return trial.release(drag, hand, false, finger.time);
}
// How far the finger has to be for a release to finish at its present velocity; null where no such line decides.
function lineOf(phone) {
  const { moving, finger, drag } = phone;
  if (!moving?.isHeld || !drag || drag.rule.threshold === undefined || moving.isReversed || ["photo", "zoom"].includes(moving.law.kind)) return null;
  const { kind, threshold, velocity: limit, seconds } = drag.rule, velocity = along(drag.direction, finger.velocity);
  const far = kind === "distanceOrVelocity" ? (velocity > limit ? 0 : threshold)
    : kind === "fling" ? (Math.abs(velocity) < limit ? threshold : velocity > 0 ? 0 : 1)
    : kind === "projection" ? threshold - velocity * seconds / drag.length : threshold;
  const moved = (clamp(far, 0, 1) - moving.dragged) * drag.length, [x, y] = directions[drag.direction];
  return { isAcross: x !== 0, at: x ? finger.x + x * moved : finger.y + y * moved };
}

// The gallery: a phone is made when its tile is near, as wide as the tile.
function gallery(tiles) {
  const fill = async tile => {
    const data = await load(tile.dataset.name);
    if (tile.view) return;
    const view = tile.view = phoneIn(tile, data), fit = () => view.fit(tile.clientWidth / view.page.size[0]);
    new ResizeObserver(fit).observe(tile);
    fit();
  };
  const near = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) {
      near.unobserve(target);
      fill(target);
    }
  }, { rootMargin: "600px" });
  for (const tile of tiles) near.observe(tile);
}

// One finger for several phones: what one of them gets, all get.
async function engines(place) {
  const names = place.dataset.names.split(" "), cells = names.map(() => make("article"));
  place.append(...cells);
  const views = await Promise.all(cells.map(async (cell, index) => {
    const data = await load(names[index]), href = `transition.html#${data.name}`;
    cell.append(make("h3", {}, make("a", { href, textContent: data.title })),
      make("p", { textContent: `A release goes back ${written(data.decides, data.settings, {})}.` }));
    const view = phoneIn(cell, data), fit = () => view.fit(cell.clientWidth / view.page.size[0]);
    new ResizeObserver(fit).observe(cell);
    fit();
    return view;
  }));
  for (const view of views) {
    const own = view.touch;
    view.touch = (...event) => {
      own(...event);
      for (const other of views) if (other !== view) other.mirrored(...event);
    };
    view.mirrored = own;
    const key = view.key.bind(view);
    view.key = event => {
      for (const other of views) if (other !== view) View.prototype.key.call(other, event);
      key(event);
    };
  }
}

// A page for one transition: its phone, its settings, what decides, and texts to copy. The address has the settings.
async function one(place) {
  const [name, ...pairs] = (location.hash.slice(1) || "ios-27").split("&"), data = await load(name).catch(() => null);
  if (!data) return place.replaceChildren(make("p", {}, "There is no such transition here. ",
    make("a", { href: "index.html", textContent: "The gallery has those that there are." })));
  const { settings } = data, chosen = {};
  for (const [key, value] of pairs.map(pair => pair.split("="))) {
    const setting = settings.find(each => each.key === key), number = parseFloat(value);
    if (setting && number === number) chosen[key] = clamp(number, setting.range[1], setting.range[2]);
  }
  document.title = `${data.title} – Backswipe`;
  document.querySelector("h1").textContent = data.title;
  document.querySelector(".lead p").textContent = data.sentence;
  const stand = make("div", { className: "stand" }), panel = make("div", { className: "panel" });
  place.replaceChildren(stand, panel);
  const view = phoneIn(stand, data, chosen), line = make("i", { className: "line", hidden: true });
  view.frame.append(line);
  const fit = () => view.fit(Math.min(1, stand.clientWidth / view.page.size[0], Math.max(0.6, (innerHeight - 190) / view.page.size[1])));
  window.onresize = fit;
  fit();
  const show = view.show.bind(view);
  view.show = () => {
    show();
    const found = lineOf(view.phone);
    line.hidden = !found;
    if (!found) return;
    const at = `${found.at * view.scale}px`;
    Object.assign(line.style, found.isAcross ? { left: at, top: 0, width: "2px", height: "100%" } : { top: at, left: 0, height: "2px", width: "100%" });
    line.classList.toggle("passed", view.verdict.dataset.kind === "finishes");
  };

  const decides = make("p", { className: "decides" });
  const copies = Object.keys(data.copies), code = make("pre", { tabIndex: 0 }), tabs = make("div", { className: "tabs" });
  tabs.setAttribute("role", "group");
  tabs.setAttribute("aria-label", "What to copy");
  let format = copies[0];
  const link = () => `#${[name, ...Object.entries(chosen).map(([key, value]) => `${key}=${value}`)].join("&")}`;
  function renew() {
    const page = pageOf(data, chosen), { tables } = view.page;
    Object.assign(view.page, page, { tables });
    for (const [table, byDepth] of Object.entries(page.tables)) for (const [depth, next] of Object.entries(byDepth)) {
      // The elements stay; their tracks are the new ones.
      const old = tables[table][depth];
      const update = (nodes, others) => nodes.forEach((node, index) => {
        const { children } = node;
        update(children ?? [], others[index].children ?? []);
        Object.assign(node, others[index], children && { children });
      });
      update(old.nodes, next.nodes);
      Object.assign(old, next, { nodes: old.nodes });
    }
    if (view.phone.moving) view.phone.moving.law = view.phone.moving.table.settling;
    view.show();
    decides.textContent = `A release goes back ${written(data.decides, settings, chosen)}.`;
    code.textContent = written(data.copies[format], settings, chosen);
    for (const button of tabs.children) button.setAttribute("aria-pressed", button.textContent === format);
    history.replaceState(null, "", link());
  }
  const rows = settings.map(({ key, label, unit, help, tag, source, range: [usual, low, high, step] }) => {
    const shown = make("output"), slider = make("input", { type: "range", min: low, max: high, step, id: key, title: help });
    const name = make("label", { htmlFor: key, className: tag, title: source }, label), reset = make("button", { textContent: "↺", title: `Back to ${usual}` });
    reset.setAttribute("aria-label", `${label}: back to ${usual} ${unit}`);
    const say = () => {
      shown.textContent = `${Math.round((chosen[key] ?? usual) * 1e3) / 1e3} ${unit}`;
      reset.disabled = !(key in chosen);
    };
    slider.value = chosen[key] ?? usual;
    slider.addEventListener("input", () => {
      chosen[key] = +slider.value;
      if (Math.abs(chosen[key] - usual) < step / 2) delete chosen[key];
      say();
      renew();
    });
    reset.addEventListener("click", () => {
      delete chosen[key];
      slider.value = usual;
      say();
      renew();
    });
    say();
    return make("div", { className: "row" }, name, slider, shown, reset);
  });
  for (const each of copies) tabs.append(make("button", { textContent: each, onclick: () => { format = each; renew(); } }));
  const copy = (text, label) => {
    const button = make("button", { textContent: label, className: "main" });
    button.addEventListener("click", async () => {
      try { await navigator.clipboard.writeText(text()); } catch {
        // A page of a file may not use the clipboard: what is marked is copied instead.
        const area = make("textarea", { value: text() });
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = label; }, 1500);
    });
    return button;
  };
  panel.append(...rows.length ? [make("h2", { textContent: "Tune it" }), ...rows] : [], make("h2", { textContent: "What decides" }), decides,
    make("h2", { textContent: "Take it home" }), tabs, code,
    make("div", { className: "actions" }, copy(() => code.textContent, "Copy"), copy(() => location.href, "Copy the link")),
    make("h2", { textContent: "Where it comes from" }), make("ul", { className: "sources" }, ...data.sources.map(text => make("li", { textContent: text }))));
  renew();
}

const placed = { one: document.getElementById("one"), engines: document.getElementById("engines") };
gallery(document.querySelectorAll(".tile"));
if (placed.engines) engines(placed.engines);
if (placed.one) {
  one(placed.one);
  addEventListener("hashchange", () => one(placed.one));
}
