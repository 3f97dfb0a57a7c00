import CoreGraphics
import UIKit

/// A row with two numbers of the same kind, such as those at the start and the end: a slider with two handles, and both
/// numbers.
@MainActor final class PairRow: RowView, ParameterRow {
  private let descriptions: [ParameterDescription]
  let parts: [String]
  private let name: RowLabel
  private let slider: TrackSlider
  private let fields: [NumberField]
  private let captions: [UILabel]
  private let actions: RowActions
  private var gesture = Gesture()

  /// Each description has a short name of its own.
  init(
    _ title: String, _ parts: [String], _ first: ParameterDescription, _ second: ParameterDescription,
    _ actions: RowActions
  ) {
    descriptions = [first, second]
    self.parts = parts
    captions = parts.map { PanelText.help($0) }
    self.actions = actions
    let range = first.shownRange ?? 0...1
    name = RowLabel(title) {
      for each in [first, second] { actions.reset(each.key) }
    }
    slider = TrackSlider(range, step: first.step, handles: 2)
    fields = [first, second].map { each in
      NumberField(range, step: each.step) { NumberRow.number($0, each) }
    }
    super.init(help: "\(first.toolTip) \(second.toolTip)")
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
    for caption in captions {
      caption.font = .systemFont(ofSize: 9)
      caption.textAlignment = .right
    }
    slider.names = zip(parts, [first, second]).map { "\($0.prefix(1).uppercased())\($0.dropFirst()): \($1.help)" }
    for view in [name, slider] + fields + captions as [UIView] { addSubview(view) }
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

  func show(_ parameters: any ParameterSet) {
    var values: [Double] = []
    name.isChanged = false
    for (description, field) in zip(descriptions, fields) {
      guard let parameter = parameters[description.key], case .number(let number) = parameter.current else { continue }
      values.append(number)
      let isChanged = parameter.current != parameter.initial
      if isChanged { name.isChanged = true }
      field.show(number, NumberText.text(number, .fraction), exact: ParameterText.exact(number))
      field.ink = isChanged ? PanelColors.accent : PanelColors.softInk
    }
    if values.count == fields.count { slider.values = values }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width: CGFloat = 40
    let label = RowLabel.margin + PanelMetrics.labelWidth
    name.frame = CGRect(x: 0, y: 0, width: label, height: bounds.height)
    let rest = bounds.width - 2 * width - 4
    slider.frame = CGRect(x: label + 4, y: 0, width: rest - 8 - label - 4, height: bounds.height)
    for (index, field) in fields.enumerated() {
      let x = rest + CGFloat(index) * (width + 4)
      field.frame = CGRect(x: x, y: 9, width: width, height: bounds.height - 10)
      captions[index].frame = CGRect(x: x, y: -1, width: width - 4, height: 11)
    }
  }
}
