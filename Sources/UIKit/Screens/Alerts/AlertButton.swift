import CoreGraphics

/// A button of an alert, over its whole width or half of it.
///
/// A finger that slides from one button to another presses the one on which it goes up, so the alert follows the touches.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  /// Called with the touch while it is down, and with nil when it is cancelled.
  var followed: (UITouch?) -> Void = { _ in }
  /// Called with the touch when it goes up.
  var released: (UITouch) -> Void = { _ in }

  init(_ action: UIAlertAction, size: CGFloat, isStrong: Bool) {
    self.action = action
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the title needs, in points.
  var neededWidth: CGFloat { label.intrinsicContentSize.width + 2 * AlertMetrics.inset }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override var focusRect: CGRect { bounds.insetBy(dx: 6, dy: 6) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.inset, dy: 0)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { followed(touches.first) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followed(touches.first) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touches.first.map(released) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { followed(nil) }
}
