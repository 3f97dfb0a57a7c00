import CoreGraphics

/// A length along the lines (`across`) and one along which the content scrolls (`along`), in points.
struct FlowSize: Equatable {
  var across: CGFloat
  var along: CGFloat
}

struct FlowRect: Equatable {
  var across: CGFloat
  var along: CGFloat
  var size: FlowSize
}

/// The lines of one section of a flow layout.
///
/// Items of the usual size are found by arithmetic. The section keeps the sizes of the items before them, and where their
/// lines begin.
struct FlowSection {
  struct Line {
    let items: Range<Int>
    /// From the beginning of the first line, in points.
    let start: CGFloat
    let thickness: CGFloat
  }

  let count: Int
  /// The items after these have the usual size, and begin a line.
  private var sizes: [FlowSize]
  private let usual: FlowSize
  /// The length of a line, and the spaces between items and between lines.
  let lineLength: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// Where a line begins across.
  let lineStart: CGFloat
  let insetBefore: CGFloat
  let insetAfter: CGFloat
  let header: CGFloat
  let footer: CGFloat
  /// Where the section begins along the content.
  var start: CGFloat
  private var lines: [Line] = []
  /// Of the items with the usual size.
  private var itemsPerLine = 1

  init(
    count: Int, sizes: [FlowSize], usual: FlowSize, lineLength: CGFloat, spacing: FlowSize, lineStart: CGFloat,
    insets: (before: CGFloat, after: CGFloat), header: CGFloat, footer: CGFloat, start: CGFloat
  ) {
    (self.count, self.sizes, self.usual) = (count, sizes, usual)
    (self.lineLength, self.lineStart) = (lineLength, lineStart)
    (itemSpacing, lineSpacing) = (spacing.across, spacing.along)
    (insetBefore, insetAfter) = insets
    (self.header, self.footer, self.start) = (header, footer, start)
    itemsPerLine = fitting(usual.across)
    breakLines(from: 0)
  }

  /// The item turned out to have this size; what follows it is laid out again as far as the sizes are kept.
  mutating func correct(_ item: Int, _ size: FlowSize) {
    guard item < count, (item < sizes.count ? sizes[item] : usual) != size else { return }
    while sizes.count <= item { sizes.append(usual) }
    sizes[item] = size
    breakLines(from: item)
  }

  // MARK: Lengths

  /// Where the first line begins.
  private var linesStart: CGFloat { start + header + insetBefore }
  private var linesLength: CGFloat {
    let rest = (count - sizes.count + itemsPerLine - 1) / itemsPerLine
    guard rest > 0 else { return lines.last.map { $0.start + $0.thickness } ?? 0 }
    return restStart + CGFloat(rest) * usual.along + CGFloat(rest - 1) * lineSpacing
  }
  /// Where the items of the usual size begin after the first line's beginning.
  private var restStart: CGFloat { lines.last.map { $0.start + $0.thickness + lineSpacing } ?? 0 }
  var footerStart: CGFloat { linesStart + linesLength + insetAfter }
  var end: CGFloat { footerStart + footer }

  // MARK: Items

  func frame(ofItem item: Int) -> FlowRect {
    guard item < sizes.count else {
      let (line, column) = (item - sizes.count).quotientAndRemainder(dividingBy: itemsPerLine)
      let (first, step) = spread(sum: CGFloat(itemsPerLine) * usual.across, count: itemsPerLine)
      return FlowRect(
        across: lineStart + first + CGFloat(column) * (usual.across + step),
        along: linesStart + restStart + CGFloat(line) * (usual.along + lineSpacing), size: usual)
    }
    let line = lines[lines.partitioned { $0.items.upperBound > item }]
    var (first, step) = spread(of: line)
    for earlier in line.items.lowerBound..<item { first += sizes[earlier].across + step }
    return FlowRect(
      across: lineStart + first,
      along: linesStart + line.start + (line.thickness - sizes[item].along) / 2, size: sizes[item])
  }

  /// Returns the items of the lines between two distances from the content's beginning.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let (low, high) = (low - linesStart, high - linesStart)
    let first = lines.partitioned { $0.start + $0.thickness >= low }
    let last = lines.partitioned { $0.start > high }
    let rest = restItems(from: low - restStart, to: high - restStart)
    guard first < last else { return rest }
    let end = lines[last - 1].items.upperBound
    return lines[first].items.lowerBound..<(rest.isEmpty ? end : rest.upperBound)
  }

  private func restItems(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let stride = usual.along + lineSpacing
    guard stride > 0 else { return sizes.count..<count }
    let first = Int(min(max(low / stride, 0), CGFloat(count)))
    let last = high < 0 ? 0 : Int(min(high / stride, CGFloat(count))) + 1
    return min(sizes.count + first * itemsPerLine, count)..<min(sizes.count + max(last, first) * itemsPerLine, count)
  }

  // MARK: Lines

  private func fitting(_ length: CGFloat) -> Int {
    guard length + itemSpacing > 0 else { return max(1, count) }
    return max(1, Int(min((lineLength + itemSpacing + Self.tolerance) / (length + itemSpacing), CGFloat(Int32.max))))
  }

  /// Breaks the lines again from the one before the item on; a line that is begun is filled with items of the usual size.
  private mutating func breakLines(from item: Int) {
    lines.removeSubrange(lines.partitioned { $0.items.upperBound >= item }...)
    var (first, start) = (lines.last?.items.upperBound ?? 0, restStart)
    var (length, thickness) = (CGFloat(0), CGFloat(0))
    for item in first..<count {
      let size = item < sizes.count ? sizes[item] : usual
      let longer = length + (item > first ? itemSpacing : 0) + size.across
      if item > first, longer > lineLength + Self.tolerance {
        lines.append(Line(items: first..<item, start: start, thickness: thickness))
        start += thickness + lineSpacing
        (first, length, thickness) = (item, size.across, size.along)
      } else {
        (length, thickness) = (longer, max(thickness, size.along))
      }
      if item == first, item >= sizes.count { return }
      if item == sizes.count { sizes.append(size) }
    }
    if first < count { lines.append(Line(items: first..<count, start: start, thickness: thickness)) }
  }

  /// Items fill their line; the last line is filled as if more items like its last one followed.
  private func spread(of line: Line) -> (first: CGFloat, step: CGFloat) {
    var (sum, number) = (CGFloat(0), 0)
    for item in line.items { (sum, number) = (sum + sizes[item].across, number + 1) }
    if line.items.upperBound == sizes.count, let last = line.items.last, sizes[last].across > 0 {
      while sum + sizes[last].across + CGFloat(number) * itemSpacing <= lineLength + Self.tolerance {
        (sum, number) = (sum + sizes[last].across, number + 1)
      }
    }
    return spread(sum: sum, count: number)
  }

  /// A single item lies in the middle.
  private func spread(sum: CGFloat, count: Int) -> (first: CGFloat, step: CGFloat) {
    let free = max(0, lineLength - sum)
    return count > 1 ? (0, free / CGFloat(count - 1)) : (free / 2, 0)
  }

  /// Of sums of lengths that should fit, in points.
  private static let tolerance: CGFloat = 1e-6
}

extension Array {
  /// Returns the index of the first element for which `isAfter` is true; it is true for all that follow.
  func partitioned(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
