public import Foundation
import Motion
import QuartzCore

/// Presents a view as a sheet: over a darkened screen, with round corners, to be pulled down again.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private var pan: UIPanGestureRecognizer?
  private let drag = SystemPan(rule: SystemTransition.sheetRelease)

  /// The heights the sheet may have; the first is taken.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the upper corners; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling up in a sheet makes it larger first; kept, as a sheet has one height.
  ///
  /// A scroll view in it that is at its top leaves a pull downwards to the sheet either way.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The view the sheet comes from; kept.
  open var sourceView: UIView?

  /// How far beneath the screen's top a large sheet begins, in points.
  private static let topInset: CGFloat = 54
  /// The radius of the corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// How dark the screen behind is, 0...1.
  private static let dimmingAlpha: CGFloat = 0.2

  /// A height that a sheet may have.
  @preconcurrency @MainActor open class Detent: NSObject {
    let height: (_ most: CGFloat) -> CGFloat
    init(_ height: @escaping (_ most: CGFloat) -> CGFloat) { self.height = height }
    /// About half the screen.
    open class func medium() -> Detent { Detent { $0 / 2 } }
    /// Nearly all of the screen.
    open class func large() -> Detent { Detent { $0 } }
  }

  /// At the bottom, over the whole width.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let most = max(0, bounds.height - Self.topInset)
    let height = min(max(detents.first?.height(most) ?? most, 0), most)
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Darkens the screen behind, and rounds the sheet's corners.
  open override func presentationTransitionWillBegin() {
    guard let containerView, let sheet = presentedView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    sheet.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    fade(to: Self.dimmingAlpha)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.panned(_:)))
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
    self.pan = pan
  }

  /// A sheet that was not presented after all leaves nothing behind.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { clear() }
  }

  /// Lightens the screen behind.
  open override func dismissalTransitionWillBegin() { fade(to: 0) }

  /// A sheet that was dismissed leaves nothing behind.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() } else { dimming.alpha = Self.dimmingAlpha }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentation?.transition else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }

  private func clear() {
    dimming.removeFromSuperview()
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    pan = nil
  }

  // MARK: Pulling it down

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let presentation, let containerView else { return }
    let height = max(frameOfPresentedViewInContainerView.height, 1)
    drag.follow(pan, in: containerView, along: \.y, distance: height) { dismiss(presentation, by: $0) }
  }

  private func dismiss(_ presentation: Presentation, by interaction: SystemInteraction) -> Bool {
    guard presentation.transition == nil, presentation.presented.modal.presentation == nil else { return false }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    presentation.requested = interaction
    delegate?.presentationControllerWillDismiss(self)
    let dismissed = { [weak self] in
      guard let self else { return }
      self.delegate?.presentationControllerDidDismiss(self)
    }
    presentation.dismiss(Dismissal(animated: true, completions: [dismissed]))
    return true
  }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
  /// The sheet is pulled down only, and from no other direction.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return pan.path.y > 0 && abs(pan.path.y) >= abs(pan.path.x)
  }
}
