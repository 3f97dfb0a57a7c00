extension Page.ScriptPart {
  static let backScript = #"""
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
    """#

  static let windowsScript = #"""
    // As one activity leaves another: both are windows, which follow the finger up and down, and which a fling squeezes.
    kinds.windows = class extends kinds.back {
      preview(shown) {
        const { law, drift } = this, { size: [width, height], margin } = law, part = bezier(law.curve, shown);
        const scale = 1 - (1 - law.scale) * part, left = 1 - Math.min(Math.abs(drift) / (height / 2), 1);
        const down = Math.sign(drift) * (1 - left * left) * Math.max(0, height * (1 - scale) / 2 - margin);
        const box = (x, y) => [x + width * (1 - scale) / 2, y + height * (1 - scale) / 2, scale * width, scale * height];
        this.boxes = { leaving: box((width * (1 - law.scale) / 2 - margin) * part, down), revealed: box(-law.offset, down) };
      }
      settle(finishes, velocity, now) {
        super.settle(finishes, velocity, now);
        if (!finishes) return;
        this.preview(this.shown);
        this.ending.boxes = this.boxes;
      }
      end(time) {
        const { law, ending: { boxes: { leaving, revealed }, shown, velocity } } = this, { size, squeeze } = law;
        const frequency = Math.sqrt(squeeze.stiffness), damped = frequency * Math.sqrt(1 - squeeze.damping ** 2);
        const passed = law.seconds * time, decay = Math.exp(-squeeze.damping * frequency * passed);
        const swing = decay * Math.sin(damped * passed) / damped;
        // A gesture that has hardly begun counts as a slow fling.
        const fling = bezier(law.curve, shown) < 0.1 ? 1.2 : clamp(velocity, 0, 10);
        const scale = clamp(1 - fling * swing, squeeze.least, 1), part = emphasized(time);
        const box = (from, ...to) => {
          const [x, y, width, height] = from.map((value, i) => value + (to[i] - value) * part);
          return [x + width * (1 - scale) / 2, y + height * (1 - scale) / 2, scale * width, scale * height];
        };
        this.boxes = { leaving: box(leaving, leaving[0] + law.offset, 0, ...size), revealed: box(revealed, 0, 0, ...size) };
        this.progress = time;
      }
      shape(node, look, isInside) {
        const box = this.boxes?.[node.area ?? node.window];
        if (!box || isInside) return;
        const scale = box[2] / this.law.size[0];
        look.map = [scale, 0, 0, scale, box[0], box[1]];
        if (this.radius !== undefined && node.window) look.radius = [this.radius];
      }
    };
    """#

  static let surfaceScript = #"""
    // As a screen lifts off that shares an element with the one beneath: only the upper one moves.
    kinds.surface = class extends kinds.windows {
      preview(shown) {
        super.preview(shown);
        this.boxes.revealed = null;
        this.radius = this.law.radius * bezier(this.law.curve, shown);
      }
      end(time) {
        const { size, exit } = this.law, part = bezier([0, 0, 0.58, 1], time), goal = [exit * size[0], 0, ...size];
        this.boxes = { leaving: this.ending.boxes.leaving.map((value, i) => value + (goal[i] - value) * part) };
        this.progress = part;
      }
    };
    """#
}
