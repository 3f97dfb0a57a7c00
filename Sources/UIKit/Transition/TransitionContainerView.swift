import QuartzCore

/// The view in which a navigation's screens change places; a transition moves its time.
final class TransitionContainerView: UIView {
  weak var navigation: UINavigationController?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { navigation?.transition?.abandon() }
  }

  /// Screens that are on their way are put back, resized where they belong, and sent on their way again.
  override func resizeSubviews(from old: CGSize) {
    guard let navigation, let transition = navigation.transition else { return super.resizeSubviews(from: old) }
    transition.restage {
      super.resizeSubviews(from: old)
      if let to = transition.to { navigation.layOut(to) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard navigation?.systemPop?.catchSettling(touches) != true else { return }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    navigation?.systemPop?.moveCaught(touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    navigation?.systemPop?.releaseCaught(touches, cancelled: false)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    navigation?.systemPop?.releaseCaught(touches, cancelled: true)
    super.touchesCancelled(touches, with: event)
  }
}
