/// The limits by which scroll views decide what a touch means; Apple documents none of them.
package enum ScrollThresholds {
  /// The distance from an end of the content within which an offset counts as being at the end, in points.
  package static let edgeDistance = 0.5
  /// The time a scroll view waits for a drag before it passes a touch to its content, as measured on iOS.
  package static let touchDelay = 0.15
  /// The speed above which a press on moving content only catches it, in points per second: our choice, a crawl.
  package static let catchSpeed = 50.0
  /// The speed at which a drag turns a page that it moved less than half over, in points per second: our choice.
  package static let pageSpeed = 250.0
  /// The ratio of a drag's components above which its direction is locked: our choice, 27° off the axis.
  package static let lockRatio = 2.0
  /// The largest factor by which a pinch can go beyond the zoom limits: our choice.
  package static let zoomStretch = 2.0
}
