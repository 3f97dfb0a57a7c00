public import UIKit

/// The way back of `RiseSegue`: its source, which is presented, leaves downwards and is dismissed when it has gone.
@MainActor open class RiseUnwindSegue: UIStoryboardSegue {
  /// How the screens move.
  public var figures = RiseFigures()

  /// Moves both screens, then dismisses without animation; with the source on no screen, or on its way already, nothing
  /// happens.
  open override func perform() {
    guard let top = source.view, let superview = top.superview,
      let below = source.presentingViewController?.view, top.layer.animationKeys()?.isEmpty != false
    else { return }
    let source = source
    // A screen that was taken away is lent for as long as it is seen.
    let isLent = below.superview == nil
    if isLent {
      superview.insertSubview(below, belowSubview: top)
      below.bounds.size = superview.bounds.size
      below.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }
    RiseSegueMotion(top, over: below, in: superview, figures: figures).play(covers: false) {
      if isLent { below.removeFromSuperview() }
      source.dismiss(animated: false)
    }
  }
}
