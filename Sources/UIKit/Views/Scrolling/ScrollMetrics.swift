import CoreGraphics

/// The sizes and times of scroll views, in points and seconds; Apple documents none of them.
package enum ScrollMetrics {
  /// The duration of animated scrolling, measured on iOS 26.1, and of animated zooming.
  package static let animationDuration = 0.3
  /// The time by which rounding can put a frame before the end of a motion that it belongs to.
  package static let timeTolerance = 1e-9
  /// The thickness of an indicator.
  package static let indicatorThickness: CGFloat = 3
  /// The distance of an indicator from the edges.
  package static let indicatorMargin: CGFloat = 3
  /// The shortest length of an indicator.
  package static let minimumIndicatorLength: CGFloat = 36
  /// The shortest length of an indicator beyond an end.
  package static let minimumStretchedIndicatorLength: CGFloat = 7
  /// The time an indicator stays after scrolling ends.
  package static let indicatorDelay = 0.4
  /// The duration of an indicator's fade.
  package static let indicatorFadeDuration = 0.25
}
