import CoreGraphics
import Foundation
import Stage

/// A finger that stays on the phone while the mouse is used for something else.
///
/// It is the finger of the drag in which it was pinned; nothing changes for the phone. Pressing it gives it back to the
/// mouse; presses beside it have no effect. A pin can be armed before a drag, and then the finger stays when the mouse
/// lets go. It belongs to no button, so neither a release nor a window that loses the focus ends it.
@MainActor final class PinnedFinger: StageHand {
  private struct Finger {
    let inner: Int
    let start: CGPoint
    var point: CGPoint
    /// The distance from the mouse, because a pinned finger need not be grabbed in its middle.
    var offset = CGVector.zero
  }

  private let stage: Stage
  private let now: () -> TimeInterval
  /// Fingers that the mouse or a touch screen moves, by pointer; other pointers have no effect.
  private var held: [Int: Finger] = [:]
  private var pinned: Finger?
  private(set) var isArmed = false
  /// The pointer that moved the finger until it was pinned, and its present position; nil after its button was
  /// released.
  private var owner: (pointer: Int, point: CGPoint)?
  /// Called when the mouse or a touch screen presses on the phone.
  var pressed: () -> Void = {}
  var changed: () -> Void = {}

  init(_ stage: Stage, now: @escaping () -> TimeInterval) { (self.stage, self.now) = (stage, now) }

  static let help = "Pinned: Enter lets go, Esc cancels"
  /// What an armed pin waits for.
  static let armedHelp = "Pin: drag and let go, and the finger stays"
  /// Smaller movements are clicks; in points of the phone.
  private static let dragDistance: CGFloat = 10

  /// How close a press has to be to take the finger, in points of the phone.
  private static let reach: CGFloat = 32

  /// On the phone's screen; nil if no finger is pinned.
  var point: CGPoint? { pinned?.point }

  // MARK: The mouse

  func pass(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) -> (event: PointerEvent, pointer: Int)? {
    switch event {
    case .down(let point):
      pressed()
      return press(point, pointer)
    case .move(let point):
      if owner?.pointer == pointer { owner?.point = point }
      guard var finger = held[pointer] else { return nil }
      finger.point = CGPoint(x: point.x + finger.offset.dx, y: point.y + finger.offset.dy)
      held[pointer] = finger
      return (.move(finger.point), finger.inner)
    case .up(let point):
      if owner?.pointer == pointer { owner = nil }
      guard var finger = held.removeValue(forKey: pointer) else { return nil }
      finger.point = CGPoint(x: point.x + finger.offset.dx, y: point.y + finger.offset.dy)
      guard isArmed, pinned == nil, Self.isDragged(finger) else { return (.up(finger.point), finger.inner) }
      (pinned, isArmed) = (finger, false)
      changed()
      return (.move(finger.point), finger.inner)
    case .cancel:
      owner = nil
      let lost = held.values.sorted { $0.inner < $1.inner }
      held = [:]
      guard pinned != nil else { return (event, pointer) }
      // The event would end all touches of the stage, including the pinned one.
      for finger in lost { stage.send(.up(finger.point), pointer: finger.inner, at: instant) }
      return nil
    }
  }

  private static func isDragged(_ finger: Finger) -> Bool {
    hypot(finger.point.x - finger.start.x, finger.point.y - finger.start.y) >= dragDistance
  }

  private func press(_ point: CGPoint, _ pointer: Int) -> (event: PointerEvent, pointer: Int)? {
    guard var finger = pinned else {
      held[pointer] = Finger(inner: pointer, start: point, point: point)
      return (.down(point), pointer)
    }
    let offset = CGVector(dx: finger.point.x - point.x, dy: finger.point.y - point.y)
    guard offset.dx * offset.dx + offset.dy * offset.dy <= Self.reach * Self.reach else { return nil }
    finger.offset = offset
    held[pointer] = finger
    pinned = nil
    changed()
    return nil
  }

  // MARK: Pinning

  /// Pins the finger of the present drag, returns a pinned one to a mouse that still holds its button, or else releases
  /// it.
  ///
  /// Returns false if none of that is possible.
  func toggle() -> Bool {
    if var finger = pinned {
      guard let owner else { return release() }
      finger.offset = CGVector(dx: finger.point.x - owner.point.x, dy: finger.point.y - owner.point.y)
      held[owner.pointer] = finger
      (pinned, self.owner) = (nil, nil)
      changed()
      return true
    }
    guard let pointer = held.keys.min(), let finger = held.removeValue(forKey: pointer) else { return false }
    let mouse = CGPoint(x: finger.point.x - finger.offset.dx, y: finger.point.y - finger.offset.dy)
    (pinned, owner, isArmed) = (finger, (pointer, mouse), false)
    changed()
    return true
  }

  func arm(_ isArmed: Bool) {
    guard isArmed != self.isArmed else { return }
    self.isArmed = isArmed
    changed()
  }

  /// Lifts the pinned finger; returns false if there is none.
  func release() -> Bool {
    guard let finger = pinned else { return false }
    (pinned, owner, isArmed) = (nil, nil, false)
    changed()
    stage.send(.up(finger.point), pointer: finger.inner, at: now())
    return true
  }

  /// Cancels all touches, as a call would, and with them the drag; returns whether a finger was pinned.
  func cancel() -> Bool {
    guard let finger = pinned else { return false }
    forget()
    stage.send(.cancel, pointer: finger.inner, at: now())
    return true
  }

  /// Stays on the screen; returns false if no finger is pinned.
  func move(by distance: CGVector) -> Bool {
    guard var finger = pinned else { return false }
    let size = stage.screenSize
    finger.point.x = min(max(finger.point.x + distance.dx, 0), size.width)
    finger.point.y = min(max(finger.point.y + distance.dy, 0), size.height)
    pinned = finger
    stage.send(.move(finger.point), pointer: finger.inner, at: now())
    changed()
    return true
  }

  func forget() {
    (held, pinned, owner, isArmed) = ([:], nil, nil, false)
    changed()
  }
}
