import CoreGraphics
import Transitions
import UIKit

// The parameters of a drag, for any type of figures that contains them.

/// What a transition's drag does itself, so that the figures for it have no effect.
struct DragTraits {
  /// Whether the figures' region applies.
  var hasRegion = true
  /// Whether the figures' slop applies.
  var hasSlop = true
  /// Whether an edge pan of the system begins the drags from the edge, so that the figures' slop applies to others only.
  var hasEdgePan = false
  /// Whether the figures' curve times the settling.
  var hasCurve = true
  /// Whether the figures' speed times the settling.
  var hasSpeed = true
  /// The unit of the velocity threshold.
  var unit = DragFigures.VelocityUnit.points
}

extension Parameter {
  /// The conditions under which a drag begins and finishes.
  static func drag(_ path: WritableKeyPath<Figures, DragFigures>, _ traits: DragTraits = DragTraits()) -> [Self] {
    (traits.hasRegion ? region(path) : []) + (traits.hasSlop ? [slop(path, traits)] : []) + release(path, traits.unit)
      + settling(path, traits)
  }

  /// The choice of where a drag may begin.
  static func regionChoice(_ path: WritableKeyPath<Figures, DragFigures.Region>) -> Self {
    .choice(
      "region", "Drag from", path, [(.anywhere, "anywhere", "Anywhere"), (.edge, "edge", "Left edge")], in: .gesture,
      help: "Where a drag may begin.")
  }

  private static func region(_ path: WritableKeyPath<Figures, DragFigures>) -> [Self] {
    [
      regionChoice(path.appending(path: \.region)),
      .number(
        "region.width", "Edge width", path.appending(path: \.edgeWidth), 0...390, .points, in: .gesture,
        help: "The width of the edge in which a drag may begin."
      ).when(.choice("region", ["edge"])),
    ]
  }

  private static func slop(_ path: WritableKeyPath<Figures, DragFigures>, _ traits: DragTraits) -> Self {
    let slop = Self.number(
      "drag.slop", "Slop", path.appending(path: \.slop), 10...60, .points, in: .gesture,
      help: "The distance that a finger moves before the drag begins, which is not part of the progress.")
    return traits.hasEdgePan ? slop.when(.choice("region", ["anywhere"])) : slop
  }

  private static func release(
    _ path: WritableKeyPath<Figures, DragFigures>, _ unit: DragFigures.VelocityUnit
  ) -> [Self] {
    [
      .choice(
        "release.rule", "Completes when", path.appending(path: \.rule),
        [
          (.distance, "distance", "Distance"), (.distanceOrVelocity, "distanceOrVelocity", "Distance or speed"),
          (.fling, "fling", "Flick first"), (.projection, "projection", "Projected"),
        ], in: .release,
        help: "The distance; the distance or the speed; the direction of a flick, else the distance; or the distance "
          + "that the drag would reach at its speed."
      ),
      .number(
        "release.distance", "Distance", path.appending(path: \.distanceThreshold), 0...1, .fraction, in: .release,
        help: "The progress above which a released drag finishes."),
      velocity(path.appending(path: \.velocityThreshold), in: unit).when(
        .choice("release.rule", ["distanceOrVelocity", "fling"])),
      .number(
        "release.projection", "Projection", path.appending(path: \.projection), 0...1, .seconds, in: .release,
        help: "The time over which the drag is extended at its speed."
      ).when(.choice("release.rule", ["projection"])),
    ]
  }

  private static func velocity(
    _ path: WritableKeyPath<Figures, CGFloat>, in unit: DragFigures.VelocityUnit
  ) -> Self {
    let (range, label): (ClosedRange<Double>, ParameterDescription.Unit) =
      unit == .points ? (0...4000, .pointsPerSecond) : (0...10, .widthsPerSecond)
    return .number(
      "release.velocity", "Speed", path, range, label, in: .release,
      help: "The velocity above which a released drag finishes.")
  }

  private static func settling(
    _ path: WritableKeyPath<Figures, DragFigures>, _ traits: DragTraits
  ) -> [Self] {
    let curve = Self.curve(
      "release.curve", "Easing after release", path.appending(path: \.completionCurve), in: .release)
    let speed = Self.number(
      "release.speed", "Settling speed", path.appending(path: \.completionSpeed), 0.1...5, .times, in: .release,
      help: "The speed at which a released transition settles, relative to its duration.")
    return (traits.hasCurve ? [curve] : []) + (traits.hasSpeed ? [speed] : [])
  }

  /// One of UIKit's animation curves.
  static func curve(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, UIView.AnimationCurve>,
    in section: ParameterDescription.Section
  ) -> Self {
    .choice(
      key, label, path,
      [
        (.easeInOut, "easeInOut", "In-out"), (.easeIn, "easeIn", "In"), (.easeOut, "easeOut", "Out"),
        (.linear, "linear", "Linear"),
      ], in: section, help: "The curve by which a released transition settles.")
  }
}
