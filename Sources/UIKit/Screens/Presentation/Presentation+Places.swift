import CoreGraphics
import QuartzCore

// Where the views of a presentation are.

extension Presentation {
  /// Puts the container over the whole window.
  func showContainer() {
    guard let window = presenter?.viewIfLoaded?.window else { return }
    container.frame = window.bounds
    window.addSubview(container)
  }

  /// Has the presented view be where the presentation controller says, while it lies still.
  func placePresentedView(always: Bool = false) {
    guard transition == nil || always, let view = controller.presentedView else { return }
    place(view, at: controller.frameOfPresentedViewInContainerView)
  }

  /// Gives a view a frame, leaving a transform on it alone.
  func place(_ view: UIView, at frame: CGRect) {
    let anchor = view.layer.anchorPoint
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if view.center != center { view.center = center }
  }

  /// Takes the presenting view into the container, at the back.
  func takePresenter() {
    guard controller.shouldRemovePresentersView, home == nil else { return }
    guard let view = presenter?.view, let superview = view.superview else { return }
    let place = superview.subviews.firstIndex { $0 === view } ?? 0
    home = (superview, superview.subviews.dropFirst(place + 1).first)
    container.insertSubview(view, at: 0)
  }

  /// Puts the presenting view back where it was.
  private func returnPresenter() {
    guard let home, let view = presenter?.view else { return }
    if let follower = home.follower, follower.superview === home.superview {
      home.superview.insertSubview(view, belowSubview: follower)
    } else {
      home.superview.insertSubview(view, at: 0)
    }
    place(view, at: home.superview.bounds)
    self.home = nil
  }

  /// Everything is where it belongs with the controller presented, or not.
  func settle(presented isPresented: Bool) {
    if isPresented {
      if let view = controller.presentedView, view.superview !== container { container.addSubview(view) }
      takePresenter()
      if removesBase { base?.viewIfLoaded?.removeFromSuperview() }
      for other in others { other.container.isHidden = false }
      return placePresentedView(always: true)
    }
    lowest.returnPresenter()
    for gone in others + [self] {
      gone.controller.presentedView?.removeFromSuperview()
      gone.container.removeFromSuperview()
      gone.home = nil
    }
  }
}
