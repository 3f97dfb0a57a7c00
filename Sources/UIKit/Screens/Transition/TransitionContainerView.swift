import QuartzCore

/// Whose screens change places in a container.
@MainActor protocol ScreenHost: AnyObject {
  /// The transition under way.
  var transition: TransitionContext? { get }
  /// What catches the system's own transitions while they settle; nil where nothing can be caught.
  var systemPop: SystemPop? { get }
  /// Gives an arriving screen the place and the size it will have.
  func layOut(_ controller: UIViewController)
}

/// The view in which screens change places; a transition moves its time.
final class TransitionContainerView: UIView {
  weak var host: (any ScreenHost)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { host?.transition?.abandon() }
  }

  /// Screens that are on their way are put back, resized where they belong, and sent on their way again.
  override func resizeSubviews(from old: CGSize) {
    guard let host, let transition = host.transition else { return super.resizeSubviews(from: old) }
    transition.restage {
      super.resizeSubviews(from: old)
      if let to = transition.to { host.layOut(to) }
    }
  }

  /// Gives `view` the whole of the container, leaving a transform on it alone.
  func fill(with view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    if view.center != center { view.center = center }
    view.layoutIfNeeded()
  }

  /// Of the views of two screens only the one that stays is left.
  func keep(_ stays: UIView?, not goes: UIView?) {
    if goes?.superview === self { goes?.removeFromSuperview() }
    if let stays, stays.superview !== self { addSubview(stays) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard host?.systemPop?.catchSettling(touches) != true else { return }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.moveCaught(touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.releaseCaught(touches, cancelled: false)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.systemPop?.releaseCaught(touches, cancelled: true)
    super.touchesCancelled(touches, with: event)
  }
}
