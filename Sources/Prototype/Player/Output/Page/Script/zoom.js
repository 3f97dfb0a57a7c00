// What the zoom's screen is drawn by once a press has stopped it: the first movement decides along which axis.
class Stopped extends Transition {
  takes(phone) {
    const [x, y] = phone.finger.moved;
    phone.finger.leads ??= Math.abs(y) >= Math.abs(x) ? "down" : "right";
    return super.takes(phone);
  }
  path({ leads }) { return [leads, this.law.size[leads === "down" ? 1 : 0]]; }
}
// The system's zoom: a screen in a card, which springs move after the finger, to its picture, or back.
kinds.zoom = class extends Stopped {
  moves = [];
  constructor(table, name) {
    super(table, name);
    const all = nodes => nodes.flatMap(node => [node, ...all(node.children ?? [])]);
    const clip = all(table.nodes).find(node => node.window === "leaving" && node.clips);
    const ends = [0, 1].map(progress => node => lookAt(table, node, progress)), screen = clip.children[0];
    // How the card looks as the whole screen, and at its picture.
    const [whole, picture] = this.ends = ends.map((at, end) => {
      const { map: [, , , , x, y], size: [width, height], radius: [radius] = [0] } = at(clip);
      const card = { x: x + width / 2, y: y + height / 2, width, height, radius };
      return { ...card, scale: 1, across: 0, down: 0, shadow: 0, picture: end, covers: 1 - end };
    });
    whole.shadow = this.law.shadow;
    const [from, to] = ends.map(at => at(screen).map);
    picture.scale = to[0] / from[0];
    picture.across = to[4] - picture.width / 2 - picture.scale * (from[4] - whole.width / 2);
    picture.down = to[5] - picture.height / 2 - picture.scale * (from[5] - whole.height / 2);
    this.goal = this.look = whole;
  }
  // Where all goes; springs that are under way go on. A spring is its mass, stiffness, damping and duration.
  aim(goal, [mass, stiffness, damping, seconds], now) {
    const from = this.goal, rest = {};
    for (const name in goal) if (goal[name] !== from[name])
      rest[name] = name === "scale" ? from.scale / goal.scale : from[name] - goal[name];
    this.moves = this.moves.filter(move => now < move.end);
    this.moves.push({ rest, spring: new Spring(mass, stiffness, damping), since: now, end: now + seconds });
    this.goal = goal;
  }
  locate(now) {
    this.last = now;
    const look = this.look = { ...this.goal };
    for (const { rest, spring, since, end } of this.moves) {
      const left = now < end ? spring.left(Math.max(0, now - since), 0) : 0;
      for (const name in rest)
        if (name === "scale") look.scale *= 1 + (rest.scale - 1) * left; else look[name] += rest[name] * left;
    }
    this.progress = 1 - look.covers;
  }
  advance(now) {
    this.locate(now);
    return !this.isHeld && now - this.since >= this.seconds;
  }
  get rests() { return this.isHeld && this.moves.every(move => this.last >= move.end); }
  // As documented, a press stops what flies.
  hold({ page, finger }, x, y) {
    if (!this.law.stops || !this.isOn("leaving", x, y)) return null;
    this.locate(finger.time);
    [this.moves, this.goal, this.stopped] = [[], this.look, this.look];
    return page.drags[0];
  }
  follow(drag, finger) {
    const { x, y, moved, time } = finger, { stopped } = this;
    this.grabbed ??= [x - moved[0], y - moved[1]];
    const [direction, length] = stopped ? this.path(finger) : [drag.direction, drag.length];
    this.dragged = along(direction, moved) / length;
    this.aim(stopped ? { ...this.goal, x: stopped.x + moved[0], y: stopped.y + moved[1] }
      : this.card(drag.direction === "down", moved), this.law.tracking, time);
    this.locate(time);
  }
  // The card under a finger.
  card(isDown, moved) {
    const { law, grabbed, ends: [whole] } = this, size = [whole.width, whole.height], axis = isDown ? 1 : 0;
    const band = (most, constant, pull) => Math.sign(pull) * most * (1 - 1 / (1 + constant * Math.abs(pull) / most));
    const shift = moved.map((value, i) => band(law.acrossLimit * size[i], law.acrossGain, value));
    const travel = moved[axis] / size[axis];
    if (travel > 0) shift[axis] = moved[axis] * (1 - law.fallLag * Math.min(travel, 1) ** 3);
    let scale = 1 - law.shrinking * Math.max(0, travel);
    if (scale < law.knee) scale = law.knee - band(law.knee - law.floor, 1, law.knee - scale);
    const [x, y] = grabbed.map((value, i) => value + (size[i] / 2 - value) * scale + shift[i]);
    return { ...whole, x, y, scale, width: scale * whole.width, height: scale * whole.height, radius: scale * whole.radius };
  }

  release(drag, finger, isCancelled, now) {
    const { law, stopped, dragged, ends: [whole] } = this;
    const [direction, length] = stopped ? this.path(finger) : [drag.direction, drag.length];
    const velocity = along(direction, scrolled(finger));
    // The direction of a finger decides that holds what was stopped.
    const finishes = isCancelled ? !!stopped && this.finishes : stopped
      ? dragged + velocity * law.projection / length > 0 : isEnough(drag.rule, dragged, velocity, length);
    this.settle(finishes, stopped ? 0 : Math.hypot(...finger.velocity) / whole.width, now);
    return finishes;
  }
  settle(finishes, speed, now) {
    const { law, ends: [whole, picture] } = this;
    if (finishes) {
      // Faster for a faster finger.
      const [mass, stiffness, damping, seconds] = law.landing, faster = Math.min(3, 1 + 0.3 * speed);
      const landing = [mass, stiffness * faster ** 2, damping * faster, seconds / faster];
      this.aim({ ...picture, covers: this.goal.covers }, landing, now);
      this.aim(picture, law.uncovering, now);
    } else this.aim(whole, law.returning, now);
    Object.assign(this, { finishes, isHeld: false, since: now, seconds: finishes ? law.uncovering[3] : law.returning[3] });
  }
  shape(node, look, isInside) {
    const { x, y, width, height, scale, across, down, radius, shadow, picture } = this.look, [whole, small] = this.ends;
    const [left, top] = [x - width / 2, y - height / 2];
    const put = (x, y, wider, taller, [a, b, c, d, e, f]) =>
      [a * wider, b * taller, c * wider, d * taller, e * wider + x, f * taller + y];
    const at = progress => lookAt(this.table, node, progress).map;
    if (node.window !== "leaving" && node.area !== "leaving") return;
    if (isInside && node.opacity.length > 1) {
      const part = Math.max(width / small.width, height / small.height);
      look.map = put((width - part * small.width) / 2, (height - part * small.height) / 2, part, part, at(1));
      look.opacity = [picture];
    } else if (isInside) {
      const [x, y] = [(width - scale * whole.width) / 2 + across, (height - scale * whole.height) / 2 + down];
      look.map = put(x, y, scale, scale, at(0));
    } else if (node.picture !== undefined) {
      look.map = put(left, top, width / whole.width, height / whole.height, at(0));
      look.opacity = [shadow];
    } else {
      Object.assign(look, { map: [1, 0, 0, 1, left, top], size: [width, height] });
      if (look.radius) look.radius = [radius];
    }
  }
};
