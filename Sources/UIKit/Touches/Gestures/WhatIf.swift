import Foundation

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
