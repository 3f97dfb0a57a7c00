import CoreGraphics

/// The limits by which controls decide what a touch means, in points.
package enum ControlThresholds {
  /// The distance outside a control within which a press still counts, as measured on iOS.
  package static let pressTolerance: CGFloat = 70
  /// The distance that a press on a switch moves before it drags the thumb: more than a mouse trembles.
  package static let thumbSlop: CGFloat = 4
  /// The distance that a press on a button moves before it is a drag into the button's menu: our choice.
  package static let menuSlop: CGFloat = 4
  /// The distance beside a slider's thumb within which a press takes hold of it: 44 points in all, as Apple advises.
  package static let thumbReach: CGFloat = 8
}
