import Foundation
import Stage

/// Turns mouse and finger events into pointer events, one complete gesture for each press, even if events are lost.
///
/// The mouse's left button is pointer 0; fingers are pointers from 1. After `cancel()` the moves and the release of
/// pointers that are still down are ignored.
struct PointerTracker {
  struct Action: Equatable {
    var event: PointerEvent
    var pointer: Int
  }

  private(set) var isButtonDown = false
  /// The position of the mouse at its last event while the button was down.
  private var mousePoint = CGPoint.zero
  private var fingers: [Int64: Int] = [:]

  var isHolding: Bool { isButtonDown || !fingers.isEmpty }

  mutating func buttonDown(at point: CGPoint) -> Action? {
    guard !isButtonDown else { return nil }
    isButtonDown = true
    mousePoint = point
    return Action(event: .down(point), pointer: 0)
  }

  mutating func buttonUp(at point: CGPoint) -> Action? {
    guard isButtonDown else { return nil }
    isButtonDown = false
    return Action(event: .up(point), pointer: 0)
  }

  /// If the button is up although no release arrived, the move is the release.
  mutating func motion(to point: CGPoint, isLeftDown: Bool) -> Action? {
    guard isButtonDown else { return nil }
    mousePoint = point
    return isLeftDown ? Action(event: .move(point), pointer: 0) : buttonUp(at: point)
  }

  /// No event of the release arrived.
  mutating func releaseWithoutEvent() -> Action? { buttonUp(at: mousePoint) }

  mutating func fingerDown(_ finger: Int64, at point: CGPoint) -> Action? {
    guard fingers[finger] == nil else { return nil }
    let taken = Set(fingers.values)
    let pointer = (1...fingers.count + 1).first { !taken.contains($0) } ?? fingers.count + 1
    fingers[finger] = pointer
    return Action(event: .down(point), pointer: pointer)
  }

  func fingerMotion(_ finger: Int64, to point: CGPoint) -> Action? {
    fingers[finger].map { Action(event: .move(point), pointer: $0) }
  }

  mutating func fingerUp(_ finger: Int64, at point: CGPoint) -> Action? {
    fingers.removeValue(forKey: finger).map { Action(event: .up(point), pointer: $0) }
  }

  /// As when another window gets the focus.
  mutating func cancel() -> Action? {
    guard isHolding else { return nil }
    isButtonDown = false
    fingers = [:]
    return Action(event: .cancel, pointer: 0)
  }
}
