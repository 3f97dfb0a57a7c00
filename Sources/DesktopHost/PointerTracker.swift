import Foundation
import Stage

/// Makes pointers of what the mouse and fingers do: one gesture of each press, whatever is lost on the way.
///
/// The mouse's left button is pointer 0, fingers are those from 1. After `cancel` what is still down counts no more:
/// its moves and its release are left out.
struct PointerTracker {
  /// What a pointer does.
  struct Action: Equatable {
    var event: PointerEvent
    var pointer: Int
  }

  private var isButtonDown = false
  private var fingers: [Int64: Int] = [:]

  /// Whether anything is down.
  var isHolding: Bool { isButtonDown || !fingers.isEmpty }

  /// The left button goes down.
  mutating func buttonDown(at point: CGPoint) -> Action? {
    guard !isButtonDown else { return nil }
    isButtonDown = true
    return Action(event: .down(point), pointer: 0)
  }

  /// The left button goes up.
  mutating func buttonUp(at point: CGPoint) -> Action? {
    guard isButtonDown else { return nil }
    isButtonDown = false
    return Action(event: .up(point), pointer: 0)
  }

  /// The mouse moves; where the button went up unheard, that is its release.
  mutating func motion(to point: CGPoint, isLeftDown: Bool) -> Action? {
    guard isButtonDown else { return nil }
    return isLeftDown ? Action(event: .move(point), pointer: 0) : buttonUp(at: point)
  }

  /// A finger goes down.
  mutating func fingerDown(_ finger: Int64, at point: CGPoint) -> Action? {
    guard fingers[finger] == nil else { return nil }
    let taken = Set(fingers.values)
    let pointer = (1...fingers.count + 1).first { !taken.contains($0) } ?? fingers.count + 1
    fingers[finger] = pointer
    return Action(event: .down(point), pointer: pointer)
  }

  /// A finger moves.
  func fingerMotion(_ finger: Int64, to point: CGPoint) -> Action? {
    fingers[finger].map { Action(event: .move(point), pointer: $0) }
  }

  /// A finger goes up.
  mutating func fingerUp(_ finger: Int64, at point: CGPoint) -> Action? {
    fingers.removeValue(forKey: finger).map { Action(event: .up(point), pointer: $0) }
  }

  /// Everything that is down is taken away, as when another window gets the focus.
  mutating func cancel() -> Action? {
    guard isHolding else { return nil }
    isButtonDown = false
    fingers = [:]
    return Action(event: .cancel, pointer: 0)
  }
}
