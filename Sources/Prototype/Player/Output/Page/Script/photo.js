// That of mass 1 of which a thousandth is left after a time.
function springSettlingIn(seconds, ratio, velocity) {
  ratio = clamp(ratio, 0.01, 1);
  const start = velocity * seconds;
  const left = f => ratio < 1 ? (ratio - start / f) / Math.sqrt(1 - ratio * ratio) * Math.exp(-ratio * f)
    : (1 + f - start) * Math.exp(-f);
  const crest = start <= 0 ? 0 : ratio < 1 ? (start + Math.sqrt(start * (start + 4))) / (2 * ratio) : start;
  let low = crest, high = Math.max(2 * crest, 1), isLow = f => left(f) > 0.001;
  if (isLow(Math.max(crest, 1e-300))) while (isLow(high)) high *= 2;
  else [low, high, isLow] = [0, ratio < 1 ? start / ratio : start - 1, f => -left(f) > 0.001];
  const frequency = bound(low, high, isLow) / seconds;
  return new Spring(1, frequency * frequency, 2 * ratio * frequency);
}
// The picture of a photo viewer, which follows the finger in both directions, and flies to its thumbnail or springs back.
kinds.photo = class extends Transition {
  // How far the picture is from where it rests, its scale under the finger, and how much the backdrop has faded.
  at = [0, 0];
  scale = 1;
  fade = 0;
  held = { at: [0, 0], fade: 0, more: [0, 0] };
  passes() { return false; }
  hold(phone, x, y) {
    const { at, fade, scale, progress } = this, drag = super.hold(phone, x, y);
    // A spring may have led it past its ends.
    this.progress = progress;
    this.held = { at, fade: clamp(fade, 0, 1), more: [0, 0] };
    if (!drag) return drag;
    // A drag to here shows less of the picture and of the backdrop, or more.
    this.follow(drag, { moved: [0, 0] });
    this.held.more = [fade - this.fade, scale - this.scale];
    [this.fade, this.scale] = [fade, scale];
    return drag;
  }
  follow(drag, { moved }) {
    const { law: { up, backdrop, scale }, held: { at, fade, more } } = this, [x, y] = at.map((value, axis) => value + moved[axis]);
    // A picture that is only dragged down does not move above the point where the finger caught it.
    this.at = [x, up ? y : Math.max(y, Math.min(at[1], 0))];
    // What was caught is the more open the closer it is to its middle.
    const caught = Math.hypot(...at), start = backdrop < 1 ? fade / (1 - backdrop) : 0, left = Math.hypot(x, y);
    this.dragged = clamp(caught > 1 && start > 0 ? Math.min(start, 1) * left / caught : (up ? left : moved[1]) / drag.length, 0, 1);
    this.fade = Math.max((1 - backdrop) * this.dragged + more[0], 0);
    this.scale = 1 - (1 - scale) * this.dragged + more[1];
  }
  settle(finishes, _, now, finger) {
    const { law, table, progress, at, fade, scale } = this, end = finishes ? 1 : 0;
    const goal = table.flight.map(value => end * value);
    const mix = (from, to, part) => from + (to - from) * part;
    const { seconds } = law;
    const parts = goal.map((value, axis) => {
      if (finishes && law.curve) return time => bezier(law.curve, time / law.seconds);
      const velocity = finger && Math.abs(value - at[axis]) >= 1 ? finger.velocity[axis] / (value - at[axis]) : 0;
      const spring = law.spring ? new Spring(...law.spring) : springSettlingIn(law.seconds, law.ratio, velocity);
      return time => time >= seconds ? 1 : 1 - spring.left(time, velocity);
    });
    const motion = time => {
      const [across, down] = parts.map(part => part(time));
      this.at = [mix(at[0], goal[0], across), mix(at[1], goal[1], down)];
      [this.fade, this.scale] = [mix(fade, end, across), mix(scale, 1, across)];
      return mix(progress, end, across);
    };
    this.run({ seconds, at: motion }, finishes, now);
  }
  shape(node, look, isInside) {
    const { at, table, progress, scale, fade } = this;
    if (node.map.length === 1) look.opacity = valuesAt(table, node.opacity, fade);
    if (node.map.length === 1 || isInside) return;
    const { map, size } = look;
    look.map = map.slice(0, 6).map((value, i) => i < 4 ? scale * value : value + at[i - 4] - progress * table.flight[i - 4]
      + (1 - scale) * (map[i - 4] * size[0] + map[i - 2] * size[1]) / 2);
  }
};
