// Not Apple's: the containers of one public repository, with their own transitions and gestures.
// repository: MilanNosal/InteractiveTransitioningContainer
// files: InteractiveTransitioningContainer/*.swift

import Foundation
import UIKit

/// A name from before Swift 4.2, which one of the files has.
typealias UIViewAnimationCurve = UIView.AnimationCurve

@MainActor let rows: [AnimatorRow] = []

@MainActor private func row(
  _ name: String, _ make: @escaping ([UIViewController]) -> SwipeToSlideInteractiveTransitioningContainer
) -> ScreenRow {
  ScreenRow(
    name: name, drag: (CGPoint(x: 0.1, y: 0.6), CGPoint(x: 0.95, y: 0.6)),
    make: { (make([ContentScreen("First", .systemTeal), ContentScreen("Second", .systemOrange)]), []) },
    open: { _ = ($0 as? SwipeToSlideInteractiveTransitioningContainer)?.showNext(animated: true) },
    close: { _ = ($0 as? SwipeToSlideInteractiveTransitioningContainer)?.showPrevious(animated: true) },
    isOpen: { ($0 as? SwipeToSlideInteractiveTransitioningContainer)?.currentIndex == 1 })
}

@MainActor let screens: [ScreenRow] = [
  row("SwipeToSlide", { SwipeToSlideInteractiveTransitioningContainer(with: $0) }),
  row("SwipeToSlideAutolayout", { SwipeToSlideAutolayoutInteractiveTransitioningContainer(with: $0) }),
]
