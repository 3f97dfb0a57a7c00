import Transitions
import UIKit

extension CatalogueEntry {
  /// A navigation whose screens enter from above.
  ///
  /// The release rule is that of its own drag; the system's swipe from the edge has the system's rule.
  static let pushDown = CatalogueEntry(
    "push-down", "Push-down", in: .slide,
    "A screen enters from above and leaves downwards; after a drag to the right a display link plays the rest.",
    PushDownFigures(), pushDownParameters, release: .figures(\.drag)
  ) { setting, figures in
    let navigation = PushDownNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }

  private static let pushDownParameters: [Parameter<PushDownFigures>] =
    [
      .duration(\.duration),
      .number(
        "release.rate", "Settling rate", \.completionRate, 0.2...10, .times, in: .release,
        help: "The progress per second after the release."),
      .toggle(
        "systemEdge", "System's swipe", \.hasSystemEdgeSwipe, in: .gesture,
        help: "Whether the system's swipe from the edge pops these screens too, with the system's animation."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming)
    + Parameter.drag(\.drag, DragTraits(hasCurve: false, hasSpeed: false))
}
