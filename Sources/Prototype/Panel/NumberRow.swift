import CoreGraphics
import UIKit

/// A row with a number: its name and value, and a slider beneath.
@MainActor final class NumberRow: UIView, FigureRow {
  static let height: CGFloat = 52

  private let slider = UISlider()
  private let name: UILabel
  private let number = PanelText.number()
  private let range: ClosedRange<Double>
  private let unit: ParameterDescription.Unit

  init(
    _ title: String, _ range: ClosedRange<Double>, _ unit: ParameterDescription.Unit,
    changed: @escaping (Double) -> Void
  ) {
    (name, self.range, self.unit) = (PanelText.figure(title), range, unit)
    super.init(frame: .zero)
    let ends = [unit.shown(range.lowerBound), unit.shown(range.upperBound)].sorted()
    let shown = ends[0]...ends[1]
    slider.minimumValue = Float(shown.lowerBound)
    slider.maximumValue = Float(shown.upperBound)
    slider.keyStep = Float(NumberText.step(in: shown))
    slider.minimumTrackTintColor = PanelColors.accent
    slider.addAction(
      UIAction { [unowned slider] _ in changed(unit.stored(NumberText.snapped(Double(slider.value), in: shown))) },
      for: .valueChanged)
    for view in [name, number, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var control: UIControl { slider }

  func show(_ value: ParameterValue, isInitial: Bool) {
    guard case .number(let now) = value else { return }
    number.text = NumberText.text(now, unit)
    number.textColor = isInitial ? PanelColors.softInk : PanelColors.accent
    // While the user drags the slider, the thumb stays under the finger, between the values that it selects.
    if !slider.isTracking { slider.value = Float(unit.shown(now)) }
  }

  override func layoutSubviews() {
    let room = number.intrinsicContentSize.width + 8
    name.frame = CGRect(x: 0, y: 4, width: max(0, bounds.width - room), height: 20)
    number.frame = CGRect(x: bounds.width - room, y: 4, width: room, height: 20)
    slider.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 28)
  }
}
