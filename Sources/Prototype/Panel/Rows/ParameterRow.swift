import CoreGraphics
import UIKit

/// A row of the panel that shows and changes one or two parameters.
@MainActor protocol ParameterRow: UIView {
  var controls: [UIControl] { get }
  var keys: [String] { get }
  /// Short names in the order of the keys; empty where the row's name is enough.
  var parts: [String] { get }
  var height: CGFloat { get }
  /// Whether the name has the mark of a guess.
  var isGuess: Bool { get }
  func field(_ key: String) -> NumberField?
  func show(_ parameters: any ParameterSet)
}

extension ParameterRow {
  var parts: [String] { [] }
  var isGuess: Bool { false }

  func field(_ key: String) -> NumberField? {
    let fields = controls.compactMap { $0 as? NumberField }
    return keys.firstIndex(of: key).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

/// What a row does with a change.
@MainActor struct RowActions {
  /// All changes of a drag have the same gesture number.
  let set: (_ key: String, _ value: ParameterValue, _ gesture: Int?) -> Void
  let setAll: (_ values: [(key: String, value: ParameterValue)], _ gesture: Int?) -> Void
  let end: () -> Void
  let reset: (_ key: String) -> Void
}

extension ParameterDescription {
  @MainActor func row(_ actions: RowActions) -> any ParameterRow {
    switch kind {
    case .number(let range, let unit): NumberRow(self, range, unit, actions)
    case .toggle: SwitchRow(self, actions)
    case .choice(let choices): ChoiceRow(self, choices, actions)
    case .color: ColorRow(self, actions)
    }
  }
}

@MainActor final class SwitchRow: RowView, ParameterRow {
  private let described: ParameterDescription
  private let toggle = CompactSwitch()
  private let name: RowLabel

  init(_ description: ParameterDescription, _ actions: RowActions) {
    described = description
    name = RowLabel(description.label, of: [description]) { actions.reset(description.key) }
    super.init(help: description.toolTip)
    toggle.addAction(
      UIAction { [unowned self] _ in actions.set(described.key, .isOn(toggle.isOn), nil) }, for: .valueChanged)
    for view in [name, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var controls: [UIControl] { [toggle] }
  var keys: [String] { [described.key] }
  var isGuess: Bool { name.isGuess }
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

/// Numbers a drag, so that its changes belong together.
@MainActor struct Gesture {
  private static var count = 0
  private var number: Int?

  mutating func open() -> Int {
    if let number { return number }
    Self.count += 1
    number = Self.count
    return Self.count
  }

  mutating func close() { number = nil }
}

/// Shows its help while the pointer rests on it, and is brighter under the pointer.
@MainActor class RowView: UIView {
  private let ground = UIView()

  init(help: String) {
    super.init(frame: .zero)
    ground.backgroundColor = PanelColors.hover
    ground.layer.cornerRadius = 6
    ground.isHidden = true
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    addInteraction(UIToolTipInteraction(defaultToolTip: help))
    addGestureRecognizer(HoverWatch { [unowned self] in ground.isHidden = !$0 })
  }

  required init?(coder: NSCoder) { nil }

  var hasPointer: Bool { !ground.isHidden }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(x: -4, y: 0, width: bounds.width + 12, height: bounds.height)
  }
}
