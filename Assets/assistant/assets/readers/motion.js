// Reads springs.json and transitions.json, which `backswipe list --data` writes. No dependencies; public domain (CC0).

// The value of a spring token at a time in seconds: 0 at first, tending to 1; velocity in whole distances per second.
function springValue(token, time, velocity = 0) {
  const { mass, stiffness, damping } = token.$value;
  if (!(time > 0)) return 0;
  const frequency = Math.sqrt(stiffness) / Math.sqrt(mass);
  // An overdamped spring is played as a critically damped one.
  const ratio = Math.min(damping / Math.sqrt(stiffness) / Math.sqrt(mass) / 2, 1);
  const decay = frequency * ratio;
  const detuning = frequency * Math.sqrt(1 - ratio) * Math.sqrt(1 + ratio);
  const envelope = Math.exp(-decay * time);
  const cosine = detuning > 0 ? envelope * Math.cos(detuning * time) : envelope;
  const sine = detuning > 0 ? envelope * Math.sin(detuning * time) / detuning : envelope * time;
  return 1 - (cosine + (decay - velocity) * sine);
}

// The value of a curve token at a time in seconds: 0 at first, 1 from its duration on.
function curveValue(token, time) {
  const { duration, cubicBezier: [x1, y1, x2, y2] } = token.$value;
  if (!(time > 0)) return 0;
  if (time >= duration) return 1;
  const at = (a, b, s) => 3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s;
  let low = 0, high = 1;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time / duration) low = middle; else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
}

// Whether a release finishes: progress from 0 to 1, velocity in points per second, width in points; null if no drag ends it.
function finishes(release, progress, velocity, width) {
  if (!release) return null;
  const limit = release.pointsPerSecond ?? (release.progressPerSecond ?? Infinity) * width;
  if (release.rule === "fling" && Math.abs(velocity) >= limit) return velocity > 0;
  if (release.rule === "distance or velocity" && velocity > limit) return true;
  return progress + (release.ahead ?? 0) * velocity / width > release.distance;
}

const value = (token, time, velocity) => token.$type === "spring" ? springValue(token, time, velocity) : curveValue(token, time);

if (typeof module !== "undefined") module.exports = { value, springValue, curveValue, finishes };
