// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: TifaTsubasa/SwiftTransitionExample
// files: SwiftTransitionExample/TT*.swift SwiftTransitionExample/UIColor*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "TTPushTransition, TTPopTransition", kind: .navigation) { isOpening, _ in
    isOpening ? TTPushTransition() as UIViewControllerAnimatedTransitioning : TTPopTransition()
  }
]

@MainActor let screens: [ScreenRow] = [
  ScreenRow(
    name: "TTScaleNavigationController", drag: (CGPoint(x: 0.005, y: 0.5), CGPoint(x: 0.98, y: 0.5)),
    make: { (TTScaleNavigationController(rootViewController: ContentScreen("Below", .systemTeal)), []) },
    open: { screen in
      (screen as? UINavigationController)?.pushViewController(ContentScreen("Above", .systemOrange), animated: true)
    }, close: { _ = ($0 as? UINavigationController)?.popViewController(animated: true) },
    isOpen: { ($0 as? UINavigationController)?.viewControllers.count == 2 })
]
