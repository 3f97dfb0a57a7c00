/// The pixels that upright edges cut, with the part of each that is still to be seen.
///
/// An antialiased edge covers a part of a pixel. When a later opaque box or a clip covers the rest, the two must not be
/// blended as if they were independent, or what lies below them shines through. So coverage is counted against the part
/// of the pixel that stays visible: an item beneath an opaque box that reaches from the pixel's start to where the box
/// begins covers all that is left to see of the pixel.
struct EdgeSeams {
  struct Seam {
    /// The column of a left or right edge, the row of a top or bottom edge.
    let pixel: Int
    /// The part of the pixel that stays visible, in device pixels across the edge.
    let low: Double
    let high: Double
    let along: Range<Int>
    /// Items before this one are subject to the seam.
    let end: Int
  }

  /// The seams of left and right edges.
  private(set) var columns: ContiguousArray<Seam> = []
  /// The seams of top and bottom edges.
  private(set) var rows: ContiguousArray<Seam> = []

  /// The most seams that are kept on each axis; edges beyond are blended as if they were independent.
  private static let capacity = 32

  /// The box is drawn at item `end`: outside it, earlier items stay visible.
  ///
  /// `full` are the pixels that the box covers in full; `isCutLow` and `isCutHigh` say on which axes a clip around it
  /// cuts it off there.
  mutating func addBox(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, full: DeviceBox, end: Int, isCutLow: SIMDMask<SIMD2<Int64>>,
    isCutHigh: SIMDMask<SIMD2<Int64>>
  ) {
    let (low, high) = (ShapeFiller.counted(low), ShapeFiller.counted(high))
    add(to: \.columns, low.x, high.x, along: full.top, full.bottom, end, cut: (isCutLow[0], isCutHigh[0]))
    add(to: \.rows, low.y, high.y, along: full.left, full.right, end, cut: (isCutLow[1], isCutHigh[1]))
  }

  /// The contents of the clip end at item `end`: inside it they stay visible.
  ///
  /// `full` are the pixels that the clip lets through in full.
  mutating func addClip(_ low: SIMD2<Double>, _ high: SIMD2<Double>, full: DeviceBox, end: Int) {
    let (low, high) = (ShapeFiller.counted(low), ShapeFiller.counted(high))
    add(to: \.columns, low.x, high.x, along: full.top, full.bottom, end, isInside: true)
    add(to: \.rows, low.y, high.y, along: full.left, full.right, end, isInside: true)
  }

  private mutating func add(
    to seams: WritableKeyPath<Self, ContiguousArray<Seam>>, _ low: Double, _ high: Double, along first: Int,
    _ last: Int, _ end: Int, isInside: Bool = false, cut: (low: Bool, high: Bool) = (false, false)
  ) {
    let (lowPixel, highPixel) = (low.rounded(.down), high.rounded(.down))
    guard first < last, low < high, self[keyPath: seams].count + 2 <= Self.capacity else { return }
    guard lowPixel < highPixel else {
      // A box within one pixel leaves two parts of it visible, which no interval describes, unless a clip cuts one off.
      guard cut.low != cut.high else { return }
      self[keyPath: seams].append(
        Seam(
          pixel: Int(lowPixel), low: cut.low ? high : lowPixel, high: cut.low ? lowPixel + 1 : low, along: first..<last,
          end: end))
      return
    }
    if low > lowPixel {
      self[keyPath: seams].append(
        Seam(
          pixel: Int(lowPixel), low: isInside ? low : lowPixel, high: isInside ? lowPixel + 1 : low,
          along: first..<last, end: end))
    }
    if high > highPixel {
      self[keyPath: seams].append(
        Seam(
          pixel: Int(highPixel), low: isInside ? highPixel : high, high: isInside ? high : highPixel + 1,
          along: first..<last, end: end))
    }
  }

  /// Calls `body` with runs of pixels along an edge, and how much of what is visible of each the item at `index` covers
  /// when it reaches from `low` to `high` across the edge.
  static func forEachRun(
    of pixel: Int, from low: Double, to high: Double, along range: Range<Int>,
    in seams: ContiguousArray<Seam>, before index: Int, _ body: (Range<Int>, Double) -> Void
  ) {
    let edges = Edge(pixel: pixel, low: low, high: high, index: index, visible: (Double(pixel), Double(pixel + 1)))
    run(edges, range, seams, from: 0, body)
  }

  private struct Edge {
    let pixel: Int
    let low: Double
    let high: Double
    let index: Int
    var visible: (low: Double, high: Double)

    /// The share of the visible part that is covered.
    var coverage: Double {
      let width = visible.high - visible.low
      return width > 0 ? max(0, min(high, visible.high) - max(low, visible.low)) / width : 0
    }
  }

  private static func run(
    _ edge: Edge, _ range: Range<Int>, _ seams: ContiguousArray<Seam>, from first: Int,
    _ body: (Range<Int>, Double) -> Void
  ) {
    guard !range.isEmpty else { return }
    var index = first
    while index < seams.count {
      let seam = seams[index]
      index += 1
      let shared = seam.along.clamped(to: range)
      guard seam.pixel == edge.pixel, seam.end > edge.index, !shared.isEmpty else { continue }
      run(edge, range.lowerBound..<shared.lowerBound, seams, from: index, body)
      var inner = edge
      inner.visible = (max(edge.visible.low, seam.low), min(edge.visible.high, seam.high))
      run(inner, shared, seams, from: index, body)
      return run(edge, shared.upperBound..<range.upperBound, seams, from: index, body)
    }
    body(range, edge.coverage)
  }
}
