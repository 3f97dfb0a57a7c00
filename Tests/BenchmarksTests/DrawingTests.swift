import Raster
import Testing

@testable import Benchmarks

@Suite("The drawing benchmarks compare equal pictures")
struct DrawingTests {
  /// The greatest mean difference: the cached shadow, snapped to whole pixels, is off by up to half a pixel, which is a
  /// fifth of a pixel's opacity at its steepest.
  private static let largestMean = 0.1
  /// The levels by which a pixel may differ before it counts as different.
  private static let noticeable = 8
  /// The number of pixels, of a thousand, that may differ.
  private static let mostDifferent = 1.0

  @Test(
    "The frame drawn by hand and ours are the same picture", arguments: [(1, 0.0), (1, 0.25), (1, 0.371), (2, 0.93)])
  func samePicture(scale: Int, progress: Double) throws {
    let rendered = try #require(RenderedFrames(scale: scale))
    let handDrawn = try #require(HandDrawnFrames(scale: scale))
    rendered.draw(at: progress)
    handDrawn.draw(at: progress)
    let difference = Difference(rendered.buffer, handDrawn.buffer, noticeable: Self.noticeable)
    #expect(difference.mean <= Self.largestMean, "\(difference)")
    #expect(difference.perThousand <= Self.mostDifferent, "\(difference)")
  }

  @Test("Frames at different progress are different pictures")
  func otherPicture() throws {
    let rendered = try #require(RenderedFrames(scale: 1))
    let handDrawn = try #require(HandDrawnFrames(scale: 1))
    rendered.draw(at: 0.5)
    handDrawn.draw(at: 0.52)
    let difference = Difference(rendered.buffer, handDrawn.buffer, noticeable: Self.noticeable)
    #expect(difference.mean > Self.largestMean && difference.perThousand > Self.mostDifferent, "\(difference)")
  }

  @Test("Moving a tenth of the screen draws little more than a tenth of its pixels")
  func damage() throws {
    let card = try #require(MovingCard(scale: 1))
    let count = card.buffer.width * card.buffer.height
    let marks = card.buffer.memory.assumingMemoryBound(to: UInt32.self)
    // No pixel of the scene is magenta.
    for index in 0..<count { marks[index] = 0xFFFF_00FF }
    card.draw(onlyDamage: true)
    let drawn = (0..<count).count { marks[$0] & 0xFF_FFFF != 0xFF_00FF }
    // The card, the column it has left, and a margin for smoothed edges.
    #expect(drawn >= 157 * 211 && drawn <= 160 * 214, "\(drawn)")
  }
}

/// The difference between two pictures of the same size.
private struct Difference: CustomStringConvertible {
  /// The mean difference in levels of 255, over all pixels and colours.
  let mean: Double
  /// The number of noticeably different pixels, of a thousand.
  let perThousand: Double

  init(_ a: PixelBuffer, _ b: PixelBuffer, noticeable: Int) {
    var (sum, count) = (0, 0)
    for y in 0..<a.height {
      let (first, second) = (Self.row(y, a), Self.row(y, b))
      for x in 0..<a.width where first[x] & 0xFF_FFFF != second[x] & 0xFF_FFFF {
        let apart = [0, 8, 16].map { abs(Int(first[x] >> $0 & 0xFF) - Int(second[x] >> $0 & 0xFF)) }
        sum += apart.reduce(0, +)
        if let most = apart.max(), most > noticeable { count += 1 }
      }
    }
    let pixels = Double(a.width * a.height)
    mean = Double(sum) / pixels / 3
    perThousand = Double(count) / pixels * 1000
  }

  private static func row(_ y: Int, _ buffer: PixelBuffer) -> UnsafeMutablePointer<UInt32> {
    (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
  }

  var description: String { "\(mean) levels on the average, \(perThousand) of 1000 pixels noticeably" }
}
