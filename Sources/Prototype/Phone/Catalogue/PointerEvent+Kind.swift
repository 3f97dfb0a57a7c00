import Stage

extension PointerEvent {
  /// Whether a finger goes up.
  var isUp: Bool { if case .up = self { true } else { false } }
  /// Whether a finger moves.
  var isMove: Bool { if case .move = self { true } else { false } }
}
