extension Page {
  /// What a page does: the recogniser, the rules and the motions of the engine, in the browser's language.
  ///
  /// `Phone` knows no browser: it is told events and frames with their instants, so that a test can do so too.
  static let script = #"""
    "use strict";
    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

    // The velocity of a finger: the best straight line through its last tenth of a second.
    class Tracker {
      samples = [];
      add(x, y, time) {
        const all = this.samples, newest = all.at(-1);
        if (!newest || newest.time - time > 0.1) { this.samples = [{ time, at: [x, y], weight: 1 }]; return; }
        const sample = { time: Math.max(time, newest.time), at: [x, y], weight: 1 };
        if (sample.time === newest.time || all.length > 1 && sample.time - all.at(-2).time < 0.0005) {
          sample.weight += newest.weight;
          all[all.length - 1] = sample;
        } else all.push(sample);
        while (all[0].time < sample.time - 0.1) all.shift();
      }
      isStill(now) {
        const all = this.samples, newest = all.at(-1), start = now - 0.05;
        if (!newest || now - newest.time >= 0.04) return true;
        const low = [...newest.at], high = [...newest.at];
        for (let i = all.length - 1; i >= 0; i--) {
          const here = all[i], next = all[i + 1], part = next ? (start - here.time) / (next.time - here.time) : 0;
          for (const axis of [0, 1]) {
            const value = here.time < start ? here.at[axis] + (next.at[axis] - here.at[axis]) * part : here.at[axis];
            low[axis] = Math.min(low[axis], value);
            high[axis] = Math.max(high[axis], value);
          }
          if (here.time <= start) break;
        }
        return Math.max(high[0] - low[0], high[1] - low[1]) <= 2;
      }
      velocity(now) {
        const all = this.samples, time = all.length ? Math.max(now, all.at(-1).time) : now;
        if (this.isStill(time)) return [0, 0];
        let first = all.length - 1;
        while (first > 0 && all[first - 1].time >= time - 0.1) {
          if (all[first].time - all[first - 1].time >= 0.04 && all.length - first > 2) break;
          first--;
        }
        return [0, 1].map(axis => this.slope(this.turn(first, axis), axis));
      }
      slope(first, axis) {
        const run = this.samples.slice(first), start = run[0];
        if (run.at(-1).time - start.time < 0.0005) return 0;
        let weight = 0, times = 0, places = 0, product = 0, square = 0;
        for (const s of run) {
          weight += s.weight;
          times += s.weight * (s.time - start.time);
          places += s.weight * (s.at[axis] - start.at[axis]);
        }
        for (const s of run) {
          const time = s.time - start.time - times / weight;
          product += s.weight * time * (s.at[axis] - start.at[axis] - places / weight);
          square += s.weight * time * time;
        }
        return Number.isFinite(product / square) ? product / square : 0;
      }
      turn(first, axis) {
        const all = this.samples, newest = all.at(-1).at[axis];
        let low = all.length - 1, high = low;
        for (let i = all.length - 1; i >= first; i--) {
          const value = all[i].at[axis];
          if (value < all[low].at[axis]) low = i;
          if (value > all[high].at[axis]) high = i;
          const top = all[high].at[axis], bottom = all[low].at[axis];
          if (top - newest > 2 && top - value > 2) return high;
          if (newest - bottom > 2 && value - bottom > 2) return low;
        }
        return first;
      }
    }

    // A finger from its press on.
    class Finger {
      tracker = new Tracker();
      start = [];
      moved = [0, 0];
      constructor(x, y, time) {
        Object.assign(this, { x, y, time, pressed: { x, y, time }, hasBegun: false, failed: new Set() });
        this.tracker.add(0, 0, time);
        this.start.push({ at: [0, 0], time });
      }
      move(x, y, time) {
        const step = [x - this.x, y - this.y];
        Object.assign(this, { x, y, time: Math.max(this.time, time) });
        this.moved = [this.moved[0] + step[0], this.moved[1] + step[1]];
        const path = [x - this.pressed.x, y - this.pressed.y];
        if (step[0] || step[1]) this.tracker.add(...path, this.time);
        if (this.hasBegun) return;
        const last = this.start.at(-1);
        if (Math.max(Math.abs(path[0] - last.at[0]), Math.abs(path[1] - last.at[1])) <= 2) return;
        if (time > last.time) this.start = [last, { at: path, time }]; else last.at = path;
      }
      // While a drag begins, its last movement stands for a velocity that is not known yet.
      get velocity() {
        const velocity = this.tracker.velocity(this.time), [from, to] = this.start;
        if (velocity[0] || velocity[1] || this.hasBegun || !to) return velocity;
        return [0, 1].map(axis => (to.at[axis] - from.at[axis]) / (to.time - from.time));
      }
      begin(past) {
        this.moved = this.moved.map(value => value * Math.max(0, 1 - 10 / past));
      }
    }

