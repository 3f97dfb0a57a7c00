import UIKit

/// The geometry and opacity of a view before a transition changes them.
@MainActor struct ViewState {
  private let view: UIView
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let anchor: CGPoint
  private let alpha: CGFloat

  /// Records the current state of `view`.
  init(of view: UIView) {
    self.view = view
    (bounds, center, anchor, transform) = (view.bounds, view.center, view.layer.anchorPoint, view.transform3D)
    alpha = view.alpha
  }

  /// Restores the recorded state.
  func restore() {
    view.transform3D = transform
    view.layer.anchorPoint = anchor
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
  }
}
