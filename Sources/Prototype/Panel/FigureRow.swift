import CoreGraphics
import UIKit

/// A row of the panel that shows one figure and changes it.
@MainActor protocol FigureRow: UIView {
  /// What the keyboard reaches.
  var control: UIControl { get }
  /// How high the row is, in points.
  static var height: CGFloat { get }
  /// Shows `value`, marked where it is not the usual one.
  func show(_ value: ParameterValue, isUsual: Bool)
}

extension ParameterDescription {
  /// A row that shows the figure and calls `changed` when it is changed by hand.
  @MainActor func row(_ changed: @escaping (ParameterValue) -> Void) -> any FigureRow {
    switch kind {
    case .number(let range, let unit): NumberRow(label, range, unit) { changed(.number($0)) }
    case .toggle: SwitchRow(label, help: help) { changed(.isOn($0)) }
    case .choice(let choices): ChoiceRow(label, choices) { changed(.choice($0)) }
    case .color: ColorRow(label) { changed(.color($0)) }
    }
  }
}
