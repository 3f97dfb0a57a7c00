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
