import CoreGraphics
import QuartzCore

extension UIControl {
  /// Shows or removes the ring of the keyboard focus.
  final func showFocus() {
    let known = subviews.first { $0 is FocusRing }
    guard hasKeyboardFocus else {
      known?.removeFromSuperview()
      return
    }
    let ring = known ?? FocusRing()
    let reach = -(ControlMetrics.ringGap + ControlMetrics.ringWidth)
    ring.frame = focusRect.insetBy(dx: reach, dy: reach)
    ring.layer.cornerRadius = min(focusRadius - reach, ring.bounds.height / 2)
    ring.layer.borderColor = shown(tintColor)
    if known == nil { addSubview(ring) }
  }
}

/// A ring around the control that has the keyboard focus.
final class FocusRing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = ControlMetrics.ringWidth
  }

  required init?(coder: NSCoder) { nil }
}
