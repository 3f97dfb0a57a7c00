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
