import CoreGraphics
import UIKit

/// The name of a parameter, with a dot before it while the parameter differs from the published one.
///
/// A click on the dot, or a double click on the name, resets the parameter.
@MainActor final class RowLabel: UIControl {
  private let label: UILabel
  private let dot = UIView()
  private let reset: () -> Void

  /// The space before the name, for the dot.
  static let margin: CGFloat = 14

  init(_ text: String, reset: @escaping () -> Void) {
    (label, self.reset) = (PanelText.parameter(text), reset)
    super.init(frame: .zero)
    dot.backgroundColor = PanelColors.accent
    dot.layer.cornerRadius = 3
    for view in [label, dot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    dot.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  var textWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) }

  var isChanged = false {
    didSet {
      dot.isHidden = !isChanged
      label.textColor = isChanged ? PanelColors.accent : PanelColors.ink
    }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, isChanged else { return }
    let isOnDot = touch.location(in: self).x < Self.margin
    if isOnDot || touch.tapCount == 2 { reset() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 2, y: (bounds.height - 6) / 2, width: 6, height: 6)
    label.frame = CGRect(
      x: Self.margin, y: (bounds.height - 20) / 2, width: max(0, bounds.width - Self.margin), height: 20)
  }
}
