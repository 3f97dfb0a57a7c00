import CoreGraphics
import Foundation

extension UICollectionView: SwipedList {
  func swipedRow(at point: CGPoint) -> (cell: UIView, indexPath: IndexPath)? {
    for cell in visibleCells where cell.frame.contains(point) {
      if let path = indexPath(for: cell) { return (cell, path) }
    }
    return nil
  }

  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.list(ofSection: indexPath.section) else { return nil }
    let provider =
      side == .leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  final func installSwipes() {
    guard swipes == nil else { return }
    let swipes = RowSwipes(of: self)
    self.swipes = swipes
    addGestureRecognizer(swipes.recognizer)
  }

  func swipeWillBegin(at indexPath: IndexPath) {}
  func swipeDidEnd(at indexPath: IndexPath) {}
}
