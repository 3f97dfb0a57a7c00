import CoreGraphics
import Foundation

/// The sections and cells that an archive gives a table.
@MainActor final class StaticRows {
  private struct Section {
    let header: String?
    let footer: String?
    let cells: [(cell: UITableViewCell, height: CGFloat?)]
  }

  private let sections: [Section]

  init(_ elements: [ArchiveElement], _ load: ArchiveLoad) {
    sections = elements.map { section in
      let cells = section.list("cells").compactMap { element in
        (load.makeView(element) as? UITableViewCell).map { ($0, element.number("rowHeight")) }
      }
      return Section(header: section["headerTitle"], footer: section["footerTitle"], cells: cells)
    }
  }

  var count: Int { sections.count }

  func count(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }

  func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }

  func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }

  func cell(at path: IndexPath) -> UITableViewCell? { entry(at: path)?.cell }

  /// Nil for the table's height.
  func height(at path: IndexPath) -> CGFloat? { entry(at: path)?.height }

  private func entry(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].cells[path.row]
  }
}
