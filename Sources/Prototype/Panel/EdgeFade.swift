import CoreGraphics
import QuartzCore
import UIKit

/// The upper edge of what is scrolled, where a row that is cut fades away.
@MainActor final class EdgeFade: UIView {
  /// The height of the edge, in points.
  static let height: CGFloat = 20

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let ground = PanelColors.background.resolvedColor(with: traitCollection)
    let colors = [ground, ground.withAlphaComponent(0)].map(\.cgColor)
    (layer as? CAGradientLayer)?.colors = colors
  }

  /// Shows that `hidden` points lie above the edge: nothing fades at the top of a column.
  func show(_ hidden: CGFloat) {
    let next = min(max(hidden / Self.height, 0), 1)
    if alpha != next { alpha = next }
  }
}
