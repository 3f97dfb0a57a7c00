import Transitions
import UIKit

extension CatalogueEntry {
  /// The feel of known engines: the same navigation with the figures of each.
  static let engines = [
    engine(
      "ios-18", "iOS up to 18", "The push and pop of iOS up to 18: by a spring, dragged from the edge.", .iOS18),
    engine("ios-26", "iOS 26", "The same dragged from anywhere on the content, as since iOS 26.", .iOS26),
    engine(
      "flutter", "Flutter", "Flutter's Cupertino pages: half a second by a curve, decided by a fling, else by half.",
      .flutter),
    engine(
      "react-navigation", "React Navigation",
      "React Navigation's stack: decided by where the screen would be 0.3 s after release.", .reactNavigation),
    engine(
      "libadwaita", "libadwaita", "libadwaita's navigation view: a stiff spring, and the screen beneath stays.",
      .libadwaita),
  ]

  private static func engine(
    _ name: String, _ title: String, _ sentence: String, _ figures: EngineFigures
  ) -> CatalogueEntry {
    CatalogueEntry(
      name, title, in: .engines, sentence, figures, engineParameters(figures.drag.velocityUnit)
    ) { setting, figures in
      let navigation = EngineNavigationController()
      return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
    }
  }

  private static func engineParameters(_ unit: DragFigures.VelocityUnit) -> [Parameter<EngineFigures>] {
    engineMotion + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
      + Parameter.drag(\.drag, unit: unit).filter {
        !["release.curve", "release.speed"].contains($0.description.key)
      }
  }

  private static let paces: [(value: EngineFigures.Pace, name: String, label: String)] = [
    (.spring, "spring", "Spring"), (.curve, "curve", "Curve"),
  ]

  private static let engineMotion: [Parameter<EngineFigures>] = [
    .choice(
      "pace", "From code", \.pace, paces, in: .motion, help: "How a push or a pop is paced that no finger drives."),
    .choice(
      "release.pace", "After a drag", \.releasePace, paces, in: .release,
      help: "How the rest is paced when the finger let go."),
    .duration(\.duration),
    .number(
      "release.duration", "Duration of the rest", \.releaseDuration, 0.05...2, .seconds, in: .release,
      help: "How long the curve takes for the rest, however much that is."),
    .toggle(
      "release.passesEnd", "Swings past the end", \.passesEnd, in: .release,
      help: "Whether a fast finger carries the screens past their end, or they are braked to stop there."),
    .number("spring.mass", "Mass", \.spring.mass, 0.1...10, .fraction, in: .motion, help: "How heavy the screens are."),
    .number(
      "spring.stiffness", "Stiffness", \.spring.stiffness, 10...2000, .fraction, in: .motion,
      help: "How strong the spring pulls."),
    .number(
      "spring.damping", "Damping", \.spring.damping, 1...1000, .fraction, in: .motion,
      help: "How much the spring is held up; more than critical counts as critical."),
    .number("curve.x1", "Curve x1", \.curve.x1, 0...1, .fraction, in: .motion, help: "The first control point's time."),
    .number(
      "curve.y1", "Curve y1", \.curve.y1, -1...2, .fraction, in: .motion, help: "The first control point's progress."),
    .number(
      "curve.x2", "Curve x2", \.curve.x2, 0...1, .fraction, in: .motion, help: "The second control point's time."),
    .number(
      "curve.y2", "Curve y2", \.curve.y2, -1...2, .fraction, in: .motion, help: "The second control point's progress."),
  ]
}
