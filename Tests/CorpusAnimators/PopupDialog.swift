// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: Orderella/PopupDialog
// files: PopupDialog/Classes/TransitionAnimator.swift PopupDialog/Classes/TransitionAnimations.swift PopupDialog/Classes/UIView+Animations.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "BounceUpTransition", kind: .presentation) { isOpening, _ in
    BounceUpTransition(direction: isOpening ? .in : .out)
  },
  AnimatorRow(name: "BounceDownTransition", kind: .presentation) { isOpening, _ in
    BounceDownTransition(direction: isOpening ? .in : .out)
  },
  AnimatorRow(name: "ZoomTransition", kind: .presentation) { isOpening, _ in
    ZoomTransition(direction: isOpening ? .in : .out)
  },
  AnimatorRow(name: "FadeTransition", kind: .presentation) { isOpening, _ in
    FadeTransition(direction: isOpening ? .in : .out)
  },
  AnimatorRow(name: "DismissInteractiveTransition", kind: .presentation) { isOpening, _ in
    isOpening ? FadeTransition(direction: .in) as UIViewControllerAnimatedTransitioning : DismissInteractiveTransition()
  },
]
