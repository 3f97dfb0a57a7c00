import CoreGraphics

/// Where groups begin, most of which have the usual length.
///
/// A tree of sums (Fenwick's) holds how much longer the others are: a length is changed, and a beginning found, in a
/// time that grows with the logarithm of the count.
struct GroupLengths {
  let count: Int
  private let usual: CGFloat
  private let spacing: CGFloat
  private var lengths: [Int: CGFloat] = [:]
  /// Element `i` sums the differences of as many groups before it as its lowest bit says.
  private var sums: [CGFloat]

  init(_ count: Int, usual: CGFloat, spacing: CGFloat) {
    (self.count, self.usual, self.spacing) = (count, usual, spacing)
    sums = [CGFloat](repeating: 0, count: count + 1)
  }

  var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

  mutating func set(_ length: CGFloat, of group: Int) {
    let change = length - (lengths.updateValue(length, forKey: group) ?? usual)
    var index = group + 1
    while index <= count {
      sums[index] += change
      index += index & -index
    }
  }

  /// `group` can be the number of groups.
  func start(of group: Int) -> CGFloat {
    var start = CGFloat(group) * (usual + spacing)
    var index = group
    while index > 0 {
      start += sums[index]
      index -= index & -index
    }
    return start
  }

  /// Returns the groups that reach into the part between two distances.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(0, firstGroup { $0 > low } - 1)
    return first..<max(first, firstGroup { $0 > high })
  }

  /// The first group for whose beginning `isAfter` is true.
  private func firstGroup(_ isAfter: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(start(of: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
