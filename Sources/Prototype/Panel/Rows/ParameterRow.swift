import CoreGraphics
import UIKit

/// A row of the panel that shows and changes one or two parameters.
@MainActor protocol ParameterRow: UIView {
  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { get }
  /// The keys of the parameters.
  var keys: [String] { get }
  /// The short names of the parameters, in the order of the keys; empty where the row's own name says enough.
  var parts: [String] { get }
  /// The height of the row, in points.
  var height: CGFloat { get }
  /// Returns the field in which the number with a key is typed; nil if there is none.
  func field(_ key: String) -> NumberField?
  /// Shows the current parameters.
  func show(_ parameters: any ParameterSet)
}

extension ParameterRow {
  var parts: [String] { [] }

  func field(_ key: String) -> NumberField? {
    let fields = controls.compactMap { $0 as? NumberField }
    return keys.firstIndex(of: key).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

/// What a row does with a change.
@MainActor struct RowActions {
  /// Sets a parameter; the changes of one drag have the same number.
  let set: (_ key: String, _ value: ParameterValue, _ gesture: Int?) -> Void
  /// Sets several parameters in one change.
  let setAll: (_ values: [(key: String, value: ParameterValue)], _ gesture: Int?) -> Void
  /// Ends a drag.
  let end: () -> Void
  /// Gives a parameter its published value.
  let reset: (_ key: String) -> Void
}

extension ParameterDescription {
  /// Returns a row for the parameter.
  @MainActor func row(_ actions: RowActions) -> any ParameterRow {
    switch kind {
    case .number(let range, let unit): NumberRow(self, range, unit, actions)
    case .toggle: SwitchRow(self, actions)
    case .choice(let choices): ChoiceRow(self, choices, actions)
    case .color: ColorRow(self, actions)
    }
  }
}

/// A row with a switch.
@MainActor final class SwitchRow: RowView, ParameterRow {
  private let described: ParameterDescription
  private let toggle = CompactSwitch()
  private let name: RowLabel

  init(_ description: ParameterDescription, _ actions: RowActions) {
    described = description
    name = RowLabel(description.markedLabel) { actions.reset(description.key) }
    super.init(help: description.toolTip)
    toggle.addAction(
      UIAction { [unowned self] _ in actions.set(described.key, .isOn(toggle.isOn), nil) }, for: .valueChanged)
    for view in [name, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [toggle] }
  var keys: [String] { [described.key] }
  var height: CGFloat { PanelMetrics.rowHeight }

  func show(_ parameters: any ParameterSet) {
    guard let parameter = parameters[described.key], case .isOn(let isOn) = parameter.current else { return }
    toggle.isOn = isOn
    name.isChanged = parameter.current != parameter.initial
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CompactSwitch.size
    name.frame = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - size.width - 8), height: bounds.height)
    toggle.frame = CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
