/// Reads the rows of a PNG one after another: unpacked, and with their filters undone.
struct PNGRows {
  private let inflater: Inflater
  private let header: PNGHeader
  /// The distance between bytes that a filter compares: those of neighbouring pixels.
  private let step: Int
  /// The row read last, after the byte that names its filter.
  private var row: [UInt8] = []
  private var previous: [UInt8] = []

  init?(_ file: PNGFile) {
    guard let inflater = Inflater(file.bytes, file.data) else { return nil }
    self.inflater = inflater
    header = file.header
    step = max(1, header.bitsPerPixel / 8)
  }

  /// Begins a pass, whose first row has none above it.
  mutating func begin(_ pass: PNGPass) {
    row = Array(repeating: 0, count: header.bytesPerRow(pass.width) + 1)
    previous = row
  }

  /// Reads the next row of the pass, and calls `body` with its bytes.
  mutating func next(_ body: (UnsafePointer<UInt8>) -> Void) throws(PNGError) {
    swap(&row, &previous)
    let count = row.count
    var failure: PNGError?
    row.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      do throws(PNGError) { try inflater.read(into: start, count: count) } catch { failure = error }
    }
    if let failure { throw failure }
    guard undoFilter() else { throw .undecodable("its compressed pixels are damaged") }
    row.withUnsafeBufferPointer { row in
      guard let start = row.baseAddress else { return }
      body(start + 1)
    }
  }

  /// Undoes the filter that the first byte of the row names; false if there is no such filter.
  private mutating func undoFilter() -> Bool {
    let (count, step) = (row.count, step)
    return row.withUnsafeMutableBufferPointer { row in
      previous.withUnsafeBufferPointer { above in
        switch row[0] {
        case 0: break
        case 1:
          var index = 1 + step
          while index < count {
            row[index] &+= row[index - step]
            index += 1
          }
        case 2:
          var index = 1
          while index < count {
            row[index] &+= above[index]
            index += 1
          }
        case 3:
          var index = 1
          while index < count {
            let left = index > step ? Int(row[index - step]) : 0
            row[index] &+= UInt8((left + Int(above[index])) / 2)
            index += 1
          }
        case 4:
          var index = 1
          while index < count {
            let isFirst = index <= step
            let left = isFirst ? 0 : Int(row[index - step])
            let corner = isFirst ? 0 : Int(above[index - step])
            row[index] &+= UInt8(Self.nearest(left, Int(above[index]), corner))
            index += 1
          }
        default: return false
        }
        return true
      }
    }
  }

  /// The neighbour that is nearest to left + above − corner (Paeth's predictor).
  @inline(__always)
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (toLeft, toAbove, toCorner) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
