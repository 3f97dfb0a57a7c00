public import CoreGraphics

extension UIView {
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final func layOut() {
    // What changes before the constraints are applied counts in this layout.
    let scope = usesLayout ? scopeRoot.layoutState?.scope : nil
    let outer = scope?.begin(layingOut: self)
    traits.current.asCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    scope?.end(layingOut: self, inside: outer)
  }

  final var computedSafeAreaInsets: UIEdgeInsets {
    let added = controller?.safeAreaOfBars ?? .zero
    guard let parent else { return (self as? UIWindow)?.safeAreaOfScreen ?? added }
    // The part of the superview's safe area insets that covers this view.
    let (outer, frame) = (parent.safeAreaInsets, controller?.settledFrame ?? frame)
    let free = (controller?.settledBounds ?? parent.bounds).inset(by: outer)
    // What leaves the superview is covered by nothing there. A plain view that reaches beyond its lower edge keeps its
    // content above that edge; a screen does not change its layout when it is moved.
    func part(_ distance: CGFloat, of inset: CGFloat) -> CGFloat { max(0, min(distance, inset)) }
    let below = controller == nil ? .infinity : outer.bottom
    return UIEdgeInsets(
      top: part(free.minY - frame.minY, of: outer.top) + added.top,
      left: part(free.minX - frame.minX, of: outer.left) + added.left,
      bottom: part(frame.maxY - free.maxY, of: below) + added.bottom,
      right: part(frame.maxX - free.maxX, of: outer.right) + added.right)
  }

  final func updateSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if layoutState != nil { marginsChanged() }
    for child in children { child.updateSafeArea() }
  }
}

extension UIView {
  /// Makes `change`, and tells the view if that changed its safe area.
  ///
  /// Only a device's screen has edges with insets; without them, nothing is compared.
  final func moving(_ change: () -> Void) {
    guard parent != nil, UIApplication.current?.screen.safeAreaInsets != .zero else { return change() }
    let old = computedSafeAreaInsets
    change()
    if computedSafeAreaInsets != old { updateSafeArea() }
  }
}

extension UIViewController {
  /// The bounds in which that frame lies; nil if those are the superview's.
  final var settledBounds: CGRect? { (viewIfLoaded?.superview as? ZoomCardView)?.rest?.bounds }

  /// The frame to which the safe area belongs while a transition moves the screen; nil if that is the view's own.
  final var settledFrame: CGRect? {
    guard let superview = viewIfLoaded?.superview else { return nil }
    if let container = superview as? TransitionContainerView, let host = container.host, host === parent {
      return container.bounds
    }
    if let card = superview as? ZoomCardView { return card.rest?.frame }
    guard let container = superview as? PresentationContainerView, let presentation = container.presentation,
      presentation.transition != nil
    else { return nil }
    if presentation.base === self { return container.bounds }
    guard presentation.controller.presentedView === view else { return nil }
    return presentation.controller.frameOfPresentedViewInContainerView
  }
}
