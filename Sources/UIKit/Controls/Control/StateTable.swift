import CoreGraphics

struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// Set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value set for the state, with or without the keyboard focus, otherwise the normal one.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[state.subtracting(.focused)] ?? self[.normal] }
}

extension StateTable: Equatable where Value: Equatable {}

/// In points.
package enum ControlThresholds {
  /// Outside a control, a press still counts up to this distance, as measured on iOS.
  package static let pressTolerance: CGFloat = 70
  /// A press on a switch then drags the thumb: more than a mouse trembles.
  package static let thumbSlop: CGFloat = 4
  /// A press on a button is then a drag into the button's menu: our choice.
  package static let menuSlop: CGFloat = 4
  /// Beside a slider's thumb, a press takes hold of it: 44 points in all, as Apple advises.
  package static let thumbReach: CGFloat = 8
}
