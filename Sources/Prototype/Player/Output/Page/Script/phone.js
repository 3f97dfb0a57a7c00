// A transition under way, which a curve brings to rest; parts of the script extend it.
class Transition {
  progress = 0;
  // Of the drag that moves it: its progress when a press held it, and whether it is that of going back.
  start = 0;
  isReversed = false;
  isHeld = true;
  finishes = true;
  constructor(table, name) {
    Object.assign(this, { table, name, law: table.settling, isOpening: name === "on" || name === "forth" });
  }
  run(motion, finishes, now) { Object.assign(this, { motion, finishes, isHeld: false, since: now }); }
  play(now) {
    const { pace } = this.table;
    this.run(pace.shares ? paired(0, 1, pace.seconds, pace) : pace.spring ? springing(0, 1, pace, pace.velocity ?? 0)
      : curved(0, 1, pace.seconds, pace.curve), true, now);
  }
  // Brings what moves by itself to an instant, or to a frame; returns whether it has arrived.
  advance(now) {
    if (this.isHeld) return false;
    this.progress = this.motion.at(now - this.since);
    return now - this.since >= this.motion.seconds;
  }
  frame(now) { return this.advance(now); }
  get rests() { return this.isHeld; }

  // Follows a drag; `dragged` is the progress that the rule judges.
  follow(drag, finger) {
    let moved = (along(drag.direction, finger.moved) - (drag.extra ?? 0)) / drag.length;
    if (drag.unsigned) moved = Math.abs(moved);
    this.dragged = drag.range ? clamp(this.start + moved, ...drag.range) : this.start + moved;
    this.progress = clamp(this.isReversed ? 1 - this.dragged : this.dragged, 0, 1);
  }
  // Decides at a release, and settles.
  release(drag, finger, isCancelled, now) {
    this.follow(drag, finger);
    const velocity = isCancelled ? 0 : along(drag.direction, finger.velocity);
    const finishes = (!isCancelled && isEnough(drag.rule, this.dragged, velocity, drag.length)) !== this.isReversed;
    this.settle(finishes, (this.isReversed ? -velocity : velocity) / drag.length, now, finger);
    return finishes;
  }
  settle(finishes, velocity, now) {
    const to = finishes ? 1 : 0, rest = Math.abs(to - this.progress);
    this.run(rest ? this.rest(to, rest, (finishes ? velocity : -velocity) / rest) : curved(to, to, 0), finishes, now);
  }
  // The rest of its motion; the velocity is in such distances a second.
  rest(to, distance) { return curved(this.progress, to, distance * this.table.seconds / this.law.speed, this.law.curve); }

  // Lets a press hold it; returns the drag that moves it then, nothing where it goes on.
  hold({ page, drags }, x, y) {
    const of = name => [...drags, ...page.drags].find(drag => drag.table === name);
    const drag = of(this.name) ?? of(this.isOpening ? "forth" : "back") ?? of("back");
    if (!page.catches || !drag || this.finishes && this.passes(x, y)) return null;
    this.isReversed = this.isOpening && drag.table !== "forth";
    this.progress = clamp(this.progress, 0, 1);
    this.start = this.isReversed ? 1 - this.progress : this.progress;
    // A pan from the edge of the screen that leaves has to fail first, but not the system's swipe.
    this.waits = drags[0]?.locks && drags[0].table !== "system" && this.isOn("leaving", x, y);
    return { ...drag, extra: 0, unsigned: false, range: [0, 1] };
  }
  // Whether a finger that holds it drags it now.
  takes({ finger, drags: [first] }) {
    const past = Math.hypot(...finger.moved), wasPast = finger.isPast;
    finger.isPast = past >= 10;
    if (this.waits && !finger.failed.has(first) && !passes(first, finger) && !finger.failed.has(first)) return false;
    // What has waited begins where the finger is.
    if (finger.isPast) finger.begin(past, wasPast ? past : 10);
    return finger.isPast;
  }
  // The screen that a pop reveals takes its own touches.
  passes(x, y) { return !this.isOn("leaving", x, y) && this.isOn("revealed", x, y); }
  isOn(name, x, y) {
    const { table, progress } = this, node = table.nodes.find(node => node.area === name);
    if (!node) return name === "leaving";
    const look = lookAt(table, node, progress);
    this.shape?.(node, look);
    const { map: [a, b, c, d, e, f], size: [width, height], opacity: [opacity] } = look;
    const area = a * d - b * c, left = (d * (x - e) - c * (y - f)) / area, top = (a * (y - f) - b * (x - e)) / area;
    return opacity > 0.01 && left >= 0 && left < width && top >= 0 && top < height;
  }
}
// By the kinds of settling.
const kinds = { curve: Transition };

