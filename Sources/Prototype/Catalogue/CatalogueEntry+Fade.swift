import Transitions
import UIKit

extension CatalogueEntry {
  /// System E: transparent screens over one background.
  static let fadeSlide = CatalogueEntry(
    "fade-slide", "Fade and slide", in: .fade,
    "Screens that are seen through slide and fade over one background that does not move.", FadeSlideFigures(),
    [
      .duration(\.duration),
      .number(
        "fade.lower", "Lower fades within", \.lowerFade, 0.05...1, .fraction, in: .motion,
        help: "The part of the whole in which the lower screen fades out or in."),
      .number(
        "fade.upper", "Popped fades within", \.upperFade, 0.05...1, .fraction, in: .motion,
        help: "The part of the whole in which a popped screen fades out."),
    ] + Parameter.drag(\.drag)
  ) { setting, figures in
    let navigation = UINavigationController()
    navigation.addCustomTransitioning()
    let background = UIImageView(image: DemoPicture.image(0))
    background.contentMode = .scaleAspectFill
    return StackDemo(navigation, figures, setting, over: background) { [unowned navigation] in
      navigation.transitionCoordinatorHelper?.figures = $0
    }
  }

  /// System E: out of what was clicked.
  static let grow = CatalogueEntry(
    "grow", "Grow", in: .fade, "A screen grows out of the row that was clicked, and shrinks back into it.",
    GrowFigures(),
    [.duration(\.duration)] + Parameter.shadow(\.shadow) + Parameter.dimming(\.dimming) + Parameter.drag(\.drag)
  ) { setting, figures in
    let navigation = GrowNavigationController()
    return StackDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }
}
