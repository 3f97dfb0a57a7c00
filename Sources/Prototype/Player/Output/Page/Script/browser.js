// What a page shows, and how it gets fingers, keys and frames.
const page = JSON.parse(document.getElementById("data").textContent);
const screen = document.getElementById("screen"), frame = document.getElementById("phone");
const line = document.getElementById("line");
const pictures = {};
function keepPictures(all) {
  for (const [name, bytes] of Object.entries(all)) {
    pictures[name] = `url(data:image/${bytes.startsWith("UklGR") ? "webp" : "png"};base64,${bytes})`;
    document.documentElement.style.setProperty(`--p${name}`, pictures[name]);
  }
}

// The elements of a table, and where they are at a progress.
class Scene {
  constructor(table) {
    this.table = table;
    this.element = document.createElement("div");
    this.element.className = "scene";
    this.nodes = [];
    this.add(table.nodes, this.element, false);
    screen.append(this.element);
  }
  add(nodes, parent, isInside) {
    for (const node of nodes.filter(node => !node.area)) {
      const element = document.createElement("div"), style = element.style;
      if (node.picture !== undefined) style.backgroundImage = `var(--p${node.picture})`;
      if (node.blur) style.backdropFilter = style.webkitBackdropFilter = `blur(${node.blur}px)`;
      if (node.clips) style.overflow = "hidden";
      this.nodes.push({ node, style, isInside, shown: {} });
      this.add(node.children ?? [], element, isInside || node.map.length > 1);
      parent.append(element);
    }
  }
  show(transition) {
    const { table, progress } = transition;
    for (const { node, style, isInside, shown } of this.nodes) {
      const set = (name, value) => { if (shown[name] !== value) style[name] = shown[name] = value; };
      const look = lookAt(table, node, progress);
      transition.shape?.(node, look, isInside);
      const { map: [a, b, c, d, e, f, g = 0, h = 0], size: [width, height], opacity, radius, color } = look;
      set("transform", `matrix3d(${a},${b},0,${g},${c},${d},0,${h},0,0,1,0,${e},${f},0,1)`);
      if (!node.children || node.clips) {
        set("width", `${width}px`);
        set("height", `${height}px`);
      }
      set("opacity", opacity[0]);
      if (radius) set("borderRadius", [1, 2, 8, 4].map(bit => (node.corners ?? 15) & bit ? `${radius[0]}px` : "0").join(" "));
      if (color) set("backgroundColor", `rgba(${color.map((value, i) => i < 3 ? value * 255 : value)})`);
    }
  }
}

const scenes = new Map();
function sceneOf(table) {
  if (!scenes.has(table)) scenes.set(table, new Scene(table));
  return scenes.get(table);
}

const phone = new Phone(page);
let shown = null, scale = 1, asked = false;
function show() {
  const transition = phone.moving ?? phone.resting;
  if (!transition.table?.nodes) return;
  const scene = sceneOf(transition.table);
  scene.show(transition);
  if (scene === shown) return;
  if (shown) shown.element.style.visibility = "hidden";
  scene.element.style.visibility = "visible";
  shown = scene;
}
function ask() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(time => {
    asked = false;
    frames(time / 1000);
    show();
    if (phone.moving && !phone.moving.rests) return ask();
    if (!phone.moving && !phone.finger) rested();
  });
}
// What happens in a frame, at an event of a finger, and when nothing moves any more; a live page keeps the drag.
let frames = time => phone.frame(time), touched = () => {}, rested = () => {};

// A finger or the left button of a mouse; one that goes down beside the screen is at its edge. Positions and instants are as
// fine as those of a drag in a file, so that both are decided alike.
let pointer = null, beside = [0, 0];
const rounded = (value, unit) => Math.round(value * unit) / unit;
function point(event) {
  const box = screen.getBoundingClientRect();
  const at = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  if (event.type === "pointerdown") beside = at.map((value, axis) => clamp(value, 0, page.size[axis] - 0.01) - value);
  return [...at.map((value, axis) => rounded(value + beside[axis], 1e3)), rounded(event.timeStamp / 1000, 1e6)];
}
addEventListener("pointerdown", event => {
  const isBeside = !frame.contains(event.target), isSmall = document.body.classList.contains("small");
  if (pointer !== null || !event.isPrimary || event.button > 0 || isBeside && !isSmall || event.target === line) return;
  pointer = event.pointerId;
  frame.setPointerCapture(pointer);
  const [x, y, time] = point(event);
  touched("down", x, y, time);
  phone.press(x, y, time);
  ask();
});
addEventListener("pointermove", event => {
  if (event.pointerId !== pointer) return;
  const all = event.getCoalescedEvents?.() ?? [];
  for (const each of all.length ? all : [event]) {
    const [x, y, time] = point(each);
    touched("move", x, y, time);
    phone.move(x, y, time);
  }
  ask();
});
function lift(event, isCancelled) {
  if (event.pointerId !== pointer) return;
  pointer = null;
  const [x, y, time] = point(event);
  touched(isCancelled ? "cancel" : "up", x, y, time);
  phone.release(x, y, time, isCancelled);
  if (phone.decision !== null) line.hidden = true;
  ask();
}
addEventListener("pointerup", event => lift(event, false));
addEventListener("pointercancel", event => lift(event, true));
frame.addEventListener("contextmenu", event => event.preventDefault());
// Browsers go back by a swipe from an edge, unless its first event is taken; two fingers zoom the page as everywhere.
addEventListener("touchstart", event => {
  const [touch] = event.touches, isAtEdge = touch.clientX < 40 || touch.clientX > innerWidth - 40;
  if (event.touches.length === 1 && isAtEdge && event.cancelable && event.target !== line) event.preventDefault();
}, { passive: false });

