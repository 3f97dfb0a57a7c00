// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: ivanvorobei/SPStorkController
// files: Sources/SPStorkController/*.swift Sources/SPStorkController/*/*.swift Sources/SPStorkController/*/*/*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(
    name: "SPStorkPresentingAnimationController, SPStorkDismissingAnimationController", kind: .presentation
  ) { isOpening, _ in
    isOpening
      ? SPStorkPresentingAnimationController() as UIViewControllerAnimatedTransitioning
      : SPStorkDismissingAnimationController()
  }
]

@MainActor private var delegates: [SPStorkTransitioningDelegate] = []

@MainActor let screens: [ScreenRow] = [
  ScreenRow(
    name: "SPStork", drag: (CGPoint(x: 0.5, y: 0.3), CGPoint(x: 0.5, y: 0.95)),
    make: { (ContentScreen("Below", .systemTeal), []) },
    open: { screen in
      let (upper, delegate) = (ContentScreen("Above", .systemOrange), SPStorkTransitioningDelegate())
      delegates.append(delegate)
      upper.transitioningDelegate = delegate
      upper.modalPresentationStyle = .custom
      screen.present(upper, animated: true)
    }, close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil })
]
