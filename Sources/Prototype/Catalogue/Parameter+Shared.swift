import CoreGraphics
import Transitions
import UIKit

// What transitions have in common is described once, wherever their figures keep it.

extension Parameter {
  /// How long it takes when no finger drives it.
  static func duration(_ path: WritableKeyPath<Figures, Double>) -> Self {
    .number(
      "duration", "Duration", path, 0.05...3, .seconds, in: .motion, help: "How long it takes when no finger drives it."
    )
  }

  /// How far to the side the lower screen lies.
  static func parallax(_ path: WritableKeyPath<Figures, ParallaxFigures>) -> [Self] {
    [
      .toggle(
        "parallax", "Parallax offset", path.appending(path: \.isOn), in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.divisor", "Width divided by", path.appending(path: \.divisor), 1...20, .fraction, in: .parallax,
        help: "The screen beneath lies to the side by the width divided by this."),
    ]
  }

  /// The shadow that the upper screen casts.
  static func shadow(_ path: WritableKeyPath<Figures, ShadowFigures>) -> [Self] {
    [
      .toggle("shadow", "Shadow", path.appending(path: \.isOn), in: .shadow, help: "Cast by the screen on top."),
      .color("shadow.color", "Colour", path.appending(path: \.color), in: .shadow, help: "The colour of the shadow."),
      .number(
        "shadow.radius", "Softness", path.appending(path: \.radius), 0...40, .points, in: .shadow,
        help: "How soft the shadow's edge is."),
      .number(
        "shadow.offset.x", "Offset x", path.appending(path: \.offset.width), -30...30, .points, in: .shadow,
        help: "How far the shadow lies to the right of the screen."),
      .number(
        "shadow.offset.y", "Offset y", path.appending(path: \.offset.height), -30...30, .points, in: .shadow,
        help: "How far the shadow lies below the screen."),
      .number(
        "shadow.covered", "Strength, covered", path.appending(path: \.opacityCovered), 0...1, .fraction, in: .shadow,
        help: "The shadow's strength while the upper screen covers the lower one."),
      .number(
        "shadow.revealed", "Strength, revealed", path.appending(path: \.opacityRevealed), 0...1, .fraction, in: .shadow,
        help: "The shadow's strength where the upper screen has gone."),
    ]
  }

  /// The dimming of the lower screen.
  static func dimming(_ path: WritableKeyPath<Figures, DimmingFigures>) -> [Self] {
    [
      .toggle(
        "dimming", "Dimming overlay", path.appending(path: \.isOn), in: .dimming, help: "Darkens the screen beneath."),
      .color(
        "dimming.color", "Colour", path.appending(path: \.color), in: .dimming,
        help: "What the screen beneath is dimmed with."),
      .number(
        "dimming.covered", "Strength, covered", path.appending(path: \.strengthCovered), 0...1, .fraction, in: .dimming,
        help: "How dim the lower screen is while the upper one covers it."),
      .number(
        "dimming.revealed", "Strength, revealed", path.appending(path: \.strengthRevealed), 0...1, .fraction,
        in: .dimming, help: "How dim the lower screen is where the upper one has gone."),
      .choice(
        "dimming.placement", "Placement", path.appending(path: \.placement),
        [(.above, "above", "Veil above"), (.below, "below", "Shines through")], in: .dimming,
        help: "Whether the colour is a veil above the lower screen, or beneath it and shines through."),
    ]
  }

  /// When a drag begins and when it is enough; `hasRegion` where it begins at an edge or anywhere, `unit` what its
  /// velocity is counted in.
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
      help: "The velocity past which a released drag is enough.")
  }

  private static func region(_ path: WritableKeyPath<Figures, DragFigures>) -> [Self] {
    [
      .choice(
        "region", "Drag from", path.appending(path: \.region),
        [(.anywhere, "anywhere", "Anywhere"), (.edge, "edge", "Left edge")], in: .gesture,
        help: "Where a drag may begin."),
      .number(
        "region.width", "Edge width", path.appending(path: \.edgeWidth), 0...390, .points, in: .gesture,
        help: "How far from the edge a drag may begin."),
    ]
  }

  private static func release(
    _ path: WritableKeyPath<Figures, DragFigures>, _ unit: DragFigures.VelocityUnit
  ) -> [Self] {
    [
      .choice(
        "release.rule", "Decided by", path.appending(path: \.rule),
        [
          (.distance, "distance", "Way"), (.distanceOrVelocity, "distanceOrVelocity", "Either"),
          (.fling, "fling", "Fling"), (.projection, "projection", "Aim"),
        ], in: .release,
        help: "The way it came; that or its velocity; a fling's side, else the way; or where it would come to rest."),
      .number(
        "release.distance", "Distance", path.appending(path: \.distanceThreshold), 0...1, .fraction, in: .release,
        help: "The part of the way past which a released drag is enough."),
      velocity(path.appending(path: \.velocityThreshold), in: unit),
      .number(
        "release.projection", "Aim ahead", path.appending(path: \.projection), 0...1, .seconds, in: .release,
        help: "How much of its velocity a drag is credited with."),
      .curve("release.curve", "Pace", path.appending(path: \.completionCurve), in: .release),
      .number(
        "release.speed", "Speed", path.appending(path: \.completionSpeed), 0.1...5, .times, in: .release,
        help: "How many times as fast as usual the rest is played."),
    ]
  }

  /// A curve of UIKit's.
  static func curve(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, UIView.AnimationCurve>,
    in section: ParameterDescription.Section
  ) -> Self {
    .choice(
      key, label, path,
      [
        (.easeInOut, "easeInOut", "In-out"), (.easeIn, "easeIn", "In"), (.easeOut, "easeOut", "Out"),
        (.linear, "linear", "Linear"),
      ], in: section, help: "How what nobody holds is paced.")
  }
}
