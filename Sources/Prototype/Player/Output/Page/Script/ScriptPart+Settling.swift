extension Page.ScriptPart {
  static let springScript = #"""
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
    """#

  static let engineScript = #"""
    // What other engines do at a release.
    kinds.engine = class extends Transition {
      // In front of the screen that is revealed may lie what takes touches itself.
      passes(x, y) {
        const [covered, revealed] = this.law.veil;
        return super.passes(x, y) && covered + (revealed - covered) * this.progress <= 0.01;
      }
      rest(to, distance, velocity) {
        const { law, progress } = this, { seconds } = law;
        if (!law.spring) {
          const byFinger = velocity ? 1 / Math.abs(velocity) : seconds;
          return curved(progress, to, law.time === "rest" ? distance * seconds : law.time === "whole" ? seconds
            : to ? Math.max(law.shortest, Math.min(seconds, byFinger)) : law.back, law.curve);
        }
        const [mass, stiffness] = law.spring;
        if (!law.velocity && !law.passesEnd && velocity > 0 && velocity * velocity > stiffness / mass)
          return curved(progress, to, 3 / velocity, [1 / 3, 1, 2 / 3, 1]);
        return springing(progress, to, law, law.velocity ?? velocity);
      }
    };
    """#

  static let framesScript = #"""
    // Moves by a step a frame.
    kinds.frames = class extends Transition {
      takes(phone) {
        const { finger, drags: [first] } = phone;
        if (first?.table !== "system") return super.takes(phone);
        // The system's swipe from the edge has to fail first.
        const isTaken = finger.moved[0] >= first.slop;
        if (isTaken) finger.moved = [0, 0];
        return isTaken;
      }
      settle(finishes, velocity, now) {
        this.rate = finishes ? this.law.rate : -this.law.rate;
        Object.assign(this, { finishes, isHeld: false, last: now, exact: this.progress });
      }
      advance() { return false; }
      frame(now) {
        if (this.isHeld) return false;
        this.exact += this.rate * (now - this.last);
        this.last = now;
        this.progress = clamp(this.exact, 0, 1);
        return this.finishes ? this.exact >= 1 : this.exact <= 0;
      }
    };
    """#

  static let pairsScript = #"""
    // As trials found that code moves.
    kinds.pairs = class extends Transition {
      rest(to, distance) {
        const pace = to ? this.law.finish : this.law.cancel;
        return paired(this.progress, to, pace.seconds * (pace.whole ? distance : 1), pace);
      }
    };
    """#
}
