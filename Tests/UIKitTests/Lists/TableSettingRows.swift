import Foundation
import UIKit

extension ViewSettingTable {
  private static func side() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }

  static var tableRows: [ViewSettingRow] {
    [
      ViewSettingRow(
        "UITableView.dataSource", { (view: UITableView) in view.dataSource = nil }, { $0.dataSource == nil }),
      ViewSettingRow("UITableView.sectionIndexColor", \UITableView.sectionIndexColor, .purple),
      ViewSettingRow("UITableView.sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor, .purple),
      ViewSettingRow(
        "UITableView.sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor, .purple),
      ViewSettingRow(
        "UITableView.sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount, 7),
      ViewSettingRow("UITableView.rowHeight", \UITableView.rowHeight, 70),
      ViewSettingRow("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight, 80),
      ViewSettingRow("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight, 30),
      ViewSettingRow("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight, 31),
      ViewSettingRow("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, 3),
      ViewSettingRow("UITableView.separatorStyle", \UITableView.separatorStyle, .none),
      ViewSettingRow("UITableView.separatorColor", \UITableView.separatorColor, .purple),
      ViewSettingRow("UITableView.separatorInset", \UITableView.separatorInset, insets),
      ViewSettingRow("UITableView.allowsSelection", \UITableView.allowsSelection, false),
      ViewSettingRow("UITableView.allowsMultipleSelection", \UITableView.allowsMultipleSelection, true),
      ViewSettingRow(
        "UITableView.allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing, true),
      ViewSettingRow(
        "UITableView.allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing, true),
      ViewSettingRow("UITableView.isEditing", \UITableView.isEditing, true),
      ViewSettingRow("UITableView.tableHeaderView", \UITableView.tableHeaderView, side()),
      ViewSettingRow("UITableView.tableFooterView", \UITableView.tableFooterView, side()),
      ViewSettingRow("UITableView.backgroundView", \UITableView.backgroundView, side()),
    ]
  }

  static var tableCellRows: [ViewSettingRow] {
    [
      ViewSettingRow("UITableViewCell.accessoryType", \UITableViewCell.accessoryType, .checkmark),
      ViewSettingRow("UITableViewCell.accessoryView", \UITableViewCell.accessoryView, side()),
      ViewSettingRow("UITableViewCell.editingAccessoryType", \UITableViewCell.editingAccessoryType, .checkmark),
      ViewSettingRow("UITableViewCell.editingAccessoryView", \UITableViewCell.editingAccessoryView, side()),
      ViewSettingRow("UITableViewCell.isEditing", \UITableViewCell.isEditing, true),
      ViewSettingRow("UITableViewCell.shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing, false),
      ViewSettingRow("UITableViewCell.showsReorderControl", \UITableViewCell.showsReorderControl, true),
      ViewSettingRow("UITableViewCell.selectionStyle", \UITableViewCell.selectionStyle, .none),
      ViewSettingRow("UITableViewCell.separatorInset", \UITableViewCell.separatorInset, insets),
      ViewSettingRow("UITableViewCell.indentationLevel", \UITableViewCell.indentationLevel, 2),
      ViewSettingRow("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth, 3),
      ViewSettingRow("UITableViewCell.backgroundView", \UITableViewCell.backgroundView, side()),
      ViewSettingRow("UITableViewCell.selectedBackgroundView", \UITableViewCell.selectedBackgroundView, side()),
      ViewSettingRow("UITableViewCell.isSelected", \UITableViewCell.isSelected, true),
      ViewSettingRow("UITableViewCell.isHighlighted", \UITableViewCell.isHighlighted, true),
    ]
  }

  static var tableHeaderRows: [ViewSettingRow] {
    [
      ViewSettingRow(
        "UITableViewHeaderFooterView.backgroundView", \UITableViewHeaderFooterView.backgroundView, side())
    ]
  }
}
