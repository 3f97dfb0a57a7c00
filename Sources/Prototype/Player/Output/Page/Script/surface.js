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
