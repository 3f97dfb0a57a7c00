import CoreGraphics
import Foundation

/// The views above and below the sections of a table; those above stay at the top of a plain one.
@MainActor final class TableHeaders {
  enum Kind { case header, footer }

  private struct Key: Hashable {
    var section: Int
    var kind: Kind
  }

  private unowned let table: UITableView
  private var views: [Key: UIView] = [:]
  let pool = ReusePool<UITableViewHeaderFooterView>()

  init(of table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  private func title(_ key: Key) -> String? {
    key.kind == .header
      ? table.dataSource?.tableView(table, titleForHeaderInSection: key.section)
      : table.dataSource?.tableView(table, titleForFooterInSection: key.section)
  }

  private func makeView(_ key: Key) -> UIView? {
    let given =
      key.kind == .header
      ? delegate?.tableView(table, viewForHeaderInSection: key.section)
      : delegate?.tableView(table, viewForFooterInSection: key.section)
    if let given { return given }
    return title(key).map { UITableViewHeaderFooterView(title: $0, isFooter: key.kind == .footer, table.style) }
  }

  func view(_ kind: Kind, of section: Int) -> UIView? { views[Key(section: section, kind: kind)] }

  /// An automatic height is that of the title or of the view, and the distance between groups if there is neither.
  func height(_ kind: Kind, of section: Int) -> CGFloat {
    let isHeader = kind == .header
    let asked =
      isHeader
      ? delegate?.tableView(table, heightForHeaderInSection: section)
      : delegate?.tableView(table, heightForFooterInSection: section)
    let height = asked ?? (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)
    if height >= 0 { return height }
    let key = Key(section: section, kind: kind)
    guard let view = views[key] ?? makeView(key) else {
      if table.style == .plain { return 0 }
      return isHeader && section == 0 ? TableMetrics.firstGroupSpacing : TableMetrics.groupSpacing
    }
    views[key] = view
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : max(view.bounds.height, TableMetrics.headerHeight)
  }

  func removeAll() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }

  func layOut(_ geometry: TableGeometry) {
    let visible = table.bounds
    guard var section = geometry.section(at: visible.minY) else { return }
    for (key, view) in views where view.superview === table {
      if geometry.tops[key.section] > visible.maxY || geometry.tops[key.section + 1] < visible.minY {
        view.removeFromSuperview()
      }
    }
    while section < geometry.sections.count, geometry.tops[section] <= visible.maxY {
      layOut(.header, of: section, geometry)
      layOut(.footer, of: section, geometry)
      section += 1
    }
  }

  private func layOut(_ kind: Kind, of section: Int, _ geometry: TableGeometry) {
    let height = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    guard height > 0 else { return }
    let key = Key(section: section, kind: kind)
    guard let view = views[key] ?? makeView(key) else { return }
    views[key] = view
    var y = kind == .header ? geometry.tops[section] : geometry.rowsEnd(of: section)
    if kind == .header, table.style == .plain {
      let top = table.contentOffset.y + table.adjustedContentInset.top
      y = max(y, min(top, geometry.rowsEnd(of: section) - height))
    }
    let inset = table.rows.rowInset
    let frame = CGRect(x: inset, y: y, width: table.bounds.width - 2 * inset, height: height)
    UIView.performWithoutAnimation {
      if view.frame != frame { view.frame = frame }
      if view.superview !== table { table.addSubview(view) }
    }
  }
}
