// A spring from 0 to 1, damped at most critically, as a closed form of the time.
class Spring {
  constructor(mass, stiffness, damping) {
    this.frequency = Math.sqrt(stiffness / mass);
    const ratio = Math.min(1, damping / Math.sqrt(stiffness * mass) / 2);
    this.decay = this.frequency * ratio;
    this.detuning = this.frequency * Math.sqrt((1 - ratio) * (1 + ratio));
  }
  // The distance that is left, for a velocity at the beginning in distances a second.
  left(time, velocity) {
    const envelope = Math.exp(-this.decay * time), slope = this.decay - velocity;
    if (this.detuning === 0) return envelope * (1 + slope * time);
    return envelope * (Math.cos(this.detuning * time) + slope * Math.sin(this.detuning * time) / this.detuning);
  }
  arrival(velocity) {
    const slope = this.decay - velocity;
    if (this.detuning === 0) return slope < 0 ? -1 / slope : Infinity;
    return Math.atan2(this.detuning, -slope) / this.detuning;
  }
  // When it stays within a distance of its end.
  rest(velocity, tolerance) {
    const step = 0.05 / this.frequency, isFar = time => Math.abs(this.left(time, velocity)) > tolerance;
    let last = -1;
    for (let i = 0; i * step < 40; i++) if (isFar(i * step)) last = i; else if (i > last + 400) break;
    return last < 0 ? 0 : Math.min(40, bound(last * step, (last + 1) * step, isFar));
  }
}
// Where what holds at a number ends to hold below another one.
function bound(low, high, isLow) {
  for (let i = 0; i < 60; i++) if (isLow((low + high) / 2)) low = (low + high) / 2; else high = (low + high) / 2;
  return high;
}
const sprung = (from, to, seconds, spring, velocity) =>
  ({ seconds, at: time => time >= seconds ? to : to - (to - from) * spring.left(Math.max(0, time), velocity) });
// That of the system, which stops where it arrives.
function swung(from, to, distance, velocity, figures) {
  const spring = new Spring(...figures);
  return sprung(from, to, Math.min(spring.rest(velocity, 0.001 / distance), spring.arrival(velocity)), spring, velocity);
}
const springing = (from, to, law, velocity) => sprung(from, to, law.springSeconds, new Spring(...law.spring), velocity);
