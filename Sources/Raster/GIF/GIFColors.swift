/// The colours of a frame: its own if there are at most 255, otherwise as many that stand for groups of similar ones.
struct GIFColors {
  /// The index of the clear colour, after the others.
  let clearIndex: Int
  let bits: Int
  /// Red, green and blue of every index.
  let table: [UInt8]
  /// If all colours are kept.
  private let exact: [UInt32: UInt8]
  /// Otherwise, by the highest bits of red, green and blue.
  private let groups: [UInt8]

  /// One index is for clear pixels.
  static let most = 255

  init(_ pixels: PixelBuffer, in area: GIFArea, after previous: PixelBuffer?) {
    let found = Self.colors(pixels, area, previous)
    let palette: [SIMD3<UInt8>]
    if let found {
      palette = found.map { color -> SIMD3<UInt8> in
        let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
        return SIMD3(UInt8(red), UInt8(green), UInt8(blue))
      }
      exact = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1, UInt8($0)) })
      groups = []
    } else {
      var histogram = ColorHistogram()
      Self.visit(pixels, area, previous) { histogram.add($0) }
      (palette, groups) = histogram.palette(most: Self.most)
      exact = [:]
    }
    clearIndex = palette.count
    var bits = 1
    while 1 << bits < palette.count + 1 { bits += 1 }
    self.bits = bits
    var table = palette.flatMap { [$0.x, $0.y, $0.z] }
    table += [UInt8](repeating: 0, count: 3 * (1 << bits) - table.count)
    self.table = table
  }

  /// Row by row; unchanged pixels are clear.
  func indices(_ pixels: PixelBuffer, in area: GIFArea, after previous: PixelBuffer?) -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(area.width * area.height)
    let clear = UInt8(clearIndex)
    var (last, lastIndex): (UInt32, UInt8) = (.max, 0)
    for y in area.y..<area.y + area.height {
      let (row, old) = (pixels.colors(y), previous?.colors(y))
      for x in area.x..<area.x + area.width {
        let color = row[x] & 0xFF_FFFF
        if let old, old[x] & 0xFF_FFFF == color {
          indices.append(clear)
          continue
        }
        if color != last { (last, lastIndex) = (color, index(of: color)) }
        indices.append(lastIndex)
      }
    }
    return indices
  }

  private func index(of color: UInt32) -> UInt8 {
    groups.isEmpty ? exact[color] ?? 0 : groups[ColorHistogram.group(of: color)]
  }

  /// In the order of their first appearance; nil if there are too many.
  private static func colors(_ pixels: PixelBuffer, _ area: GIFArea, _ previous: PixelBuffer?) -> [UInt32]? {
    var (colors, known, last): ([UInt32], Set<UInt32>, UInt32) = ([], [], .max)
    for y in area.y..<area.y + area.height {
      let (row, old) = (pixels.colors(y), previous?.colors(y))
      for x in area.x..<area.x + area.width {
        let color = row[x] & 0xFF_FFFF
        if color == last { continue }
        if let old, old[x] & 0xFF_FFFF == color { continue }
        last = color
        guard known.insert(color).inserted else { continue }
        colors.append(color)
        if colors.count > most { return nil }
      }
    }
    return colors
  }

  private static func visit(
    _ pixels: PixelBuffer, _ area: GIFArea, _ previous: PixelBuffer?, _ body: (UInt32) -> Void
  ) {
    for y in area.y..<area.y + area.height {
      let (row, old) = (pixels.colors(y), previous?.colors(y))
      for x in area.x..<area.x + area.width {
        let color = row[x] & 0xFF_FFFF
        if let old, old[x] & 0xFF_FFFF == color { continue }
        body(color)
      }
    }
  }
}

/// Counts colours in groups of similar ones, and divides them into a number of boxes by median cuts.
struct ColorHistogram {
  /// The sums of red, green and blue and the number of pixels of each group; a picture may have 2²⁶ pixels, whose sums
  /// of one colour do not fit 32 bits.
  private var sums = [SIMD4<UInt64>](repeating: .zero, count: 1 << 18)
  private var used: [Int] = []

  /// The six highest bits of red, green and blue.
  static func group(of color: UInt32) -> Int {
    let (red, green, blue) = (color >> 18 & 63, color >> 10 & 63, color >> 2 & 63)
    return Int(red << 12 | green << 6 | blue)
  }

  mutating func add(_ color: UInt32) {
    let group = Self.group(of: color)
    if sums[group].w == 0 { used.append(group) }
    sums[group] &+= SIMD4<UInt64>(UInt64(color >> 16 & 255), UInt64(color >> 8 & 255), UInt64(color & 255), 1)
  }

  private struct Box {
    var groups: ArraySlice<Int>
    /// The axis along which the colours differ most, and by how much, weighted by the pixels.
    var axis = 0
    var spread = 0.0
  }

  /// The index says which colour stands for a group.
  func palette(most: Int) -> (colors: [SIMD3<UInt8>], indices: [UInt8]) {
    var boxes = [measured(used.sorted()[...])]
    while boxes.count < most, let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[widest].spread > 0
    {
      let (low, high) = halves(boxes[widest])
      boxes[widest] = measured(low)
      boxes.append(measured(high))
    }
    var indices = [UInt8](repeating: 0, count: sums.count)
    let colors = boxes.enumerated().map { index, box -> SIMD3<UInt8> in
      for group in box.groups { indices[group] = UInt8(index) }
      let mean = mean(box.groups)
      return SIMD3(UInt8(mean.x.rounded()), UInt8(mean.y.rounded()), UInt8(mean.z.rounded()))
    }
    return (colors, indices)
  }

  private func mean(_ groups: ArraySlice<Int>) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for group in groups { sum += SIMD4<Double>(sums[group]) }
    return sum / max(sum.w, 1)
  }

  /// The mean of its pixels.
  private func color(_ group: Int) -> SIMD4<Double> {
    let sum = SIMD4<Double>(sums[group])
    return sum / max(sum.w, 1)
  }

  private func measured(_ groups: ArraySlice<Int>) -> Box {
    guard groups.count > 1 else { return Box(groups: groups) }
    let mean = mean(groups)
    var variance = SIMD4<Double>.zero
    for group in groups {
      let difference = color(group) - mean
      // Large areas count more than single pixels, but not so much that edges and shadows get no colours.
      variance += difference * difference * Double(sums[group].w).squareRoot()
    }
    let spreads = [variance.x, variance.y, variance.z]
    let axis = spreads.indices.max { spreads[$0] < spreads[$1] } ?? 0
    return Box(groups: groups, axis: axis, spread: spreads[axis])
  }

  /// Divided at the box's mean.
  private func halves(_ box: Box) -> (ArraySlice<Int>, ArraySlice<Int>) {
    let sorted = box.groups.sorted { (color($0)[box.axis], $0) < (color($1)[box.axis], $1) }
    let (low, high) = (color(sorted[0])[box.axis], color(sorted[sorted.count - 1])[box.axis])
    let middle = (low + high) / 2
    let count = min(max(sorted.firstIndex { color($0)[box.axis] > middle } ?? 1, 1), sorted.count - 1)
    return (sorted[..<count], sorted[count...])
  }
}