    const directions = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };
    const along = (direction, vector) => {
      const [x, y] = directions[direction];
      return x * vector[0] + y * vector[1];
    };
    const across = (direction, vector) => Math.abs(directions[direction][0] ? vector[1] : vector[0]);

    function isEnough(rule, progress, velocity, length) {
      switch (rule.kind) {
      case "distance": return progress > rule.threshold;
      case "distanceOrVelocity": return progress > rule.threshold || velocity > rule.velocity;
      case "fling": return Math.abs(velocity) >= rule.velocity ? velocity > 0 : progress > rule.threshold;
      default: return progress + velocity * rule.seconds / length > rule.threshold;
      }
    }

    // A curve through (0, 0), two control points and (1, 1).
    function bezier([x1, y1, x2, y2], time) {
      if (time <= 0) return 0;
      if (time >= 1) return 1;
      const value = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
      let low = 0, high = 1;
      for (let i = 0; i < 50; i++) {
        const middle = (low + high) / 2;
        if (value(x1, x2, middle) < time) low = middle; else high = middle;
      }
      return value(y1, y2, (low + high) / 2);
    }

    // A spring from 0 to 1, damped at most critically, as a closed form of the time.
    class Spring {
      constructor(mass, stiffness, damping) {
        this.frequency = Math.sqrt(stiffness / mass);
        const ratio = Math.min(1, damping / Math.sqrt(stiffness * mass) / 2);
        this.decay = this.frequency * ratio;
        this.detuning = this.frequency * Math.sqrt((1 - ratio) * (1 + ratio));
      }
      // The distance that is left, for a velocity at the beginning in distances a second.
      left(time, velocity) {
        const envelope = Math.exp(-this.decay * time), slope = this.decay - velocity;
        if (this.detuning === 0) return envelope * (1 + slope * time);
        return envelope * (Math.cos(this.detuning * time) + slope * Math.sin(this.detuning * time) / this.detuning);
      }
      arrival(velocity) {
        const slope = this.decay - velocity;
        if (this.detuning === 0) return slope < 0 ? -1 / slope : Infinity;
        return Math.atan2(this.detuning, -slope) / this.detuning;
      }
      // When it stays within a distance of its end.
      rest(velocity, tolerance) {
        const step = 0.05 / this.frequency, isFar = time => Math.abs(this.left(time, velocity)) > tolerance;
        let last = -1;
        for (let i = 0; i * step < 40; i++) if (isFar(i * step)) last = i; else if (i > last + 400) break;
        if (last < 0) return 0;
        let low = last * step, high = low + step;
        for (let i = 0; i < 40; i++) if (isFar((low + high) / 2)) low = (low + high) / 2; else high = (low + high) / 2;
        return Math.min(40, high);
      }
      // That of mass 1 of which a thousandth is left after a time.
      static settlingIn(seconds, ratio, velocity) {
        ratio = clamp(ratio, 0.01, 1);
        const start = velocity * seconds;
        const left = f => ratio < 1
          ? (ratio - start / f) / Math.sqrt(1 - ratio * ratio) * Math.exp(-ratio * f)
          : (1 + f - start) * Math.exp(-f);
        const crest = start <= 0 ? 0
          : ratio < 1 ? (start + Math.sqrt(start * (start + 4))) / (2 * ratio) : start;
        let low = crest, high = Math.max(2 * crest, 1), isLow = f => left(f) > 0.001;
        if (isLow(Math.max(crest, 1e-300))) while (isLow(high)) high *= 2;
        else [low, high, isLow] = [0, ratio < 1 ? start / ratio : start - 1, f => -left(f) > 0.001];
        for (let i = 0; i < 60; i++) if (isLow((low + high) / 2)) low = (low + high) / 2; else high = (low + high) / 2;
        const frequency = high / seconds;
        return new Spring(1, frequency * frequency, 2 * ratio * frequency);
      }
    }

    // A motion says where a transition is some seconds after its beginning: its progress.
    const curved = (from, to, seconds, curve) =>
      ({ seconds, at: time => time >= seconds ? to : from + (to - from) * bezier(curve, time / seconds) });
    const sprung = (from, to, seconds, spring, velocity) =>
      ({ seconds, at: time => time >= seconds ? to : to - (to - from) * spring.left(Math.max(0, time), velocity) });
    const systemSpring = new Spring(3, 1000, 500);

    function settled(table, from, finishes, velocity, length) {
      const law = table.settling, to = finishes ? 1 : 0, rest = Math.abs(to - from);
      if (rest === 0 && law.kind !== "frames") return curved(from, to, 0, []);
      const relative = (finishes ? velocity : -velocity) / length / rest;
      switch (law.kind) {
      case "frames": return { seconds: Infinity, rate: finishes ? law.rate : -law.rate };
      case "system": {
        const seconds = Math.min(systemSpring.rest(relative, 0.001 / rest), systemSpring.arrival(relative));
        return sprung(from, to, seconds, systemSpring, relative);
      }
      case "engine": {
        const [mass, stiffness] = law.spring;
        if (!law.isSpring) return curved(from, to, law.seconds, law.curve);
        if (!law.passesEnd && relative > 0 && relative * relative > stiffness / mass) {
          return curved(from, to, 3 / relative, [1 / 3, 1, 2 / 3, 1]);
        }
        return sprung(from, to, law.springSeconds, new Spring(...law.spring), relative);
      }
      default: return curved(from, to, rest * table.seconds / (law.speed ?? 1), law.curve);
      }
    }

    // The screens of a phone and the finger on them.
    class Phone {
      constructor(page) {
        this.page = page;
        this.depth = page.depth;
        this.moving = null;
        this.finger = null;
        // Whether the last release let a transition finish.
        this.decision = null;
      }
      table(name) { return this.page.tables[name]?.[this.depth]; }
      // What shows the screens while nothing moves.
      get resting() { return ["back", "popped", "forth", "on"].map(name => this.table(name)).find(table => table); }

      // From code.
      push(now) { this.play("on", now); }
      pop(now) { this.play("popped", now); }
      play(name, now) {
        const table = this.table(name);
        if (!table || this.moving) return;
        this.begin(table, name);
        const { law, pace } = table;
        if (law) {
          this.run(law.isSpring ? sprung(0, 1, law.springSeconds, new Spring(...law.spring), 0)
            : curved(0, 1, law.seconds, law.curve), true, now);
        } else {
          this.run({ seconds: table.seconds, at: time => between(pace, time) }, true, now);
        }
      }

      begin(table, name) {
        const isOpening = name === "on" || name === "forth";
        this.moving = { table, name, isOpening, progress: 0, fade: 0, x: 0, y: 0, isHeld: true, finishes: true };
      }
      run(motion, finishes, now) { Object.assign(this.moving, { motion, finishes, isHeld: false, since: now, last: now }); }
      settle(finishes, velocity, length, now) {
        this.run(settled(this.moving.table, this.moving.progress, finishes, velocity, length), finishes, now);
        this.advance(now);
      }
      end() {
        if (this.moving.finishes) this.depth = this.moving.table.to;
        this.moving = null;
      }

      // Brings what moves by itself to an instant.
      advance(now) {
        const moving = this.moving;
        if (!moving || moving.isHeld || moving.motion.rate) return;
        if (moving.motion.move) moving.motion.move(now - moving.since);
        else moving.progress = moving.fade = moving.motion.at(now - moving.since);
        if (now - moving.since >= moving.motion.seconds) this.end();
      }
      // A frame of the display.
      frame(now) {
        this.advance(now);
        const moving = this.moving;
        if (!moving?.motion?.rate || moving.isHeld) return;
        const progress = (moving.exact ?? moving.progress) + moving.motion.rate * (now - moving.last);
        moving.exact = progress;
        moving.last = now;
        moving.progress = moving.fade = clamp(progress, 0, 1);
        if (moving.finishes ? progress >= 1 : progress <= 0) this.end();
      }

      // Events of a finger, in points of the screen and seconds.
      press(x, y, now) {
        this.advance(now);
        this.finger = new Finger(x, y, now);
        this.decision = null;
        this.drag = null;
        this.drags = this.page.drags.filter(drag => {
          const [width, height] = this.page.size;
          const distance = { right: x, left: width - x, down: y, up: height - y }[drag.direction];
          if (drag.edge === undefined) return true;
          return drag.kind === "pan" || drag.kind === "photo" ? distance <= drag.edge : distance < Math.min(drag.edge, 20);
        });
        if (this.drags[0]?.table === "system") this.drags.length = 1;
        this.caught = this.moving ? this.caughtBy(x, y) : null;
        if (this.caught) this.moving.isHeld = true;
      }
      // What a press holds on to; nil for what goes on.
      caughtBy(x, y) {
        const { moving } = this, kind = moving.table.settling.kind;
        const path = this.page.drags.find(drag => drag.table === moving.name)
          ?? this.page.drags.find(drag => drag.table === (moving.isOpening ? "forth" : "back"))
          ?? this.page.drags.find(drag => drag.table === "back");
        if (!path) return null;
        const isReversed = moving.isOpening && path.table !== "forth";
        const progress = isReversed ? 1 - moving.progress : moving.progress;
        return { path, isReversed, progress, kind, finishes: moving.finishes, hasDragged: false, x: moving.x, y: moving.y };
      }

      move(x, y, now) {
        if (!this.finger) return;
        this.advance(now);
        this.finger.move(x, y, now);
        if (!this.drag && !this.caught?.hasDragged) this.tryToBegin();
        if (this.drag || this.caught) this.follow(now);
        if (this.drag || this.caught?.hasDragged) this.finger.hasBegun = true;
      }
      tryToBegin() {
        const { finger, caught } = this, past = Math.hypot(...finger.moved);
        if (caught && !(this.page.again && this.isPopping)) {
          if (caught.kind === "system") caught.hasDragged ||= Math.abs(finger.x - finger.pressed.x) >= 10;
          else if (past >= 10) {
            finger.begin(past);
            caught.hasDragged = true;
          }
          return;
        }
        const drag = this.drags.find(each => this.begins(each));
        if (!drag) return;
        if (caught) {
          this.caught = null;
          this.end();
        }
        this.drag = drag;
        finger.begin(drag.kind === "edge" || drag.edge !== undefined && drag.kind === "system" ? finger.moved[0] : past);
      }
      get isPopping() { return this.moving.name === "back" && this.moving.finishes; }
      begins(drag) {
        const { finger } = this;
        if (finger.failed.has(drag)) return false;
        const moved = finger.moved, fromEdge = drag.kind === "edge" || drag.kind === "system" && drag.edge !== undefined;
        if (fromEdge) {
          if (Math.hypot(...moved) >= 3 && !(finger.isLocked || along(drag.direction, moved) >= across(drag.direction, moved)))
            return !finger.failed.add(drag);
          if (Math.hypot(...moved) >= 3) finger.isLocked = true;
          if (along(drag.direction, moved) < 10) return false;
        } else if (Math.hypot(...moved) < 10) return false;
        const velocity = finger.velocity, isFree = !this.moving || this.caught && this.page.again;
        const leads = drag.kind === "system" && fromEdge
          || along(drag.direction, velocity) >= across(drag.direction, velocity);
        const depth = this.depth + (this.caught ? this.moving.table.to - this.depth : 0);
        if (leads && isFree && this.page.tables[drag.table]?.[depth]) return true;
        return !finger.failed.add(drag);
      }

      // Moves the transition to where the finger is.
      follow(now) {
        const { finger, drag, caught } = this;
        if (caught) return this.followCaught();
        const moved = along(drag.direction, finger.moved) - (drag.slop - 10);
        if (!this.moving) {
          if (moved < 0 && drag.slop > 10) return;
          this.begin(this.table(drag.table), drag.table);
        }
        if (!this.moving.isHeld) return;
        if (drag.kind === "photo") return this.carry(drag, 0, 0, 0);
        this.dragged = moved / drag.length;
        if (drag.unsigned) this.dragged = Math.abs(this.dragged);
        if (drag.range) this.dragged = drag.kind === "system" ? this.dragged : clamp(this.dragged, ...drag.range);
        this.moving.progress = this.moving.fade = clamp(this.dragged, 0, 1);
      }
      followCaught() {
        const { finger, caught, moving } = this, { path } = caught;
        if (caught.kind === "system") {
          const sign = moving.isOpening ? -1 : 1;
          this.dragged = moving.isOpening ? 1 - caught.progress : caught.progress;
          this.dragged += sign * (finger.x - finger.pressed.x) / path.length;
          moving.progress = moving.fade = clamp(this.dragged, 0, 1);
          return;
        }
        if (!caught.hasDragged) return;
        if (caught.kind === "photo") return this.carry(path, caught.x, caught.y, moving.caughtFade ?? 0);
        const progress = clamp(caught.progress + along(path.direction, finger.moved) / path.length, 0, 1);
        this.dragged = progress;
        moving.progress = moving.fade = caught.isReversed ? 1 - progress : progress;
        if (moving.table.settling.kind === "frames") moving.exact = moving.progress;
      }
      // The picture of a photo viewer follows the finger in both directions.
      carry(drag, x, y, fade) {
        const { moving, finger } = this;
        const lift = moving.progress * (moving.table.flight ?? 0) + y;
        moving.x = x + finger.moved[0];
        moving.y = y + Math.max(finger.moved[1], Math.min(lift, 0) - lift);
        moving.fade = this.dragged = clamp(fade + finger.moved[1] / drag.length, 0, 1);
      }

      release(x, y, now, isCancelled = false) {
        const { finger, caught } = this;
        if (!finger) return;
        this.advance(now);
        finger.move(x, y, now);
        if (this.drag && this.drag.kind !== "system" || caught?.hasDragged && caught.kind !== "system") this.follow(now);
        this.finger = null;
        if (caught) return this.releaseCaught(finger, caught, now, isCancelled);
        const drag = this.drag;
        if (!drag || !this.moving?.isHeld) return;
        const velocity = along(drag.direction, finger.velocity);
        if (drag.kind === "system") this.dragged = along(drag.direction, finger.moved) / drag.length;
        const finishes = !isCancelled && isEnough(drag.rule, this.dragged, velocity, drag.length);
        this.decide(finishes, finger, isCancelled ? 0 : velocity, drag.length, now);
      }
      releaseCaught(finger, caught, now, isCancelled) {
        const { path, isReversed } = caught;
        if (!caught.hasDragged) return this.decide(caught.finishes, null, 0, path.length, now);
        let velocity = along(path.direction, finger.velocity), rule = path.rule;
        if (caught.kind === "system") {
          if (this.moving.isOpening) velocity = -velocity;
          this.dragged = (this.moving.isOpening ? 1 - caught.progress : caught.progress)
            + (this.moving.isOpening ? -1 : 1) * (finger.x - finger.pressed.x) / path.length;
          rule = { kind: "projection", seconds: 0.3, threshold: 0.5 };
          return this.decide(!isCancelled && isEnough(rule, this.dragged, velocity, path.length), finger, velocity,
            path.length, now);
        }
        const finishes = !isCancelled && isEnough(rule, this.dragged, velocity, path.length) !== isReversed;
        this.decide(finishes, finger, isReversed ? -velocity : velocity, path.length, now);
      }
      decide(finishes, finger, velocity, length, now) {
        if (finger) this.decision = finishes;
        if (this.moving.table.settling.kind === "photo") return this.fly(finishes, finger, now);
        this.settle(finishes, velocity, length, now);
      }
      // The picture flies to its thumbnail, or springs back.
      fly(closes, finger, now) {
        const moving = this.moving, law = moving.table.settling, { x, y, progress, fade } = moving;
        const total = y + progress * (moving.table.flight ?? 0);
        const springs = [x, total].map((distance, axis) => {
          const velocity = Math.abs(distance) < 1 || !finger ? 0 : -finger.velocity[axis] / distance;
          const spring = Spring.settlingIn(law.seconds, law.ratio, velocity);
          return time => time >= law.seconds ? 1 : 1 - spring.left(time, velocity);
        });
        const move = time => {
          const [across, down] = closes ? Array(2).fill(bezier(law.curve, time / law.seconds)) : springs.map(s => s(time));
          const to = closes ? 1 : 0;
          moving.progress = progress + (to - progress) * across;
          moving.fade = fade + (to - fade) * across;
          moving.x = x * (1 - across);
          moving.y = y * (1 - down);
          moving.caughtFade = clamp(moving.fade, 0, 1);
        };
        this.run({ seconds: law.seconds, move }, closes, now);
        this.advance(now);
      }
    }

    // The progress at a time, from pairs of both.
    function between(pairs, time) {
      let next = 1;
      while (next < pairs.length - 1 && pairs[next][0] < time) next++;
      const [[t0, p0], [t1, p1]] = [pairs[next - 1], pairs[next]];
      return clamp(p0 + (p1 - p0) * (time - t0) / (t1 - t0), 0, 1);
    }
    """#
}
