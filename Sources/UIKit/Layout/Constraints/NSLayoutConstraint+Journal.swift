// Not Apple's: how the values of a constraint go back when a transition is cancelled.

import CoreGraphics

extension NSLayoutConstraint {
  /// A value of a constraint that a journal records.
  enum RecordedValue { case constant, priority, activation }

  /// Notes a value that is about to change, when a transition records its changes.
  final func recordChange(of value: RecordedValue, createdWith view: UIView? = nil) {
    guard let journal = UIApplication.current?.journal else { return }
    journal.willChange(self, value, createdWith: view ?? holder)
  }
}

/// A value of a constraint before the transition changed it, and as the transition left it.
@MainActor final class ConstraintEntry: SettingEntry {
  private let constraint: NSLayoutConstraint
  private let value: NSLayoutConstraint.RecordedValue
  private let original: State
  private var staged: State

  /// The recorded values; the holder alone counts for an activation.
  private struct State {
    let constant: CGFloat
    let priority: UILayoutPriority
    let holder: UIView?

    @MainActor init(_ constraint: NSLayoutConstraint) {
      (constant, priority, holder) = (constraint.constant, constraint.priority, constraint.holder)
    }
  }

  init(_ constraint: NSLayoutConstraint, _ value: NSLayoutConstraint.RecordedValue) {
    self.constraint = constraint
    self.value = value
    original = State(constraint)
    staged = original
  }

  var key: SettingKey { .constraint(ObjectIdentifier(constraint), value) }

  var isStaged: Bool { isSame(State(constraint), staged) }

  func close() { staged = State(constraint) }

  func putBack() {
    guard !isSame(State(constraint), original) else { return }
    switch value {
    case .constant: constraint.constant = original.constant
    case .priority: constraint.priority = original.priority
    case .activation:
      constraint.deactivate()
      if let holder = original.holder { constraint.activate(on: holder) }
    }
  }

  private func isSame(_ one: State, _ other: State) -> Bool {
    switch value {
    case .constant: one.constant == other.constant
    case .priority: one.priority == other.priority
    case .activation: one.holder === other.holder
    }
  }
}
