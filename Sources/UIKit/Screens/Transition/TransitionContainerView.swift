import QuartzCore

/// The view in which screens are exchanged; a transition moves its time.
final class TransitionContainerView: UIView {
  weak var host: (any ScreenHost)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { host?.transition?.abandon() }
  }

  /// Puts the screens of a running transition back, resizes them, and stages the transition again.
  override func resizeSubviews(from old: CGSize) {
    guard let host, let transition = host.transition else { return super.resizeSubviews(from: old) }
    transition.restage {
      super.resizeSubviews(from: old)
      if let to = transition.to { host.layOut(to) }
    }
  }

  /// Makes `view` fill the container, without touching its transform.
  func fill(with view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setFrameIgnoringTransform(bounds)
    view.layoutIfNeeded()
  }

  /// Leaves `staying` in the container and removes `leaving`.
  func keep(_ staying: UIView?, insteadOf leaving: UIView?) {
    if leaving?.superview === self { leaving?.removeFromSuperview() }
    if let staying, staying.superview !== self { addSubview(staying) }
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
