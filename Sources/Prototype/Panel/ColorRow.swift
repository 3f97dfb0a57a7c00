import CoreGraphics
import UIKit

/// A row with a colour: its name and a strip of colours to choose from.
@MainActor final class ColorRow: UIView, FigureRow {
  static let height: CGFloat = 40

  private let name: UILabel
  private let swatches: SwatchStrip

  init(_ title: String, changed: @escaping (UIColor) -> Void) {
    (name, swatches) = (PanelText.figure(title), SwatchStrip(PanelColors.swatches))
    super.init(frame: .zero)
    swatches.addAction(
      UIAction { [unowned swatches] _ in swatches.selected.map(changed) }, for: .valueChanged)
    addSubview(name)
    addSubview(swatches)
  }

  required init?(coder: NSCoder) { nil }

  var control: UIControl { swatches }

  func show(_ value: ParameterValue, isInitial: Bool) {
    guard case .color(let color) = value else { return }
    swatches.selected = color
    name.textColor = isInitial ? PanelColors.ink : PanelColors.accent
  }

  override func layoutSubviews() {
    let width = swatches.intrinsicContentSize.width
    name.frame = CGRect(x: 0, y: 10, width: max(0, bounds.width - width - 8), height: 20)
    swatches.frame = CGRect(x: bounds.width - width, y: 6, width: width, height: 28)
  }
}
