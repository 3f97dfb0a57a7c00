extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    requirements.removeAll { $0.object == nil }
    if other !== self, !requirements.contains(where: { $0.object === other }) { requirements.append(Weak(other)) }
  }

  /// Who does not allow it, of the views from the touched one up to the recogniser's own, and the delegate.
  final var refusal: String? {
    var asked: [UIView] = []
    for touched in tracked.compactMap(\.view) {
      var next: UIView? = touched === view ? nil : touched
      while let found = next, found !== view {
        if !asked.contains(found) { asked.append(found) }
        next = found.superview
      }
    }
    if let view { asked.append(view) }
    if let view = asked.first(where: { !$0.gestureRecognizerShouldBegin(self) }) {
      return "\(type(of: view)) says no to gestureRecognizerShouldBegin"
    }
    guard askedDelegate?.gestureRecognizerShouldBegin(self) ?? true else {
      return "\(delegateLabel) says no to gestureRecognizerShouldBegin"
    }
    return nil
  }

  /// A rival that recognised and makes it fail.
  final var winner: UIGestureRecognizer? {
    let winners = rivals.living.filter { $0.isEngaged && $0.published.isRecognised }
    return winners.first { $0.prevents(self) }
  }

  /// `other` fails when this one recognises.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognises(with: other)
  }

  private func recognises(with other: UIGestureRecognizer) -> Bool {
    for (one, another) in [(self, other), (other, self)]
    where one.askedDelegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: another) ?? false {
      one.note(.asked, "\(one.delegateLabel) lets \(another.label) recognise too")
      return true
    }
    return false
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
    isTriedAfter(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || askedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.askedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
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
