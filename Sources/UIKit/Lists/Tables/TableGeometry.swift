import CoreGraphics
import Foundation

/// Where the sections and rows of a table lie along its height, in points from the top of the content.
struct TableGeometry {
  struct Section {
    var heights: ItemLengths
    var header: CGFloat
    var footer: CGFloat

    var length: CGFloat { header + heights.total + footer }
  }

  private(set) var sections: [Section]
  /// The top of each section, and the end of the last one.
  private(set) var tops: [CGFloat]
  /// The height of the table's header view.
  let start: CGFloat

  init(sections: [Section], start: CGFloat) {
    (self.sections, self.start) = (sections, start)
    tops = [start]
    for section in sections { tops.append(tops[tops.count - 1] + section.length) }
  }

  var end: CGFloat { tops[sections.count] }

  func contains(_ row: IndexPath) -> Bool {
    row.count == 2 && sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].heights.count
  }

  func height(of row: IndexPath) -> CGFloat { sections[row.section].heights.length(of: row.row) }

  func top(of row: IndexPath) -> CGFloat {
    rowsTop(of: row.section) + sections[row.section].heights.offset(of: row.row)
  }

  func rowsTop(of section: Int) -> CGFloat { tops[section] + sections[section].header }

  func rowsEnd(of section: Int) -> CGFloat { tops[section + 1] - sections[section].footer }

  /// Returns the section that contains `y`, the first or the last one if none does; nil if there are none.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the row that contains `y`; nil if a header, a footer or nothing does.
  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y), sections[section].heights.count > 0 else { return nil }
    let offset = y - rowsTop(of: section)
    guard offset >= 0, y < rowsEnd(of: section) else { return nil }
    return IndexPath(row: sections[section].heights.item(at: offset), section: section)
  }

  /// Returns the first row whose end lies below `y`.
  func firstRow(below y: CGFloat) -> IndexPath? {
    guard var section = section(at: y) else { return nil }
    if sections[section].heights.count > 0, y < rowsEnd(of: section) {
      return IndexPath(row: sections[section].heights.item(at: y - rowsTop(of: section)), section: section)
    }
    repeat { section += 1 } while section < sections.count && sections[section].heights.count == 0
    return section < sections.count ? IndexPath(row: 0, section: section) : nil
  }

  func next(after row: IndexPath) -> IndexPath? {
    if row.row + 1 < sections[row.section].heights.count { return IndexPath(row: row.row + 1, section: row.section) }
    var section = row.section + 1
    while section < sections.count, sections[section].heights.count == 0 { section += 1 }
    return section < sections.count ? IndexPath(row: 0, section: section) : nil
  }

  /// Returns by how much the row grew.
  @discardableResult mutating func measure(_ row: IndexPath, _ height: CGFloat) -> CGFloat {
    let change = sections[row.section].heights.measure(row.row, height)
    if change != 0 {
      for index in row.section + 1..<tops.count { tops[index] += change }
    }
    return change
  }
}
