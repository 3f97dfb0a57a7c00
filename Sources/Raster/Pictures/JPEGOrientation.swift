/// How a camera was held, as the file says by the numbers 1 to 8 of the Exif format.
struct JPEGOrientation {
  private var number = 1

  var swapsSides: Bool { number >= 5 }

  init(_ bytes: [UInt8]) {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let (kind, length) = (bytes[offset + 1], Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return }
      if kind == 0xE1, let found = Self.orientation(Array(bytes[offset + 4..<end])) { number = found }
      offset = end
    }
  }

  /// The entry 0x0112 of the first directory.
  private static func orientation(_ part: [UInt8]) -> Int? {
    guard part.starts(with: "Exif\0\0".utf8), part.count >= 14 else { return nil }
    let tiff = Array(part.dropFirst(6))
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    let entries = (0..<count).lazy.map { start + 2 + $0 * 12 }
    guard let entry = entries.first(where: { number(at: $0, 2) == 0x0112 }), let value = number(at: entry + 8, 2),
      (1...8).contains(value)
    else { return nil }
    return value
  }

  /// Returns the pixels as they are meant to be seen.
  func upright(_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    guard number > 1 else { return pixels }
    let (columns, rows) = swapsSides ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (right, down) = (columns - 1 - x, rows - 1 - y)
        let (column, row) =
          switch number {
          case 2: (right, y)
          case 3: (right, down)
          case 4: (x, down)
          case 5: (y, x)
          case 6: (y, right)
          case 7: (down, right)
          default: (down, x)
          }
        let (from, to) = ((row * width + column) * 4, (y * columns + x) * 4)
        for part in 0..<4 { result[to + part] = pixels[from + part] }
      }
    }
    return result
  }
}
