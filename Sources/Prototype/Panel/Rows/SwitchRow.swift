import CoreGraphics
import UIKit

/// A row with a switch.
@MainActor final class SwitchRow: RowView, FigureRow {
  private let described: ParameterDescription
  private let toggle = CompactSwitch()
  private let name: RowLabel

  init(_ description: ParameterDescription, _ actions: RowActions) {
    described = description
    name = RowLabel(description.label) { actions.reset(description.key) }
    super.init(help: description.help)
    toggle.addAction(
      UIAction { [unowned self] _ in actions.set(described.key, .isOn(toggle.isOn), nil) }, for: .valueChanged)
    for view in [name, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [toggle] }
  var keys: [String] { [described.key] }
  var height: CGFloat { PanelMetrics.rowHeight }

  func show(_ figures: any FigureSet) {
    guard let figure = figures[described.key], case .isOn(let isOn) = figure.current else { return }
    toggle.isOn = isOn
    name.isChanged = figure.current != figure.initial
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CompactSwitch.size
    name.frame = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - size.width - 8), height: bounds.height)
    toggle.frame = CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
