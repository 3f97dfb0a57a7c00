import CoreGraphics
import UIKit

/// A row with a number: its name, a slider, and the number, which can be typed.
@MainActor final class NumberRow: RowView, ParameterRow {
  private let described: ParameterDescription
  private let unit: ParameterDescription.Unit
  private let name: RowLabel
  private let slider: TrackSlider
  private let field: NumberField
  private let actions: RowActions
  private var gesture = Gesture()

  init(
    _ description: ParameterDescription, _ range: ClosedRange<Double>, _ unit: ParameterDescription.Unit,
    _ actions: RowActions
  ) {
    (described, self.unit, self.actions) = (description, unit, actions)
    let shown = description.shownRange ?? range
    name = RowLabel(unit.label(description.label), of: [description]) { actions.reset(description.key) }
    slider = TrackSlider(shown, step: description.step)
    field = NumberField(shown, step: description.step, unit: unit) { NumberRow.number($0, description) }
    super.init(help: description.toolTip)
    slider.addAction(
      UIAction { [unowned self] _ in set(unit.stored(slider.values[0])) }, for: .valueChanged)
    field.addAction(
      UIAction { [unowned self] _ in set(field.typed ?? unit.stored(field.number)) }, for: .valueChanged)
    for control in [slider, field] {
      control.addAction(UIAction { [unowned self] _ in endGesture() }, for: .editingDidEnd)
    }
    for view in [name, slider, field] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [slider, field] }
  var keys: [String] { [described.key] }
  var isGuess: Bool { name.isGuess }
  var height: CGFloat { PanelMetrics.rowHeight }

  static func number(_ text: String, _ description: ParameterDescription) -> Double? {
    guard case .number(let number)? = ParameterText.value(text, for: description, from: .panel) else { return nil }
    return number
  }

  private func set(_ number: Double) {
    actions.set(described.key, .number(number), gesture.open())
  }

  private func endGesture() {
    gesture.close()
    actions.end()
  }

  func show(_ parameters: any ParameterSet) {
    guard let parameter = parameters[described.key], case .number(let number) = parameter.current else { return }
    name.isChanged = parameter.current != parameter.initial
    var exact = ParameterText.exact(unit.shown(number)) + (unit == .widthDivisor ? " %" : "")
    // Type a divisor as such where its percentage has no short text.
    if unit == .widthDivisor, exact.count > 6 { exact = "/" + ParameterText.exact(number) }
    field.show(unit.shown(number), NumberText.text(number, unit.isInLabel ? .fraction : unit), exact: exact)
    field.ink = name.isChanged ? PanelColors.accent : PanelColors.softInk
    slider.values = [unit.shown(number)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = PanelMetrics.self
    name.frame = CGRect(x: 0, y: 0, width: metrics.labelWidth + RowLabel.margin, height: bounds.height)
    slider.frame = CGRect(
      x: RowLabel.margin + metrics.labelWidth + 4, y: 0, width: metrics.sliderWidth - 12, height: bounds.height)
    field.frame = CGRect(
      x: bounds.width - metrics.numberWidth, y: (bounds.height - 22) / 2, width: metrics.numberWidth, height: 22)
  }
}
