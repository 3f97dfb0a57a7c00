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
