import Stage

@testable import UIKit

/// A stage with one text field, whose events and delegate's calls are logged.
@MainActor final class FieldScene: NSObject, UITextFieldDelegate {
  let stage = Stage(size: CGSize(width: 300, height: 200))
  let field: UITextField
  var log: [String] = []
  var allowsChanges = true
  var allowsBeginning = true
  var allowsEnd = true
  var allowsReturn = true
  var allowsClearing = true

  init(_ text: String = "", width: CGFloat = 200, borderStyle: UITextField.BorderStyle = .roundedRect) {
    let stage = stage
    field = stage.perform { UITextField(frame: CGRect(x: 20, y: 40, width: width, height: 34)) }
    super.init()
    field.borderStyle = borderStyle
    field.text = text
    stage.window.backgroundColor = .white
    stage.window.addSubview(field)
    stage.advance(by: 0.1)
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      field.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
    field.delegate = self
  }

  /// Makes the field the first responder with a selection.
  @discardableResult func edit(_ selection: Range<Int>? = nil) -> Self {
    field.becomeFirstResponder()
    if let selection { select(selection) }
    stage.advance(by: 0.1)
    log = []
    return self
  }

  func select(_ range: Range<Int>) {
    let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
    let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
  }

  var selection: Range<Int> {
    guard let range = field.selectedTextRange else { return -1 ..< -1 }
    return field.offset(
      from: field.beginningOfDocument, to: range.start)..<field.offset(from: field.beginningOfDocument, to: range.end)
  }

  /// The position on the stage of the caret at `index`.
  func point(_ index: Int) -> CGPoint {
    guard let position = field.position(from: field.beginningOfDocument, offset: index) else { return .zero }
    let rect = field.convert(field.caretRect(for: position), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  func press(_ keys: HostKey...) {
    for key in keys {
      stage.keyDown(key)
      stage.keyUp(key)
    }
  }

  /// Types text as a host sends it: the key and its text for each character.
  func type(_ text: String) {
    for character in text {
      if stage.keyDown(.character(character)) { stage.insertText(String(character)) }
      stage.keyUp(.character(character))
    }
  }

  func click(_ point: CGPoint, count: Int = 1) {
    stage.click(point, count: count, for: 0.03)
    stage.advance(by: 0.03)
  }

  // MARK: The delegate

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowsBeginning }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) \(string)")
    return allowsChanges
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClearing }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allowsReturn }
}
