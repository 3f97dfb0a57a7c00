// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: MilanNosal/InteractiveTransitioningContainer
// files: InteractiveTransitioningContainer/SwipeToSlideTransitionAnimation.swift InteractiveTransitioningContainer/SwipeToSlideAutolayoutTransitionAnimation.swift InteractiveTransitioningContainer/InteractiveTransitioningContainerAnimationPositions.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "SwipeToSlideTransitionAnimation", kind: .navigation) { isOpening, _ in
    let animator = SwipeToSlideTransitionAnimation()
    return animator
  },
  AnimatorRow(name: "SwipeToSlideAutolayoutTransitionAnimation", kind: .navigation) { isOpening, _ in
    let animator = SwipeToSlideAutolayoutTransitionAnimation()
    return animator
  },
]
