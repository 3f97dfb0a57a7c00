import CoreGraphics
package import Foundation
package import Raster

/// Pictures that were looked at once and are compared with ever after.
package struct GoldenFolder {
  /// Where the golden pictures are.
  let folder: URL
  /// Where a picture that is not as it should be is put, with the difference.
  let reports: URL
  /// Whether pictures become golden instead of being compared.
  let isRecording: Bool

  package init(folder: URL, reports: URL, isRecording: Bool) {
    self.folder = folder
    self.reports = reports
    self.isRecording = isRecording
  }

  /// What is wrong with `buffer` as the picture `name`, in sentences; nil where it is as it should be.
  ///
  /// Recording is always wrong: a picture has to be looked at before it counts.
  package func problem(with buffer: PixelBuffer, _ name: String, _ tolerance: GoldenTolerance) throws -> String? {
    let place = folder.appendingPathComponent(name + ".png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try buffer.writePNG(to: place)
      return "Recorded \(place.path). Look at it, then run again without \(Self.recordVariable)."
    }
    guard FileManager.default.fileExists(atPath: place.path) else {
      return "There is no golden picture \(name). Run with \(Self.recordVariable)=1 to record it. "
        + (try report([("actual", buffer)], name))
    }
    let golden = try PNGReader.image(at: place)
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
    let places = try pictures.map { picture in
      let place = reports.appendingPathComponent("\(name)-\(picture.kind).png")
      try picture.buffer.writePNG(to: place)
      return place.path
    }
    return "See \(places.joined(separator: " and "))."
  }

  /// The environment variable that has pictures recorded.
  package static let recordVariable = "BACKSWIPE_RECORD_GOLDEN"
}
