import Foundation
import Stage

/// Turns mouse and finger events into pointer events, one complete gesture for each press, even if events are lost.
///
/// The mouse's left button is pointer 0; fingers are pointers from 1. After `cancel()` the moves and the release of
/// pointers that are still down are ignored. A press with Ctrl leaves its finger where it is let go, until Ctrl is
/// released; the mouse is another finger meanwhile, for pinches.
struct PointerTracker {
  struct Action: Equatable {
    var event: PointerEvent
    var pointer: Int
  }

  private(set) var isButtonDown = false
  /// The position of the mouse at its last event while the button was down.
  private var mousePoint = CGPoint.zero
  private var fingers: [Int64: Int] = [:]
  /// Where Ctrl keeps the first finger; nil if it does not.
  private var pinned: CGPoint?
  private var isPinning = false
  private var mousePointer = 0

  var isHolding: Bool { isButtonDown || !fingers.isEmpty || pinned != nil }

  /// If it `pins`, the finger stays where the button is let go.
  mutating func buttonDown(at point: CGPoint, pins: Bool = false) -> Action? {
    guard !isButtonDown else { return nil }
    mousePointer = pinned == nil ? 0 : freePointer
    (isButtonDown, isPinning) = (true, pins && pinned == nil)
    mousePoint = point
    return Action(event: .down(point), pointer: mousePointer)
  }

  mutating func buttonUp(at point: CGPoint) -> Action? {
    guard isButtonDown else { return nil }
    isButtonDown = false
    guard isPinning else { return Action(event: .up(point), pointer: mousePointer) }
    (pinned, isPinning) = (point, false)
    return nil
  }

  /// Ctrl is released: the finger that it kept goes up.
  mutating func unpin() -> Action? {
    isPinning = false
    guard let point = pinned else { return nil }
    pinned = nil
    return Action(event: .up(point), pointer: 0)
  }

  private var freePointer: Int {
    let taken = Set(fingers.values).union(isButtonDown ? [mousePointer] : [])
    return (1...fingers.count + 2).first { !taken.contains($0) } ?? fingers.count + 2
  }

  /// If the button is up although no release arrived, the move is the release.
  mutating func motion(to point: CGPoint, isLeftDown: Bool) -> Action? {
    guard isButtonDown else { return nil }
    mousePoint = point
    return isLeftDown ? Action(event: .move(point), pointer: mousePointer) : buttonUp(at: point)
  }

  /// No event of the release arrived.
  mutating func releaseWithoutEvent() -> Action? {
    isPinning = false
    return buttonUp(at: mousePoint)
  }

  mutating func fingerDown(_ finger: Int64, at point: CGPoint) -> Action? {
    guard fingers[finger] == nil else { return nil }
    let pointer = freePointer
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
    (isButtonDown, isPinning, pinned) = (false, false, nil)
    fingers = [:]
    return Action(event: .cancel, pointer: 0)
  }
}
