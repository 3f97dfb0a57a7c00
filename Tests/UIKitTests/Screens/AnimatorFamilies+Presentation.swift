import Foundation
import QuartzCore
import UIKit

extension AnimatorFamily {
  static let half = CGRect(x: 0, y: 422, width: 390, height: 422)

  /// Slides the presented view up from the bottom edge to its final frame, and down from where it is.
  static let slide: Animation = { context, isOpening in
    let (front, _) = context.views(isOpening)
    let height = context.containerView.bounds.height
    if isOpening {
      context.containerView.addSubview(front)
      if let shown = context.viewController(forKey: .to) {
        front.frame = context.finalFrame(for: shown).offsetBy(dx: 0, dy: height)
        UIView.animate(withDuration: 0.4) {
          front.frame = context.finalFrame(for: shown)
        } completion: { _ in
          context.complete()
        }
      }
    } else {
      UIView.animate(withDuration: 0.4) {
        front.frame.origin.y = height
      } completion: { _ in
        context.complete()
      }
    }
  }

  /// Moves the view by its transform.
  static let transformed: Animation = { context, isOpening in
    let (front, _) = context.views(isOpening)
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isOpening {
      context.containerView.addSubview(front)
      front.transform = away
    }
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      front.transform = isOpening ? .identity : away
    } completion: { _ in
      context.complete()
    }
  }

  /// Grows and fades an alert.
  static let grown: Animation = { context, isOpening in
    let (front, _) = context.views(isOpening)
    if isOpening {
      context.containerView.addSubview(front)
      front.alpha = 0
      front.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    UIView.animate(withDuration: 0.4) {
      front.alpha = isOpening ? 1 : 0
      front.transform = isOpening ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      if context.transitionWasCancelled { front.transform = .identity }
      context.complete()
    }
  }

  private static func custom(
    _ name: String, _ frame: CGRect, _ animate: @escaping Animation, _ make: @escaping MakeController
  ) -> Self { Self(name: name, style: .custom, makeController: make, frame: frame, animate: animate) }

  static let presentationControllers: [Self] = [
    custom("half of the screen, dimmed alongside", half, slide) { HalfPresentation($0, $1) },
    custom("a frame set in presentationTransitionWillBegin", half, transformed) { EarlyPresentation($0, $1) },
    custom("a frame set before the container's layout", half, transformed) { LayoutPresentation($0, $1) },
    custom("a frame set after the container's layout", half, transformed) { LateLayoutPresentation($0, $1) },
    custom("a frame set when the presentation has ended", half, slide) { EndPresentation($0, $1) },
    custom("a view around the presented one", CGRect(x: 20, y: 442, width: 350, height: 382), slide) {
      WrapperPresentation($0, $1)
    },
    custom("a preferred size", CGRect(x: 45, y: 322, width: 300, height: 200), grown) { presented, presenting in
      presented.preferredContentSize = CGSize(width: 300, height: 200)
      return SizePresentation(presented, presenting)
    },
    custom("the presenter made smaller alongside, as a view outside the container", half, slide) {
      ShrinkPresentation($0, $1, isOutside: true)
    },
    Self(
      name: "the presenter made smaller alongside, as if it were in the container", style: .custom,
      makeController: { ShrinkPresentation($0, $1, isOutside: false) }, frame: half, standsUnderFinger: false,
      animate: slide),
    custom("a picture of the presenter behind", half, transformed) { PicturePresentation($0, $1) },
    custom("an alert within the margins", CGRect(x: 40, y: 200, width: 310, height: 444), grown) {
      AlertPresentation($0, $1)
    },
    custom("the presenter removed", CGRect(x: 0, y: 0, width: 390, height: 844), removed) {
      RemovingPresentation($0, $1)
    },
    Self(name: "over the full screen, by frames", style: .overFullScreen, animate: slide),
    Self(name: "full screen, both views", style: .fullScreen, animate: removed),
  ]

  /// Slides both views sidewards.
  static let removed: Animation = { context, isOpening in
    let width = context.containerView.bounds.width
    context.addViews(isOpening)
    let (front, back) = context.views(isOpening)
    (isOpening ? front : back)?.transform = CGAffineTransform(translationX: isOpening ? width : -width / 3, y: 0)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
      front.transform = isOpening ? .identity : CGAffineTransform(translationX: width, y: 0)
      back?.transform = isOpening ? CGAffineTransform(translationX: -width / 3, y: 0) : .identity
    } completion: { _ in
      front.transform = .identity
      back?.transform = .identity
      context.complete()
    }
  }
}

