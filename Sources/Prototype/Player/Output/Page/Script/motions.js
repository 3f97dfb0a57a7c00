"use strict";
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// The velocity of a finger: the best straight line through its last tenth of a second.
class Tracker {
  samples = [];
  add(x, y, time) {
    const all = this.samples, newest = all.at(-1);
    if (!newest || newest.time - time > 0.1) { this.samples = [{ time, at: [x, y], weight: 1 }]; return; }
    const sample = { time: Math.max(time, newest.time), at: [x, y], weight: 1 };
    if (sample.time === newest.time || all.length > 1 && sample.time - all.at(-2).time < 0.0005) {
      sample.weight += newest.weight;
      all[all.length - 1] = sample;
    } else all.push(sample);
    while (all[0].time < sample.time - 0.1) all.shift();
  }
  isStill(now) {
    const all = this.samples, newest = all.at(-1), start = now - 0.05;
    if (!newest || now - newest.time >= 0.04) return true;
    const before = all.findLastIndex(sample => sample.time < start), run = all.slice(Math.max(before, 0)).map(s => s.at);
    if (before >= 0) {
      const [{ time, at }, next] = all.slice(before), part = (start - time) / (next.time - time);
      run[0] = at.map((value, axis) => value + (next.at[axis] - value) * part);
    }
    return [0, 1].every(axis => {
      const values = run.map(at => at[axis]);
      return Math.max(...values) - Math.min(...values) <= 2;
    });
  }
  velocity(now) {
    const all = this.samples, time = all.length ? Math.max(now, all.at(-1).time) : now;
    if (this.isStill(time)) return [0, 0];
    let first = all.length - 1;
    while (first > 0 && all[first - 1].time >= time - 0.1) {
      if (all[first].time - all[first - 1].time >= 0.04 && all.length - first > 2) break;
      first--;
    }
    return [0, 1].map(axis => this.slope(all.slice(this.turn(first, axis)), axis));
  }
  slope(run, axis) {
    if (run.at(-1).time - run[0].time < 0.0005) return 0;
    const sum = value => run.reduce((total, sample) => total + sample.weight * value(sample), 0), weight = sum(() => 1);
    const time = sum(s => s.time) / weight, middle = sum(s => s.at[axis]) / weight;
    const square = sum(s => (s.time - time) ** 2);
    return square ? sum(s => (s.time - time) * (s.at[axis] - middle)) / square : 0;
  }
  // Where the finger turned last.
  turn(first, axis) {
    const all = this.samples, newest = all.at(-1).at[axis];
    let low = all.length - 1, high = low;
    for (let i = all.length - 1; i >= first; i--) {
      const value = all[i].at[axis];
      if (value < all[low].at[axis]) low = i;
      if (value > all[high].at[axis]) high = i;
      const top = all[high].at[axis], bottom = all[low].at[axis];
      if (top - newest > 2 && top - value > 2) return high;
      if (newest - bottom > 2 && value - bottom > 2) return low;
    }
    return first;
  }
}

// A finger from its press on.
class Finger {
  tracker = new Tracker();
  moved = [0, 0];
  constructor(x, y, time) {
    Object.assign(this, { x, y, time, pressed: { x, y, time }, reach: 0, failed: new Set(), start: [{ at: [0, 0], time }] });
    this.tracker.add(0, 0, time);
  }
  move(x, y, time) {
    const step = [x - this.x, y - this.y], path = [x - this.pressed.x, y - this.pressed.y], last = this.start.at(-1);
    Object.assign(this, { x, y, time: Math.max(this.time, time), reach: Math.max(this.reach, Math.hypot(...path)) });
    this.moved = [this.moved[0] + step[0], this.moved[1] + step[1]];
    if (step[0] || step[1]) this.tracker.add(...path, this.time);
    if (this.hasBegun || Math.max(...path.map((value, axis) => Math.abs(value - last.at[axis]))) <= 2) return;
    if (time > last.time) this.start = [last, { at: path, time }]; else last.at = path;
  }
  // While a drag begins, its last movement stands for a velocity that is not known yet.
  get velocity() {
    const velocity = this.tracker.velocity(this.time), [from, to] = this.start;
    if (velocity[0] || velocity[1] || this.hasBegun || !to) return velocity;
    return [0, 1].map(axis => (to.at[axis] - from.at[axis]) / (to.time - from.time));
  }
  begin(past, slop) { this.moved = this.moved.map(value => value * Math.max(0, 1 - slop / past)); }
}

const directions = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };
const along = (direction, [x, y]) => directions[direction][0] * x + directions[direction][1] * y;
const across = (direction, [x, y]) => Math.abs(directions[direction][0] ? y : x);

function isEnough({ kind, threshold, velocity: limit, seconds, includesThreshold }, progress, velocity, length) {
  if (kind === "distance") return progress > threshold;
  if (kind === "distanceOrVelocity") return progress > threshold || velocity > limit;
  if (kind === "fling") return Math.abs(velocity) >= limit ? velocity > 0 : progress > threshold;
  const ahead = progress + velocity * seconds / length;
  return ahead > threshold || includesThreshold && ahead === threshold;
}

// A curve through (0, 0), two control points and (1, 1).
function bezier([x1, y1, x2, y2], time) {
  if (time <= 0 || time >= 1) return clamp(time, 0, 1);
  const value = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
  let low = 0, high = 1;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (value(x1, x2, middle) < time) low = middle; else high = middle;
  }
  return value(y1, y2, low);
}

// A motion says where a transition is some seconds after its beginning: its progress.
const curved = (from, to, seconds, curve) =>
  ({ seconds, at: time => time >= seconds ? to : from + (to - from) * bezier(curve, time / seconds) });
const paired = (from, to, seconds, pace) => ({ seconds,
  at: time => time >= seconds ? to : from + (to - from) * clamp(valuesAt(pace, pace.shares, time / seconds)[0], 0, 1) });

// The values of a track at a progress: straight lines between the table's points, and beyond them.
function valuesAt({ points }, track, progress) {
  if (track.length === 1) return track[0];
  let next = 1;
  while (next < points.length - 1 && points[next] < progress) next++;
  const part = (progress - points[next - 1]) / (points[next] - points[next - 1]), before = track[next - 1];
  return before.map((value, i) => value + (track[next][i] - value) * part);
}
// Where an element is at a progress, and how it looks.
const lookAt = (table, node, progress) => Object.fromEntries(["map", "size", "opacity", "radius", "color"]
  .filter(name => node[name]).map(name => [name, valuesAt(table, node[name], progress)]));
