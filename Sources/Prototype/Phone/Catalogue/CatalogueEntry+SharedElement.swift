import Transitions
import UIKit

extension CatalogueEntry {
  static let sharedElement = CatalogueEntry(
    "shared-element", "Shared element", in: .pictures, words: "one picture travels",
    "A row's picture moves to the second screen and back, also under the finger.",
    SharedElementParameters(),
    [.duration(\.duration)] + Parameter.dimming(\.dimming) + Parameter.drag(\.drag),
    .from(.published(.tutorials), except: ["dimming": .guessed]),
    release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = SharedElementNavigationController()
    return GalleryDemo(navigation, parameters, setting) { [unowned navigation] in navigation.parameters = $0 }
  }.exported(
    .navigation(
      "SharedElementNavigationController", SharedElementParameters(),
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

extension SharedElementAnimator: RebuiltAnimator {}
