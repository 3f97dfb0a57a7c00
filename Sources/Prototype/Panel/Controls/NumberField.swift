import CoreGraphics
import UIKit

/// A number that can be typed, and scrubbed by dragging.
///
/// A click, or Enter while the field has the focus, begins typing; Enter commits, and Escape restores the old number.
/// The arrow keys up and down change the number by a step, as does a drag of two points to the right: ten times as much
/// with Shift, a tenth with Alt.
@MainActor final class NumberField: ValueField, KeyStepping {
  private let read: (String) -> Double?
  private let unit: ParameterDescription.Unit
  private let range: ClosedRange<Double>
  private let unitStep: Double
  private var press: (x: CGFloat, number: Double, isScrubbing: Bool)?
  /// Restored by `restore()`.
  private var begunText = ""

  /// Smaller movements do not scrub.
  private static let slop: CGFloat = 3

  /// The range is in the unit that people read; `read` converts a text to the stored number, or nil if it is none.
  init(
    _ range: ClosedRange<Double>, step: Double, unit: ParameterDescription.Unit = .fraction,
    read: @escaping (String) -> Double?
  ) {
    (self.range, self.read, self.unit, unitStep) = (range, read, unit, step)
    super.init(frame: .zero)
  }

  override func begins(with character: Character) -> Bool {
    character.isASCII && character.isNumber || "-./".contains(character)
  }

  private(set) var number = 0.0
  /// As it is stored; nil unless typing made the last change.
  private(set) var typed: Double?

  /// Sends no event, and does not change a text that is being typed.
  func show(_ number: Double, _ text: String, exact exactText: String) {
    self.number = number
    show(text, exact: exactText)
  }

  // MARK: Typing

  override func textFieldDidBeginEditing(_ textField: UITextField) {
    begunText = exactText
    super.textFieldDidBeginEditing(textField)
  }

  override func use(_ text: String) -> Bool {
    if text == begunText, begunText == exactText { return true }
    guard let number = read(text) else { return false }
    send(typed: number)
    return true
  }

  /// Restores the number with which typing began, if keys have changed it since.
  override func restore() {
    if exactText != begunText, let number = read(begunText) { send(typed: number) }
  }

  private func send(typed number: Double) {
    typed = number
    sendActions(for: .valueChanged)
    typed = nil
  }

  override var keyCommands: [UIKeyCommand]? {
    let held: [UIKeyModifierFlags] = [[], .shift, .alternate]
    return [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow].flatMap { input in
      held.map { flags in
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector(Self.step(with:)))
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
    }
  }

  private func step(with command: UIKeyCommand) {
    let sign = command.input == UIKeyCommand.inputUpArrow ? 1.0 : -1
    if let typed = text.flatMap(read) { number = unit.shown(typed) }
    step(by: sign, times: Self.factor(command.modifierFlags))
    text = exactText
    selectAll(nil)
  }

  func step(by step: Int) {
    self.step(by: Double(step), times: 1)
    sendActions(for: .editingDidEnd)
  }

  private func step(by steps: Double, times factor: Double) {
    change(to: number + steps * unitStep * factor, by: unitStep * min(factor, 1))
  }

  /// Rounds to a multiple of `step` in the range.
  private func change(to number: Double, by step: Double) {
    let number = NumberText.snapped(number, in: range, step: step)
    guard number != self.number else { return }
    self.number = number
    sendActions(for: .valueChanged)
  }

  // MARK: A press

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { return super.beginTracking(touch, with: event) }
    press = (touch.location(in: nil).x, number, false)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var press else { return super.continueTracking(touch, with: event) }
    let distance = touch.location(in: nil).x - press.x
    if abs(distance) >= Self.slop { press.isScrubbing = true }
    self.press = press
    guard press.isScrubbing else { return true }
    let factor = Self.factor(event?.modifierFlags ?? [])
    change(
      to: press.number + Double((distance / 2).rounded()) * unitStep * factor, by: unitStep * min(factor, 1))
    return true
  }

  /// 10 with Shift, a tenth with Alt.
  private static func factor(_ flags: UIKeyModifierFlags) -> Double {
    flags.contains(.shift) ? 10 : flags.contains(.alternate) ? 0.1 : 1
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let press else { return super.endTracking(touch, with: event) }
    self.press = nil
    if press.isScrubbing { sendActions(for: .editingDidEnd) } else if isTouchInside { beginTyping() }
  }

  override func cancelTracking(with event: UIEvent?) {
    guard let press else { return super.cancelTracking(with: event) }
    self.press = nil
    if press.isScrubbing { sendActions(for: .editingDidEnd) }
  }
}

extension NumberField: WheelTarget {
  /// The wheel changes the number only if the field has the focus and nothing is typed; otherwise it scrolls the
  /// column.
  func wheel(by delta: CGVector, at point: CGPoint) -> Bool { !isEditing && wheelStep(by: delta) }
}