/// A presentation of the lower half of the screen over a view that dims the rest.
@MainActor private class HalfPresentation: UIPresentationController {
  let dim = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?) {
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    alongside { self.dim.alpha = 0.4 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dim.removeFromSuperview() } }
  override func dismissalTransitionWillBegin() { alongside { self.dim.alpha = 0 } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dim.removeFromSuperview() } }

  /// Makes changes alongside the transition, or at once without one.
  func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }
}

private final class EarlyPresentation: HalfPresentation {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layer.cornerRadius = 20
    presentedView?.clipsToBounds = true
  }
}

private final class LayoutPresentation: HalfPresentation {
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.bounds.size = frameOfPresentedViewInContainerView.size
    presentedView?.center = CGPoint(
      x: frameOfPresentedViewInContainerView.midX, y: frameOfPresentedViewInContainerView.midY)
    dim.frame = containerView?.bounds ?? .zero
  }
}

private final class LateLayoutPresentation: HalfPresentation {
  override func containerViewDidLayoutSubviews() {
    dim.frame = containerView?.bounds ?? .zero
    presentedView?.bounds.size = frameOfPresentedViewInContainerView.size
  }
}

private final class EndPresentation: HalfPresentation {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentedViewController.view.frame = frameOfPresentedViewInContainerView
  }
}

/// A presentation whose presented view is a platter around the controller's.
private final class WrapperPresentation: HalfPresentation {
  private let platter = UIView()

  override var presentedView: UIView? { platter }

  override func presentationTransitionWillBegin() {
    guard let content = super.presentedView else { return }
    platter.frame = frameOfPresentedViewInContainerView
    platter.backgroundColor = .white
    platter.layer.cornerRadius = 30
    platter.layer.shadowOpacity = 0.4
    platter.layer.shadowOffset = CGSize(width: 0, height: -6)
    let clip = UIView(frame: platter.bounds.insetBy(dx: 20, dy: 20))
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.layer.cornerRadius = 10
    clip.clipsToBounds = true
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    platter.addSubview(clip)
    super.presentationTransitionWillBegin()
  }
}

/// A presentation in the middle, of the size that the presented controller prefers.
private final class SizePresentation: HalfPresentation {
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === presentedViewController { containerView?.setNeedsLayout() }
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { container === presentedViewController ? container.preferredContentSize : parentSize }
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentedView?.transform.isIdentity == true { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

private final class ShrinkPresentation: HalfPresentation {
  private let isOutside: Bool

  init(_ presented: UIViewController, _ presenting: UIViewController?, isOutside: Bool) {
    self.isOutside = isOutside
    super.init(presented, presenting)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    shrink(CGAffineTransform(scaleX: 0.9, y: 0.9))
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    shrink(.identity)
  }

  private func shrink(_ transform: CGAffineTransform) {
    let view = presentingViewController.view
    guard isOutside, let coordinator = presentedViewController.transitionCoordinator else {
      return alongside { view?.transform = transform }
    }
    coordinator.animateAlongsideTransition(in: view, animation: { _ in view?.transform = transform })
  }
}

/// A presentation over a picture of the presenter, which moves in its place.
private final class PicturePresentation: HalfPresentation {
  private var picture: UIView?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let picture = presentingViewController.view.snapshotView(afterScreenUpdates: false) else { return }
    self.picture = picture
    containerView?.insertSubview(picture, belowSubview: dim)
    alongside { picture.transform = CGAffineTransform(scaleX: 0.85, y: 0.85) }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { picture?.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { self.picture?.transform = .identity }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { picture?.removeFromSuperview() }
  }
}

private final class AlertPresentation: HalfPresentation {
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.inset(by: UIEdgeInsets(top: 200, left: 40, bottom: 200, right: 40)) ?? .zero
  }
}

private final class RemovingPresentation: UIPresentationController {
  init(_ presented: UIViewController, _ presenting: UIViewController?) {
    super.init(presentedViewController: presented, presenting: presenting)
  }
  override var shouldRemovePresentersView: Bool { true }
}
