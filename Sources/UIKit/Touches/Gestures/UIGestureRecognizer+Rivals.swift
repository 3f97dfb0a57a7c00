extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    requirements.removeAll { $0.object == nil }
    if other !== self, !requirements.contains(where: { $0.object === other }) { requirements.append(Weak(other)) }
  }

  /// The views from the touched one up to the recogniser's own, and the delegate, allow it.
  final var mayBegin: Bool {
    var asked: [UIView] = []
    for touched in tracked.compactMap(\.view) {
      var next: UIView? = touched === view ? nil : touched
      while let found = next, found !== view {
        if !asked.contains(found) { asked.append(found) }
        next = found.superview
      }
    }
    if let view { asked.append(view) }
    guard asked.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether a rival that recognised makes it fail.
  final var isPrevented: Bool {
    let winners = rivals.living.filter { $0.isEngaged && $0.published.isRecognised }
    return winners.contains { $0.prevents(self) }
  }

  /// `other` fails when this one recognises.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognises(with: other)
  }

  private func recognises(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Participating recognisers that have to fail first.
  final var dependencies: [UIGestureRecognizer] {
    let fixed = requirements.living.filter(\.isEngaged)
    let asked = rivals.living.filter { rival in
      !fixed.contains { $0 === rival } && needsFailure(of: rival)
    }
    return fixed + asked
  }

  private func needsFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// It waits for itself through others: then none of them would ever begin.
  final var waitsInCircle: Bool {
    var seen: [UIGestureRecognizer] = []
    var next = blockers.living
    while let blocker = next.popLast() {
      if blocker === self { return true }
      if blocker.isWaiting, !seen.contains(blocker) {
        seen.append(blocker)
        next += blocker.blockers.living
      }
    }
    return false
  }
}

extension [Weak<UIGestureRecognizer>] {
  var living: [UIGestureRecognizer] { compactMap { $0.object } }
}
