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
/// Items of one size are found by arithmetic. Otherwise the section keeps the sizes, and where its lines begin.
struct FlowSection {
  enum Sizes {
    case uniform(FlowSize)
    case each([FlowSize])
  }

  struct Line {
    let items: Range<Int>
    /// From the beginning of the first line, in points.
    let start: CGFloat
    let thickness: CGFloat
  }

  let count: Int
  let sizes: Sizes
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
  let start: CGFloat
  private var lines: [Line] = []
  /// Of a section whose items have one size.
  private var itemsPerLine = 1

  init(
    count: Int, sizes: Sizes, lineLength: CGFloat, spacing: FlowSize, lineStart: CGFloat,
    insets: (before: CGFloat, after: CGFloat), header: CGFloat, footer: CGFloat, start: CGFloat
  ) {
    (self.count, self.sizes, self.lineLength, self.lineStart) = (count, sizes, lineLength, lineStart)
    (itemSpacing, lineSpacing) = (spacing.across, spacing.along)
    (insetBefore, insetAfter) = insets
    (self.header, self.footer, self.start) = (header, footer, start)
    switch sizes {
    case .uniform(let size): itemsPerLine = fitting(size.across)
    case .each(let sizes): lines = breakLines(sizes)
    }
  }

  // MARK: Lengths

  /// Where the first line begins.
  private var linesStart: CGFloat { start + header + insetBefore }
  private var linesLength: CGFloat {
    switch sizes {
    case .uniform(let size):
      let lines = (count + itemsPerLine - 1) / itemsPerLine
      return lines == 0 ? 0 : CGFloat(lines) * size.along + CGFloat(lines - 1) * lineSpacing
    case .each: return lines.last.map { $0.start + $0.thickness } ?? 0
    }
  }
  var footerStart: CGFloat { linesStart + linesLength + insetAfter }
  var end: CGFloat { footerStart + footer }

  // MARK: Items

  func frame(ofItem item: Int) -> FlowRect {
    switch sizes {
    case .uniform(let size):
      let (line, column) = (item / itemsPerLine, item % itemsPerLine)
      let (first, step) = spread(sum: CGFloat(itemsPerLine) * size.across, count: itemsPerLine)
      return FlowRect(
        across: lineStart + first + CGFloat(column) * (size.across + step),
        along: linesStart + CGFloat(line) * (size.along + lineSpacing), size: size)
    case .each(let sizes):
      let line = lines[lines.partitioned { $0.items.upperBound > item }]
      var (first, step) = spread(of: line, sizes)
      for earlier in line.items.lowerBound..<item { first += sizes[earlier].across + step }
      return FlowRect(
        across: lineStart + first,
        along: linesStart + line.start + (line.thickness - sizes[item].along) / 2, size: sizes[item])
    }
  }

  /// Returns the items of the lines between two distances from the content's beginning.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let (low, high) = (low - linesStart, high - linesStart)
    switch sizes {
    case .uniform(let size):
      let stride = size.along + lineSpacing
      guard stride > 0 else { return 0..<count }
      let first = max(0, Int(max(low / stride, 0)))
      let last = high < 0 ? 0 : Int(min(high / stride, CGFloat(count))) + 1
      let range = min(first * itemsPerLine, count)..<min(max(last, first) * itemsPerLine, count)
      return range
    case .each:
      let first = lines.partitioned { $0.start + $0.thickness >= low }
      let last = lines.partitioned { $0.start > high }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  // MARK: Lines

  private func fitting(_ length: CGFloat) -> Int {
    guard length + itemSpacing > 0 else { return max(1, count) }
    return max(1, Int(min((lineLength + itemSpacing + Self.tolerance) / (length + itemSpacing), CGFloat(Int32.max))))
  }

  private func breakLines(_ sizes: [FlowSize]) -> [Line] {
    var (lines, first, start) = ([Line](), 0, CGFloat(0))
    var (length, thickness) = (CGFloat(0), CGFloat(0))
    func finish(before item: Int) {
      lines.append(Line(items: first..<item, start: start, thickness: thickness))
      start += thickness + lineSpacing
    }
    for (item, size) in sizes.enumerated() {
      let longer = length + (item > first ? itemSpacing : 0) + size.across
      if item > first, longer > lineLength + Self.tolerance {
        finish(before: item)
        (first, length, thickness) = (item, size.across, size.along)
      } else {
        (length, thickness) = (longer, max(thickness, size.along))
      }
    }
    if first < sizes.count { finish(before: sizes.count) }
    return lines
  }

  /// Items fill their line; the last line is filled as if more items like its last one followed.
  private func spread(of line: Line, _ sizes: [FlowSize]) -> (first: CGFloat, step: CGFloat) {
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
