import Foundation
package import Raster
package import Testing

/// Expects `buffer` to look like `Golden/NAME.png` in the folder `Golden` beside the test's file.
///
/// Where it does not, the actual picture and the difference are put into a temporary folder that the issue names. With
/// `BACKSWIPE_RECORD_GOLDEN=1` in the environment the picture is recorded, and the test fails for it.
package func expectGolden(
  _ buffer: PixelBuffer, _ name: String, tolerance: GoldenTolerance = .rounding, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let pictures = GoldenFolder(
    folder: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Golden"),
    reports: FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-golden"),
    isRecording: ProcessInfo.processInfo.environment[GoldenFolder.recordVariable] != nil)
  guard let problem = try pictures.problem(with: buffer, name, tolerance) else { return }
  Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
}
