import CoreGraphics
import UIKit

@MainActor final class ColorRow: RowView, ParameterRow {
  private let described: ParameterDescription
  private let name: RowLabel
  private let swatches: SwatchStrip
  private let field = ColorField()

  init(_ description: ParameterDescription, _ actions: RowActions) {
    described = description
    swatches = SwatchStrip(PanelColors.swatches)
    name = RowLabel(description.label, of: [description]) { actions.reset(description.key) }
    super.init(help: description.toolTip)
    swatches.addAction(
      UIAction { [unowned self] _ in
        if let color = swatches.selected { actions.set(described.key, .color(color), nil) }
      }, for: .valueChanged)
    field.addAction(
      UIAction { [unowned self] _ in actions.set(described.key, .color(field.color), nil) }, for: .valueChanged)
    for view in [name, swatches, field] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [swatches, field] }
  var keys: [String] { [described.key] }
  var isGuess: Bool { name.isGuess }
  var height: CGFloat { PanelMetrics.rowHeight }

  func show(_ parameters: any ParameterSet) {
    guard let parameter = parameters[described.key], case .color(let color) = parameter.current else { return }
    swatches.selected = color
    field.show(color)
    name.isChanged = parameter.current != parameter.initial
    field.ink = name.isChanged ? PanelColors.accent : PanelColors.softInk
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = PanelMetrics.self
    let label = RowLabel.margin + metrics.labelWidth
    name.frame = CGRect(x: 0, y: 0, width: label, height: bounds.height)
    swatches.frame = CGRect(x: label + 4, y: 0, width: metrics.sliderWidth - 12, height: bounds.height)
    field.frame = CGRect(
      x: bounds.width - metrics.numberWidth, y: (bounds.height - 22) / 2, width: metrics.numberWidth, height: 22)
  }
}