phone.code = (name, now) => code(name === "push" && !phone.table("on") ? "pop" : name, now);

// A push or pop that no finger moves; where less motion is wanted, the screens fade into each other.
function code(name, now) {
  if (phone.moving || phone.finger || !shown) return;
  const table = phone.table(name === "push" ? "on" : "popped");
  if (table && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    phone[name](now);
    return ask();
  }
  // From screens that nothing leads on from, the page begins again.
  if (!table && (phone.table("on") || phone.table("popped"))) return;
  const before = shown.element;
  phone.depth = table?.to ?? page.depth;
  show();
  if (shown.element === before) return;
  const { style } = before;
  style.visibility = "visible";
  style.zIndex = 1;
  before.animate([{ opacity: 1 }, { opacity: 0 }], 250).onfinish = () => {
    style.zIndex = "";
    if (shown.element !== before) style.visibility = "hidden";
  };
}
addEventListener("keydown", event => {
  // The browser's own keys, as Alt+Left, stay its own.
  if (event.altKey || event.ctrlKey || event.metaKey || !shown) return;
  const back = ["Escape", "Backspace", "ArrowLeft"].includes(event.key);
  if (!back && !["Enter", " ", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  code(back ? "pop" : "push", event.timeStamp / 1000);
});

// One line, until the first drag: what may be done, and what is not shown. Android goes back from its edges before any page is
// asked.
const sides = { right: "left", left: "right", down: "top", up: "bottom" };
function tell() {
  const words = page.drags.map(({ table, direction, edge, within }) =>
    `drag ${direction}${edge || within ? ` from the ${sides[direction]} edge` : ""} to go ${table === "forth" ? "on" : "back"}`);
  if (page.taps[phone.depth]?.on) words.push("tap to go on");
  const text = [...new Set(words)].join(", "), notes = [...page.notes];
  const hasBlur = nodes => nodes.some(node => node.blur || hasBlur(node.children ?? []));
  const hasNone = !["", "-webkit-"].some(prefix => CSS.supports(`${prefix}backdrop-filter`, "blur(1px)"));
  if (hasNone && [...scenes.keys()].some(table => hasBlur(table.nodes))) notes.push("This browser shows no blur.");
  if (document.body.classList.contains("small") && scale < 0.95)
    notes.push(`Shown at ${Math.round(scale * 100)} %: distances count on its ${page.size.join(" × ")} points.`);
  if (/Android/.test(navigator.userAgent) && !document.fullscreenElement)
    notes.push("Android itself takes swipes from its very edges: tap here for the full screen.");
  line.textContent = [text && text.charAt(0).toUpperCase() + text.slice(1) + ".", ...notes].join(" ");
}
line.addEventListener("click", () => {
  document.documentElement.requestFullscreen?.().catch(() => {});
  line.hidden = true;
});

// The phone as large as fits; on a phone its screen alone.
function fit() {
  const [width, height] = page.size, small = matchMedia("(pointer: coarse)").matches && innerWidth < 600;
  document.body.classList.toggle("small", small);
  const room = small ? [innerWidth, innerHeight] : [innerWidth - 40, innerHeight - 110];
  scale = Math.min(room[0] / width, room[1] / height, small ? Infinity : 1);
  frame.style.width = `${width * scale}px`;
  frame.style.height = `${height * scale}px`;
  frame.style.borderRadius = `${page.radius * scale + 11}px`;
  Object.assign(screen.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
}
addEventListener("resize", fit);
function begin() {
  keepPictures(page.pictures);
  for (const byDepth of Object.values(page.tables)) for (const table of Object.values(byDepth)) sceneOf(table);
  fit();
  tell();
  show();
}
begin();
