import CoreGraphics
public import Foundation
import QuartzCore

/// A sheet rests at one of its ``detents``; a drag moves it from one to the next, or down and away.
///
/// A sheet that is lower than the greatest height is a card that keeps a distance from the edges of the screen.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  final let dimming = UIView()
  private var pan: SheetPanGestureRecognizer?
  /// The view around the presented one; nil for a sheet that can only be large and has no lower corners.
  final var card: SheetCard?
  final var drag: SheetDrag?
  /// The movement to a detent.
  final var settling: UIViewPropertyAnimator?
  private var animatesChanges = false
  /// The sheet changes the selection, not the client.
  final var changesSelectionItself = false

  /// A large one by default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The lowest detent if this is nil or none of ``detents``; the sheet goes there at once, or with animation in
  /// ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue, !changesSelectionItself { invalidateDetents() } }
  }

  /// Nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// Up to this detent nothing is dimmed, and the screen behind the sheet gets touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Only if the content is at the top; a scroll view in the sheet that is at its top leaves a pull downwards to the
  /// sheet either way.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored, without effect: the sheet fills a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored, without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored, without effect.
  open var sourceView: UIView?

  open func invalidateDetents() {
    guard containerView != nil, presentation?.transition == nil else { return }
    updateCard()
    if animatesChanges { return }
    finishSettling()
    arrange()
  }

  open func animateChanges(_ changes: () -> Void) {
    animatesChanges = true
    changes()
    animatesChanges = false
    guard containerView != nil, presentation?.transition == nil, drag == nil else { return }
    settle(speed: 0)
  }

  open override var presentedView: UIView? { card ?? super.presentedView }

  /// A sheet is raised above the screen behind, so that its dark backgrounds are lighter.
  override var ownTraits: TraitValues {
    var values = TraitValues()
    values[UITraitUserInterfaceLevel.self] = .elevated
    return values
  }

  /// The frame of the sheet: at the bottom of the container, over its full width or as a card.
  open override var frameOfPresentedViewInContainerView: CGRect { position.frame }

  final var layout: SheetLayout {
    let container = containerView
    let isTablet = container?.window?.screen.traitCollection.userInterfaceIdiom == .pad
    return SheetLayout(
      size: container?.bounds.size ?? .zero, safeArea: container?.safeAreaInsets ?? .zero,
      scale: container?.window?.screen.scale ?? 0, isTablet: isTablet,
      form: style == .formSheet && isTablet ? formSize : nil)
  }

  override func preferredSizeChanged() { if layout.form != nil { invalidateDetents() } }

  /// What the presented controller prefers, or the system's.
  private var formSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : SheetMetrics.formSize.width,
      height: preferred.height > 0 ? preferred.height : SheetMetrics.formSize.height)
  }

  /// In use, the lowest first.
  final var rests: [(identifier: Detent.Identifier, rest: SheetLayout.Rest)] {
    let layout = layout
    let context = SheetContext(layout)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, rest: layout.rest(at: $0)) }
    }
    return found.sorted { $0.rest.frame.minY > $1.rest.frame.minY }
  }

  /// The sheet at rest at the selected detent.
  final var rest: SheetLayout.Rest {
    let rests = rests
    return (rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first)?.rest ?? layout.large
  }

  /// The sheet where it rests or is dragged.
  final var position: SheetLayout.Rest { drag?.resized ?? rest }

  /// Whether there is a detent above the one at which the sheet rests.
  final var canGrow: Bool { rests.contains { $0.rest.frame.minY < position.frame.minY } }

  /// Gives the sheet the looks of its position.
  final func applyStyle() {
    let (radius, position) = (preferredCornerRadius, position)
    guard let card else {
      guard let layer = presentedView?.layer else { return }
      layer.cornerRadius = radius ?? position.topRadius
      layer.cornerCurve = .continuous
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      return
    }
    card.style = SheetCard.Style(
      contentWidth: layout.contentWidth, safeArea: position.safeArea, isFloating: position.isFloating,
      topRadius: radius ?? position.topRadius,
      bottomRadius: position.isFloating ? radius ?? position.bottomRadius : position.bottomRadius,
      showsGrabber: prefersGrabberVisible)
  }

  final var isUndimmed: Bool {
    let rests = rests
    guard let most = rests.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return false }
    return rests.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 <= most
  }

  /// The opacity of the dimming view behind the sheet at rest.
  private var dimmingOpacity: CGFloat {
    if isUndimmed { return 0 }
    let style = containerView?.window?.traitCollection.userInterfaceStyle
    return style == .dark && rest.isFloating ? SheetMetrics.darkDimming : SheetMetrics.dimming
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if containerView != nil, presentation?.transition == nil { dimming.alpha = dimmingOpacity }
  }

  /// Moves the sheet to where it rests or is dragged.
  final func arrange() {
    applyStyle()
    // A sheet under the finger keeps its dimming until it is let go.
    if drag == nil { dimming.alpha = dimmingOpacity }
    presentedView?.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
    presentedView?.layoutIfNeeded()
  }

  open override func containerViewWillLayoutSubviews() {
    if presentation?.transition == nil { updateCard() }
    applyStyle()
  }

  /// If the sheet needs one now.
  private func updateCard() {
    guard card == nil, let view = super.presentedView else { return }
    guard prefersGrabberVisible || position.bottomRadius != 0 || detents.contains(where: { $0.identifier != .large })
    else { return }
    let superview = view.superview
    let isShown = superview != nil && superview === containerView
    let card = SheetCard(view)
    if isShown {
      // The card rounds the corners instead.
      view.layer.cornerRadius = 0
      superview?.addSubview(card)
    }
    if let pan { card.addGestureRecognizer(pan) }
    self.card = card
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    updateCard()
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    if card == nil { presentedView?.clipsToBounds = true }
    applyStyle()
    fade(to: dimmingOpacity)
    let pan = SheetPanGestureRecognizer(target: self, action: Selector(Self.panned(_:)))
    pan.sheet = self
    pan.delegate = self
    presentedView?.addGestureRecognizer(pan)
    self.pan = pan
  }

  /// If the presentation was cancelled, the dimming view goes.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return clear() }
    updateCard()
    if card != nil { arrange() } else { dimming.alpha = dimmingOpacity }
  }

  open override func dismissalTransitionWillBegin() {
    finishSettling()
    fade(to: 0)
  }

  /// After a dismissal the dimming view goes; if that was cancelled, the dimming comes back.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() } else { dimming.alpha = dimmingOpacity }
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
    drag = nil
    settling = nil
  }

  private func panned(_ pan: UIPanGestureRecognizer) { follow(pan) }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
  /// Begins for a drag downwards, and for one upwards if the sheet can grow.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? SheetPanGestureRecognizer)?.movesSheet ?? true
  }
}

@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  override var followsContentAtItsEnd: Bool { true }

  /// In its present direction.
  var movesSheet: Bool {
    guard abs(path.y) >= abs(path.x), path.y != 0, let sheet else { return false }
    return path.y > 0 || sheet.canGrow
  }

  /// The drag enlarges the sheet before the content scrolls.
  func takes(_ path: SIMD2<Double>, from scrollView: UIScrollView?) -> Bool {
    guard let sheet, let scrollView, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
    let isUpward = path.y < 0 && abs(path.y) >= abs(path.x)
    return isUpward && sheet.canGrow && !scrollView.canScroll(1, towardsEnd: false)
  }
}
