extension Page {
  /// How a page measures fingers and moves screens: the tracker, the rules and the springs of the engine.
  static let motionScript = #"""
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
      // As scroll views track it: of up to three steps, the oldest counts most.
      scrollVelocity(now) {
        const all = this.samples, time = all.length ? Math.max(now, all.at(-1).time) : now, sum = [0, 0];
        if (this.isStill(time)) return sum;
        let weights = 0, end = all.length - 1;
        for (const weight of [0.05, 0.35, 0.6]) {
          let start = end - 1;
          while (start >= 0 && all[end].time - all[start].time < 0.008) start--;
          if (start < 0) break;
          for (const axis of [0, 1])
            sum[axis] += weight * (all[end].at[axis] - all[start].at[axis]) / (all[end].time - all[start].time);
          weights += weight;
          end = start;
        }
        return weights ? sum.map(value => value / weights) : this.velocity(now);
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
        Object.assign(this, { x, y, time, pressed: { x, y, time }, hasBegun: false, reach: 0, failed: new Set() });
        this.tracker.add(0, 0, time);
        this.start.push({ at: [0, 0], time });
      }
      move(x, y, time) {
        const step = [x - this.x, y - this.y];
        Object.assign(this, { x, y, time: Math.max(this.time, time) });
        this.moved = [this.moved[0] + step[0], this.moved[1] + step[1]];
        const path = [x - this.pressed.x, y - this.pressed.y];
        this.reach = Math.max(this.reach, Math.hypot(...path));
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
      get scrollVelocity() {
        const velocity = this.tracker.scrollVelocity(this.time);
        return velocity[0] || velocity[1] ? velocity : this.velocity;
      }
      begin(past, slop = 10) {
        this.moved = this.moved.map(value => value * Math.max(0, 1 - slop / past));
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
      default: {
        const ahead = progress + velocity * rule.seconds / length;
        return ahead > rule.threshold || rule.includesThreshold && ahead === rule.threshold;
      }
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

    function settled(table, from, finishes, velocity, length) {
      const law = table.settling, to = finishes ? 1 : 0, rest = Math.abs(to - from);
      if (rest === 0 && law.kind !== "frames") return curved(from, to, 0, []);
      const relative = (finishes ? velocity : -velocity) / length / rest;
      switch (law.kind) {
      case "frames": return { seconds: Infinity, rate: finishes ? law.rate : -law.rate };
      case "pairs": {
        const { seconds, whole, pairs } = finishes ? law.finish : law.cancel, length = seconds * (whole ? rest : 1);
        return { seconds: length, at: time => time >= length ? to : from + (to - from) * between(pairs, time / length) };
      }
      case "system": {
        const spring = new Spring(...law.spring);
        return sprung(from, to, Math.min(spring.rest(relative, 0.001 / rest), spring.arrival(relative)), spring, relative);
      }
      case "engine": {
        if (!law.spring) {
          const finger = velocity ? rest * length / Math.abs(velocity) : law.seconds;
          const seconds = law.time === "rest" ? rest * law.seconds : law.time === "whole" ? law.seconds
            : finishes ? Math.max(law.shortest, Math.min(law.seconds, finger)) : law.back;
          return curved(from, to, seconds, law.curve);
        }
        const [mass, stiffness] = law.spring;
        if (law.velocity) return sprung(from, to, law.springSeconds, new Spring(...law.spring), law.velocity);
        if (!law.passesEnd && relative > 0 && relative * relative > stiffness / mass) {
          return curved(from, to, 3 / relative, [1 / 3, 1, 2 / 3, 1]);
        }
        return sprung(from, to, law.springSeconds, new Spring(...law.spring), relative);
      }
      default: return curved(from, to, rest * table.seconds / (law.speed ?? 1), law.curve);
      }
    }

    // The values of a track at a progress: straight lines between the table's points, and beyond them.
    function valuesAt({ points }, track, progress) {
      if (track.length === 1) return track[0];
      let next = 1;
      while (next < points.length - 1 && points[next] < progress) next++;
      const part = (progress - points[next - 1]) / (points[next] - points[next - 1]), before = track[next - 1];
      return before.map((value, i) => value + (track[next][i] - value) * part);
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
