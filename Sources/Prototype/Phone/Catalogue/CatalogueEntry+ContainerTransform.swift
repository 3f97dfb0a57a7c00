import Transitions
import UIKit

extension CatalogueEntry {
  static let containerTransform = CatalogueEntry(
    "container-transform", "Container transform", in: .fade, words: "a card becomes a page",
    "Material's container transform: the clicked card grows into its page, on the emphasized curve.",
    ContainerTransformParameters(),
    [
      .duration(\.duration),
      .number(
        "duration.back", "Duration back", \.returnDuration, 0.05...3, .seconds, in: .motion,
        help: "The duration of a page that shrinks back without a finger."),
      .choice(
        "path", "Path", \.path, [(.straight, "straight", "Straight"), (.arc, "arc", "Arc")], in: .motion,
        help: "Whether the card moves along a straight line or an arc; each has its own times for fading and shape."),
      .number(
        "scrim", "Scrim", \.scrim, 0...1, .fraction, in: .dimming,
        help: "The opacity of the black in front of the screen beneath."),
    ] + Parameter.drag(\.drag), .from(.published(.material), except: containerGuesses), release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = ContainerTransformNavigationController()
    return StackDemo(navigation, parameters, setting, barsTravel: true) { [unowned navigation] in
      navigation.parameters = $0
    }
  }.seenOpening(at: 0.18).exported(
    .navigation(
      "ContainerTransformNavigationController", ContainerTransformParameters(),
      showing: """
        let card = UIView(frame: CGRect(x: 40, y: 480, width: 160, height: 90))
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        screens[0].view.addSubview(card)
        """,
      screen: """
        private final class PreviewScreen: UIViewController, GrowingScreen {
            func growthSource(on screen: UIViewController) -> UIView? { screen.view.subviews.first }
        }
        """,
      remarks: ["A page conforms to `GrowingScreen` and names the card that it grows out of."])
  )

  /// Material's transform is not dragged.
  private static let containerGuesses: [String: Provenance] = [
    "region": .guessed, "drag": .guessed, "release": .guessed,
  ]
}
