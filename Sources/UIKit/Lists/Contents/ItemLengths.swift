import CoreGraphics

/// The lengths of rows, items or groups that follow each other, in points: an estimate for all, and the lengths of those
/// that were measured.
///
/// What the measured ones of a block add to the estimate is summed in a Fenwick tree, so that positions are found in
/// logarithmic time. Nothing is stored before one is measured.
struct ItemLengths {
  private static let blockLength = 64

  private(set) var count: Int
  let estimate: CGFloat
  /// The lengths of 64 items each, NaN if unknown; an empty block has no measured item.
  private var blocks: [[CGFloat]] = []
  private var sums: [CGFloat] = []

  init(count: Int, estimate: CGFloat) { (self.count, self.estimate) = (count, estimate) }

  var total: CGFloat { offset(of: count) }

  func length(of item: Int) -> CGFloat { measured(item) ?? estimate }

  func measured(_ item: Int) -> CGFloat? {
    guard !blocks.isEmpty else { return nil }
    let block = item / Self.blockLength
    guard !blocks[block].isEmpty else { return nil }
    let length = blocks[block][item % Self.blockLength]
    return length.isNaN ? nil : length
  }

  /// The sum of the lengths before `item`, which may be the count.
  func offset(of item: Int) -> CGFloat {
    var offset = CGFloat(item) * estimate
    guard !blocks.isEmpty else { return offset }
    let block = item / Self.blockLength
    var node = block
    while node > 0 {
      offset += sums[node - 1]
      node &= node - 1
    }
    guard block < blocks.count else { return offset }
    for length in blocks[block].prefix(item % Self.blockLength) where !length.isNaN { offset += length - estimate }
    return offset
  }

  /// Returns the item that contains `offset`, the first or the last one if none does.
  func item(at offset: CGFloat) -> Int {
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
    var item = block * Self.blockLength
    while item < count - 1 {
      let length = length(of: item)
      if rest < length { break }
      (rest, item) = (rest - length, item + 1)
    }
    return item
  }

  /// Returns by how much the item grew.
  @discardableResult mutating func measure(_ item: Int, _ length: CGFloat) -> CGFloat {
    let change = length - self.length(of: item)
    if blocks.isEmpty {
      let length = (count + Self.blockLength - 1) / Self.blockLength
      (blocks, sums) = (Array(repeating: [], count: length), Array(repeating: 0, count: length))
    }
    let block = item / Self.blockLength
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockLength) }
    blocks[block][item % Self.blockLength] = length
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

  func forEachMeasured(_ body: (_ item: Int, _ length: CGFloat) -> Void) {
    for (block, lengths) in blocks.enumerated() {
      for (index, length) in lengths.enumerated() where !length.isNaN { body(block * Self.blockLength + index, length) }
    }
  }

  /// Returns the items that reach into the part between two distances.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= 0 else { return 0..<0 }
    let first = item(at: low)
    return first..<max(first, item(at: high) + 1)
  }
}
