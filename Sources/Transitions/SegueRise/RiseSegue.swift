public import UIKit

/// A segue whose destination rises from below while the source leaves upwards, and is presented when it is there.
@MainActor open class RiseSegue: UIStoryboardSegue {
  /// How the screens move.
  public var figures = RiseFigures()

  /// Moves both screens, then presents without animation; with the source on no screen, or on its way already, nothing
  /// happens.
  open override func perform() {
    guard let old = source.view, let new = destination.view, let superview = old.superview,
      old.layer.animationKeys()?.isEmpty != false
    else { return }
    let (source, destination) = (source, destination)
    new.bounds.size = old.bounds.size
    new.center = old.center
    superview.insertSubview(new, aboveSubview: old)
    RiseSegueMotion(new, over: old, in: superview, figures: figures).play(covers: true) {
      new.removeFromSuperview()
      // What covers all of the screen is to stay so.
      if destination.modalPresentationStyle == .automatic { destination.modalPresentationStyle = .fullScreen }
      source.present(destination, animated: false)
    }
  }
}
