// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: Yalantis/StarWars.iOS
// files: StarWars/StarWarsUIViewAnimator/*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  AnimatorRow(name: "StarWarsUIViewAnimator", kind: .presentation, isInteractive: false) { isOpening, _ in
    let animator = StarWarsUIViewAnimator()
    return animator
  }
]
