import Stage

extension PointerEvent {
  var isDown: Bool { if case .down = self { true } else { false } }
  var isUp: Bool { if case .up = self { true } else { false } }
  var isMove: Bool { if case .move = self { true } else { false } }
}
