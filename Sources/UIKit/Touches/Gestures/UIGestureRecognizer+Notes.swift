import Foundation

// Not Apple's: says of each recogniser what becomes of it and why, for a log.

extension UIGestureRecognizer {
  /// If someone listens.
  final func note(_ kind: TransitionCall.Kind, _ text: @autoclosure () -> String = "") {
    guard let application = view?.application, let calls = application.calls, !(self is TransitionCatch) else { return }
    calls.note(kind, text(), of: self, in: application)
  }

  /// Sets the state to failed; the reason is noted if someone listens.
  final func fail(because reason: @autoclosure () -> String) {
    failure = view?.application.calls == nil ? nil : reason()
    state = .failed
    failure = nil
  }

  /// Its name or class, and the view that it belongs to.
  final var label: String { "\(name ?? role ?? "\(type(of: self))") on \(view?.label ?? "no view")" }

  final var delegateLabel: String { delegate.map { "its delegate, \(type(of: $0))," } ?? "it" }

  /// How far the touches have moved from where they went down.
  final var movedText: String {
    let movement = tracked.reduce(SIMD2<Double>.zero) { $0 + $1.movement } / Double(max(1, tracked.count))
    let parts = [(movement.x, "right", "left"), (movement.y, "down", "up")].filter { abs($0.0) >= 0.05 }
    guard !parts.isEmpty else { return "moved 0 pt" }
    return "moved " + parts.map { "\(abs($0.0).points) \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
  }

  /// What lets a recogniser that it waits for go first.
  final func requirementText(_ other: UIGestureRecognizer) -> String {
    if requirements.living.contains(where: { $0 === other }) { return "require(toFail:)" }
    if isTriedAfter(other) { return "what is tried" }
    if shouldRequireFailure(of: other) { return "\(type(of: self)).shouldRequireFailure(of:)" }
    if other.shouldBeRequiredToFail(by: self) { return "\(type(of: other)).shouldBeRequiredToFail(by:)" }
    if askedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true {
      return "\(delegateLabel) says so"
    }
    return "the other's delegate, \(other.delegate.map { "\(type(of: $0))" } ?? "none"), says so"
  }
}

extension UIView {
  /// The controller whose view it is, or its class.
  fileprivate var label: String {
    guard let controller = next as? UIViewController, controller.viewIfLoaded === self else {
      return "\(type(of: self))"
    }
    return "\(type(of: controller)).view"
  }
}

extension Double {
  /// To a tenth of a point.
  var points: String { "\(String(format: "%.1f", self).replacing(".0", with: "")) pt" }
}

extension TransitionCalls {
  func note(
    _ kind: TransitionCall.Kind, _ text: String, of recognizer: UIGestureRecognizer, in application: UIApplication
  ) {
    let subject = subject(recognizer)
    // A question is asked again and again.
    if kind == .asked {
      let since = list.lastIndex { $0.subject == subject && $0.kind == .sees } ?? list.startIndex
      if list[since...].contains(where: { $0.subject == subject && $0.text == text }) { return }
    }
    add(TransitionCall(kind, text, of: subject, at: application.world.now))
  }

  /// Two of the same label are told apart by a number.
  func subject(_ recognizer: UIGestureRecognizer) -> String {
    subjects.removeAll { $0.recognizer.object == nil }
    if let known = subjects.first(where: { $0.recognizer.object === recognizer }) { return known.name }
    let label = recognizer.label
    let names = Set(subjects.map(\.name))
    let name =
      ([label] + (2...).prefix(names.count + 1).map { "\(label) (\($0))" }).first { !names.contains($0) } ?? label
    subjects.append((Weak(recognizer), name))
    return name
  }
}

// Not Apple's: what would come of a drag if a recogniser were different.

/// One thing about a recogniser that is other than in the source; recognisers go by the names of the list of calls.
package enum WhatIf: Hashable, Sendable {
  case off(String)
  case withoutDelegate(String)
  /// The first waits until the second has failed.
  case after(String, String)

  /// In words, as a condition.
  package var condition: String {
    switch self {
    case .off(let name): "\(name) were off"
    case .withoutDelegate(let name): "\(name) had no delegate"
    case .after(let name, let other): "\(name) had to wait for \(other)"
    }
  }

  /// For a message to another process.
  package var text: String {
    switch self {
    case .off(let name): "off\t\(name)"
    case .withoutDelegate(let name): "delegate\t\(name)"
    case .after(let name, let other): "after\t\(name)\t\(other)"
    }
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("off", 2): self = .off(parts[1])
    case ("delegate", 2): self = .withoutDelegate(parts[1])
    case ("after", 3): self = .after(parts[1], parts[2])
    default: return nil
    }
  }
}

extension UIGestureRecognizer {
  /// The delegate that is asked: its own, unless a drag is tried without it.
  final var askedDelegate: (any UIGestureRecognizerDelegate)? { isTried(WhatIf.withoutDelegate) ? nil : delegate }

  final var isSwitchedOff: Bool { isTried(WhatIf.off) }

  final func isTriedAfter(_ other: UIGestureRecognizer) -> Bool {
    guard let calls = triedCalls else { return false }
    return calls.tried.contains(.after(calls.subject(self), calls.subject(other)))
  }

  private func isTried(_ change: (String) -> WhatIf) -> Bool {
    guard let calls = triedCalls else { return false }
    return calls.tried.contains(change(calls.subject(self)))
  }

  /// Nil unless something is tried.
  private var triedCalls: TransitionCalls? {
    guard let calls = view?.application.calls, !calls.tried.isEmpty else { return nil }
    return calls
  }
}
