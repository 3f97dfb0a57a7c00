import CoreGraphics
import UIKit

/// A row of the panel that shows and changes one figure.
@MainActor protocol FigureRow: UIView {
  /// The control that can have the keyboard focus.
  var control: UIControl { get }
  /// The height of the row, in points.
  static var height: CGFloat { get }
  /// Shows a value; one that is not the default is highlighted.
  func show(_ value: ParameterValue, isInitial: Bool)
}

extension ParameterDescription {
  /// Returns a row for the figure, which calls `changed` when the user changes the value.
  @MainActor func row(_ changed: @escaping (ParameterValue) -> Void) -> any FigureRow {
    switch kind {
    case .number(let range, let unit): NumberRow(label, range, unit) { changed(.number($0)) }
    case .toggle: SwitchRow(label, help: help) { changed(.isOn($0)) }
    case .choice(let choices): ChoiceRow(label, choices) { changed(.choice($0)) }
    case .color: ColorRow(label) { changed(.color($0)) }
    }
  }
}
