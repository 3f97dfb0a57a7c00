import CoreGraphics

extension UIView {
  /// Makes `change`, which moves the view, and tells the view if that changed its safe area.
  ///
  /// Only the edges of a device's screen give views that move another safe area; without them, nothing is compared.
  final func moving(_ change: () -> Void) {
    guard parent != nil, UIApplication.current?.screen.safeAreaInsets != .zero else { return change() }
    let old = computedSafeAreaInsets
    change()
    if computedSafeAreaInsets != old { updateSafeArea() }
  }
}

extension UIViewController {
  /// The frame that the view has when no transition moves it; nil if the view's own frame says so.
  ///
  /// A screen that a transition moves keeps its safe area.
  final var settledFrame: CGRect? {
    guard let superview = viewIfLoaded?.superview else { return nil }
    if let container = superview as? TransitionContainerView, let host = container.host, host === parent {
      return container.bounds
    }
    guard let container = superview as? PresentationContainerView, let presentation = container.presentation,
      presentation.transition != nil
    else { return nil }
    if presentation.base === self { return container.bounds }
    guard presentation.controller.presentedView === view else { return nil }
    return presentation.controller.frameOfPresentedViewInContainerView
  }
}
