// The elements of a table, and where they are at a progress.
class Scene {
  constructor(table, screen) {
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

// A phone on a page: the elements of its tables, what a finger does on it, and its frames.
class View {
  scenes = new Map();
  shown = null;
  scale = 1;
  isAsked = false;
  pointer = null;
  beside = [0, 0];
  constructor(page, frame) {
    Object.assign(this, { page, frame, screen: frame.firstElementChild, phone: new Phone(page) });
    this.phone.code = (name, now) => this.code(name === "push" && !this.phone.table("on") ? "pop" : name, now);
  }
  // Each picture is a variable of the screen's style; sources are addresses, or the bytes of a picture.
  keep(pictures) {
    for (const [name, source] of Object.entries(pictures)) {
      const isFile = /\.(png|webp)$/.test(source), type = source.startsWith("UklGR") ? "webp" : "png";
      this.screen.style.setProperty(`--p${name}`, `url(${isFile ? source : `data:image/${type};base64,${source}`})`);
    }
  }
  prepare() {
    for (const byDepth of Object.values(this.page.tables)) for (const table of Object.values(byDepth)) this.sceneOf(table);
  }
  sceneOf(table) {
    if (!this.scenes.has(table)) this.scenes.set(table, new Scene(table, this.screen));
    return this.scenes.get(table);
  }
  clear() {
    for (const { element } of this.scenes.values()) element.remove();
    this.scenes.clear();
    this.shown = null;
  }
  show() {
    const transition = this.phone.moving ?? this.phone.resting;
    if (!transition.table?.nodes) return;
    const scene = this.sceneOf(transition.table);
    scene.show(transition);
    if (scene === this.shown) return;
    if (this.shown) this.shown.element.style.visibility = "hidden";
    scene.element.style.visibility = "visible";
    this.shown = scene;
  }
  ask() {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(time => {
      this.isAsked = false;
      this.frames(time / 1000);
      this.show();
      const { moving, finger } = this.phone;
      if (moving && !moving.rests) return this.ask();
      if (!moving && !finger) this.rested();
    });
  }
  // What happens in a frame, at an event of a finger, and when nothing moves any more.
  frames(time) { this.phone.frame(time); }
  touched() {}
  rested() {}

  // Takes a finger or the left button of a mouse; one that goes down beside the screen is at its edge. Positions and instants
  // are as fine as those of a drag in a file, so that both are decided alike.
  point(event) {
    const box = this.screen.getBoundingClientRect(), rounded = (value, unit) => Math.round(value * unit) / unit;
    const at = [(event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale];
    if (event.type === "pointerdown")
      this.beside = at.map((value, axis) => clamp(value, 0, this.page.size[axis] - 0.01) - value);
    return [...at.map((value, axis) => rounded(value + this.beside[axis], 1e3)), rounded(event.timeStamp / 1000, 1e6)];
  }
  accepts() { return true; }
  listen(target = this.frame) {
    target.addEventListener("pointerdown", event => {
      if (this.pointer !== null || !event.isPrimary || event.button > 0 || !this.accepts(event)) return;
      this.pointer = event.pointerId;
      this.frame.setPointerCapture(this.pointer);
      this.touch("down", ...this.point(event));
    });
    target.addEventListener("pointermove", event => {
      if (event.pointerId !== this.pointer) return;
      const all = event.getCoalescedEvents?.() ?? [];
      for (const each of all.length ? all : [event]) this.touch("move", ...this.point(each));
    });
    for (const [name, kind] of [["pointerup", "up"], ["pointercancel", "cancel"]])
      target.addEventListener(name, event => {
        if (event.pointerId !== this.pointer) return;
        this.pointer = null;
        this.touch(kind, ...this.point(event));
      });
    this.frame.addEventListener("contextmenu", event => event.preventDefault());
  }
  touch(kind, x, y, time) {
    const { phone } = this;
    this.touched(kind, x, y, time);
    if (kind === "down") phone.press(x, y, time);
    else if (kind === "move") phone.move(x, y, time);
    else phone.release(x, y, time, kind === "cancel");
    this.ask();
  }
  key(event) {
    // The browser's own keys, as Alt+Left, stay its own.
    if (event.altKey || event.ctrlKey || event.metaKey || !this.shown) return;
    const back = ["Escape", "Backspace", "ArrowLeft"].includes(event.key);
    if (!back && !["Enter", " ", "ArrowRight"].includes(event.key)) return;
    event.preventDefault();
    this.code(back ? "pop" : "push", event.timeStamp / 1000);
  }

  // A push or pop that no finger moves; where less motion is wanted, the screens fade into each other.
  code(name, now) {
    const { phone, page } = this;
    if (phone.moving || phone.finger || !this.shown) return;
    const table = phone.table(name === "push" ? "on" : "popped");
    if (table && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      phone[name](now);
      return this.ask();
    }
    // From screens that nothing leads on from, the page begins again.
    if (!table && (phone.table("on") || phone.table("popped"))) return;
    const before = this.shown.element;
    phone.depth = table?.to ?? page.depth;
    this.show();
    if (this.shown.element === before) return;
    const { style } = before;
    style.visibility = "visible";
    style.zIndex = 1;
    before.animate([{ opacity: 1 }, { opacity: 0 }], 250).onfinish = () => {
      style.zIndex = "";
      if (this.shown.element !== before) style.visibility = "hidden";
    };
  }
  // `scale` pixels of the page for each point.
  fit(scale, border = 0) {
    const { page: { size: [width, height], radius }, frame, screen } = this;
    this.scale = scale;
    Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px`,
      borderRadius: `${radius * scale + border}px` });
    Object.assign(screen.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
  }
}
