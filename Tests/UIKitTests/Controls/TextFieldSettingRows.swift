import Foundation
import UIKit

extension ViewSettingTable {
  static var textFieldRows: [ViewSettingRow] {
    [
      ViewSettingRow("UITextField.text", \UITextField.text, "after"),
      ViewSettingRow(
        "UITextField.attributedText",
        { (field: UITextField) in
          field.attributedText = NSAttributedString(string: "later", attributes: [.foregroundColor: UIColor.red])
        }, { "\($0.text ?? "-") \($0.textColor?.cgColor.components ?? [])" }),
      ViewSettingRow("UITextField.font", \UITextField.font, .systemFont(ofSize: 30)),
      ViewSettingRow("UITextField.textColor", \UITextField.textColor, .green),
      ViewSettingRow("UITextField.placeholder", \UITextField.placeholder, "nothing"),
      ViewSettingRow(
        "UITextField.attributedPlaceholder",
        { (field: UITextField) in field.attributedPlaceholder = NSAttributedString(string: "never") },
        { $0.attributedPlaceholder?.string }),
      ViewSettingRow("UITextField.borderStyle", \UITextField.borderStyle, .roundedRect),
      ViewSettingRow("UITextField.textAlignment", \UITextField.textAlignment, .right),
      ViewSettingRow("UITextField.clearButtonMode", \UITextField.clearButtonMode, .always),
      ViewSettingRow(
        "UITextField.leftView", \UITextField.leftView, UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))),
      ViewSettingRow("UITextField.leftViewMode", \UITextField.leftViewMode, .always),
      ViewSettingRow(
        "UITextField.rightView", \UITextField.rightView, UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))),
      ViewSettingRow("UITextField.rightViewMode", \UITextField.rightViewMode, .always),
      ViewSettingRow("UITextField.clearsOnBeginEditing", \UITextField.clearsOnBeginEditing, true),
      ViewSettingRow("UITextField.clearsOnInsertion", \UITextField.clearsOnInsertion, true),
      ViewSettingRow("UITextField.isSecureTextEntry", \UITextField.isSecureTextEntry, true),
      ViewSettingRow("UITextField.adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, true),
      ViewSettingRow("UITextField.minimumFontSize", \UITextField.minimumFontSize, 9),
      ViewSettingRow("UITextField.background", \UITextField.background, picture(.red)),
      ViewSettingRow("UITextField.disabledBackground", \UITextField.disabledBackground, picture(.red)),
      ViewSettingRow("UITextField.allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes, true),
      ViewSettingRow("UITextField.inputView", \UITextField.inputView, UIView()),
      ViewSettingRow("UITextField.inputAccessoryView", \UITextField.inputAccessoryView, UIView()),
      ViewSettingRow("UITextField.autocapitalizationType", \UITextField.autocapitalizationType, .words),
      ViewSettingRow("UITextField.autocorrectionType", \UITextField.autocorrectionType, .no),
      ViewSettingRow("UITextField.spellCheckingType", \UITextField.spellCheckingType, .no),
      ViewSettingRow("UITextField.keyboardType", \UITextField.keyboardType, .numberPad),
      ViewSettingRow("UITextField.keyboardAppearance", \UITextField.keyboardAppearance, .dark),
      ViewSettingRow("UITextField.returnKeyType", \UITextField.returnKeyType, .done),
      ViewSettingRow("UITextField.enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically, true),
      ViewSettingRow("UITextField.textContentType", \UITextField.textContentType, .password),
      ViewSettingRow(
        "UITextField.selectedTextRange",
        { (field: UITextField) in
          field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        }, { field in field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } }),
      ViewSettingRow(
        "UITextField.delegate", { (field: UITextField) in field.delegate = fieldDelegate },
        { $0.delegate == nil }),
      ViewSettingRow(
        "UITextField.inputDelegate", { (field: UITextField) in field.inputDelegate = fieldDelegate },
        { $0.inputDelegate == nil }),
    ]
  }

  private static let fieldDelegate = FieldDelegate()

  static let stepperRows: [ViewSettingRow] = [
    ViewSettingRow("UIStepper.value", \UIStepper.value, 9),
    ViewSettingRow("UIStepper.minimumValue", \UIStepper.minimumValue, 400),
    ViewSettingRow("UIStepper.maximumValue", \UIStepper.maximumValue, -5),
    ViewSettingRow("UIStepper.stepValue", \UIStepper.stepValue, 0.5),
    ViewSettingRow("UIStepper.isContinuous", \UIStepper.isContinuous, false),
    ViewSettingRow("UIStepper.autorepeat", \UIStepper.autorepeat, false),
    ViewSettingRow("UIStepper.wraps", \UIStepper.wraps, true),
  ]
}

/// Hears a text field, and does nothing.
private final class FieldDelegate: NSObject, UITextFieldDelegate, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
