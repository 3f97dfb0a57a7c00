import CoreGraphics
import UIKit

/// A row with a choice: its name, and a chip for each choice, beside the name if there is room, or beneath it.
@MainActor final class ChoiceRow: UIView, FigureRow {
  private let described: ParameterDescription
  private let choices: [ParameterDescription.Choice]
  private let name: RowLabel
  private let chips: ChipGroup
  private let isInline: Bool

  init(_ description: ParameterDescription, _ choices: [ParameterDescription.Choice], _ actions: RowActions) {
    (described, self.choices) = (description, choices)
    let titles = choices.map(\.label)
    let room = PanelMetrics.figureWidth - PanelMetrics.labelWidth - 4
    isInline = ChipGroup.width(of: titles) <= room && description.label.count <= 16
    chips = ChipGroup(titles, width: isInline ? .infinity : PanelMetrics.figureWidth)
    name = RowLabel(description.label, help: description.help) { actions.reset(description.key) }
    super.init(frame: .zero)
    chips.toolTip = description.help
    chips.addAction(
      UIAction { [unowned self] _ in
        if let index = chips.selectedIndex { actions.set(described.key, .choice(self.choices[index].name), nil) }
      }, for: .valueChanged)
    for view in [name, chips] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [chips] }
  var keys: [String] { [described.key] }
  var height: CGFloat { isInline ? PanelMetrics.rowHeight : 24 + chips.height + 4 }

  func show(_ figures: any FigureSet) {
    guard let figure = figures[described.key], case .choice(let name) = figure.current else { return }
    chips.selectedIndex = choices.firstIndex { $0.name == name }
    self.name.isChanged = figure.current != figure.initial
  }

  override func layoutSubviews() {
    let metrics = PanelMetrics.self
    let width = isInline ? metrics.labelWidth + RowLabel.margin : bounds.width
    name.frame = CGRect(x: 0, y: 0, width: width, height: isInline ? bounds.height : 24)
    chips.frame =
      isInline
      ? CGRect(
        x: width + 4, y: (bounds.height - chips.height) / 2, width: bounds.width - width - 4, height: chips.height)
      : CGRect(x: RowLabel.margin, y: 24, width: width - RowLabel.margin, height: chips.height)
  }
}
