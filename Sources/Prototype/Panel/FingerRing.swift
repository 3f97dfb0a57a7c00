import CoreGraphics
import UIKit

/// The ring around a pinned finger, with a pin in it.
final class FingerRing: UIView {
  /// The diameter around a phone in its own size, in points.
  static let side: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Pinned finger"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let ring = bounds.insetBy(dx: bounds.width * 0.12, dy: bounds.height * 0.12)
    UIColor.white.withAlphaComponent(0.35).setFill()
    UIBezierPath(ovalIn: ring).fill()
    // Two colors, so that it is seen on every screen.
    for (color, width) in [(UIColor.black.withAlphaComponent(0.45), 4.0), (PanelColors.accent, 2.0)] {
      let path = UIBezierPath(ovalIn: ring)
      path.lineWidth = width
      color.setStroke()
      path.stroke()
    }
    let head = CGRect(x: bounds.midX - 4, y: bounds.midY - 9, width: 8, height: 8)
    PanelColors.accent.setFill()
    UIBezierPath(ovalIn: head).fill()
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: bounds.midX - 1.25, y: head.maxY - 1))
    needle.addLine(to: CGPoint(x: bounds.midX + 1.25, y: head.maxY - 1))
    needle.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + 9))
    needle.close()
    needle.fill()
  }
}
