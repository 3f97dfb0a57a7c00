import CoreGraphics

/// A reason why a picture could not be read or written.
package enum PNGError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist or cannot be read.
  case unreadable(path: String)
  /// The data does not begin as a PNG does.
  case notPNG
  /// The data ends before the picture does.
  case truncated
  /// A part of the file does not match its check sum; `chunk` is the name of the part.
  case wrongChecksum(chunk: String)
  /// The header has values that no PNG may have.
  case invalidHeader
  /// The picture has more pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels are damaged or too few, or there is no memory for them.
  case undecodable(String)
  /// The file could not be written.
  case unwritable(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "There is no readable file at \(path). Check the path."
    case .notPNG: "This is not a PNG: it does not begin with PNG's eight bytes. Convert the picture to PNG."
    case .truncated: "The PNG ends too early. Copy or export it again."
    case .wrongChecksum(let chunk): "The part \(chunk) of the PNG is damaged. Copy or export it again."
    case .invalidHeader: "The PNG's header is not valid. Export it again."
    case .tooLarge(let width, let height):
      "The picture has \(width) × \(height) pixels; up to \(PixelBuffer.longestSide) a side and "
        + "\(CGPixels.greatestCount) in all can be drawn. Scale it down, or crop it, and load it again."
    case .undecodable(let reason): "The PNG could not be decoded: \(reason). Export it again."
    case .unwritable(let path): "The PNG could not be written to \(path). Check that the folder exists and has room."
    }
  }
}
