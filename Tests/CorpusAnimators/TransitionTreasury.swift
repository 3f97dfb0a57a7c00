// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: DianQK/TransitionTreasury
// files: TransitionTreasury/*.swift TransitionTreasury/*/*.swift TransitionAnimation/*.swift

import Foundation
import UIKit

/// Returns the same animator for both directions, as the repository's delegates do: some keep views between them.
@MainActor private func both<Animator: TRViewControllerAnimatedTransitioning>(
  _ name: String, _ kind: AnimatorRow.Kind, restsAsSystem: Bool = true, isInteractive: Bool = true,
  _ make: @escaping (AnimatorScene) -> Animator
) -> AnimatorRow {
  var made: Animator?
  return AnimatorRow(
    name: name, kind: kind, isInteractive: isInteractive, restsAsSystem: restsAsSystem,
    willDrag: { tell($0) { $0.interacting = true } }, willCancel: { tell($0) { $0.cancelPop = true } },
    make: { isOpening, scene in
      let animator = isOpening ? make(scene) : made ?? make(scene)
      made = animator
      switch kind {
      case .navigation: animator.transitionStatus = isOpening ? .push : .pop
      case .presentation: animator.transitionStatus = isOpening ? .present : .dismiss
      }
      return animator
    })
}

/// Tells an animator about its drag, as the repository's recogniser does.
@MainActor private func tell(
  _ animator: UIViewControllerAnimatedTransitioning, _ change: (inout TransitionInteractiveable) -> Void
) {
  guard var interactive = animator as? TransitionInteractiveable else { return }
  change(&interactive)
}

@MainActor let rows: [AnimatorRow] = [
  both("FadeTransitionAnimation", .navigation) { _ in FadeTransitionAnimation() },
  both("DefaultPushTransitionAnimation", .navigation) { _ in DefaultPushTransitionAnimation() },
  both("PageTransitionAnimation", .navigation) { _ in PageTransitionAnimation() },
  both("OMNITransitionAnimation", .navigation) { OMNITransitionAnimation(key: $0.key) },
  both("IBanTangTransitionAnimation", .navigation, restsAsSystem: false) { IBanTangTransitionAnimation(key: $0.key) },
  both("BlixtTransitionAnimation", .navigation, restsAsSystem: false) {
    BlixtTransitionAnimation(key: $0.key, toFrame: CGRect(x: 95, y: 90, width: 200, height: 150))
  },
  both("TwitterTransitionAnimation", .presentation) { _ in TwitterTransitionAnimation() },
  both("TaaskyFlipTransitionAnimation", .presentation) { _ in TaaskyFlipTransitionAnimation(blurEffect: false) },
  both("ScanbotTransitionAnimation", .presentation) { _ in
    ScanbotTransitionAnimation(presentGesture: nil, dismissGesture: nil)
  },
  both("PopTipTransitionAnimation", .presentation, restsAsSystem: false) { _ in
    PopTipTransitionAnimation(visibleHeight: 500)
  },
  both("ElevateTransitionAnimation", .presentation, restsAsSystem: false, isInteractive: false) { scene in
    ElevateTransitionAnimation(maskView: scene.key, toPosition: CGPoint(x: 195, y: 300))
  },
]
