import Foundation
import UIKit

extension ViewSettingTable {
  static var textViewRows: [ViewSettingRow] {
    [
      ViewSettingRow("UITextView.text", \UITextView.text, "after"),
      ViewSettingRow(
        "UITextView.attributedText",
        { (view: UITextView) in
          view.attributedText = NSAttributedString(string: "later", attributes: [.foregroundColor: UIColor.red])
        }, { "\($0.text ?? "-") \($0.textColor?.cgColor.components ?? [])" }),
      ViewSettingRow("UITextView.font", \UITextView.font, .systemFont(ofSize: 30)),
      ViewSettingRow("UITextView.textColor", \UITextView.textColor, .green),
      ViewSettingRow("UITextView.textAlignment", \UITextView.textAlignment, .right),
      ViewSettingRow("UITextView.textContainerInset", \UITextView.textContainerInset, insets),
      ViewSettingRow("UITextView.isEditable", \UITextView.isEditable, false),
      ViewSettingRow("UITextView.isSelectable", \UITextView.isSelectable, false),
      ViewSettingRow("UITextView.allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes, true),
      ViewSettingRow("UITextView.clearsOnInsertion", \UITextView.clearsOnInsertion, true),
      ViewSettingRow("UITextView.selectedRange", \UITextView.selectedRange, NSRange(location: 1, length: 2)),
      ViewSettingRow(
        "UITextView.selectedTextRange",
        { (view: UITextView) in
          view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
        }, { view in view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.end) } }),
      ViewSettingRow("UITextView.inputView", \UITextView.inputView, UIView()),
      ViewSettingRow("UITextView.inputAccessoryView", \UITextView.inputAccessoryView, UIView()),
      ViewSettingRow(
        "UITextView.inputDelegate", { (view: UITextView) in view.inputDelegate = listener },
        { $0.inputDelegate == nil }),
    ]
  }

  private static let listener = InputListener()

  static var pickerRows: [ViewSettingRow] {
    [
      ViewSettingRow("UIPickerView.delegate", { (view: UIPickerView) in view.delegate = nil }, { $0.delegate == nil }),
      ViewSettingRow(
        "UIPickerView.dataSource", { (view: UIPickerView) in view.dataSource = nil }, { $0.dataSource == nil }),
      ViewSettingRow("UIPickerView.showsSelectionIndicator", \UIPickerView.showsSelectionIndicator, false),
    ]
  }
}

/// Hears a text view, and does nothing.
private final class InputListener: NSObject, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
