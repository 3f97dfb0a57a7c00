import CoreGraphics
import QuartzCore

extension Presentation {
  /// In what it covers: the window, or the view of the context, in front of a view that it will replace.
  func showContainer() {
    guard let window = presenter?.viewIfLoaded?.window else { return }
    let view = context?.viewIfLoaded
    let covered = replacesContext ? view?.superview : view
    container.frame = (covered ?? window).bounds
    (covered ?? window).addSubview(container)
  }

  /// The container takes the place of the context's view.
  var replacesContext: Bool { context != nil && context === presenter && controller.shouldRemovePresentersView }

  /// During a transition only if `always`.
  func layOutPresentedView(always: Bool = false) {
    guard transition == nil || always, let view = controller.presentedView else { return }
    let frame = controller.frameOfPresentedViewInContainerView
    view.setFrameIgnoringTransform(frame)
    givenFrame = frame
    if isDismissing { leavingFrame = frame }
  }

  /// The presented view is still where the presentation put it.
  var presentedViewHasGivenFrame: Bool {
    guard let givenFrame, let view = controller.presentedView else { return false }
    return view.fills(givenFrame)
  }

  /// Unless the view was moved since it was presented; `resize` resizes the container's subviews, which had the size
  /// `old`.
  func followContainer(from old: CGSize, _ resize: () -> Void) {
    let follows = presentedViewHasGivenFrame
    let taken = home == nil ? nil : presenter?.viewIfLoaded
    let fills = taken?.fills(CGRect(origin: .zero, size: old)) == true
    resize()
    if follows { layOutPresentedView(always: true) }
    if fills { taken?.setFrameIgnoringTransform(container.bounds) }
  }

  /// Into the container, at the back.
  func takePresenter() {
    guard controller.shouldRemovePresentersView, home == nil else { return }
    guard let view = presenter?.view, let superview = view.superview else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    home = Home(superview: superview, follower: superview.subviews.dropFirst(index + 1).first)
    container.insertSubview(view, at: 0)
  }

  /// Moves the presenting view back to its former superview.
  private func returnPresenter() {
    guard let home, let superview = home.superview, let view = presenter?.view else { return }
    // A container may show another screen by now.
    guard (presenter?.parent as? any ScreenHost)?.topScreen ?? presenter === presenter else {
      view.removeFromSuperview()
      self.home = nil
      return
    }
    if let follower = home.follower, follower.superview === superview {
      superview.insertSubview(view, belowSubview: follower)
    } else {
      superview.insertSubview(view, at: 0)
    }
    view.setFrameIgnoringTransform(superview.bounds)
    self.home = nil
  }

  /// Arranges all views for the controller being presented or dismissed.
  func settle(presented isPresented: Bool) {
    if isPresented {
      if let view = controller.presentedView, view.superview !== container { container.addSubview(view) }
      takePresenter()
      if removesBase { base?.viewIfLoaded?.removeFromSuperview() }
      for other in others { other.container.isHidden = false }
      // A view that was presented stays where the animator left it, as on iOS.
      return givenFrame == nil ? layOutPresentedView(always: true) : ()
    }
    lowest.returnPresenter()
    for dismissed in others + [self] {
      dismissed.controller.presentedView?.removeFromSuperview()
      dismissed.container.removeFromSuperview()
      dismissed.home = nil
    }
  }
}

/// A presentation takes place in it; a transition moves its time.
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    presentation.controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // A sheet's height can change; any other view stays where it was put.
    if presentation.controller is UISheetPresentationController { presentation.layOutPresentedView() }
    presentation.controller.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.controller.traitCollectionDidChange(previousTraitCollection)
  }

  override func resizeSubviews(from old: CGSize) {
    guard let presentation else { return super.resizeSubviews(from: old) }
    let resize = { presentation.followContainer(from: old) { super.resizeSubviews(from: old) } }
    if let transition = presentation.transition { transition.restage(resize) } else { resize() }
  }

  /// Touches reach the revealed screen as soon as a dismissal is decided, except on the moving views.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let sheet = presentation?.controller as? UISheetPresentationController, sheet.isUndimmed,
      hit === self || hit === sheet.dimming
    {
      return nil
    }
    guard let hit, let transition = presentation?.transition, transition.revealsScreen else { return hit }
    let screens = [transition.view(forKey: .from), transition.view(forKey: .to)]
    return screens.contains { $0.map(hit.isDescendant(of:)) ?? false } ? hit : nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { presentation?.transition?.abandon() }
  }
}
