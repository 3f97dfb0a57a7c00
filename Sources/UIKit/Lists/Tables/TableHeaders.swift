import CoreGraphics
import Foundation

/// The views above and below the sections of a table; those above stay at the top of a plain one.
///
/// Views that scroll out of sight wait for their next use, as do those that only gave a height. A client's view without
/// an identifier cannot be used again, and is kept until it was visible.
@MainActor final class TableHeaders {
  enum Kind { case header, footer }

  private struct Key: Hashable {
    var section: Int
    var kind: Kind
  }

  private unowned let table: UITableView
  private var views: [Key: UIView] = [:]
  /// Views of sections that a change took out, until it is over.
  private var leaving: [(view: UIView, change: TableChange)] = []
  let pool = ReusePool<UITableViewHeaderFooterView>()
  /// Titles' views that wait.
  private var titles: [UITableViewHeaderFooterView] = []
  private var titled: Set<ObjectIdentifier> = []

  init(of table: UITableView) { self.table = table }

  /// How many views are kept for sections, for tests.
  var count: Int { views.count }

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
    guard let title = title(key) else { return nil }
    let view = titles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    titled.insert(ObjectIdentifier(view))
    view.show(title, isFooter: key.kind == .footer, table.style)
    return view
  }

  /// Takes the view of a section away, to be used again.
  private func release(_ key: Key) {
    if let view = views.removeValue(forKey: key) { recycle(view) }
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    view.alpha = 1
    guard let view = view as? UITableViewHeaderFooterView else { return }
    if let identifier = view.reuseIdentifier {
      pool.keep(view, for: .init(identifier: identifier))
    } else if titled.remove(ObjectIdentifier(view)) != nil {
      titles.append(view)
    }
  }

  private func isUsedAgain(_ view: UIView) -> Bool {
    (view as? UITableViewHeaderFooterView)?.reuseIdentifier != nil || titled.contains(ObjectIdentifier(view))
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
    if view.superview !== table, isUsedAgain(view) { release(key) }
    return fitting.height > 0 ? fitting.height : max(view.bounds.height, TableMetrics.headerHeight)
  }

  func removeAll() {
    for view in Array(views.values) + leaving.map(\.view) { recycle(view) }
    (views, leaving) = ([:], [])
  }

  // MARK: Changes

  /// Views follow their sections; those of sections that are gone fade.
  func follow(_ change: TableChange) {
    var kept: [Key: UIView] = [:]
    for (key, view) in views {
      if let section = change.update.new(of: IndexPath(index: key.section))?.first {
        kept[Key(section: section, kind: key.kind)] = view
      } else {
        view.alpha = 0
        leaving.append((view, change))
      }
    }
    views = kept
  }

  func removeLeaving(of change: TableChange) {
    for (view, other) in leaving where other === change { recycle(view) }
    leaving.removeAll { $0.change === change }
  }

  // MARK: Layout

  /// In a change, views move to their frames, and new ones fade in.
  func layOut(_ geometry: TableGeometry, in change: TableChange? = nil) {
    let visible = table.bounds
    guard var section = geometry.section(at: visible.minY) else { return }
    for (key, view) in views where view.superview === table {
      if geometry.tops[key.section] > visible.maxY || geometry.tops[key.section + 1] < visible.minY {
        release(key)
      }
    }
    while section < geometry.sections.count, geometry.tops[section] <= visible.maxY {
      layOut(.header, of: section, geometry, change)
      layOut(.footer, of: section, geometry, change)
      section += 1
    }
  }

  private func layOut(_ kind: Kind, of section: Int, _ geometry: TableGeometry, _ change: TableChange?) {
    let height = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    guard height > 0 else { return }
    let key = Key(section: section, kind: kind)
    var made = views[key]
    if made == nil { UIView.performWithoutAnimation { made = makeView(key) } }
    guard let view = made else { return }
    views[key] = view
    var y = kind == .header ? geometry.tops[section] : geometry.rowsEnd(of: section)
    if kind == .header, table.style == .plain {
      let top = table.contentOffset.y + table.adjustedContentInset.top
      y = max(y, min(top, geometry.rowsEnd(of: section) - height))
    }
    let inset = table.rows.rowInset
    let frame = CGRect(x: inset, y: y, width: table.bounds.width - 2 * inset, height: height)
    show(view, frame, in: change)
  }

  private func show(_ view: UIView, _ frame: CGRect, in change: TableChange?) {
    let isNew = view.superview !== table
    let work = { if view.frame != frame { view.frame = frame } }
    if change == nil || isNew { UIView.performWithoutAnimation(work) } else { work() }
    guard isNew else { return }
    UIView.performWithoutAnimation {
      table.addSubview(view)
      view.alpha = change == nil ? 1 : 0
    }
    if change != nil { view.alpha = 1 }
  }
}
