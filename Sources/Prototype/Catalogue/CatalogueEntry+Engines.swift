import Transitions
import UIKit

extension CatalogueEntry {
  /// One navigation with the figures of each of several known engines.
  static let engines = [
    engine(
      "ios-18", "iOS up to 18", "The push and pop of iOS up to 18: a spring, dragged from the left edge.", .iOS18),
    engine("ios-26", "iOS 26", "The push and pop of iOS 26: the same spring, dragged from anywhere.", .iOS26),
    engine(
      "flutter", "Flutter",
      "Flutter's Cupertino pages: a curve of half a second; a fling decides, otherwise half the distance.",
      .flutter),
    engine(
      "react-navigation", "React Navigation",
      "React Navigation's stack: the position 0.3 s after the release decides.", .reactNavigation),
    engine(
      "libadwaita", "libadwaita", "libadwaita's navigation view: a stiff spring; the screen beneath does not move.",
      .libadwaita),
  ]

  private static func engine(
    _ name: String, _ title: String, _ sentence: String, _ figures: EngineFigures
  ) -> CatalogueEntry {
    CatalogueEntry(
      name, title, in: .engines, sentence, figures, engineParameters(figures.drag.velocityUnit),
      release: .figures(\.drag)
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
      "pace", "From code", \.pace, paces, in: .motion, help: "The motion of a push or a pop that is not dragged."),
    .choice(
      "release.pace", "After a drag", \.releasePace, paces, in: .release,
      help: "The motion after a release."),
    .duration(\.duration),
    .number(
      "release.duration", "Settling duration", \.releaseDuration, 0.05...2, .seconds, in: .release,
      help: "The duration of the curve after a release, at any progress."),
    .toggle(
      "release.passesEnd", "May overshoot", \.passesEnd, in: .release,
      help: "Whether a fast finger carries the screens past their end; otherwise they brake and stop there."),
    .toggle(
      "drag.again", "Drags again", \.dragsAgain, in: .gesture,
      help: "Whether a second drag pops the next screen while the first pop settles; otherwise it catches the first."),
    .number("spring.mass", "Mass", \.spring.mass, 0.1...10, .fraction, in: .motion, help: "The mass of the spring."),
    .number(
      "spring.stiffness", "Stiffness", \.spring.stiffness, 10...2000, .fraction, in: .motion,
      help: "The stiffness of the spring."),
    .number(
      "spring.damping", "Damping", \.spring.damping, 1...1000, .fraction, in: .motion,
      help: "The damping of the spring; above critical it counts as critical."),
    .number(
      "curve.x1", "Curve x1", \.curve.x1, 0...1, .fraction, in: .motion, help: "The time of the first control point."),
    .number(
      "curve.y1", "Curve y1", \.curve.y1, -1...2, .fraction, in: .motion,
      help: "The progress of the first control point."),
    .number(
      "curve.x2", "Curve x2", \.curve.x2, 0...1, .fraction, in: .motion, help: "The time of the second control point."),
    .number(
      "curve.y2", "Curve y2", \.curve.y2, -1...2, .fraction, in: .motion,
      help: "The progress of the second control point."),
  ]
}
