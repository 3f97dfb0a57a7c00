import CoreGraphics
import UIKit

/// A chip for each choice or, without enough room, a pop-up button.
@MainActor final class ChoiceRow: RowView {
  private let choices: [ParameterDescription.Choice]
  private let chips: ChipGroup?
  private let popUp: PopUpButton?

  init(_ description: ParameterDescription, _ choices: [ParameterDescription.Choice], _ store: ParameterStore) {
    self.choices = choices
    let titles = choices.map(\.label)
    let room = PanelMetrics.parameterWidth - PanelMetrics.labelWidth - 4
    let fits = ChipGroup.width(of: titles) <= room
    (chips, popUp) = fits ? (ChipGroup(titles), nil) : (nil, PopUpButton(of: titles))
    super.init(description.label, of: [description], store)
    for control in controls {
      control.when(.valueChanged) { [unowned self] in
        guard let index = chips?.selectedIndex ?? popUp?.selectedIndex else { return }
        store.set(description.key, to: .choice(choices[index].name))
      }
      addSubview(control)
    }
  }

  override var controls: [UIControl] { [chips, popUp].compactMap { $0 } }

  private static let popUpLabel: CGFloat = 114

  override func show(_ values: [ParameterValue]) {
    let index = choices.firstIndex { .choice($0.name) == values[0] }
    chips?.selectedIndex = index
    popUp?.selectedIndex = index
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Pop-up buttons stand below each other.
    if popUp != nil { name.frame.size.width = RowLabel.margin + max(Self.popUpLabel, name.textWidth + 4) }
    let left = name.frame.maxX + 4
    for control in controls {
      control.frame = CGRect(
        x: left, y: (bounds.height - ChipGroup.chipHeight) / 2, width: bounds.width - left,
        height: ChipGroup.chipHeight)
    }
  }
}
