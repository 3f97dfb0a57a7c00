import CoreGraphics
import UIKit

/// A number that can be typed, and scrubbed by dragging on it.
///
/// A click, or Enter while it has the focus, begins typing; Enter commits, Escape gives the old number back. A drag to the
/// right increases the number by a step a point.
@MainActor final class NumberField: DragKeepingControl, KeyStepping, TextTaking {
  private let label = PanelText.number()
  private let read: (String) -> Double?
  private let range: ClosedRange<Double>
  private let scrubStep: Double
  private var press: (x: CGFloat, number: Double, isScrubbing: Bool)?

  /// The smallest movement that scrubs, in points.
  private static let slop: CGFloat = 3

  /// Creates a field for numbers in a range; `read` returns the number that a text stands for, nil if it is none.
  init(_ range: ClosedRange<Double>, step: Double, read: @escaping (String) -> Double?) {
    (self.range, self.read, scrubStep) = (range, read, step)
    super.init(frame: .zero)
    layer.cornerRadius = 4
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [unowned self] _ in beginTyping() }, for: .primaryActionTriggered)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The number for the step of keys and drags, in the unit that people read; setting it sends no event.
  var number = 0.0
  /// The text for people.
  var text = "" { didSet { showState() } }
  /// The exact text, with which typing begins.
  var exactText = ""
  /// The colour of the text.
  var textColor = PanelColors.softInk { didSet { showState() } }
  /// The number that was typed last, as it is stored; nil if the last change was none by typing.
  private(set) var typed: Double?
  /// Called when typing begins.
  var began: () -> Void = {}

  override var isEnabled: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  // MARK: Typing

  /// The text that is typed; nil while none is.
  private(set) var typedText: String?
  /// Whether the whole text is selected, so that the first character replaces it.
  private var isSelectedWhole = false
  /// Whether the typed text is no number.
  private(set) var isRefused = false

  /// Whether a text is typed.
  var isTyping: Bool { typedText != nil }

  func beginTyping() {
    guard !isTyping, isEnabled else { return }
    (typedText, isSelectedWhole, isRefused) = (exactText, true, false)
    becomeFirstResponder()
    began()
    showState()
  }

  override var canBecomeFirstResponder: Bool { isTyping }

  var hasText: Bool { typedText?.isEmpty == false }

  func insertText(_ text: String) {
    guard let before = typedText else { return }
    if text == "\n" {
      _ = commit()
      return
    }
    typedText = (isSelectedWhole ? "" : before) + text
    (isSelectedWhole, isRefused) = (false, false)
    showState()
  }

  func deleteBackward() {
    guard let before = typedText else { return }
    typedText = isSelectedWhole ? "" : String(before.dropLast())
    (isSelectedWhole, isRefused) = (false, false)
    showState()
  }

  /// Ends typing with the typed number; returns whether there is one.
  func commit() -> Bool {
    guard let text = typedText else { return true }
    if text == exactText {
      revert()
      return true
    }
    guard let number = read(text) else {
      isRefused = true
      showState()
      return false
    }
    (typedText, typed) = (nil, number)
    resignFirstResponder()
    sendActions(for: .valueChanged)
    sendActions(for: .editingDidEnd)
    typed = nil
    showState()
    return true
  }

  func revert() {
    (typedText, isRefused) = (nil, false)
    resignFirstResponder()
    showState()
  }

  func step(by step: Int) {
    change(to: NumberText.snapped(number + Double(step) * scrubStep, in: range))
    sendActions(for: .editingDidEnd)
  }

  private func change(to number: Double) {
    guard number != self.number else { return }
    self.number = number
    sendActions(for: .valueChanged)
  }

  // MARK: A press

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !isTyping else { return true }
    press = (touch.location(in: nil).x, number, false)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var press else { return true }
    let distance = touch.location(in: nil).x - press.x
    if abs(distance) >= Self.slop { press.isScrubbing = true }
    self.press = press
    guard press.isScrubbing else { return true }
    let factor = event.map(Self.factor) ?? 1
    let number = press.number + Double((distance / 2).rounded()) * scrubStep * factor
    change(
      to: min(max(factor < 1 ? number : NumberText.snapped(number, in: range), range.lowerBound), range.upperBound))
    return true
  }

  /// Returns the factor of a drag: 10 with Shift, a tenth with Alt.
  private static func factor(_ event: UIEvent) -> Double {
    event.modifierFlags.contains(.shift) ? 10 : event.modifierFlags.contains(.alternate) ? 0.1 : 1
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasScrubbing = press?.isScrubbing == true
    press = nil
    if wasScrubbing { sendActions(for: .editingDidEnd) } else if isTouchInside { beginTyping() }
  }

  override func cancelTracking(with event: UIEvent?) {
    if press?.isScrubbing == true { sendActions(for: .editingDidEnd) }
    press = nil
  }

  // MARK: Look

  private func showState() {
    label.text = typedText.map { isSelectedWhole ? $0 : $0 + "|" } ?? text
    label.textColor = isRefused ? PanelColors.fault : isTyping ? PanelColors.ink : textColor
    label.backgroundColor = isTyping && isSelectedWhole ? PanelColors.selection : nil
    backgroundColor = isTyping || isHighlighted ? PanelColors.line : PanelColors.field
    alpha = isEnabled ? 1 : PanelColors.unavailableAlpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 4, y: 2, width: max(0, bounds.width - 8), height: max(0, bounds.height - 4))
  }
}
