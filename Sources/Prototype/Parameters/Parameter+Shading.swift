import CoreGraphics
import Transitions
import UIKit

// The parameters of shadow, dimming and parallax, for any type of figures that contains them.

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
      .toggle("parallax", "Parallax", path.appending(path: \.isOn), in: .parallax, help: "Moves the screen beneath."),
      .number(
        "parallax.divisor", "Of the width", path.appending(path: \.divisor), 1...20, .widthDivisor, in: .parallax,
        help: "The distance that the screen beneath moves: 30 % of the width, or the width divided by 3.33."
      ).when(.isOn("parallax")),
    ]
  }

  /// The shadow of the upper screen.
  static func shadow(_ path: WritableKeyPath<Figures, ShadowFigures>) -> [Self] {
    let toggle = Self.toggle(
      "shadow", "Shadow", path.appending(path: \.isOn), in: .shadow, help: "Cast by the screen on top.")
    let rows: [Self] = [
      .color("shadow.color", "Colour", path.appending(path: \.color), in: .shadow, help: "The colour of the shadow."),
      .number(
        "shadow.alpha", "Colour's alpha", path.appending(path: \.alpha), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow's colour, by which the opacity at start and at end is multiplied."),
      .number(
        "shadow.radius", "Blur", path.appending(path: \.radius), 0...40, .points, in: .shadow,
        help: "The blur radius of the shadow."),
      .number(
        "shadow.offset.x", "Offset right", path.appending(path: \.offset.width), -30...30, .points, in: .shadow,
        help: "The offset of the shadow to the right."),
      .number(
        "shadow.offset.y", "Offset down", path.appending(path: \.offset.height), -30...30, .points, in: .shadow,
        help: "The offset of the shadow downwards."),
      .number(
        "shadow.covered", "Opacity at start", path.appending(path: \.opacityCovered), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow while the upper screen covers the lower one, where a drag starts."),
      .number(
        "shadow.revealed", "Opacity at end", path.appending(path: \.opacityRevealed), 0...1, .fraction, in: .shadow,
        help: "The opacity of the shadow when the lower screen is revealed, where a drag ends."),
    ]
    return [toggle] + rows.map { $0.when(.isOn("shadow")) }
  }

  /// The dimming of the lower screen.
  static func dimming(_ path: WritableKeyPath<Figures, DimmingFigures>) -> [Self] {
    let toggle = Self.toggle(
      "dimming", "Dimming", path.appending(path: \.isOn), in: .dimming, help: "Darkens the screen beneath.")
    let rows: [Self] = [
      .color(
        "dimming.color", "Colour", path.appending(path: \.color), in: .dimming,
        help: "The colour that dims the screen beneath."),
      .number(
        "dimming.covered", "Opacity at start", path.appending(path: \.strengthCovered), 0...1, .fraction, in: .dimming,
        help: "The opacity of the dimming while the upper screen covers the lower one, where a drag starts."),
      .number(
        "dimming.revealed", "Opacity at end", path.appending(path: \.strengthRevealed), 0...1, .fraction, in: .dimming,
        help: "The opacity of the dimming when the lower screen is revealed, where a drag ends."),
      .choice(
        "dimming.placement", "Colour lies", path.appending(path: \.placement),
        [(.above, "above", "In front"), (.below, "below", "Behind")], in: .dimming,
        help: "Whether the colour lies in front of the lower screen, or behind it and shows through."),
    ]
    return [toggle] + rows.map { $0.when(.isOn("dimming")) }
  }
}

extension ShadowFigures {
  /// The opacity of the colour, 0...1.
  fileprivate var alpha: CGFloat {
    get { color.cgColor.alpha }
    set { color = color.withAlphaComponent(newValue) }
  }
}
