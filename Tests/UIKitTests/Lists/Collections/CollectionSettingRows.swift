import UIKit

extension ViewSettingTable {
  static let collectionViewRows: [ViewSettingRow<UICollectionView>] = [
    ViewSettingRow("UICollectionView.dataSource", { $0.dataSource = nil }, { $0.dataSource == nil }),
    ViewSettingRow(
      "UICollectionView.prefetchDataSource", { $0.prefetchDataSource = numbers }, { $0.prefetchDataSource == nil }),
    ViewSettingRow("UICollectionView.collectionViewLayout", \.collectionViewLayout, UICollectionViewFlowLayout()),
    ViewSettingRow("UICollectionView.isPrefetchingEnabled", \.isPrefetchingEnabled, false),
    ViewSettingRow("UICollectionView.allowsSelection", \.allowsSelection, false),
    ViewSettingRow("UICollectionView.allowsMultipleSelection", \.allowsMultipleSelection, true),
    ViewSettingRow("UICollectionView.allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, true),
    ViewSettingRow(
      "UICollectionView.allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, true),
    ViewSettingRow("UICollectionView.isEditing", \.isEditing, true),
    ViewSettingRow("UICollectionView.selfSizingInvalidation", \.selfSizingInvalidation, .disabled),
    ViewSettingRow("UICollectionView.backgroundView", \.backgroundView, colored(.red)),
  ]

  static let collectionCellRows: [ViewSettingRow<UICollectionViewListCell>] = [
    ViewSettingRow("UICollectionViewCell.isSelected", \.isSelected, true),
    ViewSettingRow("UICollectionViewCell.isHighlighted", \.isHighlighted, true),
    ViewSettingRow("UICollectionViewCell.backgroundView", \.backgroundView, colored(.red)),
    ViewSettingRow("UICollectionViewCell.selectedBackgroundView", \.selectedBackgroundView, colored(.blue)),
    ViewSettingRow("UICollectionViewListCell.indentationLevel", \.indentationLevel, 2),
    ViewSettingRow("UICollectionViewListCell.indentationWidth", \.indentationWidth, 20),
    ViewSettingRow("UICollectionViewListCell.indentsAccessories", \.indentsAccessories, false),
  ]

  /// The source of each collection in the table.
  static let numbers = NumberSource([Array(0..<5)])

  static func collection(_ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    return view
  }

  private static func colored(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }
}

extension NumberSource: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
