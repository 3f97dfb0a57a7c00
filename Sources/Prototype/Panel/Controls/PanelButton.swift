import CoreGraphics
import UIKit

@MainActor final class PanelButton: PlainControl {
  private let label: UILabel
  private let isPlain: Bool
  private let isMain: Bool
  var ground: UIColor? { didSet { showState() } }

  /// A plain button has no background until it is pressed; the main button of a sheet stands out.
  init(_ title: String, isPlain: Bool = false, isMain: Bool = false, pressed: @escaping () -> Void) {
    label = PanelText.chip(title)
    (self.isPlain, self.isMain) = (isPlain, isMain)
    ground = isPlain ? nil : isMain ? PanelColors.accent : PanelColors.field
    super.init(frame: .zero)
    label.isUserInteractionEnabled = false
    addPointerBorder()
    addSubview(label)
    when(.pressed) { pressed() }
    showState()
  }

  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// Of the main button's background.
  private static let pressedAlpha: CGFloat = 0.7

  override func showState() {
    let pressed = isMain ? PanelColors.accent.withAlphaComponent(Self.pressedAlpha) : PanelColors.line
    backgroundColor = isHighlighted ? pressed : ground
    label.textColor = isPlain ? PanelColors.accent : isMain ? PanelColors.onAccent : PanelColors.ink
    super.showState()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 16, height: ChipGroup.chipHeight)
  }

  override func layoutSubviews() { label.frame = bounds }
}

/// A button with a symbol of the system.
@MainActor final class SymbolButton: PlainControl {
  private let picture: UIImageView

  init(_ name: String, _ help: String, pressed: @escaping () -> Void) {
    picture = UIImageView(image: UIImage(systemName: name))
    picture.contentMode = .scaleAspectFit
    super.init(frame: .zero)
    (toolTip, accessibilityLabel, isAccessibilityElement) = (help, help, true)
    layer.cornerRadius = 5
    addInert([picture])
    when(.pressed) { pressed() }
    showState()
  }

  override func showState() {
    backgroundColor = isHighlighted ? PanelColors.line : hasPointer && isEnabled ? PanelColors.hover : nil
    picture.tintColor = PanelColors.ink
    super.showState()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 26, height: ChipGroup.chipHeight) }

  override func layoutSubviews() { picture.frame = bounds.insetBy(dx: 6, dy: 5) }
}

extension BidirectionalCollection where Element: UIView {
  /// Arranges the views side by side with the widths they need, the first one at the right; returns where the row begins.
  @discardableResult @MainActor func arrange(
    endingAt end: CGFloat, y: CGFloat, height: CGFloat = ChipGroup.chipHeight, gap: CGFloat = 0
  ) -> CGFloat {
    var x = end + gap
    for view in self {
      let width = view.intrinsicContentSize.width
      x -= width + gap
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
    return x
  }

  /// Arranges the views side by side with the widths they need, from the left.
  @MainActor func arrange(from start: CGFloat, y: CGFloat, gap: CGFloat = 8) {
    let width = reduce(0) { $0 + $1.intrinsicContentSize.width + gap } - gap
    reversed().arrange(endingAt: start + width, y: y, gap: gap)
  }
}
