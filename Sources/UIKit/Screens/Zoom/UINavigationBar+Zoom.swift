import Foundation

extension UINavigationBar {
  /// In a zoom nothing travels: the back button fades, and all else is exchanged in place; under a finger, once it has let
  /// go.
  final func swapContent(
    from old: NavigationBarContent?, to new: NavigationBarContent?, in transition: TransitionContext
  ) {
    old?.show(.inPosition)
    new?.fade(back: 0)
    new?.fade(rest: 0)
    let swap = { [weak old, weak new, weak self] in
      UIView.animate(withDuration: ZoomBarMetrics.fade) {
        old?.fade(back: 0)
        new?.fade(back: 1)
      }
      UIView.animate(withDuration: ZoomBarMetrics.swap, delay: ZoomBarMetrics.delay) {
        old?.fade(rest: 0)
        new?.fade(rest: 1)
        self?.navigation?.layOutBar()
      }
    }
    guard transition.isInteractive else { return swap() }
    transition.notifyWhenInteractionEnds { if !$0.isCancelled { swap() } }
  }
}

/// In seconds, as measured on iOS 27.
private enum ZoomBarMetrics {
  static let fade = 0.14
  static let delay = 0.09
  static let swap = 0.05
}
