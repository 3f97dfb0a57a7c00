/// Why a picture could not be read or written.
package enum PNGError: Error, Equatable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case unreadable(path: String)
  /// The data does not begin as a PNG does.
  case notPNG
  /// The data ends before the picture does.
  case truncated
  /// A part of the file does not have the check sum it says; `chunk` names the part.
  case wrongChecksum(chunk: String)
  /// The header says something no PNG may say.
  case invalidHeader
  /// More pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels make no sense, or there is no memory for them.
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
        + "\(PixelBuffer.greatestCount) in all can be drawn. Make it smaller."
    case .undecodable(let reason): "The PNG could not be decoded: \(reason). Export it again."
    case .unwritable(let path): "The PNG could not be written to \(path). Check that the folder exists and has room."
    }
  }
}
