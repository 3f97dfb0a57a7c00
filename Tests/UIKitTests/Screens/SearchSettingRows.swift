import UIKit

extension ViewSettingTable {
  static var searchBarRows: [ViewSettingRow<UISearchBar>] {
    [
      ViewSettingRow("UISearchBar.delegate", { (bar: UISearchBar) in bar.delegate = nil }, { $0.delegate == nil }),
      ViewSettingRow("UISearchBar.text", \UISearchBar.text, "after"),
      ViewSettingRow("UISearchBar.placeholder", \UISearchBar.placeholder, "nothing"),
      ViewSettingRow("UISearchBar.showsCancelButton", \UISearchBar.showsCancelButton, true),
      ViewSettingRow("UISearchBar.barTintColor", \UISearchBar.barTintColor, .purple),
      ViewSettingRow("UISearchBar.searchBarStyle", \UISearchBar.searchBarStyle, .minimal),
      ViewSettingRow("UISearchBar.isTranslucent", \UISearchBar.isTranslucent, false),
      ViewSettingRow("UISearchBar.scopeButtonTitles", \UISearchBar.scopeButtonTitles, ["One"]),
      ViewSettingRow("UISearchBar.showsScopeBar", \UISearchBar.showsScopeBar, true),
      ViewSettingRow("UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex, 1),
      ViewSettingRow("UISearchBar.autocapitalizationType", \UISearchBar.autocapitalizationType, .words),
      ViewSettingRow("UISearchBar.autocorrectionType", \UISearchBar.autocorrectionType, .no),
      ViewSettingRow("UISearchBar.returnKeyType", \UISearchBar.returnKeyType, .go),
      ViewSettingRow("UISearchBar.enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically, true),
    ]
  }

  static var refreshRows: [ViewSettingRow<UIRefreshControl>] {
    [
      ViewSettingRow(
        "UIRefreshControl.attributedTitle",
        { (control: UIRefreshControl) in control.attributedTitle = NSAttributedString(string: "after") },
        { $0.attributedTitle?.string })
    ]
  }
}
