import CoreGraphics
import UIKit

/// A row of the panel that shows and changes one or two figures.
@MainActor protocol FigureRow: UIView {
  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { get }
  /// The keys of the figures.
  var keys: [String] { get }
  /// The short names of the figures, in the order of the keys; empty where the row's own name says enough.
  var parts: [String] { get }
  /// The height of the row, in points.
  var height: CGFloat { get }
  /// Returns the field in which the number with a key is typed; nil if there is none.
  func field(_ key: String) -> NumberField?
  /// Shows the current figures.
  func show(_ figures: any FigureSet)
}

extension FigureRow {
  var parts: [String] { [] }

  func field(_ key: String) -> NumberField? {
    let fields = controls.compactMap { $0 as? NumberField }
    return keys.firstIndex(of: key).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

/// What a row does with a change.
@MainActor struct RowActions {
  /// Sets a figure; the changes of one drag have the same number.
  let set: (_ key: String, _ value: ParameterValue, _ gesture: Int?) -> Void
  /// Sets several figures in one change.
  let setAll: (_ values: [(key: String, value: ParameterValue)], _ gesture: Int?) -> Void
  /// Ends a drag.
  let end: () -> Void
  /// Gives a figure its published value.
  let reset: (_ key: String) -> Void
}

extension ParameterDescription {
  /// Returns a row for the figure.
  @MainActor func row(_ actions: RowActions) -> any FigureRow {
    switch kind {
    case .number(let range, let unit): NumberRow(self, range, unit, actions)
    case .toggle: SwitchRow(self, actions)
    case .choice(let choices): ChoiceRow(self, choices, actions)
    case .color: ColorRow(self, actions)
    }
  }
}
