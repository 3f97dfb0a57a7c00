public import Foundation

extension UITableView {
  // MARK: Several changes together

  /// The data source changes its data in `updates`, where the changes are named as well; all are animated together.
  ///
  /// Numbers that do not fit the named changes are reported, and everything is reloaded; on iOS they raise an exception.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    contents.update(animated: true, updates ?? {}, completion)
  }

  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    contents.update(animated: true, updates, completion)
  }

  public final func beginUpdates() { contents.beginUpdates() }

  /// Visible rows are measured again, also if no change was named.
  public final func endUpdates() { contents.endUpdates() }

  /// Whether changes are being named that are not yet shown.
  public final var hasUncommittedUpdates: Bool { contents.batch != nil }

  // MARK: Rows

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.note(.insert, indexPaths, animation)
  }
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.note(.delete, indexPaths, animation)
  }
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.note(.reload, indexPaths, animation)
  }
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.note(moveOf: indexPath, to: newIndexPath)
  }
  /// The visible cells of these rows are configured again by the data source, and stay.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { contents.reconfigure(indexPaths) }

  // MARK: Sections

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.note(.insert, sections.map { IndexPath(index: $0) }, animation)
  }
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.note(.delete, sections.map { IndexPath(index: $0) }, animation)
  }
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.note(.reload, sections.map { IndexPath(index: $0) }, animation)
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    contents.note(moveOf: IndexPath(index: section), to: IndexPath(index: newSection))
  }
}
