// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: TifaTsubasa/SwiftTransitionExample
// files: SwiftTransitionExample/TTPushTransition.swift SwiftTransitionExample/TTPopTransition.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "TTPushTransition, TTPopTransition", kind: .navigation) { isOpening, _ in
    isOpening ? TTPushTransition() as UIViewControllerAnimatedTransitioning : TTPopTransition()
  }
]
