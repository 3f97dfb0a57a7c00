// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: danielmgauthier/ViewControllerTransitionExample
// files: ViewControllerTransitionExample/Transitions/ModalTransitionAnimator.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "ModalTransitionAnimator", kind: .presentation) { isOpening, _ in
    ModalTransitionAnimator(presenting: isOpening)
  }
]
