// Not Apple's: what a recogniser sends to an action that takes another class of recogniser.

import CoreGraphics
import QuartzCore

extension UIGestureRecognizer: ActionSender {
  /// Returns a recogniser of the class `wanted` that shows this one's state, view, touches and movement; nil if that is
  /// not one of the system's classes.
  ///
  /// It is the same object throughout a gesture. What is set on it is set on this recogniser too.
  package func standIn(of wanted: Any.Type) -> AnyObject? {
    if let known = knownStandIn, type(of: known) == wanted { return known.imitating(self) }
    guard let made = Self.makers[ObjectIdentifier(wanted)]?() else { return nil }
    knownStandIn = made
    made.original = self
    return made.imitating(self)
  }

  private static let makers: [ObjectIdentifier: @MainActor () -> UIGestureRecognizer] = [
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
  ]

  private func imitating(_ other: UIGestureRecognizer) -> UIGestureRecognizer {
    (view, name) = (other.view, other.name)
    (published, machine, shownState) = (other.published, other.machine, other.shownState)
    (tracked, ignored, lastPosition, lastWindow) = (other.tracked, other.ignored, other.lastPosition, other.lastWindow)
    if let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer { pan.copy(from: other) }
    return self
  }
}

extension UIPanGestureRecognizer {
  fileprivate func copy(from other: UIPanGestureRecognizer) {
    (movement, path, middle, lastTime) = (other.movement, other.path, other.middle, other.lastTime)
    (tracker, isSetStill) = (other.tracker, other.isSetStill)
  }
}
