import CoreGraphics
import Foundation

extension UITableView: ContentList {
  final var currentLayout: UICollectionViewLayout { layout }
  var noun: String { "table" }
  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Heights

  final var geometry: TableGeometry {
    contents.prepare()
    return layout.geometry
  }

  final var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight
  }

  final var rowInset: CGFloat { style == .insetGrouped ? max(TableMetrics.sideInset, safeAreaInsets.left) : 0 }

  final var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  final func forgetHeights() { layout.invalidateLayout() }

  /// Shows what all cells have from the table again.
  final func showSettings() { layout.invalidateLayout(with: layout.makeInvalidationContext()) }

  // MARK: Data

  func askedCounts() -> [Int] {
    guard let source = dataSource else { return [] }
    if source.sectionIndexTitles(for: self) != nil {
      UIApplication.stub("UITableViewDataSource.sectionIndexTitles(for:)", "tables have no index")
    }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func askForCell(at path: IndexPath) -> UIView? { dataSource?.tableView(self, cellForRowAt: path) }

  // MARK: Views

  func makeView(of element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let path = element.indexPath
    guard element.category == .cell else { return headers.makeView(element.kind, of: path[0]) }
    let cell = askForCell(at: path) as? UITableViewCell ?? UITableViewCell()
    cell.setSelected(contents.selected.contains(path), animated: false)
    if contents.press?.indexPath == path { cell.setHighlighted(true, animated: false) }
    showEditing(of: cell, at: path, animated: false)
    return cell
  }

  /// Rows lie behind headers and bars.
  func put(_ view: UIView, into container: UIView) {
    guard view is UITableViewCell else { return addSubview(view) }
    view.setNeedsLayout()
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  /// In a change, views move to their frames.
  func arrange(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, in origin: CGPoint?) {
    guard contents.change != nil else {
      return UIView.performWithoutAnimation { show(view, attributes) }
    }
    show(view, attributes)
    if view is UITableViewCell { view.layoutIfNeeded() }
  }

  /// Only a change fades a view: a client may have made it translucent.
  private func show(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    let frame = attributes.frame.offsetBy(dx: swipes?.offset(of: view) ?? 0, dy: 0)
    if view.frame != frame { view.frame = frame }
    if contents.change != nil, attributes.alpha == 0 || view.alpha == 0 { view.alpha = attributes.alpha }
    if attributes.isHidden { UIView.performWithoutAnimation { view.isHidden = true } }
    if let cell = view as? UITableViewCell, let position = attributes.listPosition { cell.show(position, in: self) }
  }

  func preferredAttributes(
    of view: UIView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let cell = view as? UITableViewCell else { return attributes }
    let asked = rowDelegate?.tableView(self, heightForRowAt: attributes.indexPath) ?? rowHeight
    attributes.frame.size.height = asked >= 0 ? asked : cell.height(inWidth: rowWidth)
    return attributes
  }

  func willDisplay(_ view: UIView, of element: ListElement) {
    guard let cell = view as? UITableViewCell else { return }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: element.indexPath)
  }

  func beginsToLeave(_ view: UIView) {
    guard view is UITableViewCell else { return }
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  func release(_ view: UIView, of element: ListElement) {
    guard let cell = view as? UITableViewCell else { return headers.recycle(view) }
    cell.removeFromSuperview()
    if cell.alpha == 0 { cell.alpha = 1 }
    cell.isHidden = false
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
    if let identifier = cell.reuseIdentifier { cells.keep(cell, for: .init(identifier: identifier)) }
  }

  /// Their heights may have changed.
  func correctAgain(_ cells: [UIView]) { contents.note([]) }

  func didLayOutContents() {
    guard let view = tableFooterView else { return }
    let frame = CGRect(x: 0, y: layout.geometry.end, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Selection

  var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var canSelectSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var unhighlightsFirst: Bool { true }

  func mayHighlight(_ path: IndexPath) -> Bool { rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }
  func setHighlighted(_ isHighlighted: Bool, _ cell: UIView?, at path: IndexPath) {
    (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      rowDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }
  func setSelected(_ isSelected: Bool, _ cell: UIView, animated: Bool) {
    (cell as? UITableViewCell)?.setSelected(isSelected, animated: animated)
  }
  func mayChoose(_ path: IndexPath) -> IndexPath? {
    rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
  }
  func mayDeselect(_ path: IndexPath) -> IndexPath? {
    rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }
  func didChoose(_ path: IndexPath) { rowDelegate?.tableView(self, didSelectRowAt: path) }
  func didDeselect(_ path: IndexPath) { rowDelegate?.tableView(self, didDeselectRowAt: path) }

  // MARK: Swipes

  func swipedRow(at point: CGPoint) -> (cell: UIView, indexPath: IndexPath)? {
    guard !isEditing, let path = geometry.row(at: point.y), let cell = contents.cell(at: path) else { return nil }
    return cell.frame.contains(point) ? (cell, path) : nil
  }

  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard side == .trailing else {
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
    return isEditing || offersDelete(indexPath) ? deletion(of: indexPath) : nil
  }

  func swipeWillBegin(at indexPath: IndexPath) {
    if !isEditing { rowDelegate?.tableView(self, willBeginEditingRowAt: indexPath) }
  }

  func swipeDidEnd(at indexPath: IndexPath) {
    if !isEditing { rowDelegate?.tableView(self, didEndEditingRowAt: indexPath) }
  }

  // MARK: Editing

  private func plan(of path: IndexPath) -> CellEditing.Plan {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return CellEditing.Plan(
      style: canEdit ? style : .none,
      canMove: dataSource?.tableView(self, canMoveRowAt: path) ?? false,
      selects: canEdit && allowsMultipleSelectionDuringEditing,
      indents: canEdit && (rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true))
  }

  final func showEditing(of path: IndexPath, animated: Bool) {
    if let cell = contents.cell(at: path) as? UITableViewCell { showEditing(of: cell, at: path, animated: animated) }
  }

  private func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    if isEditing {
      cell.editing.plan = plan(of: path)
      if cell.isEditing { cell.showPlan() }
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Whether a swipe alone offers to delete the row: only if the client says something about editing it.
  private func offersDelete(_ path: IndexPath) -> Bool {
    answeredByDefault = []
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .none
    return canEdit && style == .delete && answeredByDefault.count < 2
  }

  final func signTapped(of cell: UITableViewCell) {
    guard let path = contents.indexPath(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipes?.open(cell, at: path, side: .trailing)
    case .none: break
    }
  }

  /// The button that deletes the row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = !isEditing
    return configuration
  }
}

/// The questions about editing that a client may leave to their default answers.
enum EditingQuestion { case canEdit, style }
