import CoreGraphics
import Transitions
import UIKit

// The parameters that several transitions have, for any type of figures that contains them.

extension Parameter {
  /// The duration of a transition that is not dragged.
  static func duration(_ path: WritableKeyPath<Figures, Double>) -> Self {
    .number(
      "duration", "Duration", path, 0.05...3, .seconds, in: .motion,
      help: "The duration of a transition that is not dragged.")
  }

  /// The offset of the lower screen.
  static func parallax(_ path: WritableKeyPath<Figures, ParallaxFigures>) -> [Self] {
    [
      .toggle(
        "parallax", "Parallax offset", path.appending(path: \.isOn), in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.divisor", "Width divided by", path.appending(path: \.divisor), 1...20, .fraction, in: .parallax,
        help: "The screen beneath is offset by the width divided by this number."),
    ]
  }

  /// The shadow of the upper screen.
  static func shadow(_ path: WritableKeyPath<Figures, ShadowFigures>) -> [Self] {
    [
      .toggle("shadow", "Shadow", path.appending(path: \.isOn), in: .shadow, help: "Cast by the screen on top."),
      .color("shadow.color", "Colour", path.appending(path: \.color), in: .shadow, help: "The colour of the shadow."),
      .number(
        "shadow.radius", "Softness", path.appending(path: \.radius), 0...40, .points, in: .shadow,
        help: "The blur radius of the shadow."),
      .number(
        "shadow.offset.x", "Offset x", path.appending(path: \.offset.width), -30...30, .points, in: .shadow,
        help: "The offset of the shadow to the right."),
      .number(
        "shadow.offset.y", "Offset y", path.appending(path: \.offset.height), -30...30, .points, in: .shadow,
        help: "The offset of the shadow downwards."),
      .number(
        "shadow.covered", "Strength, covered", path.appending(path: \.opacityCovered), 0...1, .fraction, in: .shadow,
        help: "The strength of the shadow while the upper screen covers the lower one."),
      .number(
        "shadow.revealed", "Strength, revealed", path.appending(path: \.opacityRevealed), 0...1, .fraction, in: .shadow,
        help: "The strength of the shadow when the lower screen is revealed."),
    ]
  }

  /// The dimming of the lower screen.
  static func dimming(_ path: WritableKeyPath<Figures, DimmingFigures>) -> [Self] {
    [
      .toggle(
        "dimming", "Dimming overlay", path.appending(path: \.isOn), in: .dimming, help: "Darkens the screen beneath."),
      .color(
        "dimming.color", "Colour", path.appending(path: \.color), in: .dimming,
        help: "The colour that dims the screen beneath."),
      .number(
        "dimming.covered", "Strength, covered", path.appending(path: \.strengthCovered), 0...1, .fraction, in: .dimming,
        help: "The strength of the dimming while the upper screen covers the lower one."),
      .number(
        "dimming.revealed", "Strength, revealed", path.appending(path: \.strengthRevealed), 0...1, .fraction,
        in: .dimming, help: "The strength of the dimming when the lower screen is revealed."),
      .choice(
        "dimming.placement", "Placement", path.appending(path: \.placement),
        [(.above, "above", "In front"), (.below, "below", "Behind")], in: .dimming,
        help: "Whether the colour lies in front of the lower screen, or behind it and shows through."),
    ]
  }

  /// The conditions under which a drag begins and finishes.
  ///
  /// `hasRegion` says whether the figures' region applies; `unit` is the unit of the velocity threshold.
  static func drag(
    _ path: WritableKeyPath<Figures, DragFigures>, hasRegion: Bool = true, unit: DragFigures.VelocityUnit = .points
  ) -> [Self] {
    (hasRegion ? region(path) : []) + release(path, unit)
  }

  private static func velocity(
    _ path: WritableKeyPath<Figures, CGFloat>, in unit: DragFigures.VelocityUnit
  ) -> Self {
    let (range, label): (ClosedRange<Double>, ParameterDescription.Unit) =
      unit == .points ? (0...4000, .pointsPerSecond) : (0...10, .widthsPerSecond)
    return .number(
      "release.velocity", "Velocity", path, range, label, in: .release,
      help: "The velocity above which a released drag finishes.")
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
        help: "The width of the edge in which a drag may begin."),
    ]
  }

  private static func release(
    _ path: WritableKeyPath<Figures, DragFigures>, _ unit: DragFigures.VelocityUnit
  ) -> [Self] {
    [
      .choice(
        "release.rule", "Decided by", path.appending(path: \.rule),
        [
          (.distance, "distance", "Distance"), (.distanceOrVelocity, "distanceOrVelocity", "Either"),
          (.fling, "fling", "Fling"), (.projection, "projection", "Ahead"),
        ], in: .release,
        help: "Distance; distance or velocity; the direction of a fling, else distance; or the distance ahead."
      ),
      .number(
        "release.distance", "Distance", path.appending(path: \.distanceThreshold), 0...1, .fraction, in: .release,
        help: "The progress above which a released drag finishes."),
      velocity(path.appending(path: \.velocityThreshold), in: unit),
      .number(
        "release.projection", "Look ahead", path.appending(path: \.projection), 0...1, .seconds, in: .release,
        help: "The time ahead at which the distance counts."),
      .curve("release.curve", "Curve", path.appending(path: \.completionCurve), in: .release),
      .number(
        "release.speed", "Speed", path.appending(path: \.completionSpeed), 0.1...5, .times, in: .release,
        help: "The speed at which a released transition settles, relative to its duration."),
    ]
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
