import CZlib

/// The chunks of a PNG that its pixels depend on.
struct PNGFile {
  let bytes: [UInt8]
  let header: PNGHeader
  /// The colours of an indexed picture: red, green, blue and alpha, not multiplied.
  private(set) var palette: [SIMD4<UInt8>] = []
  /// The samples of the one colour that is clear, in a picture without alpha.
  private(set) var clearSamples: [Int]?
  /// The compressed pixels, in parts.
  private(set) var data: [Range<Int>] = []

  /// Goes through all chunks: their lengths, their check sums, and what they say.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard !bytes.isEmpty, zip(bytes, Self.signature).allSatisfy(==) else { throw .notPNG }
    guard bytes.count > Self.signature.count else { throw .truncated }
    var reader = ChunkReader(bytes: bytes, offset: Self.signature.count)
    let first = try reader.next()
    guard first.name == "IHDR" else { throw .invalidHeader }
    self.bytes = bytes
    header = try PNGHeader(bytes[first.body])
    var isOpen = true
    while isOpen {
      let chunk = try reader.next()
      switch chunk.name {
      case "PLTE": addPalette(bytes[chunk.body])
      case "tRNS": addTransparency(Array(bytes[chunk.body]))
      case "IDAT": data.append(chunk.body)
      case "IEND": isOpen = false
      default: break
      }
    }
    try check()
  }

  /// Refuses pixels that cannot be there, before any memory is taken for them.
  private func check() throws(PNGError) {
    let packed = data.reduce(0) { $0 + $1.count }
    guard header.unpackedCount / Self.greatestRatio <= packed else {
      throw .undecodable("it has fewer pixels than its header says")
    }
    if header.kind == .indexed, palette.isEmpty { throw .undecodable("it has no palette") }
  }

  private mutating func addPalette(_ body: ArraySlice<UInt8>) {
    let colors = Array(body)
    palette = (0..<min(colors.count / 3, 256)).map { index in
      SIMD4(colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2], 255)
    }
  }

  private mutating func addTransparency(_ body: [UInt8]) {
    switch header.kind {
    case .indexed:
      for index in 0..<min(body.count, palette.count) { palette[index].w = body[index] }
    case .gray, .color:
      guard body.count >= header.kind.samples * 2 else { return }
      clearSamples = (0..<header.kind.samples).map { Int(body[$0 * 2]) << 8 | Int(body[$0 * 2 + 1]) }
    case .grayWithAlpha, .colorWithAlpha: break
    }
  }

  /// The most bytes that a byte of Deflate unpacks to.
  private static let greatestRatio = 1032
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// Goes through the chunks of a PNG, each with a length, a name, a body and a check sum.
private struct ChunkReader {
  let bytes: [UInt8]
  var offset: Int

  mutating func next() throws(PNGError) -> (name: String, body: Range<Int>) {
    guard offset + 12 <= bytes.count else { throw .truncated }
    let length = number(at: offset)
    guard length <= bytes.count - offset - 12 else { throw .truncated }
    let body = offset + 8..<offset + 8 + length
    let name = String(decoding: bytes[offset + 4..<offset + 8], as: Unicode.ASCII.self)
    let sum = bytes[offset + 4..<body.upperBound].withUnsafeBufferPointer { part in
      // A length is at most 2³² − 1, and the name's four bytes may lead beyond what one call takes.
      crc32_z(0, part.baseAddress, part.count)
    }
    guard Int(sum) == number(at: body.upperBound) else { throw .wrongChecksum(chunk: name) }
    offset = body.upperBound + 4
    return (name, body)
  }

  private func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
}
