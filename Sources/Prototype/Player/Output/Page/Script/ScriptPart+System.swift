extension Page.ScriptPart {
  /// The velocity of the system's swipe.
  static let scrollingScript = #"""
    // As scroll views track it: of up to three steps, the oldest counts most.
    function scrollVelocity(tracker, now) {
      const all = tracker.samples, time = all.length ? Math.max(now, all.at(-1).time) : now, sum = [0, 0];
      if (tracker.isStill(time)) return sum;
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
      return weights ? sum.map(value => value / weights) : tracker.velocity(now);
    }
    function scrolled(finger) {
      const velocity = scrollVelocity(finger.tracker, finger.time);
      return velocity.some(value => value) ? velocity : finger.velocity;
    }
    """#

  /// The recogniser of the screen's edge, and others that keep to an axis.
  static let edgeScript = #"""
    // Whether a finger has passed the slop; a drag fails that leads across its direction first.
    function passes(drag, finger) {
      const { moved } = finger, distance = along(drag.direction, moved), isFar = Math.hypot(...moved) >= 3;
      if (isFar && !finger.isLocked && distance < across(drag.direction, moved)) return !finger.failed.add(drag);
      finger.isLocked ||= isFar;
      return distance >= drag.slop;
    }
    """#

  static let systemScript = #"""
    // The system's swipe, which a press holds at once, and whose spring takes over the velocity.
    kinds.system = class extends Transition {
      passes() { return false; }
      hold(phone, x, y) {
        const drag = super.hold(phone, x, y);
        this.tracker = new Tracker();
        this.tracker.add(x, 0, phone.finger.time);
        this.held = this.progress;
        return drag;
      }
      takes({ finger, caught }) {
        this.follow(caught, finger);
        return Math.abs(finger.x - finger.pressed.x) >= 10;
      }
      get sign() { return this.isOpening ? -1 : 1; }
      follow(drag, finger) {
        this.dragged = along(drag.direction, finger.moved) / drag.length;
        if (this.tracker) {
          this.tracker.add(finger.x, 0, finger.time);
          this.dragged = this.held + this.sign * (finger.x - finger.pressed.x) / drag.length;
        }
        this.progress = clamp(this.dragged, 0, 1);
      }
      release(drag, finger, isCancelled, now) {
        const { tracker, law, sign } = this;
        let velocity, rule = drag.rule;
        if (tracker) {
          velocity = sign * (law.scrolls ? scrollVelocity(tracker, now) : tracker.velocity(now))[0];
          rule = law.rules[finger.pressed.x < 20 ? 0 : 1];
        } else velocity = along(drag.direction, law.scrolls ? scrolled(finger) : finger.velocity);
        this.follow(drag, finger);
        const finishes = !isCancelled && isEnough(rule, this.dragged, velocity, drag.length);
        this.settle(finishes, isCancelled ? 0 : velocity / drag.length, now);
        return finishes;
      }
      rest(to, distance, velocity) {
        return swung(this.progress, to, distance, velocity, this.law.spring);
      }
    };
    """#
}
