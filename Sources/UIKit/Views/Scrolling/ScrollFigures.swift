import CoreGraphics

/// The figures of scroll views, in points and seconds; Apple documents none of them.
package enum ScrollFigures {
  /// How near an end of the content an offset is at it, in points.
  package static let edge = 0.5
  /// How long a scroll view waits for a drag before it hands a touch to its content: what is measured on iOS.
  package static let touchDelay = 0.15
  /// How fast content must move for a press to do nothing but catch it, in points a second: our choice, a crawl.
  package static let catchSpeed = 50.0
  /// How fast a finger turns a page that it has not dragged half over, in points a second: our choice.
  package static let pageSpeed = 250.0
  /// How much longer one way of a drag must be than the other to lock its direction: our choice, 27° off the axis.
  package static let lockRatio = 2.0
  /// How long animated scrolling and zooming take: about what iOS takes.
  package static let animation = 0.3
  /// How many times larger or smaller than allowed a pinch can make something, at the most: our choice.
  package static let zoomStretch = 2.0
  /// How thick an indicator is.
  package static let indicatorThickness: CGFloat = 3
  /// How far an indicator is from the edges.
  package static let indicatorMargin: CGFloat = 3
  /// How short an indicator gets at the least.
  package static let indicatorLength: CGFloat = 36
  /// How short one gets beyond an end.
  package static let indicatorSqueezed: CGFloat = 7
  /// How long an indicator stays once nothing moves.
  package static let indicatorStay = 0.4
  /// How long it takes to fade.
  package static let indicatorFade = 0.25
}
