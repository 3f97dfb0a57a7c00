import Transitions
import UIKit

extension CatalogueEntry {
  static let grow = CatalogueEntry(
    "grow", "Grow", in: .fade, words: "grows out of a row",
    "A screen grows out of the clicked row and shrinks back into it.",
    GrowParameters(),
    [
      .duration(\.duration),
      .number(
        "corner.radius", "Corner radius", \.cornerRadius, 0...60, .points, in: .motion,
        help: "The corner radius of the growing screen while it is small."),
    ] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag),
    .from(.published(.tutorials), except: ["shadow": .guessed, "dimming": .guessed, "corner.radius": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = GrowNavigationController()
    return StackDemo(navigation, parameters, setting) { [unowned navigation] in navigation.parameters = $0 }
  }.exported(
    .navigation(
      "GrowNavigationController", GrowParameters(),
      showing: """
        let button = UIView(frame: CGRect(x: 40, y: 480, width: 120, height: 60))
        button.backgroundColor = .white
        screens[0].view.addSubview(button)
        """,
      screen: """
        private final class PreviewScreen: UIViewController, GrowingScreen {
            func growthSource(on screen: UIViewController) -> UIView? { screen.view.subviews.first }
        }
        """,
      remarks: ["A screen that grows conforms to `GrowingScreen` and names the view that it grows out of."])
  )
}

extension GrowAnimator: Retunable {
  func retuned(with parameters: GrowParameters) -> any UIViewControllerAnimatedTransitioning {
    GrowAnimator(isOpening: isOpening, source: source, parameters: parameters)
  }
}
