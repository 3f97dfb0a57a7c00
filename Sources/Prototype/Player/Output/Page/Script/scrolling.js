// As scroll views track it: of up to three steps, the oldest counts most.
function scrollVelocity(tracker, now) {
  const all = tracker.samples, time = all.length ? Math.max(now, all.at(-1).time) : now, sum = [0, 0];
  if (tracker.isStill(time)) return sum;
  let weights = 0, end = all.length - 1;
  for (const weight of [0.05, 0.35, 0.6]) {
    let start = end - 1;
    while (start >= 0 && all[end].time - all[start].time < 0.00795) start--;
    if (start < 0) break;
    for (const axis of [0, 1])
      sum[axis] += weight * (all[end].at[axis] - all[start].at[axis]) / (all[end].time - all[start].time);
    weights += weight;
    end = start;
  }
  return weights ? sum.map(value => value / weights) : tracker.velocity(now);
}
function scrolled(finger) {
  const velocity = scrollVelocity(finger.tracker, finger.time);
  return velocity.some(value => value) ? velocity : finger.velocity;
}
