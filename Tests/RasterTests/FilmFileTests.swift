import CoreGraphics
import SeededRandom
import Testing

@testable import Raster

@Suite("Files of pictures and films")
struct FilmFileTests {
  /// Returns a picture whose pixels are `color`, red, green and blue in the lowest bytes.
  private func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(width: width, height: height))
    for y in 0..<height {
      let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      // The highest byte has no meaning.
      for x in 0..<width { row[x] = color(x, y) & 0xFF_FFFF | (UInt32(x & 1) << 24) }
    }
    return buffer
  }

  private func colors(_ buffer: PixelBuffer) -> [SIMD3<UInt8>] {
    (0..<buffer.height).flatMap { y in
      (0..<buffer.width).map { x in SIMD3(buffer[x, y].x, buffer[x, y].y, buffer[x, y].z) }
    }
  }

  /// Returns a film of one frame, written and read again.
  private func film(of frame: PixelBuffer) throws -> GIFReader {
    try GIFReader(
      GIFWriter.header(width: frame.width, height: frame.height) + GIFWriter.frame(frame, after: nil, delay: 5)
        + GIFWriter.trailer)
  }

  private static let scenes: [(name: String, width: Int, height: Int)] = [
    ("flat", 17, 9), ("noise", 40, 33), ("gradient", 64, 20), ("one", 1, 1), ("wide", 300, 2),
  ]

  private func scene(_ name: String, _ width: Int, _ height: Int) throws -> PixelBuffer {
    var random = SeededGenerator(seed: 3)
    return try picture(width, height) { x, y in
      switch name {
      case "noise": UInt32.random(in: 0...0xFF_FFFF, using: &random)
      case "gradient": UInt32(x * 4) << 16 | UInt32(y * 12) << 8 | 40
      default: x * 2 < width ? 0xE2853B : 0x2E5BBA
      }
    }
  }

  @Test("A PNG has the pixels that it was written from, at every level", arguments: scenes.map(\.name), [1, 6, 9])
  func png(name: String, level: Int) throws {
    let size = try #require(Self.scenes.first { $0.name == name })
    let buffer = try scene(name, size.width, size.height)
    let bytes = try #require(PNGWriter.png(buffer, level: level))
    let read = try PNGReader.image(from: Data(bytes))
    #expect(read.width == buffer.width && read.height == buffer.height)
    #expect(read.pixels?.bytes == colors(buffer).flatMap { [$0.x, $0.y, $0.z, 255] })
  }

  @Test("A GIF has the frames that it was written from, exactly if each has at most 255 colours")
  func gif() throws {
    let frames = try (0..<6).map { frame in
      try picture(60, 40) { x, y in
        if x >= frame * 5, x < frame * 5 + 12, y > 10, y < 30 { return UInt32(frame * 40) << 16 | UInt32(x) }
        return (x + y) % 7 == 0 ? 0x2F9E64 : 0xE2853B
      }
    }
    var bytes = GIFWriter.header(width: 60, height: 40)
    for (index, frame) in frames.enumerated() {
      bytes += GIFWriter.frame(frame, after: index == 0 ? nil : frames[index - 1], delay: 2 + index)
    }
    // Nothing changes in the last frame.
    bytes += GIFWriter.frame(frames[5], after: frames[5], delay: 90) + GIFWriter.trailer
    let read = try GIFReader(bytes)
    #expect(read.width == 60 && read.height == 40 && read.repeats)
    #expect(read.frames.map(\.delay) == [2, 3, 4, 5, 6, 7, 90])
    for (index, frame) in (frames + [frames[5]]).enumerated() {
      #expect(read.frames[index].pixels == colors(frame), "frame \(index)")
    }
  }

  @Test("A GIF of many colours keeps large areas exact, and all others close", arguments: [1, 2, 3])
  func manyColors(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frame = try picture(200, 120) { x, y in
      if y < 50 { return 0x2E5BBA }
      // A shadow, and a few pixels of noise.
      if y < 110 { return UInt32(255 - x) << 16 | UInt32(255 - x) << 8 | UInt32(255 - y) }
      return UInt32.random(in: 0...0xFF_FFFF, using: &random) & 0xF0F0F0
    }
    let (shown, wanted) = (try film(of: frame).frames[0].pixels, colors(frame))
    #expect(shown[..<(200 * 50)].allSatisfy { $0 == SIMD3(0x2E, 0x5B, 0xBA) })
    let shadow = (200 * 50)..<(200 * 110)
    #expect(
      zip(shown[shadow], wanted[shadow]).allSatisfy { one, other in
        (0..<3).allSatisfy { abs(Int(one[$0]) - Int(other[$0])) <= 16 }
      })
  }

  @Test("A colour of more pixels than 32 bits count sums of keeps its exact colour") func manyPixels() {
    var histogram = ColorHistogram()
    for _ in 0...Int(UInt32.max) / 255 { histogram.add(0xFFFFFF) }
    histogram.add(0x102030)
    #expect(histogram.palette(most: 2).colors == [SIMD3(0x10, 0x20, 0x30), SIMD3(255, 255, 255)])
  }

  @Test("A GIF of noise, whose codes run out and begin again, is read back", arguments: [2, 3, 17, 255])
  func codes(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let frame = try picture(150, 150) { _, _ in UInt32.random(in: 0..<UInt32(count), using: &random) * 257 }
    #expect(try film(of: frame).frames[0].pixels == colors(frame))
  }

  @Test("Packed indices of every length are read back") func lengths() throws {
    for count in [1, 2, 3, 254, 255, 256, 4093, 4094, 4095, 4096, 4097, 9000] {
      let frame = try picture(count, 1) { x, _ in UInt32(x * x % 13) }
      #expect(try film(of: frame).frames[0].pixels == colors(frame), "\(count)")
    }
  }
}
