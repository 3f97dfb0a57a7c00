import CPangoCairo
import CZlib
package import CoreGraphics
import Foundation
import QuartzCore

/// Reads PNG pictures with Cairo, after a look at their parts that says what is wrong with those that cannot be read.
///
/// A picture larger than `CGPixels.isAllowed` allows is refused by its header, before memory is taken for it.
package enum PNGReader {
  package static func image(at url: URL) throws(PNGError) -> CGImage {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    return try image(from: data)
  }

  /// A picture of more than `mostPixels` is scaled down to these.
  package static func image(from data: Data, mostPixels: Int = .max) throws(PNGError) -> CGImage {
    let bytes = [UInt8](data)
    let header = try PNGHeader(checking: bytes)
    guard let picture = decoded(bytes) else { throw .undecodable("its compressed pixels are damaged") }
    defer { cairo_surface_destroy(picture) }
    let size = header.size(within: mostPixels)
    guard let buffer = PixelBuffer(width: size.width, height: size.height, hasAlpha: true),
      case let target = buffer.surface, let pattern = cairo_pattern_create_for_surface(picture)
    else { throw .undecodable("there is no memory for it") }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(header.width) / Double(size.width), Double(header.height) / Double(size.height))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(target.context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(target.context)
    buffer.finishDrawing()
    guard let image = CGImage(width: size.width, height: size.height, premultipliedRGBA: buffer.rgba) else {
      throw .undecodable("there is no memory for it")
    }
    return image
  }

  /// The caller destroys it; nil if its pixels are damaged.
  private static func decoded(_ bytes: [UInt8]) -> OpaquePointer? {
    let surface = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      return withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { rest, target, count in
            let count = Int(count)
            guard let rest = rest?.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self), let target,
              rest.pointee.count >= count
            else { return CAIRO_STATUS_READ_ERROR }
            UnsafeMutableRawBufferPointer(start: target, count: count).copyBytes(from: rest.pointee.prefix(count))
            rest.pointee.removeFirst(count)
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// The first part of a PNG (IHDR).
private struct PNGHeader {
  let width: Int
  let height: Int
  private let bitsPerPixel: Int
  private let isIndexed: Bool

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most bytes that a byte of Deflate unpacks to.
  private static let greatestRatio = 1032
  /// The number of samples of a pixel and the numbers of bits that one may have, by the format's number for the kind.
  private static let kinds: [UInt8: (samples: Int, depths: [Int])] = [
    0: (1, [1, 2, 4, 8, 16]), 2: (3, [8, 16]), 3: (1, [1, 2, 4, 8]), 4: (2, [8, 16]), 6: (4, [8, 16]),
  ]

  /// Checks all parts: their lengths and check sums, what the header says, and whether the pixels can be there.
  init(checking bytes: [UInt8]) throws(PNGError) {
    guard !bytes.isEmpty, zip(bytes, Self.signature).allSatisfy(==) else { throw .notPNG }
    guard bytes.count > Self.signature.count else { throw .truncated }
    var (offset, packed, hasPalette) = (Self.signature.count, 0, false)
    let first = try Self.part(of: bytes, at: &offset)
    guard first.name == "IHDR" else { throw .invalidHeader }
    try self.init(Array(bytes[first.body]))
    while case let part = try Self.part(of: bytes, at: &offset), part.name != "IEND" {
      if part.name == "PLTE" { hasPalette = true }
      if part.name == "IDAT" { packed += part.body.count }
    }
    guard ((width * bitsPerPixel + 7) / 8 + 1) * height / Self.greatestRatio <= packed else {
      throw .undecodable("it has fewer pixels than its header says")
    }
    guard !isIndexed || hasPalette else { throw .undecodable("it has no palette") }
  }

  private init(_ body: [UInt8]) throws(PNGError) {
    guard body.count == 13, let kind = Self.kinds[body[9]], kind.depths.contains(Int(body[8])),
      body[10] == 0, body[11] == 0, body[12] <= 1
    else { throw .invalidHeader }
    (width, height) = (Self.number(body, at: 0), Self.number(body, at: 4))
    (bitsPerPixel, isIndexed) = (kind.samples * Int(body[8]), body[9] == 3)
    guard width > 0, height > 0 else { throw .invalidHeader }
    guard PixelBuffer.isAllowed(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
  }

  /// The size with the same proportions and at most `most` pixels.
  func size(within most: Int) -> (width: Int, height: Int) {
    let scale = min(1, (Double(most) / Double(width * height)).squareRoot())
    let side = max(1, Int(Double(width) * scale))
    let other = max(1, min(Int(Double(height) * scale), most / side))
    return (max(1, min(side, most / other)), other)
  }

  /// A part has a length, a name, a body and a check sum; `offset` moves behind it.
  private static func part(
    of bytes: [UInt8], at offset: inout Int
  ) throws(PNGError) -> (name: String, body: Range<Int>) {
    guard offset + 12 <= bytes.count else { throw .truncated }
    let length = number(bytes, at: offset)
    guard length <= bytes.count - offset - 12 else { throw .truncated }
    let body = offset + 8..<offset + 8 + length
    let name = String(decoding: bytes[offset + 4..<offset + 8], as: Unicode.ASCII.self)
    let sum = bytes[offset + 4..<body.upperBound].withUnsafeBufferPointer { part in
      // A length is at most 2³² − 1, and the name's four bytes may lead beyond what one call takes.
      crc32_z(0, part.baseAddress, part.count)
    }
    guard Int(sum) == number(bytes, at: body.upperBound) else { throw .wrongChecksum(chunk: name) }
    offset = body.upperBound + 4
    return (name, body)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

package enum PNGError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case notPNG
  case truncated
  case wrongChecksum(chunk: String)
  case invalidHeader
  case tooLarge(width: Int, height: Int)
  case undecodable(String)
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
