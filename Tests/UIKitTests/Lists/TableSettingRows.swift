import UIKit

extension ViewSettingTable {
  private static func side() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }

  static let tableRows: [ViewSettingRow<UITableView>] = [
    ViewSettingRow("UITableView.dataSource", { $0.dataSource = nil }, { $0.dataSource == nil }),
    ViewSettingRow("UITableView.sectionIndexColor", \.sectionIndexColor, .purple),
    ViewSettingRow("UITableView.sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, .purple),
    ViewSettingRow("UITableView.sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor, .purple),
    ViewSettingRow("UITableView.sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, 7),
    ViewSettingRow("UITableView.rowHeight", \.rowHeight, 70),
    ViewSettingRow("UITableView.estimatedRowHeight", \.estimatedRowHeight, 80),
    ViewSettingRow("UITableView.sectionHeaderHeight", \.sectionHeaderHeight, 30),
    ViewSettingRow("UITableView.sectionFooterHeight", \.sectionFooterHeight, 31),
    ViewSettingRow("UITableView.sectionHeaderTopPadding", \.sectionHeaderTopPadding, 3),
    ViewSettingRow("UITableView.separatorStyle", \.separatorStyle, .none),
    ViewSettingRow("UITableView.separatorColor", \.separatorColor, .purple),
    ViewSettingRow("UITableView.separatorInset", \.separatorInset, insets),
    ViewSettingRow("UITableView.allowsSelection", \.allowsSelection, false),
    ViewSettingRow("UITableView.allowsMultipleSelection", \.allowsMultipleSelection, true),
    ViewSettingRow("UITableView.allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, true),
    ViewSettingRow("UITableView.allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, true),
    ViewSettingRow("UITableView.isEditing", \.isEditing, true),
    ViewSettingRow("UITableView.tableHeaderView", \.tableHeaderView, side()),
    ViewSettingRow("UITableView.tableFooterView", \.tableFooterView, side()),
    ViewSettingRow("UITableView.backgroundView", \.backgroundView, side()),
  ]

  static let tableCellRows: [ViewSettingRow<UITableViewCell>] = [
    ViewSettingRow("UITableViewCell.accessoryType", \.accessoryType, .checkmark),
    ViewSettingRow("UITableViewCell.accessoryView", \.accessoryView, side()),
    ViewSettingRow("UITableViewCell.editingAccessoryType", \.editingAccessoryType, .checkmark),
    ViewSettingRow("UITableViewCell.editingAccessoryView", \.editingAccessoryView, side()),
    ViewSettingRow("UITableViewCell.isEditing", \.isEditing, true),
    ViewSettingRow("UITableViewCell.shouldIndentWhileEditing", \.shouldIndentWhileEditing, false),
    ViewSettingRow("UITableViewCell.showsReorderControl", \.showsReorderControl, true),
    ViewSettingRow("UITableViewCell.selectionStyle", \.selectionStyle, .none),
    ViewSettingRow("UITableViewCell.separatorInset", \.separatorInset, insets),
    ViewSettingRow("UITableViewCell.indentationLevel", \.indentationLevel, 2),
    ViewSettingRow("UITableViewCell.indentationWidth", \.indentationWidth, 3),
    ViewSettingRow("UITableViewCell.backgroundView", \.backgroundView, side()),
    ViewSettingRow("UITableViewCell.selectedBackgroundView", \.selectedBackgroundView, side()),
    ViewSettingRow("UITableViewCell.isSelected", \.isSelected, true),
    ViewSettingRow("UITableViewCell.isHighlighted", \.isHighlighted, true),
  ]

  static let tableHeaderRows: [ViewSettingRow<UITableViewHeaderFooterView>] = [
    ViewSettingRow("UITableViewHeaderFooterView.backgroundView", \.backgroundView, side())
  ]
}
