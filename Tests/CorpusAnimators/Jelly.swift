// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: SebastianBoldt/Jelly
// files: Jelly/Classes/*/*.swift Jelly/Classes/*/*/*.swift Jelly/Classes/*/*/*/*.swift Jelly/Classes/*/*/*/*/*.swift

import Foundation
import UIKit

@MainActor private func row(
  _ name: String, _ presentation: Presentation & PresentationAnimatorProvider
) -> AnimatorRow {
  AnimatorRow(name: name, kind: .presentation) { isOpening, _ in
    isOpening ? presentation.showAnimator : presentation.dismissAnimator
  }
}

@MainActor let rows: [AnimatorRow] = [
  row("FadeAnimator", FadePresentation()),
  row("CoverAnimator", CoverPresentation(directionShow: .bottom, directionDismiss: .bottom)),
  row("SlideAnimator", SlidePresentation(direction: .right)),
]
