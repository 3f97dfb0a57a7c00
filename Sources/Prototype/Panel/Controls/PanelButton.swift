import CoreGraphics
import UIKit

/// A button of the size of a tool, with a title.
@MainActor final class PanelButton: UIControl {
  private let label: UILabel
  private let isPlain: Bool
  /// The background while the button is not pressed; nil for none.
  var ground: UIColor? { didSet { showState() } }
  private var hasPointer = false { didSet { showState() } }

  /// Creates a button that calls `pressed`; a plain one has no background until it is pressed.
  init(_ title: String, isPlain: Bool = false, pressed: @escaping () -> Void) {
    label = PanelText.chip(title)
    self.isPlain = isPlain
    ground = isPlain ? nil : PanelColors.field
    super.init(frame: .zero)
    label.isUserInteractionEnabled = false
    (layer.cornerRadius, layer.borderWidth) = (6, 1)
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    addSubview(label)
    addAction(UIAction { _ in pressed() }, for: [.touchUpInside, .primaryActionTriggered])
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The title of the button.
  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isHighlighted ? PanelColors.line : ground
    layer.borderColor = (hasPointer ? PanelColors.track : UIColor.clear).cgColor
    label.textColor = isPlain ? PanelColors.accent : PanelColors.ink
    alpha = isEnabled ? 1 : PanelColors.unavailableAlpha
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 16, height: ChipGroup.chipHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
