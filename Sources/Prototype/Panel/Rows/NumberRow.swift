import CoreGraphics
import UIKit

/// A row with a number: its name, a slider, and the number, which can be typed.
@MainActor final class NumberRow: RowView {
  private let unit: ParameterDescription.Unit
  private let slider: TrackSlider
  private let field: NumberField

  init(
    _ description: ParameterDescription, _ range: ClosedRange<Double>, _ unit: ParameterDescription.Unit,
    _ store: ParameterStore
  ) {
    self.unit = unit
    let shown = description.shownRange ?? range
    slider = TrackSlider(shown, step: description.step)
    field = NumberField(shown, step: description.step, unit: unit) { NumberRow.number($0, description) }
    super.init(unit.label(description.label), of: [description], store)
    slider.when(.valueChanged) { [unowned self] in change([unit.stored(slider.values[0])]) }
    field.when(.valueChanged) { [unowned self] in change([field.typed ?? unit.stored(field.number)]) }
    for control in controls {
      control.when(.editingDidEnd) { [unowned self] in endGesture() }
      addSubview(control)
    }
  }

  override var controls: [UIControl] { [slider, field] }

  static func number(_ text: String, _ description: ParameterDescription) -> Double? {
    guard case .number(let number)? = ParameterText.value(text, for: description, from: .panel) else { return nil }
    return number
  }

  override func show(_ values: [ParameterValue]) {
    guard case .number(let number) = values[0] else { return }
    var exact = ParameterText.exact(unit.shown(number)) + (unit == .widthDivisor ? " %" : "")
    // Type a divisor as such where its percentage has no short text.
    if unit == .widthDivisor, exact.count > 6 { exact = "/" + ParameterText.exact(number) }
    field.show(unit.shown(number), NumberText.text(number, unit.isInLabel ? .fraction : unit), exact: exact)
    slider.values = [unit.shown(number)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (slider.frame, field.frame) = (sliderFrame, fieldFrame())
  }
}
