/// Scales a picture down while its rows are read, by averaging the pixels under each new pixel.
///
/// Only the new pixels and two of their rows are in memory.
struct RowAverage {
  let width: Int
  let height: Int
  /// The rows that are complete: red, green, blue, multiplied by alpha, and alpha.
  private(set) var bytes: [UInt8] = []
  private let oldHeight: Int
  /// For each old column, the new one in which it begins, and the parts of it that lie there and in the next one.
  private let columns: [Share]
  private var row = 0
  private var line: [SIMD4<Float>]
  private var current: [SIMD4<Float>]
  private var next: [SIMD4<Float>]

  private struct Share {
    var cell: Int
    var first: Float
    var second: Float

    /// Creates the share of one of `old` cells in `new` ones, which are not more.
    init(_ index: Int, of old: Int, in new: Int) {
      let (start, end) = (Double(index * new) / Double(old), Double((index + 1) * new) / Double(old))
      cell = Int(start)
      first = Float(min(end, Double(cell + 1)) - start)
      second = Float(max(0, end - Double(cell + 1)))
    }
  }

  /// Creates the average of a picture in at most `most` pixels of the same proportions.
  init(width oldWidth: Int, height oldHeight: Int, most: Int) {
    let scale = min(1, (Double(most) / Double(oldWidth * oldHeight)).squareRoot())
    let side = max(1, Int(Double(oldWidth) * scale))
    height = max(1, min(Int(Double(oldHeight) * scale), most / side))
    width = max(1, min(side, most / height))
    self.oldHeight = oldHeight
    let newWidth = width
    columns = (0..<oldWidth).map { Share($0, of: oldWidth, in: newWidth) }
    // The last column has a neighbour, of which it has no part.
    line = Array(repeating: .zero, count: newWidth + 1)
    (current, next) = (line, line)
    bytes.reserveCapacity(newWidth * height * 4)
  }

  /// Adds the next row of the old picture.
  mutating func add(_ pixels: UnsafePointer<UInt8>) {
    for index in line.indices { line[index] = .zero }
    for (index, share) in columns.enumerated() {
      let pixel = pixels + 4 * index
      let color = SIMD4<Float>(SIMD4<UInt8>(pixel[0], pixel[1], pixel[2], pixel[3]))
      line[share.cell] += color * share.first
      line[share.cell + 1] += color * share.second
    }
    let share = Share(row, of: oldHeight, in: height)
    for index in line.indices {
      current[index] += line[index] * share.first
      next[index] += line[index] * share.second
    }
    row += 1
    if row * height / oldHeight > share.cell { finishRow() }
  }

  private mutating func finishRow() {
    for sum in current.dropLast() {
      let rounded = sum.rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let pixel = SIMD4<UInt8>(rounded)
      for channel in 0..<4 { bytes.append(pixel[channel]) }
    }
    swap(&current, &next)
    for index in next.indices { next[index] = .zero }
  }
}
