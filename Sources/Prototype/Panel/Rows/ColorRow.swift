import CoreGraphics
import UIKit

/// A row with a colour: its name and a strip of colours to choose from.
@MainActor final class ColorRow: UIView, FigureRow {
  private let described: ParameterDescription
  private let name: RowLabel
  private let swatches: SwatchStrip

  init(_ description: ParameterDescription, _ actions: RowActions) {
    described = description
    swatches = SwatchStrip(PanelColors.swatches)
    name = RowLabel(description.label, help: description.help) { actions.reset(description.key) }
    super.init(frame: .zero)
    swatches.toolTip = description.help
    swatches.addAction(
      UIAction { [unowned self] _ in
        if let color = swatches.selected { actions.set(described.key, .color(color), nil) }
      }, for: .valueChanged)
    addSubview(name)
    addSubview(swatches)
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [swatches] }
  var keys: [String] { [described.key] }
  var height: CGFloat { PanelMetrics.rowHeight }

  func show(_ figures: any FigureSet) {
    guard let figure = figures[described.key], case .color(let color) = figure.current else { return }
    swatches.selected = color
    name.isChanged = figure.current != figure.initial
  }

  override func layoutSubviews() {
    let width = swatches.intrinsicContentSize.width
    name.frame = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - width - 4), height: bounds.height)
    swatches.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
