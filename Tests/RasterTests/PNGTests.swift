import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Testing

@Suite("PNG in and out, and memory of others")
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
    #expect(image.width == 9 && image.height == 7)
    #expect(image.pixels?.bytes == buffer.rgba)
  }

  @Test("A missing file is named")
  func missing() {
    let url = URL(fileURLWithPath: "/nowhere/at all.png")
    #expect(throws: PNGError.unreadable(path: "/nowhere/at all.png")) { try PNGReader.image(at: url) }
  }

  @Test("Anything cut short says so", arguments: [8, 20, 33, 50])
  func truncated(length: Int) throws {
    let data = try sample().png()
    #expect(throws: PNGError.truncated) { try PNGReader.image(from: data.prefix(length)) }
    #expect(throws: PNGError.truncated) { try PNGReader.image(from: data.dropLast(1)) }
  }

  @Test("What is no PNG says so")
  func notPNG() {
    #expect(throws: PNGError.notPNG) { try PNGReader.image(from: Data("GIF89a and more".utf8)) }
    #expect(throws: PNGError.notPNG) { try PNGReader.image(from: Data()) }
  }

  @Test("A flipped bit names the part it is in")
  func checksum() throws {
    var data = try sample().png()
    data[data.startIndex + 20] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IHDR")) { try PNGReader.image(from: data) }
    var other = try sample().png()
    let pixels = try #require(other.range(of: Data("IDAT".utf8)))
    other[pixels.upperBound + 5] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IDAT")) { try PNGReader.image(from: other) }
  }

  @Test("Whatever is wrong with a file, it is named and a placeholder stands in")
  func standIn() throws {
    let whole = try sample().png()
    var flipped = whole
    flipped[flipped.startIndex + 20] ^= 1
    let rows: [(Data?, PNGError?)] = [
      (nil, .unreadable(path: "")), (Data(), .notPNG), (Data("BM and more".utf8), .notPNG),
      (whole.dropLast(20), .truncated), (flipped, .wrongChecksum(chunk: "IHDR")), (Self.header(0, 4), .invalidHeader),
      (Self.header(30_000, 30_000), .tooLarge(width: 30_000, height: 30_000)),
      (Self.header(4, 4), .undecodable("")), (whole, nil),
    ]
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    for (data, expected) in rows {
      if let data { try data.write(to: url) }
      var errors: [PNGError] = []
      let image = try #require(PlaceholderPicture.image(at: url, orOf: 30, 20) { errors.append($0) })
      #expect(errors.map(Self.name) == (expected.map { [Self.name($0)] } ?? []))
      #expect((image.width, image.height) == (expected == nil ? (9, 7) : (30, 20)))
    }
  }

  /// The case of an error, without what it says about it where that is the machine's.
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
    for x in 0..<30_000 { for y in 0..<2 { Self.fill(buffer, x, y) } }
    let image = try PNGReader.image(from: buffer.png())
    #expect(image.width == 30_000)
    let scene = Scene(20, 4)
    withoutActions { scene.add(0, 0, 20, 4).contents = image }
    #expect(isClose(try scene.draw()[10, 2], 255, 255, 255))
  }

  private static func fill(_ buffer: PixelBuffer, _ x: Int, _ y: Int) {
    (buffer.memory + y * buffer.stride + x * 4).storeBytes(of: 0xFFFF_FFFF, as: UInt32.self)
  }

  @Test("Pictures that are too large are refused by their header", arguments: [(30_000, 30_000), (32_768, 1)])
  func tooLarge(width: Int, height: Int) {
    #expect(throws: PNGError.tooLarge(width: width, height: height)) {
      try PNGReader.image(from: Self.header(width, height))
    }
  }

  @Test("Pixels that do not unpack are an error, not a crash")
  func undecodable() {
    // A valid header and an empty end, without pixels between.
    #expect(throws: PNGError.self) { try PNGReader.image(from: Self.header(4, 4)) }
    #expect(throws: PNGError.invalidHeader) { try PNGReader.image(from: Self.header(0, 4)) }
  }

  @Test("Every error says what is wrong in a sentence")
  func sentences() {
    let errors: [PNGError] = [
      .unreadable(path: "a"), .notPNG, .truncated, .wrongChecksum(chunk: "IDAT"), .invalidHeader,
      .tooLarge(width: 1, height: 2), .undecodable("why"), .unwritable(path: "b"),
    ]
    for error in errors { #expect(error.description.hasSuffix(".") && error.description.count > 30) }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  @Test("There is a placeholder of any size a picture may have")
  func placeholder() throws {
    let image = try #require(PlaceholderPicture.image(width: 20, height: 10))
    let drawing = try #require(image.drawing)
    let pixels = try #require(DrawingRenderer().pixels(of: drawing))
    #expect(pixels.bytes[3] == 255 && Set(pixels.bytes).count > 2)
    #expect(PlaceholderPicture.image(width: 0, height: 3) == nil)
  }

  @Test("Somebody else's memory is drawn on, whatever its stride", arguments: [40, 44, 43, 61])
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
    for row in 0..<8 { for place in 40..<stride { #expect(bytes[row * stride + place] == 7) } }
  }

  @Test("Sizes that cannot be are refused")
  func sizes() {
    #expect(PixelBuffer(width: 0, height: 5) == nil)
    #expect(PixelBuffer(width: 40_000, height: 1) == nil)
    #expect(PixelBuffer(width: 30_000, height: 30_000) == nil)
  }

  /// A PNG of a header and an end.
  private static func header(_ width: Int, _ height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(name.utf8) + body
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in content {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return number(body.count) + content + number(Int(~sum))
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IEND", []))
  }
}
