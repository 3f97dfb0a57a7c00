import CoreGraphics
import Foundation

/// The views above and below the sections of a table.
///
/// Views that scroll out of sight wait for their next use, as do those that only gave a height. A client's view without
/// an identifier cannot be used again, and is kept until it was visible.
@MainActor final class TableHeaders {
  private unowned let table: UITableView
  let pool = ReusePool<UITableViewHeaderFooterView>()
  /// Those that gave a height, and were not visible since.
  private var measured: [ListElement: UIView] = [:]
  /// Of the views that show titles.
  private static let title = "UITableView.title"

  init(of table: UITableView) {
    self.table = table
    pool.register(UITableViewHeaderFooterView.self, for: .init(identifier: Self.title))
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  static func element(_ kind: String, of section: Int) -> ListElement {
    .supplementary(kind, IndexPath(index: section))
  }

  func makeView(_ kind: String, of section: Int) -> UIView? {
    if let kept = measured.removeValue(forKey: Self.element(kind, of: section)) { return kept }
    let isHeader = kind == TableLayout.header
    let given =
      isHeader
      ? delegate?.tableView(table, viewForHeaderInSection: section)
      : delegate?.tableView(table, viewForFooterInSection: section)
    if let given { return given }
    let title =
      isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = pool.take(.init(identifier: Self.title)) { $0.init(reuseIdentifier: Self.title) }
    view?.show(title, isFooter: !isHeader, table.style)
    return view
  }

  func recycle(_ view: UIView) {
    view.removeFromSuperview()
    (view.alpha, view.isHidden) = (1, false)
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    pool.keep(view, for: .init(identifier: identifier))
  }

  /// An automatic height is that of the title or of the view, and the distance between groups if there is neither.
  func height(_ kind: String, of section: Int) -> CGFloat {
    let isHeader = kind == TableLayout.header
    let asked =
      isHeader
      ? delegate?.tableView(table, heightForHeaderInSection: section)
      : delegate?.tableView(table, heightForFooterInSection: section)
    let height = asked ?? (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)
    if height >= 0 { return height }
    let element = Self.element(kind, of: section)
    let shown = table.contents.shown[element]
    guard let view = shown ?? makeView(kind, of: section) else {
      if table.style == .plain { return 0 }
      return isHeader && section == 0 ? TableMetrics.firstGroupSpacing : TableMetrics.groupSpacing
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if shown == nil {
      let isUsedAgain = (view as? UITableViewHeaderFooterView)?.reuseIdentifier != nil
      if isUsedAgain { recycle(view) } else { measured[element] = view }
    }
    return fitting.height > 0 ? fitting.height : max(view.bounds.height, TableMetrics.headerHeight)
  }

  func removeAll() { measured = [:] }
}
