import UIKit

extension ViewSettingTable {
  static let textFieldRows: [ViewSettingRow<UITextField>] = [
    ViewSettingRow("UITextField.text", \.text, "after"),
    ViewSettingRow(
      "UITextField.attributedText",
      { field in
        field.attributedText = NSAttributedString(string: "later", attributes: [.foregroundColor: UIColor.red])
      }, { "\($0.text ?? "-") \($0.textColor?.cgColor.components ?? [])" }),
    ViewSettingRow("UITextField.font", \.font, .systemFont(ofSize: 30)),
    ViewSettingRow("UITextField.textColor", \.textColor, .green),
    ViewSettingRow("UITextField.placeholder", \.placeholder, "nothing"),
    ViewSettingRow(
      "UITextField.attributedPlaceholder",
      { $0.attributedPlaceholder = NSAttributedString(string: "never") },
      { $0.attributedPlaceholder?.string }),
    ViewSettingRow("UITextField.borderStyle", \.borderStyle, .roundedRect),
    ViewSettingRow("UITextField.adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true),
    ViewSettingRow("UITextField.textAlignment", \.textAlignment, .right),
    ViewSettingRow("UITextField.clearButtonMode", \.clearButtonMode, .always),
    ViewSettingRow("UITextField.leftView", \.leftView, UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))),
    ViewSettingRow("UITextField.leftViewMode", \.leftViewMode, .always),
    ViewSettingRow("UITextField.rightView", \.rightView, UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))),
    ViewSettingRow("UITextField.rightViewMode", \.rightViewMode, .always),
    ViewSettingRow("UITextField.clearsOnBeginEditing", \.clearsOnBeginEditing, true),
    ViewSettingRow("UITextField.clearsOnInsertion", \.clearsOnInsertion, true),
    ViewSettingRow("UITextField.isSecureTextEntry", \.isSecureTextEntry, true),
    ViewSettingRow("UITextField.adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true),
    ViewSettingRow("UITextField.minimumFontSize", \.minimumFontSize, 9),
    ViewSettingRow("UITextField.background", \.background, picture(.red)),
    ViewSettingRow("UITextField.disabledBackground", \.disabledBackground, picture(.red)),
    ViewSettingRow("UITextField.allowsEditingTextAttributes", \.allowsEditingTextAttributes, true),
    ViewSettingRow("UITextField.inputView", \.inputView, UIView()),
    ViewSettingRow("UITextField.inputAccessoryView", \.inputAccessoryView, UIView()),
    ViewSettingRow("UITextField.autocapitalizationType", \.autocapitalizationType, .words),
    ViewSettingRow("UITextField.autocorrectionType", \.autocorrectionType, .no),
    ViewSettingRow("UITextField.spellCheckingType", \.spellCheckingType, .no),
    ViewSettingRow("UITextField.keyboardType", \.keyboardType, .numberPad),
    ViewSettingRow("UITextField.keyboardAppearance", \.keyboardAppearance, .dark),
    ViewSettingRow("UITextField.returnKeyType", \.returnKeyType, .done),
    ViewSettingRow("UITextField.enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, true),
    ViewSettingRow("UITextField.textContentType", \.textContentType, .password),
    ViewSettingRow(
      "UITextField.selectedTextRange",
      { field in
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      }, { field in field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } }),
    ViewSettingRow("UITextField.delegate", { $0.delegate = fieldDelegate }, { $0.delegate == nil }),
    ViewSettingRow("UITextField.inputDelegate", { $0.inputDelegate = fieldDelegate }, { $0.inputDelegate == nil }),
  ]

  private static let fieldDelegate = FieldDelegate()

  static let stepperRows: [ViewSettingRow<UIStepper>] = [
    ViewSettingRow("UIStepper.value", \.value, 9),
    ViewSettingRow("UIStepper.minimumValue", \.minimumValue, 400),
    ViewSettingRow("UIStepper.maximumValue", \.maximumValue, -5),
    ViewSettingRow("UIStepper.stepValue", \.stepValue, 0.5),
    ViewSettingRow("UIStepper.isContinuous", \.isContinuous, false),
    ViewSettingRow("UIStepper.autorepeat", \.autorepeat, false),
    ViewSettingRow("UIStepper.wraps", \.wraps, true),
  ]
}

/// Hears a text field or a text view, and does nothing.
final class FieldDelegate: NSObject, UITextFieldDelegate, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
