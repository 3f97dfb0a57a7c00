// As trials found that code moves.
kinds.pairs = class extends Transition {
  rest(to, distance) {
    const pace = to ? this.law.finish : this.law.cancel;
    return paired(this.progress, to, pace.seconds * (pace.whole ? distance : 1), pace);
  }
};
