// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: AlbGarciam/CardTransition
// files: CardTransition/Classes/*.swift CardTransition/Classes/*/*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  // Its completion of the opening does not wait for a cancel, so only the closing is driven.
  AnimatorRow(name: "BottomOverlayPresentTransition", kind: .presentation) { isOpening, _ in
    isOpening ? BottomOverlayPresentTransition(duration: 0.3) : BottomOverlayDismissTransition(duration: 0.3)
  }
]

/// The screen of the repository's example: a card of 300 points.
private final class CardScreen: UIViewController, BottomOverlayProtocol {
  private var handler: BottomOverlayTransitionHandler?

  init() {
    super.init(nibName: nil, bundle: nil)
    handler = BottomOverlayTransitionHandler(
      presented: self, interactive: true, dimmedColor: .blue, indicatorColor: .yellow, duration: 1)
    transitioningDelegate = handler
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }

  func bottomOverlayHeight(for width: CGFloat) -> CGFloat { 300 }
  func bottomOverlayWidth() -> CGFloat { min(UIScreen.main.bounds.width, 414) }
}

@MainActor let screens: [ScreenRow] = [
  ScreenRow(
    name: "BottomOverlay", drag: (CGPoint(x: 0.5, y: 0.68), CGPoint(x: 0.5, y: 0.99)),
    make: { (ContentScreen("Below", .systemTeal), []) }, open: { $0.present(CardScreen(), animated: true) },
    close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil })
]
