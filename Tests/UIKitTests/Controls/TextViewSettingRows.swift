import UIKit

extension ViewSettingTable {
  static let textViewRows: [ViewSettingRow<UITextView>] = [
    ViewSettingRow("UITextView.adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true),
    ViewSettingRow("UITextView.text", \.text, "after"),
    ViewSettingRow(
      "UITextView.attributedText",
      { view in
        view.attributedText = NSAttributedString(string: "later", attributes: [.foregroundColor: UIColor.red])
      }, { "\($0.text ?? "-") \($0.textColor?.cgColor.components ?? [])" }),
    ViewSettingRow("UITextView.font", \.font, .systemFont(ofSize: 30)),
    ViewSettingRow("UITextView.textColor", \.textColor, .green),
    ViewSettingRow("UITextView.textAlignment", \.textAlignment, .right),
    ViewSettingRow("UITextView.textContainerInset", \.textContainerInset, insets),
    ViewSettingRow("UITextView.isEditable", \.isEditable, false),
    ViewSettingRow("UITextView.isSelectable", \.isSelectable, false),
    ViewSettingRow("UITextView.allowsEditingTextAttributes", \.allowsEditingTextAttributes, true),
    ViewSettingRow("UITextView.clearsOnInsertion", \.clearsOnInsertion, true),
    ViewSettingRow("UITextView.selectedRange", \.selectedRange, NSRange(location: 1, length: 2)),
    ViewSettingRow(
      "UITextView.selectedTextRange",
      { view in
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
      }, { view in view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.end) } }),
    ViewSettingRow("UITextView.inputView", \.inputView, UIView()),
    ViewSettingRow("UITextView.inputAccessoryView", \.inputAccessoryView, UIView()),
    ViewSettingRow("UITextView.inputDelegate", { $0.inputDelegate = listener }, { $0.inputDelegate == nil }),
  ]

  private static let listener = FieldDelegate()

  static let pickerRows: [ViewSettingRow<UIPickerView>] = [
    ViewSettingRow("UIPickerView.delegate", { $0.delegate = nil }, { $0.delegate == nil }),
    ViewSettingRow("UIPickerView.dataSource", { $0.dataSource = nil }, { $0.dataSource == nil }),
    ViewSettingRow("UIPickerView.showsSelectionIndicator", \.showsSelectionIndicator, false),
  ]
}
