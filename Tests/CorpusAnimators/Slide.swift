// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: MilanNosal/InteractiveTransitioningContainer
// files: InteractiveTransitioningContainer/SwipeToSlideTransitionAnimation.swift InteractiveTransitioningContainer/InteractiveTransitioningContainerAnimationPositions.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "SwipeToSlideTransitionAnimation", kind: .navigation) { isOpening, _ in
    let animator = SwipeToSlideTransitionAnimation()
    return animator
  }
  // SwipeToSlideAutolayoutTransitionAnimation moves by the frames that its own container tells it.
]
