extension Page {
  /// What a page does, in the browser's language: the recogniser, the rules and the motions of the engine.
  ///
  /// `Phone` knows no browser: it is told events and frames with their instants, so that a test can do so too.
  static let script = motionScript + "\n" + phoneScript

  private static let phoneScript = #"""
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

      tapped(now) { this.push(now); }

      // From code.
      push(now) { this.play("on", now); }
      pop(now) { this.play("popped", now); }
      play(name, now) {
        const table = this.table(name);
        if (!table || this.moving) return;
        this.begin(table, name);
        const { law, pace } = table;
        if (law) {
          this.run(law.spring ? sprung(0, 1, law.springSeconds, new Spring(...law.spring), law.velocity ?? 0)
            : curved(0, 1, law.seconds, law.curve), true, now);
        } else {
          this.run({ seconds: pace.at(-1)[0], at: time => between(pace, time) }, true, now);
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
        const [width, height] = this.page.size;
        this.advance(now);
        this.decision = this.finger = null;
        if (x < 0 || y < 0 || x >= width || y >= height) return;
        this.finger = new Finger(x, y, now);
        this.wasMoving = this.moving !== null;
        this.drag = null;
        this.drags = this.page.drags.filter(drag => {
          const distance = { right: x, left: width - x, down: y, up: height - y }[drag.direction];
          if (distance >= drag.within || distance < drag.beyond) return false;
          if (drag.edge === undefined) return true;
          return drag.kind === "pan" || drag.kind === "photo" ? distance <= drag.edge : distance < Math.min(drag.edge, 20);
        });
        if (this.drags[0]?.table === "system") this.drags.length = 1;
        this.caught = this.moving && this.page.catches ? this.caughtBy(x, y) : null;
        if (this.caught) {
          this.moving.isHeld = true;
          this.caught.tracker.add(x, 0, now);
        }
      }
      // What a press holds on to; nil for what goes on.
      caughtBy(x, y) {
        const { moving } = this, kind = moving.table.settling.kind;
        // The screen that a pop reveals takes its own touches.
        if (moving.finishes && kind !== "system" && kind !== "photo" && !this.isOn("leaving", x, y)
          && this.isOn("revealed", x, y) && !this.isVeiled) return null;
        const path = this.drags.find(drag => drag.table === moving.name)
          ?? this.page.drags.find(drag => drag.table === moving.name)
          ?? this.page.drags.find(drag => drag.table === (moving.isOpening ? "forth" : "back"))
          ?? this.page.drags.find(drag => drag.table === "back");
        if (!path) return null;
        const isReversed = moving.isOpening && path.table !== "forth";
        if (kind !== "photo") moving.progress = moving.fade = clamp(moving.progress, 0, 1);
        const progress = isReversed ? 1 - moving.progress : moving.progress;
        return { path, isReversed, progress, kind, finishes: moving.finishes, hasDragged: false, x: moving.x, y: moving.y,
          tracker: new Tracker() };
      }

      get isVeiled() {
        const [covered, revealed] = this.page.veil;
        return covered + (revealed - covered) * this.moving.progress > 0.01;
      }
      isOn(name, x, y) {
        const { table, progress } = this.moving, node = table.nodes.find(node => node.area === name);
        if (!node) return name === "leaving";
        const [a, b, c, d, e, f] = valuesAt(table, node.map, progress), [width, height] = valuesAt(table, node.size, progress);
        const area = a * d - b * c, left = (d * (x - e) - c * (y - f)) / area, top = (a * (y - f) - b * (x - e)) / area;
        return left >= 0 && left < width && top >= 0 && top < height;
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
        if (caught && !(this.page.again && this.isPopping && this.page.tables.back?.[this.moving.table.to])) {
          if (caught.kind === "system") caught.hasDragged ||= Math.abs(finger.x - finger.pressed.x) >= 10;
          // The system's swipe from the edge has to fail first.
          else if (caught.kind === "frames" && this.drags[0]?.table === "system") {
            if (finger.moved[0] < this.slop(this.drags[0])) return;
            finger.moved = [0, 0];
            caught.hasDragged = true;
          } else if (past >= 10) {
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
        finger.begin(drag.kind === "edge" || drag.edge !== undefined && drag.kind === "system" ? finger.moved[0] : past,
          this.slop(drag));
      }
      // How far a finger moves before the recogniser begins.
      slop(drag) { return drag.kind === "system" ? drag.slop : 10; }
      get isPopping() { return this.moving.name === "back" && this.moving.finishes; }
      begins(drag) {
        const { finger } = this;
        if (finger.failed.has(drag)) return false;
        const moved = finger.moved, fromEdge = drag.kind === "edge" || drag.kind === "system" && drag.edge !== undefined;
        if (fromEdge) {
          if (Math.hypot(...moved) >= 3 && !(finger.isLocked || along(drag.direction, moved) >= across(drag.direction, moved)))
            return !finger.failed.add(drag);
          if (Math.hypot(...moved) >= 3) finger.isLocked = true;
          if (along(drag.direction, moved) < this.slop(drag)) return false;
        } else if (Math.hypot(...moved) < this.slop(drag)) return false;
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
        if (caught) return this.followCaught(now);
        const moved = along(drag.direction, finger.moved) - (drag.slop - this.slop(drag));
        if (!this.moving) {
          if (moved < 0 && drag.slop > this.slop(drag)) return;
          this.begin(this.table(drag.table), drag.table);
          if (drag.late) return;
        }
        if (!this.moving.isHeld) return;
        if (drag.kind === "photo") return this.carry(drag, 0, 0, 0);
        this.dragged = moved / drag.length;
        if (drag.unsigned) this.dragged = Math.abs(this.dragged);
        if (drag.range) this.dragged = drag.kind === "system" ? this.dragged : clamp(this.dragged, ...drag.range);
        this.moving.progress = this.moving.fade = clamp(this.dragged, 0, 1);
      }
      followCaught(now) {
        const { finger, caught, moving } = this, { path } = caught;
        if (caught.kind === "system") {
          const sign = moving.isOpening ? -1 : 1;
          caught.tracker.add(finger.x, 0, now);
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
        const drag = this.drag, isTap = !drag && !this.wasMoving && finger.reach < 10 && now - finger.pressed.time < 0.75;
        if (isTap && !isCancelled && this.page.taps) this.tapped(now);
        if (!drag || !this.moving?.isHeld) return;
        const scrolls = drag.kind === "system" && this.moving.table.settling.scrolls;
        const velocity = along(drag.direction, scrolls ? finger.scrollVelocity : finger.velocity);
        if (drag.kind === "system") this.dragged = along(drag.direction, finger.moved) / drag.length;
        const finishes = !isCancelled && isEnough(drag.rule, this.dragged, velocity, drag.length);
        this.decide(finishes, finger, isCancelled ? 0 : velocity, drag.length, now);
      }
      releaseCaught(finger, caught, now, isCancelled) {
        const { path, isReversed } = caught;
        if (!caught.hasDragged) return this.decide(caught.finishes, null, 0, path.length, now);
        let velocity = along(path.direction, finger.velocity), rule = path.rule;
        if (caught.kind === "system") {
          const { rules, scrolls } = this.moving.table.settling, { tracker } = caught;
          velocity = (scrolls ? tracker.scrollVelocity(now) : tracker.velocity(now))[0] * (this.moving.isOpening ? -1 : 1);
          this.dragged = (this.moving.isOpening ? 1 - caught.progress : caught.progress)
            + (this.moving.isOpening ? -1 : 1) * (finger.x - finger.pressed.x) / path.length;
          rule = rules[finger.pressed.x < 20 ? 0 : 1];
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
    """#
}
