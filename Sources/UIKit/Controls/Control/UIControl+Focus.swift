import CoreGraphics
import QuartzCore

extension UIControl {
  /// Shows, or takes away, the ring of the keyboard's focus.
  final func showFocus() {
    let known = subviews.first { $0 is FocusRing }
    guard hasKeyboardFocus else {
      known?.removeFromSuperview()
      return
    }
    let ring = known ?? FocusRing()
    let reach = -(ControlFigures.ringGap + ControlFigures.ringWidth)
    ring.frame = focusRect.insetBy(dx: reach, dy: reach)
    ring.layer.cornerRadius = min(focusRadius - reach, ring.bounds.height / 2)
    ring.layer.borderColor = tintColor.cgColor
    if known == nil { addSubview(ring) }
  }
}

/// A line around what the keyboard goes to.
final class FocusRing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = ControlFigures.ringWidth
  }

  required init?(coder: NSCoder) { nil }
}
