import Transitions
import UIKit

extension CatalogueEntry {
  /// A picture that moves from one screen to the other.
  static let sharedElement = CatalogueEntry(
    "shared-element", "Shared element", in: .pictures,
    "A row's picture moves to the second screen and back, also under the finger.",
    SharedElementFigures(),
    [.duration(\.duration)] + Parameter.dimming(\.dimming) + Parameter.drag(\.drag),
    release: .figures(\.drag)
  ) { setting, figures in
    let navigation = SharedElementNavigationController()
    return GalleryDemo(navigation, figures, setting) { [unowned navigation] in navigation.figures = $0 }
  }.exported(
    .navigation(
      "SharedElementNavigationController", SharedElementFigures(),
      showing: """
        for (screen, size) in zip(screens, [CGFloat(80), 240]) {
            let picture = UIView(frame: CGRect(x: 40, y: 120, width: size, height: size))
            picture.backgroundColor = .white
            screen.view.addSubview(picture)
        }
        """,
      screen: """
        private final class PreviewScreen: UIViewController, SharedElementScreen {
            func sharedElement(with other: UIViewController) -> UIView? { view.subviews.first }
        }
        """, remarks: ["Both screens conform to `SharedElementScreen` and name the view that they share."])
  )
}

extension SharedElementAnimator: Retunable {
  func retuned(with figures: SharedElementFigures) -> any UIViewControllerAnimatedTransitioning {
    SharedElementAnimator(isOpening: isOpening, figures: figures)
  }
}
