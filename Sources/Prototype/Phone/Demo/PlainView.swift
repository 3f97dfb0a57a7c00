import CoreGraphics
import UIKit

/// A view that no archive has, so that its classes need no initialiser for one.
@MainActor class PlainView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  /// Called when the appearance changes, for layers, whose colours do not follow.
  func showColors() { setNeedsLayout() }
}

extension UIView {
  /// Moves the subviews, whose frames were set from the left, to the other side where the layout runs from the right.
  func mirrorSubviews() {
    guard UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  /// Adds views that take no touches.
  func addInert(_ views: [UIView]) {
    for view in views {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }
}
