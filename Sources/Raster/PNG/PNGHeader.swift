/// The size of a PNG and the layout of its pixels, as its first chunk (IHDR) says.
struct PNGHeader: Equatable {
  /// What the samples of a pixel mean; the raw values are the PNG format's.
  enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case indexed = 3
    case grayWithAlpha = 4
    case colorWithAlpha = 6

    /// The number of samples of a pixel.
    var samples: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayWithAlpha: 2
      case .color: 3
      case .colorWithAlpha: 4
      }
    }

    /// The numbers of bits that a sample may have.
    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .color, .grayWithAlpha, .colorWithAlpha: [8, 16]
      }
    }
  }

  let width: Int
  let height: Int
  let kind: Kind
  /// The number of bits of a sample.
  let depth: Int
  /// Whether the rows come in the seven passes of Adam7.
  let isInterlaced: Bool

  /// Reads the 13 bytes of the chunk.
  /// - Throws: `PNGError.invalidHeader` for what no PNG may say, and `PNGError.tooLarge` beyond the pixel limit.
  init(_ bytes: ArraySlice<UInt8>) throws(PNGError) {
    let body = Array(bytes)
    guard body.count == 13, let kind = Kind(rawValue: body[9]), kind.depths.contains(Int(body[8])),
      body[10] == 0, body[11] == 0, body[12] <= 1
    else { throw .invalidHeader }
    width = body[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = body[4..<8].reduce(0) { $0 << 8 | Int($1) }
    (self.kind, depth, isInterlaced) = (kind, Int(body[8]), body[12] == 1)
    guard width > 0, height > 0 else { throw .invalidHeader }
    guard PixelBuffer.isAllowed(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
  }

  /// The number of bits of a pixel.
  var bitsPerPixel: Int { kind.samples * depth }

  /// The number of bytes of a row of `width` pixels, without the byte that names its filter.
  func bytesPerRow(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The passes in which the rows come: one, or the seven of Adam7, without those that have no pixels.
  var passes: [PNGPass] {
    guard isInterlaced else { return [PNGPass(x: 0, y: 0, xStep: 1, yStep: 1, in: self)] }
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return starts.map { PNGPass(x: $0.0, y: $0.1, xStep: $0.2, yStep: $0.3, in: self) }
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// The number of bytes that all rows unpack to, with the byte before each that names its filter.
  var unpackedCount: Int { passes.reduce(0) { $0 + (bytesPerRow($1.width) + 1) * $1.height } }
}

/// A part of a PNG's pixels that comes as a picture of its own: every `xStep`th column of every `yStep`th row.
struct PNGPass {
  let x: Int
  let y: Int
  let xStep: Int
  let yStep: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, xStep: Int, yStep: Int, in header: PNGHeader) {
    (self.x, self.y, self.xStep, self.yStep) = (x, y, xStep, yStep)
    width = (header.width - x + xStep - 1) / xStep
    height = (header.height - y + yStep - 1) / yStep
  }
}
