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

extension ParameterDescription {
  @MainActor func row(_ store: ParameterStore) -> any ParameterRow {
    switch kind {
    case .number(let range, let unit): NumberRow(self, range, unit, store)
    case .toggle: SwitchRow(self, store)
    case .choice(let choices): ChoiceRow(self, choices, store)
    case .color: ColorRow(self, store)
    }
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

/// A row with the name of its parameters, which shows their help while the pointer rests on it, and is brighter under the
/// pointer.
@MainActor class RowView: PlainView, ParameterRow {
  let descriptions: [ParameterDescription]
  let store: ParameterStore
  private let ground = UIView()
  private let title: String
  private(set) lazy var name = RowLabel(title, of: descriptions) { [unowned self] in
    for key in keys { store.reset(key) }
  }
  private var gesture = Gesture()

  init(_ title: String, of descriptions: [ParameterDescription], help: String? = nil, _ store: ParameterStore) {
    (self.title, self.descriptions, self.store) = (title, descriptions, store)
    super.init(frame: .zero)
    ground.backgroundColor = PanelColors.hover
    ground.layer.cornerRadius = 6
    ground.isHidden = true
    ground.isUserInteractionEnabled = false
    for view in [ground, name] { addSubview(view) }
    let help = help ?? descriptions.map(\.toolTip).joined(separator: " ")
    addInteraction(UIToolTipInteraction(defaultToolTip: help))
    addGestureRecognizer(HoverWatch { [unowned self] in ground.isHidden = !$0 })
  }

  var controls: [UIControl] { [] }
  var keys: [String] { descriptions.map(\.key) }
  var parts: [String] { [] }
  var isGuess: Bool { name.isGuess }
  var height: CGFloat { PanelMetrics.rowHeight }
  var hasPointer: Bool { !ground.isHidden }

  func show(_ parameters: any ParameterSet) {
    let shown = keys.compactMap { parameters[$0] }
    guard shown.count == keys.count else { return }
    name.isChanged = shown.contains { $0.current != $0.initial }
    for case let field as PanelField in controls {
      field.ink = name.isChanged ? PanelColors.accent : PanelColors.softInk
    }
    show(shown.map(\.current))
  }

  /// Shows the values of the keys.
  func show(_ values: [ParameterValue]) {}

  /// Sets the values of the keys; until `endGesture()` all changes are one step.
  func change(_ numbers: [Double]) {
    store.set(zip(keys, numbers).map { ($0, .number($1)) }, gesture: gesture.open())
  }

  func endGesture() {
    gesture.close()
    store.endGesture()
  }

  override func layoutSubviews() {
    ground.frame = CGRect(x: -4, y: 0, width: bounds.width + 12, height: bounds.height)
    name.frame = CGRect(x: 0, y: 0, width: RowLabel.margin + PanelMetrics.labelWidth, height: bounds.height)
  }

  /// Where a field of some width is, at the right.
  func fieldFrame(_ width: CGFloat = PanelMetrics.numberWidth) -> CGRect {
    CGRect(x: bounds.width - width, y: (bounds.height - 22) / 2, width: width, height: 22)
  }

  /// Where a slider is that ends before a field.
  var sliderFrame: CGRect {
    CGRect(x: name.frame.maxX + 4, y: 0, width: PanelMetrics.sliderWidth - 12, height: bounds.height)
  }
}

@MainActor final class SwitchRow: RowView {
  private let toggle = CompactSwitch()

  init(_ description: ParameterDescription, _ store: ParameterStore) {
    super.init(description.label, of: [description], store)
    toggle.when(.valueChanged) { [unowned self] in store.set(description.key, to: .isOn(toggle.isOn)) }
    addSubview(toggle)
  }

  override var controls: [UIControl] { [toggle] }

  override func show(_ values: [ParameterValue]) { toggle.isOn = values[0] == .isOn(true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CompactSwitch.size
    name.frame.size.width = max(0, bounds.width - size.width - 8)
    toggle.frame = CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

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

/// A chip for each choice or, without enough room, a pop-up button.
@MainActor final class ChoiceRow: RowView {
  private let choices: [ParameterDescription.Choice]
  private let chips: ChipGroup?
  private let popUp: PopUpButton?

  init(_ description: ParameterDescription, _ choices: [ParameterDescription.Choice], _ store: ParameterStore) {
    self.choices = choices
    let titles = choices.map(\.label)
    let room = PanelMetrics.parameterWidth - PanelMetrics.labelWidth - 4
    let fits = ChipGroup.width(of: titles) <= room
    (chips, popUp) = fits ? (ChipGroup(titles), nil) : (nil, PopUpButton(of: titles))
    super.init(description.label, of: [description], store)
    for control in controls {
      control.when(.valueChanged) { [unowned self] in
        guard let index = chips?.selectedIndex ?? popUp?.selectedIndex else { return }
        store.set(description.key, to: .choice(choices[index].name))
      }
      addSubview(control)
    }
  }

  override var controls: [UIControl] { [chips, popUp].compactMap { $0 } }

  private static let popUpLabel: CGFloat = 114

  override func show(_ values: [ParameterValue]) {
    let index = choices.firstIndex { .choice($0.name) == values[0] }
    chips?.selectedIndex = index
    popUp?.selectedIndex = index
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Pop-up buttons stand below each other.
    if popUp != nil { name.frame.size.width = RowLabel.margin + max(Self.popUpLabel, name.textWidth + 4) }
    let left = name.frame.maxX + 4
    for control in controls {
      control.frame = CGRect(
        x: left, y: (bounds.height - ChipGroup.chipHeight) / 2, width: bounds.width - left,
        height: ChipGroup.chipHeight)
    }
  }
}
