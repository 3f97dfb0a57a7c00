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
