import CoreGraphics

/// The heights of a section's rows, in points: an estimate for all, and the heights of those that were measured.
///
/// What the measured rows of a block add to the estimate is summed in a Fenwick tree, so that positions are found in
/// logarithmic time. Nothing is stored for rows before one of them is measured.
struct TableHeights {
  private static let blockLength = 64

  private(set) var count: Int
  let estimate: CGFloat
  /// The heights of 64 rows each, NaN if unknown; an empty block has no measured row.
  private var blocks: [[CGFloat]] = []
  private var sums: [CGFloat] = []

  init(count: Int, estimate: CGFloat) { (self.count, self.estimate) = (count, estimate) }

  var total: CGFloat { offset(of: count) }

  func height(of row: Int) -> CGFloat { measured(row) ?? estimate }

  func measured(_ row: Int) -> CGFloat? {
    guard !blocks.isEmpty else { return nil }
    let block = row / Self.blockLength
    guard !blocks[block].isEmpty else { return nil }
    let height = blocks[block][row % Self.blockLength]
    return height.isNaN ? nil : height
  }

  /// The sum of the heights of the rows before `row`, which may be the count.
  func offset(of row: Int) -> CGFloat {
    var offset = CGFloat(row) * estimate
    guard !blocks.isEmpty else { return offset }
    let block = row / Self.blockLength
    var node = block
    while node > 0 {
      offset += sums[node - 1]
      node &= node - 1
    }
    guard block < blocks.count else { return offset }
    for height in blocks[block].prefix(row % Self.blockLength) where !height.isNaN { offset += height - estimate }
    return offset
  }

  /// Returns the row that contains `offset`, the first or the last one if none does.
  func row(at offset: CGFloat) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    var (rest, block) = (offset, 0)
    guard !blocks.isEmpty else { return estimate > 0 ? Int(min(CGFloat(count - 1), rest / estimate)) : 0 }
    var step = 1
    while step * 2 <= sums.count { step *= 2 }
    while step > 0 {
      if block + step < blocks.count {
        let length = CGFloat(step * Self.blockLength) * estimate + sums[block + step - 1]
        if length <= rest { (rest, block) = (rest - length, block + step) }
      }
      step /= 2
    }
    var row = block * Self.blockLength
    while row < count - 1 {
      let height = height(of: row)
      if rest < height { break }
      (rest, row) = (rest - height, row + 1)
    }
    return row
  }

  /// Returns by how much the row grew.
  @discardableResult mutating func measure(_ row: Int, _ height: CGFloat) -> CGFloat {
    let change = height - self.height(of: row)
    if blocks.isEmpty {
      let length = (count + Self.blockLength - 1) / Self.blockLength
      (blocks, sums) = (Array(repeating: [], count: length), Array(repeating: 0, count: length))
    }
    let block = row / Self.blockLength
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockLength) }
    blocks[block][row % Self.blockLength] = height
    if change != 0 { add(change, to: block) }
    return change
  }

  private mutating func add(_ change: CGFloat, to block: Int) {
    var node = block + 1
    while node <= sums.count {
      sums[node - 1] += change
      node += node & -node
    }
  }

  func forEachMeasured(_ body: (_ row: Int, _ height: CGFloat) -> Void) {
    for (block, heights) in blocks.enumerated() {
      for (index, height) in heights.enumerated() where !height.isNaN { body(block * Self.blockLength + index, height) }
    }
  }
}
