import CoreGraphics
import UIKit

/// A row with two numbers of the same kind: a slider with two handles, or a pad for a distance in two directions, and one
/// field for both.
@MainActor final class PairRow: RowView {
  private let pair: Pair
  private let slider: TrackSlider?
  private let pad: OffsetPad?
  private let field: PairField

  /// Two parameters in a row, by the endings of their keys.
  struct Pair {
    let first, second, title: String
    let parts: [String]
    let isOffset: Bool

    static let all = [
      Self(first: ".covered", second: ".revealed", title: "Opacity", parts: ["start", "end"], isOffset: false),
      Self(first: ".offset.x", second: ".offset.y", title: "Offset", parts: ["x", "y"], isOffset: true),
    ]
  }

  init(_ pair: Pair, _ first: ParameterDescription, _ second: ParameterDescription, _ store: ParameterStore) {
    self.pair = pair
    let range = first.shownRange ?? 0...1
    slider = pair.isOffset ? nil : TrackSlider(range, step: first.step, handles: 2)
    pad = pair.isOffset ? OffsetPad(range, step: first.step) : nil
    field = PairField(separator: pair.isOffset ? ", " : " → ") { index, text in
      NumberRow.number(text, [first, second][index])
    }
    super.init(pair.title, of: [first, second], store)
    slider?.when(.valueChanged) { [unowned self] in change(slider?.values ?? []) }
    pad?.when(.valueChanged) { [unowned self] in change(pad?.values ?? []) }
    field.when(.valueChanged) { [unowned self] in change(field.values) }
    for control in controls {
      control.when(.editingDidEnd) { [unowned self] in endGesture() }
      addSubview(control)
    }
    slider?.names = zip(parts, descriptions).map { "\($0.prefix(1).uppercased())\($0.dropFirst()): \($1.help)" }
  }

  override var controls: [UIControl] { [slider, pad, field].compactMap(\.self) }
  override var parts: [String] { pair.parts }
  override var height: CGFloat { pad == nil ? PanelMetrics.rowHeight : OffsetPad.side + 4 }

  override func show(_ values: [ParameterValue]) {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == 2 else { return }
    slider?.values = numbers
    pad?.values = numbers
    field.show(numbers)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = fieldFrame(78)
    let left = name.frame.maxX
    slider?.frame = CGRect(x: left + 4, y: 0, width: field.frame.minX - 12 - left, height: bounds.height)
    pad?.frame = CGRect(
      x: field.frame.minX - 12 - OffsetPad.side, y: 2, width: OffsetPad.side, height: OffsetPad.side)
  }
}

/// A field for two numbers, such as "1 → 0.1".
@MainActor final class PairField: ValueField {
  private let separator: String
  private let read: (Int, String) -> Double?
  /// The numbers that were typed last, as they are stored.
  private(set) var values: [Double] = []

  init(separator: String, read: @escaping (_ index: Int, _ text: String) -> Double?) {
    (self.separator, self.read) = (separator, read)
    super.init(frame: .zero)
  }

  override func begins(with character: Character) -> Bool {
    character.isASCII && character.isNumber || "-.".contains(character)
  }

  func show(_ numbers: [Double]) {
    show(
      numbers.map { NumberText.text($0, .fraction) }.joined(separator: separator),
      exact: numbers.map { ParameterText.exact($0) }.joined(separator: separator))
  }

  /// Two numbers with an arrow, a comma or a space between them.
  override func use(_ text: String) -> Bool {
    if text == exactText { return true }
    let parts = text.replacing("->", with: " ").split { " →,;".contains($0) }
    guard parts.count == 2, let first = read(0, String(parts[0])), let second = read(1, String(parts[1])) else {
      return false
    }
    values = [first, second]
    sendActions(for: .valueChanged)
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// A small square for a distance in two directions: the dot is where something is moved to from the middle.
@MainActor final class OffsetPad: DragKeepingControl, KeyStepping {
  private let range: ClosedRange<Double>
  private let step: Double
  private let dot = UIView()
  private let cross = [UIView(), UIView()]
  /// Across and down; setting it sends no event.
  var values = [0.0, 0.0] { didSet { if values != oldValue { setNeedsLayout() } } }
  /// Between the press and the dot.
  private var grip = CGPoint.zero

  static let side: CGFloat = 44
  private static let diameter: CGFloat = 12

  init(_ range: ClosedRange<Double>, step: Double) {
    (self.range, self.step) = (range, step)
    super.init(frame: .zero)
    backgroundColor = PanelColors.field
    layer.cornerRadius = 5
    for line in cross { line.backgroundColor = PanelColors.line }
    dot.backgroundColor = PanelColors.accent
    dot.layer.cornerRadius = Self.diameter / 2
    addInert(cross + [dot])
  }

  /// Small distances, which are the usual ones, have most of the room: the dot moves by the square root.
  private func position(of value: Double) -> CGFloat {
    let greatest = max(abs(range.lowerBound), abs(range.upperBound), 1e-9)
    let part = min(abs(value) / greatest, 1).squareRoot() * (value < 0 ? -1 : 1)
    return bounds.width / 2 + (bounds.width - Self.diameter) / 2 * CGFloat(part)
  }

  private func value(at position: CGFloat) -> Double {
    let room = max((bounds.width - Self.diameter) / 2, 1)
    let part = min(max((position - bounds.width / 2) / room, -1), 1).native
    let greatest = max(abs(range.lowerBound), abs(range.upperBound))
    return NumberText.snapped(part * abs(part) * greatest, in: range, step: step)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isOnDot = hypot(point.x - dot.center.x, point.y - dot.center.y) <= Self.diameter
    grip = isOnDot ? CGPoint(x: dot.center.x - point.x, y: dot.center.y - point.y) : .zero
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    change(to: [value(at: point.x + grip.x), value(at: point.y + grip.y)])
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  override func cancelTracking(with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  /// The keys left and right move across.
  func step(by step: Int) {
    change(to: [NumberText.snapped(values[0] + Double(step) * self.step, in: range), values[1]])
    sendActions(for: .editingDidEnd)
  }

  private func change(to values: [Double]) {
    guard values != self.values else { return }
    self.values = values
    sendActions(for: .valueChanged)
  }

  override func layoutSubviews() {
    cross[0].frame = CGRect(x: 4, y: bounds.midY - 0.5, width: bounds.width - 8, height: 1)
    cross[1].frame = CGRect(x: bounds.midX - 0.5, y: 4, width: 1, height: bounds.height - 8)
    dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
    dot.center = CGPoint(x: position(of: values[0]), y: position(of: values[1]))
  }
}
