import CoreGraphics
import UIKit

/// A chip for each choice or, without enough room, a pop-up button.
@MainActor final class ChoiceRow: RowView, ParameterRow {
  private let described: ParameterDescription
  private let choices: [ParameterDescription.Choice]
  private let name: RowLabel
  private let chips: ChipGroup?
  private let popUp: PopUpButton?

  init(_ description: ParameterDescription, _ choices: [ParameterDescription.Choice], _ actions: RowActions) {
    (described, self.choices) = (description, choices)
    let titles = choices.map(\.label)
    let room = PanelMetrics.parameterWidth - PanelMetrics.labelWidth - 4
    let fits = ChipGroup.width(of: titles) <= room
    (chips, popUp) = fits ? (ChipGroup(titles), nil) : (nil, PopUpButton(titles))
    name = RowLabel(description.label, of: [description]) { actions.reset(description.key) }
    super.init(help: description.toolTip)
    for control in controls {
      control.addAction(
        UIAction { [unowned self] _ in
          if let index { actions.set(described.key, .choice(self.choices[index].name), nil) }
        }, for: .valueChanged)
    }
    for view in [name] + controls { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [chips, popUp].compactMap { $0 } }
  var keys: [String] { [described.key] }
  var isGuess: Bool { name.isGuess }
  var height: CGFloat { PanelMetrics.rowHeight }

  private static let popUpLabel: CGFloat = 114

  private var index: Int? { chips?.selectedIndex ?? popUp?.selectedIndex }

  func show(_ parameters: any ParameterSet) {
    guard let parameter = parameters[described.key], case .choice(let name) = parameter.current else { return }
    let index = choices.firstIndex { $0.name == name }
    chips?.selectedIndex = index
    popUp?.selectedIndex = index
    self.name.isChanged = parameter.current != parameter.initial
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Pop-up buttons stand below each other.
    let label = RowLabel.margin + (popUp == nil ? PanelMetrics.labelWidth : max(Self.popUpLabel, name.textWidth + 4))
    name.frame = CGRect(x: 0, y: 0, width: label, height: bounds.height)
    let box = CGRect(
      x: label + 4, y: (bounds.height - ChipGroup.chipHeight) / 2, width: bounds.width - label - 4,
      height: ChipGroup.chipHeight)
    chips?.frame = box
    popUp?.frame = box
  }
}
