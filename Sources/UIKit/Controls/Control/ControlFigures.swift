import CoreGraphics

/// The figures of the controls, in points and seconds.
package enum ControlFigures {
  /// How far beyond a control a press still counts as on it: what everybody measures on iOS.
  package static let tolerance: CGFloat = 70
  /// How far a press on a switch moves before it is a drag of the thumb: more than a mouse trembles.
  package static let thumbSlop: CGFloat = 4
  /// How far beside the thumb of a slider a press still takes hold of it, in points: Apple's 44 for a finger in all.
  package static let thumbReach: CGFloat = 8
  /// How long a thumb or a pill is on its way: about what iOS takes.
  package static let slide = 0.25
  /// How far the ring of the keyboard's focus is from what it surrounds.
  package static let ringGap: CGFloat = 2
  /// How wide that ring is.
  package static let ringWidth: CGFloat = 2
}
