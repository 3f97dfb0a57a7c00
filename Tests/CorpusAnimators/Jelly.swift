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

/// Presents a screen as the repository's example does.
@MainActor private func jelly(
  _ name: String, drag: (from: CGPoint, to: CGPoint)?, _ presentation: @escaping (UIViewController) -> Presentation
) -> ScreenRow {
  ScreenRow(
    name: name, drag: drag, make: { (ContentScreen("Below", .systemTeal), []) },
    open: { screen in
      let upper = ContentScreen("Above", .systemOrange)
      let animator = Animator(presentation: presentation(screen))
      animator.prepare(presentedViewController: upper)
      animators.append(animator)
      screen.present(upper, animated: true)
    }, close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil })
}

@MainActor private var animators: [Animator] = []

@MainActor let screens: [ScreenRow] = [
  jelly("Jelly cover", drag: nil) { _ in
    CoverPresentation(
      directionShow: .bottom, directionDismiss: .bottom,
      uiConfiguration: PresentationUIConfiguration(cornerRadius: 10, backgroundStyle: .dimmed(alpha: 0.5)),
      size: PresentationSize(width: .fullscreen, height: .halfscreen),
      alignment: PresentationAlignment(vertical: .bottom, horizontal: .center),
      marginGuards: UIEdgeInsets(top: 0, left: 16, bottom: 32, right: 16))
  },
  jelly("Jelly cover by drag", drag: (CGPoint(x: 0.45, y: 0.5), CGPoint(x: 0.02, y: 0.5))) { screen in
    CoverPresentation(
      directionShow: .left, directionDismiss: .left,
      uiConfiguration: PresentationUIConfiguration(backgroundStyle: .dimmed(alpha: 0.5)),
      size: PresentationSize(width: .halfscreen, height: .fullscreen),
      alignment: PresentationAlignment(vertical: .center, horizontal: .left),
      interactionConfiguration: InteractionConfiguration(
        presentingViewController: screen, completionThreshold: 0.5, dragMode: .canvas))
  },
  jelly("Jelly slide by drag", drag: (CGPoint(x: 0.05, y: 0.5), CGPoint(x: 0.95, y: 0.5))) { screen in
    SlidePresentation(
      uiConfiguration: PresentationUIConfiguration(backgroundStyle: .dimmed(alpha: 0.5)), direction: .right,
      size: .fullscreen,
      interactionConfiguration: InteractionConfiguration(
        presentingViewController: screen, completionThreshold: 0.5, dragMode: .canvas))
  },
]
