// Material's emphasized curve.
const emphasized = time => time < 1 / 6 ? 0.4 * bezier([0.3, 0, 0.8, 0.15], 6 * time)
  : 0.4 + 0.6 * bezier([0.05, 0.7, 0.1, 1], (6 * time - 1) / 5);
// Android's gesture back: by a spring it follows the finger and returns, or a release plays the end of what is shown.
kinds.back = class extends Transition {
  shown = this.target = this.velocity = this.drift = this.heldDrift = 0;
  get isStill() { return Math.abs(this.shown - this.target) < 0.0005 && Math.abs(this.velocity) < 0.005; }
  get rests() { return this.isHeld && this.isStill; }
  advance(now) {
    const time = Math.max(0, now - (this.last ?? now)), distance = this.shown - this.target;
    const frequency = Math.sqrt(this.law.stiffness);
    const pull = this.velocity + frequency * distance, decay = Math.exp(-frequency * time);
    this.shown = this.target + (distance + pull * time) * decay;
    this.velocity = (this.velocity - frequency * pull * time) * decay;
    this.last = Math.max(now, this.last ?? now);
    return false;
  }
  frame(now) {
    this.advance(now);
    const { law, ending } = this;
    if (!ending) {
      this.preview(clamp(this.shown, 0, 1));
      return !this.isHeld && this.isStill;
    }
    this.end(Math.min((now - ending.since) / law.seconds, 1));
    return now - ending.since >= law.seconds;
  }
  preview(progress) { this.progress = progress; }
  end(time) { this.progress = this.ending.shown + (1 - this.ending.shown) * emphasized(time); }

  // The progress after a distance, which grows faster beyond the linear part of a wide screen.
  reached(distance) {
    const { linear, restPart, size: [width] } = this.law, rest = width - linear;
    if (rest <= 0) return Math.min(distance / width, 1);
    const near = linear + rest * restPart, beyond = Math.max(distance - linear, 0) / rest;
    return Math.min(distance / (near + (width - near) * beyond), 1);
  }
  follow(drag, { moved: [x, y], time }) {
    this.last ??= time;
    this.dragged = this.target = clamp(this.start + Math.sign(x) * this.reached(Math.abs(x)), 0, 1);
    this.drift = this.heldDrift + y;
  }
  settle(finishes, _, now) {
    Object.assign(this, { finishes, isHeld: false });
    if (!finishes) { this.target = 0; return; }
    this.ending = { since: now, shown: this.shown, velocity: this.velocity };
  }
  // A press holds what returns.
  hold({ page }) {
    if (this.finishes) return null;
    this.start = this.target = this.shown;
    [this.velocity, this.heldDrift] = [0, this.drift];
    return page.drags[0];
  }
};