// The screens of a phone and the finger on them.
class Phone {
  // Those that the last press allows.
  drags = [];
  // `decision` says whether the last release let a transition finish.
  constructor(page) {
    Object.assign(this, { page, depth: page.depth, moving: null, finger: null, drag: null, caught: null, decision: null });
  }
  table(name) { return this.page.tables[name]?.[this.depth]; }
  // What shows the screens while nothing moves: before they leave, after others have left, or before others come.
  get resting() {
    const left = this.page.tables.popped?.[this.depth + 1], table = this.table("back") ?? this.table("popped");
    return !table && left ? { table: left, progress: 1 }
      : { table: table ?? this.table("forth") ?? this.table("on"), progress: 0 };
  }

  // From code.
  push(now) { this.play("on", now); }
  pop(now) { this.play("popped", now); }
  play(name, now) {
    if (!this.table(name) || this.moving) return;
    this.begin(name);
    this.moving.play(now);
  }
  code(name, now) { this[name](now); }
  // The back button and the tabs are where the screens have them; elsewhere a tap goes on.
  tapped(now, { on, back, tabs, count }, x, y) {
    const isIn = area => area && x >= area[0] && y >= area[1] && x < area[0] + area[2] && y < area[1] + area[3];
    const tab = isIn(tabs) ? 1 + Math.floor((x - tabs[0]) * count / tabs[2]) : 0;
    if (isIn(back) || tab && tab < this.depth) this.code("pop", now);
    else if (tab ? tab > this.depth : on) this.code("push", now);
  }

  begin(name) {
    const table = this.table(name);
    this.moving = new kinds[table.settling.kind](table, name);
  }
  end() {
    if (this.moving.finishes) this.depth = this.moving.table.to;
    this.moving = null;
  }
  // A transition ends at a frame, as in the engine, and not before at an event.
  advance(now) { this.moving?.advance(now); }
  frame(now) { if (this.moving?.frame(now)) this.end(); }

  // Events of a finger, in points of the screen and seconds.
  press(x, y, now) {
    const { page } = this, [width, height] = page.size;
    this.advance(now);
    this.decision = this.finger = this.drag = null;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    this.finger = new Finger(x, y, now);
    this.wasMoving = this.moving !== null;
    this.drags = page.drags.filter(drag => {
      const distance = { right: x, left: width - x, down: y, up: height - y }[drag.direction];
      return !(distance > drag.edge || distance >= drag.within || distance < drag.beyond);
    });
    this.caught = this.moving?.hold(this, x, y) ?? null;
    if (this.caught) this.moving.isHeld = true;
  }
  move(x, y, now) {
    const { finger } = this;
    if (!finger) return;
    this.advance(now);
    finger.move(x, y, now);
    this.drag ??= this.beginning();
    if (this.drag) this.follow();
    finger.hasBegun = this.drag !== null;
  }
  release(x, y, now, isCancelled = false) {
    const { finger, caught, drags: [first] } = this;
    if (!finger) return;
    this.advance(now);
    finger.move(x, y, now);
    if (!this.drag && !isCancelled && first?.table === "system") {
      // It fails, and what waited for it begins.
      finger.failed.add(first);
      this.drag = this.beginning();
      if (this.drag) this.follow();
    }
    const { drag } = this;
    this.finger = null;
    const isTap = !drag && !this.wasMoving && finger.reach <= 10 && now - finger.pressed.time < 0.75;
    if (isTap && !isCancelled && this.page.taps[this.depth]) this.tapped(now, this.page.taps[this.depth], x, y);
    const { moving } = this;
    if (!drag && !caught || !moving?.isHeld) return;
    if (drag) this.decision = moving.release(drag, finger, isCancelled, now);
    else moving.settle(moving.finishes, 0, now);
    this.advance(now);
  }

  // The drag that begins now.
  beginning() {
    const { finger, moving, caught } = this;
    // A second drag may begin the next transition.
    const isNext = this.page.again && moving?.name === "back" && moving.finishes && this.page.tables.back[moving.table.to];
    if (caught && !isNext) return moving.takes(this) ? caught : null;
    // Others wait until the system's swipe has failed.
    const [first] = this.drags, waits = drag => first.table === "system" && drag !== first && !finger.failed.has(first);
    const drag = this.drags.find(drag => !waits(drag) && this.begins(drag, caught ? moving.table.to : this.depth));
    if (!drag) return null;
    if (caught) this.end();
    finger.begin(drag.locks ? along(drag.direction, finger.moved) : Math.hypot(...finger.moved), drag.slop);
    return drag;
  }
  begins(drag, depth) {
    const { finger } = this, { moved, velocity } = finger;
    if (finger.failed.has(drag) || (drag.locks ? !passes(drag, finger) : Math.hypot(...moved) < drag.slop)) return false;
    const speed = along(drag.direction, velocity);
    const leads = drag.leads || (drag.both ? Math.abs(speed) : speed) >= across(drag.direction, velocity);
    if (leads && (!this.moving || this.caught) && this.page.tables[drag.table]?.[depth]) return true;
    return !finger.failed.add(drag);
  }
  follow() {
    const { finger, drag } = this;
    if (!this.moving) {
      if (drag.extra && along(drag.direction, finger.moved) < drag.extra) return;
      this.begin(drag.table);
      if (drag.late) return;
    }
    if (this.moving.isHeld) this.moving.follow(drag, finger);
  }
}
