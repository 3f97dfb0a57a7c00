import CoreGraphics
import Foundation
import Stage

/// A finger that stays on the phone while the mouse is used for something else.
///
/// It is the finger of the drag during which it was pinned, and for the phone nothing changes at that moment. Pressing
/// on it makes it the mouse's again; presses beside it have no effect. Before a drag, a pin can be armed: then the finger
/// stays when the mouse lets go. It belongs to no button, so that neither a
/// release nor a window that loses the focus ends it.
@MainActor final class PinnedFinger: StageHand {
  /// A finger on the phone.
  private struct Finger {
    /// The pointer on the phone's stage.
    let inner: Int
    /// Where it went down, on the phone's screen.
    let start: CGPoint
    /// The point on the phone's screen.
    var point: CGPoint
    /// The distance from the mouse, because a pinned finger need not be grabbed in its middle.
    var offset = CGVector.zero
  }

  private let stage: Stage
  /// The clock of the window.
  private let now: () -> TimeInterval
  /// The fingers that the mouse or a touch screen moves, by their pointers; other pointers have no effect.
  private var held: [Int: Finger] = [:]
  private var pinned: Finger?
  /// Whether the finger of the next drag stays when the mouse lets go of it.
  private(set) var isArmed = false
  /// The pointer that moved the finger until it was pinned, and where it is now; nil after its button was released.
  private var owner: (pointer: Int, point: CGPoint)?
  /// Called when the mouse or a touch screen presses on the phone.
  var pressed: () -> Void = {}
  /// Called when the finger was pinned, moved or unpinned.
  var changed: () -> Void = {}

  /// Creates a hand over `stage`; `now` is the time of the events that it gets.
  init(_ stage: Stage, now: @escaping () -> TimeInterval) { (self.stage, self.now) = (stage, now) }

  /// The sentence that says how a pinned finger is let go.
  static let help = "Pinned: Enter lets go, Esc cancels"
  /// The sentence that says what an armed pin waits for.
  static let armedHelp = "Pin: drag and let go, and the finger stays"
  /// The distance from which on a movement is a drag and no click, in points of the phone.
  private static let dragDistance: CGFloat = 10

  /// The distance from a pinned finger within which a press takes it, in points of the phone.
  private static let reach: CGFloat = 32

  /// Where the pinned finger is, on the phone's screen; nil if none is.
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
      // The event would end all touches of the stage, the pinned finger's too.
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

  /// Pins the finger of the present drag, or gives a pinned one back to the mouse that still holds its button, or
  /// releases it; returns whether any of that happened.
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

  /// Decides whether the finger of the next drag stays when the mouse lets go of it.
  func arm(_ isArmed: Bool) {
    guard isArmed != self.isArmed else { return }
    self.isArmed = isArmed
    changed()
  }

  /// Lifts the pinned finger; returns whether there is one.
  func release() -> Bool {
    guard let finger = pinned else { return false }
    (pinned, owner, isArmed) = (nil, nil, false)
    changed()
    stage.send(.up(finger.point), pointer: finger.inner, at: now())
    return true
  }

  /// Takes all fingers away as a call would, so that the drag is cancelled; returns whether one is pinned.
  func cancel() -> Bool {
    guard let finger = pinned else { return false }
    forget()
    stage.send(.cancel, pointer: finger.inner, at: now())
    return true
  }

  /// Moves the pinned finger, within the screen; returns whether there is one.
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

  /// Forgets the pinned finger and those of the mouse, whose touches have ended.
  func forget() {
    (held, pinned, owner, isArmed) = ([:], nil, nil, false)
    changed()
  }
}
