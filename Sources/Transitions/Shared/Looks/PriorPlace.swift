import UIKit

/// Where a view was, and how much of it was seen, before an animator took it.
@MainActor struct PriorPlace {
  private let view: UIView
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let anchor: CGPoint
  private let alpha: CGFloat

  /// Remembers `view` as it is.
  init(_ view: UIView) {
    self.view = view
    (bounds, center, anchor, transform) = (view.bounds, view.center, view.layer.anchorPoint, view.transform3D)
    alpha = view.alpha
  }

  /// Puts it back.
  func restore() {
    view.transform3D = transform
    view.layer.anchorPoint = anchor
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
  }
}
