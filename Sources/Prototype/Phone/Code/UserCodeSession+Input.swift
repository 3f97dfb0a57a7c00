import CoreGraphics
import Stage
import UIKit
import Workshop

// What the user does to the screens.

extension UserCodeSession {
  /// The event's instant is on the clock of the pointers.
  func send(_ event: Drag.Event, now instant: Double) {
    now = instant
    let isDown = event.event.isDown
    let (begins, wasDrag) = (isDown && pointers.isEmpty && finger.status.phase == .none, finger.isDrag)
    let isKnown = finger.follow(event)
    if isDown {
      forgetRemarks()
      decided()
    }
    guard isKnown else { return }
    if event.event.isUp { reads.touchEnded() }
    send(ChildMessage(event), begins: begins)
    if finger.isDrag, !wasDrag { record.noteDrag() }
  }

  func wheel(by delta: CGVector, at point: CGPoint, now instant: Double) {
    now = instant
    send(ChildMessage(.wheel, numbers: SIMD4(point.x.native, point.y.native, delta.dx.native, delta.dy.native)))
  }

  /// Nil if the pointer left the screen.
  func hover(at point: CGPoint?) {
    child?.send(
      ChildMessage(
        .hover, index: point == nil ? 1 : 0, numbers: SIMD4(point?.x.native ?? 0, point?.y.native ?? 0, 0, 0)))
    wantsFrame = true
  }

  static func key(_ message: ChildMessage) -> HostKey {
    HostKey(
      symbol: message.text, position: Int(message.numbers.x),
      modifiers: HostKey.Modifiers(rawValue: Int(message.numbers.y)))
  }

  func key(_ key: KeyInput) {
    let held = HostKey.Modifiers(key.modifierFlags)
    let phase = key.phase == .up ? 0 : key.phase == .repeated ? 3 : 1
    send(
      ChildMessage(
        .key, index: phase, numbers: SIMD4(Double(key.code.rawValue), Double(held.rawValue), 0, 0),
        text: key.characters))
  }

  func type(_ text: String) { send(ChildMessage(.text, text: text)) }

  func step(by step: Int) { send(ChildMessage(.step, index: step), begins: true) }

  /// Records and sends something other than user input, such as a push from code.
  func act(_ message: ChildMessage) { send(message) }
}

extension ChildMessage {
  init(_ event: Drag.Event) {
    let point = event.event.point ?? .zero
    self.init(
      Kind(event.event.kind), index: event.finger, numbers: SIMD4(point.x.native, point.y.native, event.time, 0))
  }
}

extension ChildMessage.Kind {
  /// Of the messages about fingers, by the kinds of events.
  private static let pointers: [PointerEvent.Kind: Self] = [.down: .down, .move: .move, .up: .up, .cancel: .cancel]

  init(_ kind: PointerEvent.Kind) { self = Self.pointers[kind] ?? .cancel }

  /// Nil for a message that is not about a finger.
  var pointerKind: PointerEvent.Kind? { Self.pointers.first { $0.value == self }?.key }
}
