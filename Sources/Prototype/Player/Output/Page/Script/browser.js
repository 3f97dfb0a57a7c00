const page = JSON.parse(document.getElementById("data").textContent), screen = document.getElementById("screen");
const pictures = page.pictures.map(bytes => `url(data:image/png;base64,${bytes})`);
page.pictures.forEach((_, i) => document.documentElement.style.setProperty(`--p${i}`, pictures[i]));

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
for (const byDepth of Object.values(page.tables)) for (const table of Object.values(byDepth))
  scenes.set(table, new Scene(table));

const phone = new Phone(page), frame = document.getElementById("phone");
let shown = null, scale = 1, asked = false;
function show() {
  const transition = phone.moving ?? phone.resting, scene = scenes.get(transition.table);
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
    phone.frame(time / 1000);
    show();
    if (phone.moving && !phone.moving.rests) ask();
  });
}

// A finger or the left button of a mouse, also when it goes down a little beside the screen.
function point(event) {
  const box = screen.getBoundingClientRect();
  const x = (event.clientX - box.left) / scale, y = (event.clientY - box.top) / scale;
  return [event.type === "pointerdown" && x < 0 && x > -30 ? 0 : x, y, event.timeStamp / 1000];
}
let pointer = null;
frame.addEventListener("pointerdown", event => {
  if (pointer !== null || event.button > 0) return;
  pointer = event.pointerId;
  frame.setPointerCapture(pointer);
  phone.press(...point(event));
  ask();
});
frame.addEventListener("pointermove", event => {
  if (event.pointerId !== pointer) return;
  const all = event.getCoalescedEvents?.() ?? [];
  for (const each of all.length ? all : [event]) phone.move(...point(each));
  ask();
});
function lift(event, isCancelled) {
  if (event.pointerId !== pointer) return;
  pointer = null;
  phone.release(...point(event), isCancelled);
  ask();
}
frame.addEventListener("pointerup", event => lift(event, false));
frame.addEventListener("pointercancel", event => lift(event, true));
frame.addEventListener("contextmenu", event => event.preventDefault());

phone.tapped = now => code(phone.table("on") ? "push" : "pop", now);

// A push or pop that no finger moves; where less motion is wanted, the screens fade into each other.
function code(name, now) {
  if (phone.moving || phone.finger) return;
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
  const back = ["Escape", "Backspace", "ArrowLeft"].includes(event.key);
  if (!back && !["Enter", " ", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  code(back ? "pop" : "push", event.timeStamp / 1000);
});

// The phone as large as fits; on a phone its screen alone, beside the edges at which Android itself goes back.
function fit() {
  const [width, height] = page.size, small = matchMedia("(pointer: coarse)").matches && innerWidth < 600;
  document.body.classList.toggle("small", small);
  const margin = /Android/.test(navigator.userAgent) ? 48 : 0;
  const room = small ? [innerWidth - margin, innerHeight] : [innerWidth - 40, innerHeight - 110];
  scale = Math.min(room[0] / width, room[1] / height, small ? Infinity : 1);
  frame.style.width = `${width * scale}px`;
  frame.style.height = `${height * scale}px`;
  frame.style.borderRadius = `${page.radius * scale + 11}px`;
  Object.assign(screen.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
}
addEventListener("resize", fit);
fit();
show();
