import CPangoCairo
import CoreGraphics
import Raster
import SeededRandom
import Testing

@Suite("Every kind of PNG is read, row by row")
struct PNGFormatTests {
  private static let kinds: [(kind: UInt8, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (6, 8),
  ]

  private func encoder(_ kind: UInt8, _ depth: Int, _ isInterlaced: Bool, _ size: (Int, Int), _ seed: UInt64)
    -> PNGEncoder
  {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<size.0 * size.1 * 4).map { _ in Int.random(in: 0..<1 << depth, using: &random) }
    let filters = (0..<size.1).map { _ in Int.random(in: 0..<5, using: &random) }
    var encoder = PNGEncoder(width: size.0, height: size.1, kind: kind, depth: depth, isInterlaced: isInterlaced)
    encoder.sample = { x, y, index in samples[(y * size.0 + x) * 4 + index] }
    encoder.filter = { filters[$0] }
    if kind == 3 {
      let colors = (0..<(1 << depth) * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let alphas = (0..<1 << depth).map { _ in UInt8.random(in: 0...255, using: &random) }
      encoder.chunks = [("PLTE", colors), ("tRNS", alphas)]
    }
    return encoder
  }

  @Test("Each kind gives the pixels that Cairo reads", arguments: kinds.indices, [false, true])
  func sameAsCairo(index: Int, isInterlaced: Bool) throws {
    let (kind, depth) = Self.kinds[index]
    for (seed, size) in [(1, 1), (3, 2), (9, 7), (16, 17), (33, 5)].enumerated() {
      let data = encoder(kind, depth, isInterlaced, size, UInt64(seed)).data()
      let image = try PNGReader.image(from: data)
      #expect((image.width, image.height) == size)
      #expect(image.pixels?.bytes == Self.readByCairo(data), "\(size)")
    }
  }

  @Test("The colour that the file declares transparent is transparent", arguments: [UInt8(0), 2])
  func clearColor(kind: UInt8) throws {
    var encoder = PNGEncoder(width: 2, height: 1, kind: kind, depth: 8)
    encoder.sample = { x, _, _ in x == 0 ? 7 : 8 }
    encoder.chunks = [("tRNS", kind == 0 ? [0, 7] : [0, 7, 0, 7, 0, 7])]
    #expect(try PNGReader.image(from: encoder.data()).pixels?.bytes == [0, 0, 0, 0, 8, 8, 8, 255])
  }

  @Test("The upper 8 of the 16 bits of a sample are kept", arguments: [false, true])
  func sixteenBits(isInterlaced: Bool) throws {
    var encoder = PNGEncoder(width: 3, height: 3, kind: 2, depth: 16, isInterlaced: isInterlaced)
    encoder.sample = { x, y, index in (x * 80 + y * 20 + index) << 8 | 0xAB }
    let bytes = try #require(try PNGReader.image(from: encoder.data()).pixels?.bytes)
    for y in 0..<3 {
      for x in 0..<3 {
        let first = (y * 3 + x) * 4
        let expected: [UInt8] = [0, 1, 2].map { index in UInt8(x * 80 + y * 20 + index) } + [255]
        #expect(Array(bytes[first..<first + 4]) == expected)
      }
    }
  }

  @Test("Small files of enormous pictures are refused by their header", arguments: [false, true])
  func enormous(isInterlaced: Bool) {
    let encoder = PNGEncoder(width: 16_384, height: 16_384, kind: 0, depth: 1, isInterlaced: isInterlaced)
    #expect(throws: PNGError.tooLarge(width: 16_384, height: 16_384)) {
      try PNGReader.image(from: encoder.file(PNGEncoder.stored([0])))
    }
    let sentence = PNGError.tooLarge(width: 16_384, height: 16_384).description
    #expect(sentence.contains("16384 × 16384") && sentence.contains("67108864") && sentence.contains("Scale it down"))
  }

  @Test("A header that promises more pixels than the file has is an error", arguments: [false, true])
  func lyingHeader(isInterlaced: Bool) {
    let encoder = PNGEncoder(width: 8192, height: 8192, kind: 6, depth: 8, isInterlaced: isInterlaced)
    for count in [0, 1, 100, 40_000] {
      #expect(throws: PNGError.undecodable("it has fewer pixels than its header says")) {
        try PNGReader.image(from: encoder.file(PNGEncoder.stored(Array(repeating: 0, count: count))))
      }
    }
  }

  @Test("Damaged pixels, unknown filters and missing palettes are errors")
  func damaged() {
    let small = PNGEncoder(width: 4, height: 4, kind: 0, depth: 8)
    let damaged = PNGError.undecodable("its compressed pixels are damaged")
    #expect(throws: damaged) { try PNGReader.image(from: small.file(Array(repeating: 0xFF, count: 30))) }
    #expect(throws: damaged) {
      try PNGReader.image(from: small.file(PNGEncoder.stored(Array(repeating: 9, count: 20))))
    }
    let indexed = PNGEncoder(width: 1, height: 1, kind: 3, depth: 8)
    #expect(throws: PNGError.undecodable("it has no palette")) { try PNGReader.image(from: indexed.data()) }
  }

  @Test("Headers that no PNG may have are refused", arguments: [(1, 8), (0, 3), (2, 4), (3, 16), (7, 8), (6, 0)])
  func oddHeaders(kind: Int, depth: Int) {
    let encoder = PNGEncoder(width: 4, height: 4, kind: UInt8(kind), depth: depth)
    #expect(throws: PNGError.invalidHeader) { try PNGReader.image(from: encoder.file([0])) }
  }

  @Test("Random damage to a file ends in a picture or an error", arguments: 0..<40)
  func randomDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kind = Self.kinds[Int(seed) % Self.kinds.count]
    let whole = encoder(kind.kind, kind.depth, seed % 2 == 0, (13, 11), seed)
    for _ in 0..<8 {
      var packed = [UInt8](PNGEncoder.stored(Array(repeating: UInt8(seed), count: 13 * 11 * 5)))
      for _ in 0..<3 { packed[Int.random(in: 0..<packed.count, using: &random)] = .random(in: 0...255, using: &random) }
      packed.removeLast(Int.random(in: 0..<packed.count, using: &random))
      do {
        let image = try PNGReader.image(from: whole.file(packed))
        #expect((image.width, image.height) == (13, 11))
      } catch { #expect(!"\(error)".isEmpty) }
    }
  }

  /// The picture's red, green, blue and alpha as Cairo's own reader returns them.
  private static func readByCairo(_ data: Data) -> [UInt8]? {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    guard (try? data.write(to: url)) != nil, let surface = cairo_image_surface_create_from_png(url.path) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    guard let memory = cairo_image_surface_get_data(surface) else { return nil }
    return PixelBuffer(
      borrowing: memory, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)),
      hasAlpha: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32)?.rgba
  }
}
