package import Foundation
import Stage

// Files of clips.

extension Clip {
  /// Writes the picture of an instant as a PNG.
  package func writePicture(at instant: Instant, to path: String) throws(StartFault) {
    try write(try picture(at: instant), to: path)
  }

  /// Writes a strip of pictures as a PNG.
  package func writeStrip(of count: Int, to path: String) throws(StartFault) {
    try write(try strip(of: count), to: path)
  }

  private func write(_ picture: Bitmap, to path: String) throws(StartFault) {
    guard let bytes = picture.png(level: isSmall ? 9 : 6) else { throw OutputFile.fault(path, "there is no memory") }
    try OutputFile.write(bytes, to: path)
  }

  /// Writes every frame as a PNG into a folder, which must be empty or not exist: `0000.png` and so on.
  package func writeSequence(to path: String) throws(StartFault) {
    try write(by: SequenceWriter(path, level: isSmall ? 9 : 1))
  }

  /// Writes the film as a GIF that repeats for ever.
  package func writeGIF(to path: String) throws(StartFault) {
    try write(by: GIFWriter(path, rate: setup.framesPerSecond))
  }

  /// The greatest number of frames a second that a GIF shows.
  package static let fastestGIF = 50.0

  /// Writes the film as an MP4, by ffmpeg.
  ///
  /// If ffmpeg does nothing for `patience` seconds, it is ended.
  package func writeMovie(to path: String, patience: TimeInterval = 30) throws(StartFault) {
    try write(by: MovieWriter(path, rate: setup.framesPerSecond, patience: patience))
  }
}
