public import Foundation
import Motion
import QuartzCore

/// Presents a view as a sheet with round corners over a dimmed screen; pulling the sheet down dismisses it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private var pan: UIPanGestureRecognizer?
  private let drag = SystemPan(rule: SystemTransition.sheetRelease)

  /// The heights that the sheet may have; the first is used.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the upper corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether the sheet shows a grabber; stored, without effect.
  open var prefersGrabberVisible = false
  /// Whether scrolling up in a sheet enlarges it first; stored, without effect, because a sheet has one height.
  ///
  /// A scroll view in the sheet that is at its top leaves a pull downwards to the sheet either way.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The view that the sheet comes from; stored, without effect.
  open var sourceView: UIView?

  /// The distance between the top of the screen and a large sheet, in points.
  private static let topInset: CGFloat = 54
  /// The system's radius of the upper corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// The opacity of the dimming view over the screen behind, 0...1.
  private static let dimmingAlpha: CGFloat = 0.2

  /// A height of a sheet.
  @preconcurrency @MainActor open class Detent: NSObject {
    let height: (_ largest: CGFloat) -> CGFloat
    init(_ height: @escaping (_ largest: CGFloat) -> CGFloat) { self.height = height }
    /// Returns about half the height of the screen.
    open class func medium() -> Detent { Detent { $0 / 2 } }
    /// Returns nearly the full height of the screen.
    open class func large() -> Detent { Detent { $0 } }
  }

  /// A sheet is raised above the screen behind, so that its dark backgrounds are lighter.
  override var ownTraits: TraitValues {
    var values = TraitValues()
    values[UITraitUserInterfaceLevel.self] = .elevated
    return values
  }

  /// The frame of the sheet: at the bottom of the container, over its full width.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let largest = max(0, bounds.height - Self.topInset)
    let height = min(max(detents.first?.height(largest) ?? largest, 0), largest)
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Dims the screen behind and rounds the sheet's corners.
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

  /// Removes the dimming view if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { clear() }
  }

  /// Removes the dimming of the screen behind.
  open override func dismissalTransitionWillBegin() { fade(to: 0) }

  /// Removes the dimming view after a dismissal, and restores the dimming if that was cancelled.
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

  // MARK: Dismissing by a pull

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
  /// Begins only for a pull downwards.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return pan.path.y > 0 && abs(pan.path.y) >= abs(pan.path.x)
  }
}
