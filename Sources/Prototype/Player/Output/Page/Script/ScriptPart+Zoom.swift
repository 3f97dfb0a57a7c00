extension Page.ScriptPart {
  static let zoomScript = #"""
    function zoomVelocity(finger) {
      const scrolled = scrollVelocity(finger.tracker, finger.time);
      return scrolled.some(value => value) ? scrolled : finger.velocity;
    }
    // The first movement decides along which axis a finger drags what it has stopped.
    const leading = finger => { finger.leads ??= Math.abs(finger.moved[1]) >= Math.abs(finger.moved[0]) ? "down" : "right"; };
    // The system's zoom: a screen in a card, which springs move after the finger, to its picture, or back.
    kinds.zoom = class extends Transition {
      moves = [];
      constructor(table, name) {
        super(table, name);
        const all = nodes => nodes.flatMap(node => [node, ...all(node.children ?? [])]);
        const clip = all(table.nodes).find(node => node.window === "leaving" && node.clips);
        const ends = [0, 1].map(progress => node => lookAt(table, node, progress)), screen = clip.children[0];
        // How the card looks as the whole screen, and at its picture.
        const [whole, picture] = this.ends = ends.map((at, end) => {
          const { map: [, , , , x, y], size: [width, height], radius: [radius] = [0] } = at(clip);
          return { x: x + width / 2, y: y + height / 2, width, height, scale: 1, across: 0, down: 0, radius, shadow: 0, picture: end, covers: 1 - end };
        });
        whole.shadow = this.law.shadow;
        const [from, to] = ends.map(at => at(screen).map);
        picture.scale = to[0] / from[0];
        picture.across = to[4] - picture.width / 2 - picture.scale * (from[4] - whole.width / 2);
        picture.down = to[5] - picture.height / 2 - picture.scale * (from[5] - whole.height / 2);
        this.goal = this.look = whole;
      }
      // Where all goes; springs that are under way go on. A spring is its mass, stiffness, damping and duration.
      head(goal, [mass, stiffness, damping, seconds], now) {
        const from = this.goal, rest = {};
        for (const name in goal) if (goal[name] !== from[name])
          rest[name] = name === "scale" ? from.scale / goal.scale : from[name] - goal[name];
        this.moves = this.moves.filter(move => now < move.end);
        this.moves.push({ rest, spring: new Spring(mass, stiffness, damping), since: now, end: now + seconds });
        this.goal = goal;
      }
      place(now) {
        this.last = now;
        const look = this.look = { ...this.goal };
        for (const { rest, spring, since, end } of this.moves) {
          const left = now < end ? spring.left(Math.max(0, now - since), 0) : 0;
          for (const name in rest) if (name === "scale") look.scale *= 1 + (rest.scale - 1) * left; else look[name] += rest[name] * left;
        }
        this.progress = 1 - look.covers;
      }
      advance(now) {
        this.place(now);
        return !this.isHeld && now - this.since >= this.seconds;
      }
      get rests() { return this.isHeld && this.moves.every(move => this.last >= move.end); }
      // As documented, a press stops what flies.
      hold({ page, finger }, x, y) {
        if (!this.law.stops || !this.isOn("leaving", x, y)) return null;
        this.place(finger.time);
        [this.moves, this.goal, this.stopped] = [[], this.look, this.look];
        return page.drags[0];
      }
      takes(phone) {
        leading(phone.finger);
        return super.takes(phone);
      }
      follow(drag, finger) {
        const { x, y, moved, time } = finger, { stopped } = this;
        this.grabbed ??= [x - moved[0], y - moved[1]];
        this.dragged = along(stopped ? finger.leads : drag.direction, moved) / (stopped ? this.law.size[finger.leads === "down" ? 1 : 0] : drag.length);
        this.head(stopped ? { ...this.goal, x: stopped.x + moved[0], y: stopped.y + moved[1] }
          : this.card(drag.direction === "down", moved), this.law.tracking, time);
        this.place(time);
      }
      // The card under a finger.
      card(isDown, moved) {
        const { law, grabbed, ends: [whole] } = this, size = [whole.width, whole.height], axis = isDown ? 1 : 0;
        const band = (dimension, constant, pull) => Math.sign(pull) * dimension * (1 - 1 / (1 + constant * Math.abs(pull) / dimension));
        const shift = moved.map((value, i) => band(law.acrossLimit * size[i], law.acrossGain, value));
        const travel = moved[axis] / size[axis];
        if (travel > 0) shift[axis] = moved[axis] * (1 - law.fallLag * Math.min(travel, 1) ** 3);
        let scale = 1 - law.shrinking * Math.max(0, travel);
        if (scale < law.knee) scale = law.knee - band(law.knee - law.floor, 1, law.knee - scale);
        const [x, y] = grabbed.map((value, i) => value + (size[i] / 2 - value) * scale + shift[i]);
        return { ...whole, x, y, scale, width: scale * whole.width, height: scale * whole.height, radius: scale * whole.radius };
      }

      release(drag, finger, isCancelled, now) {
        const { law, stopped, dragged, ends: [whole] } = this, direction = stopped ? finger.leads : drag.direction;
        const velocity = along(direction, zoomVelocity(finger));
        // The direction of a finger decides that holds what was stopped.
        const finishes = isCancelled ? !!stopped && this.finishes : stopped
          ? dragged + velocity * law.projection / law.size[direction === "down" ? 1 : 0] > 0
          : isEnough(drag.rule, dragged, velocity, drag.length);
        this.settle(finishes, stopped ? 0 : Math.hypot(...finger.velocity) / whole.width, now);
        return finishes;
      }
      settle(finishes, speed, now) {
        const { law, ends: [whole, picture] } = this;
        if (finishes) {
          // Faster for a faster finger.
          const [mass, stiffness, damping, seconds] = law.landing, faster = Math.min(3, 1 + 0.3 * speed);
          this.head({ ...picture, covers: this.goal.covers }, [mass, stiffness * faster ** 2, damping * faster, seconds / faster], now);
          this.head(picture, law.uncovering, now);
        } else this.head(whole, law.returning, now);
        Object.assign(this, { finishes, isHeld: false, since: now, seconds: finishes ? law.uncovering[3] : law.returning[3] });
      }
      shape(node, look, isInside) {
        const { x, y, width, height, scale, across, down, radius, shadow, picture } = this.look, [whole, small] = this.ends;
        const [left, top] = [x - width / 2, y - height / 2];
        const put = (x, y, across, down, [a, b, c, d, e, f]) => [a * across, b * down, c * across, d * down, e * across + x, f * down + y];
        const at = progress => lookAt(this.table, node, progress).map;
        if (node.window !== "leaving" && node.area !== "leaving") return;
        if (isInside && node.opacity.length > 1) {
          const part = Math.max(width / small.width, height / small.height);
          look.map = put((width - part * small.width) / 2, (height - part * small.height) / 2, part, part, at(1));
          look.opacity = [picture];
        } else if (isInside) {
          look.map = put(width / 2 + across - scale * whole.width / 2, height / 2 + down - scale * whole.height / 2, scale, scale, at(0));
        } else if (node.picture !== undefined) {
          look.map = put(left, top, width / whole.width, height / whole.height, at(0));
          look.opacity = [shadow];
        } else {
          Object.assign(look, { map: [1, 0, 0, 1, left, top], size: [width, height] });
          if (look.radius) look.radius = [radius];
        }
      }
    };
    // Its flight from code, which a press stops as documented.
    kinds.flight = class extends Transition {
      hold({ page }, x, y) {
        if (!this.isOn("leaving", x, y)) return null;
        this.held = this.progress;
        return page.drags[0];
      }
      takes(phone) {
        leading(phone.finger);
        return super.takes(phone);
      }
      follow(_, { moved, leads }) {
        const sign = this.isOpening ? -1 : 1;
        this.dragged = this.held + sign * along(leads, moved) / this.law.size[leads === "down" ? 1 : 0];
        this.progress = clamp(this.dragged, 0, 1);
      }
      release(drag, finger, isCancelled, now) {
        this.follow(drag, finger);
        const { law, dragged, isOpening } = this, length = law.size[finger.leads === "down" ? 1 : 0];
        const velocity = (isOpening ? -1 : 1) * along(finger.leads, zoomVelocity(finger)) / length;
        const finishes = isCancelled ? this.finishes : dragged + velocity * law.projection > 0.5;
        this.settle(finishes, isCancelled ? 0 : velocity, now);
        return finishes;
      }
      rest(to, distance, velocity) { return swung(this.progress, to, distance, velocity, this.law.spring); }
    };
    """#
}
