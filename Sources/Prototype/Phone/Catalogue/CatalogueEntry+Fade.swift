import Transitions
import UIKit

extension CatalogueEntry {
  static let fadeSlide = CatalogueEntry(
    "fade-slide", "Fade and slide", in: .fade, words: "fades while it slides",
    "Transparent screens slide and fade over a background that does not move.", FadeSlideParameters(),
    [
      .duration(\.duration),
      .number(
        "fade.lower", "Lower fades in", \.lowerFade, 0.05...1, .fraction, in: .motion,
        help: "The fraction of the duration in which the lower screen fades out or in."),
      .number(
        "fade.upper", "Upper fades in", \.upperFade, 0.05...1, .fraction, in: .motion,
        help: "The fraction of the duration in which a popped screen fades out."),
    ] + Parameter.drag(\.drag), .from(.published(.tutorials)), release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = UINavigationController()
    navigation.addCustomTransitioning()
    let background = UIImageView(image: DemoPicture.image(0))
    background.contentMode = .scaleAspectFill
    return StackDemo(navigation, parameters, setting, over: background) { [unowned navigation] in
      navigation.transitionCoordinatorHelper?.parameters = $0
    }
  }.exported(
    .init(
      base: FadeSlideParameters(),
      attaching: """
        navigation.addCustomTransitioning()
        let container = StaticBackgroundController(background: background, content: navigation)
        """,
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        navigation.addCustomTransitioning()
        return StaticBackgroundController(background: UIView(), content: navigation)
        """, remarks: ["The screens have clear backgrounds; `container` shows one background behind them all."],
      differences: ExportPlan.dragged)
  )
}

extension FadeSlideAnimator: RebuiltAnimator {}

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
