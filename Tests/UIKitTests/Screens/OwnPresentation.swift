import UIKit

/// A presentation controller as applications write them: of the lower half of the screen, over a view that dims the rest.
@MainActor final class OwnPresentation: UIPresentationController {
  /// What it does otherwise or in addition.
  enum Kind: Sendable {
    case plain, setsFrameAtBegin, setsFrameBeforeLayout, setsFrameAfterLayout, setsFrameAtEnd, platter, preferredSize
    case shrinksPresenter, shrinksPresenterInContainer, picture, margins, removesPresenter
  }

  private let kind: Kind
  private let dim = UIView()
  /// A view around the presented one, and a picture of the presenter, which moves in its place.
  private let platter = UIView()
  private var picture: UIView?

  init(_ kind: Kind, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.kind = kind
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? { kind == .platter ? platter : super.presentedView }
  override var shouldRemovePresentersView: Bool { kind == .removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    switch kind {
    case .margins: return bounds.inset(by: UIEdgeInsets(top: 200, left: 40, bottom: 200, right: 40))
    case .removesPresenter: return bounds
    case .preferredSize:
      let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    default: return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, kind != .removesPresenter else { return }
    if kind == .platter { fillPlatter() }
    dim.frame = containerView.bounds
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    alongside { self.dim.alpha = 0.4 }
    scalePresenter(0.9)
    if kind == .setsFrameAtBegin {
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layer.cornerRadius = 20
      presentedView?.clipsToBounds = true
    }
    guard kind == .picture, let picture = presentingViewController.view.snapshotView(afterScreenUpdates: false) else {
      return
    }
    self.picture = picture
    containerView.insertSubview(picture, belowSubview: dim)
    alongside { picture.transform = CGAffineTransform(scaleX: 0.85, y: 0.85) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if kind == .setsFrameAtEnd { presentedViewController.view.frame = frameOfPresentedViewInContainerView }
    if !completed { removeViews() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { [self] in
      dim.alpha = 0
      picture?.transform = .identity
    }
    scalePresenter(1)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { removeViews() } }

  override func containerViewWillLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    if kind == .preferredSize, presentedView?.transform.isIdentity == true { presentedView?.frame = frame }
    guard kind == .setsFrameBeforeLayout else { return }
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    dim.frame = containerView?.bounds ?? .zero
  }

  override func containerViewDidLayoutSubviews() {
    guard kind == .setsFrameAfterLayout else { return }
    dim.frame = containerView?.bounds ?? .zero
    presentedView?.bounds.size = frameOfPresentedViewInContainerView.size
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if kind == .preferredSize, container === presentedViewController { containerView?.setNeedsLayout() }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { container === presentedViewController ? container.preferredContentSize : parentSize }

  /// Makes changes alongside the transition, or at once without one.
  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  /// Scales the presenter's view, as one outside the container or as if it were inside.
  private func scalePresenter(_ scale: CGFloat) {
    guard kind == .shrinksPresenter || kind == .shrinksPresenterInContainer else { return }
    let view = presentingViewController.view
    let change: () -> Void = { view?.transform = CGAffineTransform(scaleX: scale, y: scale) }
    guard kind == .shrinksPresenter, let coordinator = presentedViewController.transitionCoordinator else {
      return alongside(change)
    }
    coordinator.animateAlongsideTransition(in: view, animation: { _ in change() })
  }

  private func fillPlatter() {
    guard let content = super.presentedView else { return }
    platter.frame = frameOfPresentedViewInContainerView
    platter.backgroundColor = .white
    (platter.layer.cornerRadius, platter.layer.shadowOpacity) = (30, 0.4)
    platter.layer.shadowOffset = CGSize(width: 0, height: -6)
    let clip = UIView(frame: platter.bounds.insetBy(dx: 20, dy: 20))
    clip.layer.cornerRadius = 10
    clip.clipsToBounds = true
    content.frame = clip.bounds
    for view in [clip, content] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    clip.addSubview(content)
    platter.addSubview(clip)
  }

  private func removeViews() {
    dim.removeFromSuperview()
    picture?.removeFromSuperview()
  }
}
