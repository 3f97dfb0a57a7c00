import CoreGraphics
public import Foundation
import QuartzCore

/// A round field with a magnifier before the text, whose clear button is there as long as the text is.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: SearchMetrics.glass, height: SearchMetrics.glass))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    backgroundColor = .tertiarySystemFill
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: SearchMetrics.inset, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -SearchMetrics.inset, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -SearchMetrics.gap, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: SearchMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  override var focusRadius: CGFloat { bounds.height / 2 }
}

/// A circle with a handle.
private final class Magnifier: UIView {
  override func setUp() {
    super.setUp()
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let glass = UIBezierPath(
      ovalIn: CGRect(x: 0.1 * side, y: 0.1 * side, width: 0.6 * side, height: 0.6 * side))
    glass.move(to: CGPoint(x: 0.62 * side, y: 0.62 * side))
    glass.addLine(to: CGPoint(x: 0.9 * side, y: 0.9 * side))
    glass.lineWidth = 0.1 * side
    glass.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    glass.stroke()
  }
}

/// In points.
package enum SearchMetrics {
  /// The height of the field, and its distance from the edges of the search bar, as measured on iOS 26.1.
  package static let height: CGFloat = 44
  package static let margin: CGFloat = 8
  /// Added to a navigation bar: the field, and a distance below it of our choice.
  package static let barHeight: CGFloat = 52
  /// The segments of the scopes, and their distance from the field: our choice.
  package static let scopeHeight: CGFloat = 40
  /// The distance of the magnifier from the left end of the field, its side, and that of the clear button from the
  /// right end: our choice.
  package static let inset: CGFloat = 12
  package static let glass: CGFloat = 18
  package static let gap: CGFloat = 6
}
