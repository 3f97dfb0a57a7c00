// Moves by a step a frame.
kinds.frames = class extends Transition {
  // The recogniser is that of the screen that leaves, and waits for the system's swipe, too.
  hold(phone, x, y) {
    const isItsTouch = this.isOn("leaving", x, y);
    if (!isItsTouch) phone.drags = phone.drags.filter(drag => drag.table === "system");
    const drag = isItsTouch ? super.hold(phone, x, y) : null;
    this.waits = phone.drags[0]?.locks;
    return drag;
  }
  takes(phone) {
    const { finger, drags: [first] } = phone, waits = this.waits && !finger.failed.has(first), isTaken = super.takes(phone);
    if (waits && isTaken) finger.moved = [0, 0];
    return isTaken;
  }
  settle(finishes, velocity, now) {
    this.rate = finishes ? this.law.rate : -this.law.rate;
    Object.assign(this, { finishes, isHeld: false, last: now, exact: this.progress });
  }
  advance() { return false; }
  frame(now) {
    if (this.isHeld) return false;
    this.exact += this.rate * (now - this.last);
    this.last = now;
    this.progress = clamp(this.exact, 0, 1);
    // It is the system's then, which ends it at its next frame and may be caught until there.
    if (this.finishes ? this.exact >= 1 : this.exact <= 0)
      Object.setPrototypeOf(this, Transition.prototype).settle(this.finishes, 0, now);
    return false;
  }
};
