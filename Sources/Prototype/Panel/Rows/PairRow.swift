import CoreGraphics
import UIKit

/// A row with two numbers of the same kind, such as those for the start and the end of a drag: a slider with two handles,
/// and both numbers.
@MainActor final class PairRow: UIView, FigureRow {
  private let descriptions: [ParameterDescription]
  private let name: RowLabel
  private let slider: TrackSlider
  private let fields: [NumberField]
  private let actions: RowActions
  private var gesture = Gesture()

  /// Creates a row with a name for the figures of two descriptions.
  init(_ title: String, _ first: ParameterDescription, _ second: ParameterDescription, _ actions: RowActions) {
    descriptions = [first, second]
    self.actions = actions
    let range = first.shownRange ?? 0...1
    name = RowLabel(title, help: "\(first.help) \(second.help)") {
      for each in [first, second] { actions.reset(each.key) }
    }
    slider = TrackSlider(range, step: first.step, handles: 2)
    fields = [first, second].map { each in
      NumberField(range, step: each.step) { NumberRow.number($0, each) }
    }
    super.init(frame: .zero)
    slider.toolTip = "\(first.help) \(second.help)"
    slider.addAction(
      UIAction { [unowned self] _ in set(slider.active, slider.values[slider.active]) }, for: .valueChanged)
    for (index, field) in fields.enumerated() {
      field.toolTip = descriptions[index].help
      field.addAction(
        UIAction { [unowned self, unowned field] _ in set(index, field.typed ?? field.number) }, for: .valueChanged)
    }
    for control in [slider] + fields as [UIControl] {
      control.addAction(UIAction { [unowned self] _ in endGesture() }, for: .editingDidEnd)
    }
    for view in [name, slider] + fields { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [slider] + fields }
  var keys: [String] { descriptions.map(\.key) }
  var height: CGFloat { PanelMetrics.rowHeight }

  private func set(_ index: Int, _ number: Double) {
    actions.set(descriptions[index].key, .number(number), gesture.open())
  }

  private func endGesture() {
    gesture.close()
    actions.end()
  }

  func show(_ figures: any FigureSet) {
    var values: [Double] = []
    name.isChanged = false
    for (description, field) in zip(descriptions, fields) {
      guard let figure = figures[description.key], case .number(let number) = figure.current else { continue }
      values.append(number)
      let isChanged = figure.current != figure.initial
      if isChanged { name.isChanged = true }
      field.text = NumberText.text(number, .fraction)
      field.exactText = FigureText.exact(number)
      field.number = number
      field.textColor = isChanged ? PanelColors.accent : PanelColors.softInk
    }
    if values.count == fields.count { slider.values = values }
  }

  override func layoutSubviews() {
    let width: CGFloat = 44
    name.frame = CGRect(x: 0, y: 0, width: 64 + RowLabel.margin, height: bounds.height)
    let rest = bounds.width - 2 * width - 4
    slider.frame = CGRect(x: RowLabel.margin + 68, y: 0, width: rest - 76 - RowLabel.margin, height: bounds.height)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: rest + CGFloat(index) * (width + 4), y: (bounds.height - 22) / 2, width: width, height: 22)
    }
  }
}
