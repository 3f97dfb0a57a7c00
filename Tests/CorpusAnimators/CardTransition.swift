// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: AlbGarciam/CardTransition
// files: CardTransition/Classes/Transitions/*.swift

import Foundation
import UIKit

@MainActor let rows: [AnimatorRow] = [
  // Its completion of the opening does not wait for a cancel, so only the closing is driven.
  AnimatorRow(name: "BottomOverlayPresentTransition", kind: .presentation) { isOpening, _ in
    isOpening ? BottomOverlayPresentTransition(duration: 0.3) : BottomOverlayDismissTransition(duration: 0.3)
  }
]
