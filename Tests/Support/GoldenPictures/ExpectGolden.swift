import Foundation
package import Raster
package import Testing

/// Expects `buffer` to look like the golden picture `name` in the folder `Golden` beside the test's file.
///
/// Every golden picture is named `SUBJECT[-VARIANT][-PERCENT].png`: the subject (a transition, or what a scene shows),
/// a variant that differs from the defaults, and for a frame of a transition its progress in percent, in lower-case
/// words joined by hyphens: `push-down-looks-50.png`. In `name` a capital letter stands for a hyphen and a lower-case
/// letter, so that the name of an enumeration's case can be used.
///
/// If the pictures differ, the actual picture and the difference are written to a temporary folder that the issue
/// names. With `BACKSWIPE_RECORD_GOLDEN=1` in the environment the picture is recorded, and the test fails.
package func expectGolden(
  _ buffer: PixelBuffer, _ name: String, tolerance: GoldenTolerance = .rounding, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let pictures = GoldenFolder(
    folder: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Golden"),
    reports: FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-golden"),
    isRecording: ProcessInfo.processInfo.environment[GoldenFolder.recordVariable] != nil)
  guard let problem = try pictures.problem(with: buffer, hyphenated(name), tolerance) else { return }
  Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
}

/// The name of a golden picture's file, without its ending.
private func hyphenated(_ name: String) -> String {
  String(name.flatMap { $0.isUppercase ? ["-"] + $0.lowercased() : [$0] })
}
