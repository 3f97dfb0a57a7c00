// The flight of a zoom from code, which a press stops as documented.
kinds.flight = class extends Stopped {
  hold({ page }, x, y) {
    if (!this.isOn("leaving", x, y)) return null;
    this.held = this.progress;
    return page.drags[0];
  }
  follow(_, finger) {
    const [direction, length] = this.path(finger), sign = this.isOpening ? -1 : 1;
    this.dragged = this.held + sign * along(direction, finger.moved) / length;
    this.progress = clamp(this.dragged, 0, 1);
  }
  release(drag, finger, isCancelled, now) {
    this.follow(drag, finger);
    const { law, dragged, isOpening } = this, [direction, length] = this.path(finger);
    const velocity = (isOpening ? -1 : 1) * along(direction, scrolled(finger)) / length;
    const finishes = isCancelled ? this.finishes : dragged + velocity * law.projection > 0.5;
    this.settle(finishes, isCancelled ? 0 : velocity, now);
    return finishes;
  }
  rest(to, distance, velocity) { return swung(this.progress, to, distance, velocity, this.law.spring); }
};
