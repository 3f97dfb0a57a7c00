import QuartzCore
import Raster
import Testing

@Suite("PNG files and borrowed memory")
struct PNGTests {
  private func sample(_ width: Int = 9, _ height: Int = 7) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(width: width, height: height, hasAlpha: true))
    for y in 0..<height {
      for x in 0..<width {
        let pixel = (buffer.memory + y * buffer.stride + x * 4).assumingMemoryBound(to: UInt8.self)
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (UInt8(x * 20), UInt8(y * 30), UInt8(x * y), 255)
      }
    }
    return buffer
  }

  @Test("Pixels written and read are the same")
  func roundTrip() throws {
    let buffer = try sample()
    let image = try PNGReader.image(from: buffer.png())
    #expect(image.width == 9 && image.height == 7 && image.pixels?.bytes == buffer.rgba)
  }

  @Test("A missing file is named")
  func missing() {
    let url = URL(fileURLWithPath: "/nowhere/at all.png")
    #expect(throws: PNGError.unreadable(path: "/nowhere/at all.png")) { try PNGReader.image(at: url) }
  }

  @Test("A truncated file is reported as truncated", arguments: [8, 20, 33, 50])
  func truncated(length: Int) throws {
    let data = try sample().png()
    #expect(throws: PNGError.truncated) { try PNGReader.image(from: data.prefix(length)) }
    #expect(throws: PNGError.truncated) { try PNGReader.image(from: data.dropLast(1)) }
  }

  @Test("A flipped bit is reported with the name of its chunk")
  func checksum() throws {
    var data = try sample().png()
    let pixels = try #require(data.range(of: Data("IDAT".utf8)))
    data[pixels.upperBound + 5] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IDAT")) { try PNGReader.image(from: data) }
  }

  @Test("Every error of a file is reported, and a placeholder replaces the picture")
  func standIn() throws {
    let whole = try sample().png()
    var flipped = whole
    flipped[flipped.startIndex + 20] ^= 1
    let rows: [(Data?, PNGError?)] = [
      (nil, .unreadable(path: "")), (Data(), .notPNG), (Data("BM and more".utf8), .notPNG),
      (whole.dropLast(20), .truncated), (flipped, .wrongChecksum(chunk: "IHDR")), (Self.header(0, 4), .invalidHeader),
      (Self.header(30_000, 30_000), .tooLarge(width: 30_000, height: 30_000)),
      (Self.header(32_768, 1), .tooLarge(width: 32_768, height: 1)),
      (Self.header(4, 4), .undecodable("")), (whole, nil),
    ]
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    for (data, expected) in rows {
      if let data { try data.write(to: url) }
      do throws(PNGError) {
        let image = try PNGReader.image(at: url)
        #expect(expected == nil && (image.width, image.height) == (9, 7))
      } catch { #expect(expected.map(Self.name) == Self.name(error)) }
    }
  }

  /// The case of an error, without the details that depend on the machine.
  private static func name(_ error: PNGError) -> String {
    switch error {
    case .unreadable: "unreadable"
    case .undecodable: "undecodable"
    default: "\(error)"
    }
  }

  @Test("A picture of 30,000 pixels on one side is read and shown")
  func long() throws {
    let buffer = try #require(PixelBuffer(width: 30_000, height: 2, hasAlpha: true))
    memset(buffer.memory, 0xFF, buffer.stride * 2)
    let image = try PNGReader.image(from: buffer.png())
    #expect(image.width == 30_000)
    let scene = Scene(20, 4)
    withoutActions { scene.add(0, 0, 20, 4).contents = image }
    #expect(isClose(try scene.draw()[10, 2], 255, 255, 255))
  }

  @Test("A PNG of more pixels than are asked for is scaled down, interlaced or not", arguments: [false, true])
  func scaledDown(isInterlaced: Bool) throws {
    var encoder = PNGEncoder(width: 60, height: 40, kind: 2, depth: 8, isInterlaced: isInterlaced)
    encoder.sample = { x, _, index in (x < 30 ? [0xE2, 0x85, 0x3B] : [0x2E, 0x5B, 0xBA])[index] }
    let small = try PNGReader.image(from: encoder.data(), mostPixels: 600)
    #expect(small.width == 30 && small.height == 20)
    #expect(small.pixels?.bytes.prefix(4) == [0xE2, 0x85, 0x3B, 255])
    #expect(small.pixels?.bytes.suffix(4) == [0x2E, 0x5B, 0xBA, 255])
    let whole = try PNGReader.image(from: encoder.data())
    #expect(try PNGReader.image(from: encoder.data(), mostPixels: 2400).pixels == whole.pixels)
  }

  @Test("Every error is described in a sentence")
  func sentences() {
    let errors: [PNGError] = [
      .unreadable(path: "a"), .notPNG, .truncated, .wrongChecksum(chunk: "IDAT"), .invalidHeader,
      .tooLarge(width: 1, height: 2), .undecodable("why"), .unwritable(path: "b"),
    ]
    for error in errors { #expect(error.description.hasSuffix(".") && error.description.count > 30) }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  @Test("Borrowed memory with any stride can be drawn on", arguments: [40, 44, 43, 61])
  func borrowed(stride: Int) throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * 8, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: stride * 8)
    let buffer = try #require(PixelBuffer(borrowing: memory, width: 10, height: 8, stride: stride))
    let scene = Scene(10, 8)
    withoutActions { _ = scene.add(2, 3, 4, 2, rgb(1, 0.2, 0)) }
    try scene.draw(into: buffer)
    #expect(isClose(buffer[3, 4], 255, 51, 0) && isClose(buffer[8, 4], 0, 0, 0))
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    // Blue comes first, and what lies between the rows is left alone.
    #expect(bytes[3 * stride + 2 * 4 + 2] == 255)
    for row in 0..<8 { for index in 40..<stride { #expect(bytes[row * stride + index] == 7) } }
  }

  @Test("Sizes that are not allowed are refused")
  func sizes() {
    #expect(PixelBuffer(width: 0, height: 5) == nil && PixelBuffer(width: 40_000, height: 1) == nil)
    #expect(PixelBuffer(width: 30_000, height: 30_000) == nil)
  }

  /// A PNG of a header and an end.
  private static func header(_ width: Int, _ height: Int) -> Data {
    PNGEncoder(width: width, height: height, kind: 6, depth: 8).file([])
  }
}
