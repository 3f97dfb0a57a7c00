/// The values of a control for each of its states.
struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value to show in `state`: the one set for it, with or without the keyboard focus, otherwise the normal
  /// one.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[state.subtracting(.focused)] ?? self[.normal] }
}

extension StateTable: Equatable where Value: Equatable {}
