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
