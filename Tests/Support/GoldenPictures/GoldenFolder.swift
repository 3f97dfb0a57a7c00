import CoreGraphics
package import Foundation
package import Raster

/// A folder of pictures that a person has checked once and that frames are compared with.
package struct GoldenFolder {
  /// The folder of the golden pictures.
  let folder: URL
  /// The folder for pictures that differ, and for the differences.
  let reports: URL
  /// Whether pictures are recorded instead of compared.
  let isRecording: Bool

  package init(folder: URL, reports: URL, isRecording: Bool) {
    self.folder = folder
    self.reports = reports
    self.isRecording = isRecording
  }

  /// Compares `buffer` with the picture `name` and returns the problem in sentences; nil if they match.
  ///
  /// Recording is always a problem, because a person has to check the picture first.
  package func problem(with buffer: PixelBuffer, _ name: String, _ tolerance: GoldenTolerance) throws -> String? {
    let file = folder.appendingPathComponent(name + ".png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try buffer.writePNG(to: file)
      return "Recorded \(file.path). Look at it, then run again without \(Self.recordVariable)."
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "There is no golden picture \(name). Run with \(Self.recordVariable)=1 to record it. "
        + (try report([("actual", buffer)], name))
    }
    let golden = try PNGReader.image(at: file)
    guard golden.width == buffer.width, golden.height == buffer.height, let bytes = golden.pixels?.bytes else {
      return "\(name) has \(buffer.width) × \(buffer.height) pixels, the golden picture \(golden.width) × "
        + "\(golden.height). " + (try report([("actual", buffer)], name))
    }
    let difference = PictureDifference(buffer.rgba, bytes, width: buffer.width, tolerance: tolerance)
    guard !difference.isAllowed, let first = difference.first else { return nil }
    let pictures = [("actual", buffer)] + (difference.picture.map { [("difference", $0)] } ?? [])
    return
      "\(name) differs in \(difference.count) of \(difference.pixels) pixels, first at (\(first.x), \(first.y)), by "
      + "up to \(difference.most) levels. " + (try report(pictures, name))
  }

  private func report(_ pictures: [(kind: String, buffer: PixelBuffer)], _ name: String) throws -> String {
    try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    let files = try pictures.map { picture in
      let file = reports.appendingPathComponent("\(name)-\(picture.kind).png")
      try picture.buffer.writePNG(to: file)
      return file.path
    }
    return "See \(files.joined(separator: " and "))."
  }

  /// The environment variable that turns on recording.
  package static let recordVariable = "BACKSWIPE_RECORD_GOLDEN"
}
