import Transitions
import UIKit

extension CatalogueEntry {
  /// System D: screens come from above.
  static let pushDown = CatalogueEntry(
    "push-down", "Push-down", in: .pushDown,
    "A screen comes down from above and leaves downwards; a drag to the right drives it, a display link plays the rest.",
    PushDownFigures(), pushDownParameters
  ) { setting, figures in
    let navigation = PushDownNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }

  /// System D: presented screens come from the left.
  static let sidePresent = CatalogueEntry(
    "side-present", "Side present", in: .pushDown,
    "A presented screen enters from the left and leaves to the right.", SidePresentFigures(),
    [.duration(\.duration)] + Parameter.parallax(\.parallax) + Parameter.shadow(\.shadow)
      + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
  ) { setting, figures in
    PresentDemo(figures, setting) { screen, figures, _ in
      let presentation = SidePresentation()
      presentation.figures = figures
      presentation.prepare(screen)
      screen.keeper = presentation
    } take: { screen, figures in
      (screen.keeper as? SidePresentation)?.figures = figures
    }
  }

  private static let pushDownParameters: [Parameter<PushDownFigures>] =
    [
      .duration(\.duration),
      .number(
        "release.rate", "Played per second", \.completionRate, 0.2...10, .times, in: .release,
        help: "How much of the whole is played in a second once the finger let go."),
      .toggle(
        "systemEdge", "System edge swipe", \.hasSystemEdgeSwipe, in: .gesture,
        help: "The system's swipe from the edge pops these screens too, with the system's animation."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
}
