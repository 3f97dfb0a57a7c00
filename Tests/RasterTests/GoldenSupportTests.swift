import CoreGraphics
import GoldenPictures
import Raster
import Testing

@Suite("Golden pictures detect differences")
struct GoldenSupportTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")

  private func pictures(isRecording: Bool = false) -> GoldenFolder {
    GoldenFolder(folder: folder, reports: folder.appendingPathComponent("reports"), isRecording: isRecording)
  }

  private func picture(_ x: Double, width: Double = 20) throws -> PixelBuffer {
    let scene = Scene(width, 10)
    withoutActions { _ = scene.add(x, 2, 6, 6, white) }
    return try scene.draw()
  }

  @Test("Recording a picture reports a problem, and the recorded picture then matches")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try pictures().problem(with: picture(3), "box", .rounding)
    #expect(missing?.contains("BACKSWIPE_RECORD_GOLDEN=1") == true)
    let recorded = try pictures(isRecording: true).problem(with: picture(3), "box", .rounding)
    #expect(recorded?.hasPrefix("Recorded ") == true)
    #expect(try pictures().problem(with: picture(3), "box", .rounding) == nil)
  }

  @Test("A different picture is reported with the difference, and both pictures are written")
  func difference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try pictures(isRecording: true).problem(with: picture(3), "box", .rounding)
    let problem = try #require(try pictures().problem(with: picture(4), "box", .rounding))
    #expect(problem.contains("12 of 200 pixels, first at (3, 2), by up to 255 levels"), "\(problem)")
    let reports = folder.appendingPathComponent("reports")
    let actual = try PNGReader.image(at: reports.appendingPathComponent("box-actual.png"))
    #expect(try actual.pixels?.bytes == picture(4).rgba)
    let difference = try #require(try PNGReader.image(at: reports.appendingPathComponent("box-difference.png")).pixels)
    #expect(difference.bytes[0] == 255 && difference.bytes[(2 * 20 + 3) * 4] == 0)
    let size = try pictures().problem(with: picture(3, width: 21), "box", .rounding)
    #expect(size?.contains("21 × 10") == true)
  }

  @Test("A tolerance allows a number of levels, and more in a share of the pixels")
  func tolerance() {
    let golden: [UInt8] = Array(repeating: 100, count: 40)
    var actual = golden
    actual[5] = 103
    func isAllowed(_ levels: Int, _ share: Double = 0) -> Bool {
      PictureDifference(actual, golden, width: 5, tolerance: GoldenTolerance(levels: levels, share: share)).isAllowed
    }
    #expect(isAllowed(3) && !isAllowed(2) && isAllowed(2, 0.1) && !isAllowed(2, 0.09))
  }

  @Test("A missing golden picture fails the test")
  func fails() { withKnownIssue { try expectGolden(picture(3), "no such picture") } }
}
