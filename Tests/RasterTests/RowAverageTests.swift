import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import Raster

@Suite("Pictures that are scaled down while they are read")
struct RowAverageTests {
  /// The averages over the areas of the new pixels, by the definition.
  private func averages(_ bytes: [UInt8], _ old: (Int, Int), _ new: (Int, Int)) -> [Double] {
    func share(_ index: Int, _ old: Int, _ cell: Int, _ new: Int) -> Double {
      let (low, high) = (Double(index * new) / Double(old), Double((index + 1) * new) / Double(old))
      return max(0, min(high, Double(cell + 1)) - max(low, Double(cell)))
    }
    var result = [Double](repeating: 0, count: new.0 * new.1 * 4)
    for y in 0..<new.1 {
      for x in 0..<new.0 {
        for row in 0..<old.1 where share(row, old.1, y, new.1) > 0 {
          for column in 0..<old.0 {
            let weight = share(row, old.1, y, new.1) * share(column, old.0, x, new.0)
            guard weight > 0 else { continue }
            for channel in 0..<4 {
              result[(y * new.0 + x) * 4 + channel] += weight * Double(bytes[(row * old.0 + column) * 4 + channel])
            }
          }
        }
      }
    }
    return result
  }

  @Test(
    "Each new pixel is the average of the old ones under it",
    arguments: [(10, 8, 20), (7, 13, 30), (31, 3, 40), (5, 5, 1), (64, 64, 64 * 64 - 1), (300, 1, 100), (1, 9, 4)])
  func average(width: Int, height: Int, most: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    var average = RowAverage(width: width, height: height, most: most)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<height { average.add(bytes.baseAddress! + row * width * 4) }
    }
    #expect(average.width * average.height <= most && average.bytes.count == average.width * average.height * 4)
    let expected = averages(bytes, (width, height), (average.width, average.height))
    #expect(zip(average.bytes, expected).allSatisfy { abs(Double($0) - $1) < 0.51 })
  }

  @Test("A PNG of more pixels than are asked for is smaller, plain or interlaced; another one is exact")
  func reading() throws {
    let buffer = try #require(PixelBuffer(width: 60, height: 40))
    for y in 0..<40 {
      let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<60 { row[x] = x < 30 ? 0xE2853B : 0x2E5BBA }
    }
    let data = Data(try #require(PNGWriter.png(buffer)))
    let small = try PNGReader.image(from: data, mostPixels: 600)
    #expect(small.width == 30 && small.height == 20)
    #expect(small.pixels?.bytes.prefix(4) == [0xE2, 0x85, 0x3B, 255])
    #expect(small.pixels?.bytes.suffix(4) == [0x2E, 0x5B, 0xBA, 255])
    #expect(try PNGReader.image(from: data, mostPixels: 2400).pixels == PNGReader.image(from: data).pixels)
  }
}
