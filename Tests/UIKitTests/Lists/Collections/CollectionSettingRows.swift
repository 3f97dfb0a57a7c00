import Foundation
import UIKit

extension ViewSettingTable {
  static let collectionViewRows: [ViewSettingRow] = [
    ViewSettingRow(
      "UICollectionView.dataSource", { (view: UICollectionView) in view.dataSource = nil }, { $0.dataSource == nil }),
    ViewSettingRow(
      "UICollectionView.prefetchDataSource", { (view: UICollectionView) in view.prefetchDataSource = numbers },
      { $0.prefetchDataSource == nil }),
    ViewSettingRow(
      "UICollectionView.collectionViewLayout", \UICollectionView.collectionViewLayout, UICollectionViewFlowLayout()),
    ViewSettingRow("UICollectionView.isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled, false),
    ViewSettingRow("UICollectionView.allowsSelection", \UICollectionView.allowsSelection, false),
    ViewSettingRow("UICollectionView.allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, true),
    ViewSettingRow(
      "UICollectionView.allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing, true),
    ViewSettingRow(
      "UICollectionView.allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing,
      true),
    ViewSettingRow("UICollectionView.isEditing", \UICollectionView.isEditing, true),
    ViewSettingRow("UICollectionView.selfSizingInvalidation", \UICollectionView.selfSizingInvalidation, .disabled),
    ViewSettingRow("UICollectionView.backgroundView", \UICollectionView.backgroundView, colored(.red)),
  ]

  static let collectionCellRows: [ViewSettingRow] = [
    ViewSettingRow("UICollectionViewCell.isSelected", \UICollectionViewCell.isSelected, true),
    ViewSettingRow("UICollectionViewCell.isHighlighted", \UICollectionViewCell.isHighlighted, true),
    ViewSettingRow("UICollectionViewCell.backgroundView", \UICollectionViewCell.backgroundView, colored(.red)),
    ViewSettingRow(
      "UICollectionViewCell.selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView, colored(.blue)),
    ViewSettingRow("UICollectionViewListCell.indentationLevel", \UICollectionViewListCell.indentationLevel, 2),
    ViewSettingRow("UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth, 20),
    ViewSettingRow("UICollectionViewListCell.indentsAccessories", \UICollectionViewListCell.indentsAccessories, false),
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
