/// What a control has for each of its states.
struct StateTable<Value: Equatable>: Equatable {
  private var values: [UInt: Value] = [:]

  /// What was given for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What a control shows in `state`: what was given for it, with or without the keyboard's focus, or else what is usual.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[state.subtracting(.focused)] ?? self[.normal] }
}
