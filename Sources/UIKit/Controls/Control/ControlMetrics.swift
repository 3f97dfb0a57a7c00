import CoreGraphics

/// The sizes and times of controls, in points and seconds.
package enum ControlMetrics {
  /// The duration of a thumb's or pill's slide, about that of iOS.
  package static let slideDuration = 0.25
  /// The distance of the keyboard focus ring from what it surrounds.
  package static let ringGap: CGFloat = 2
  /// The width of the keyboard focus ring.
  package static let ringWidth: CGFloat = 2
}
