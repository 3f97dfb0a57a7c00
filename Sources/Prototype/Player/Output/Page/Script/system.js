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
