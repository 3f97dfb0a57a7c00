import CPangoCairo
package import CoreGraphics
import Foundation

/// Reads PNG pictures, and says what is wrong with those that cannot be read.
package enum PNGReader {
  /// The picture in the file at `url`.
  package static func image(at url: URL) throws(PNGError) -> CGImage {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    return try image(from: data)
  }

  /// The picture in `data`.
  package static func image(from data: Data) throws(PNGError) -> CGImage {
    let bytes = [UInt8](data)
    try check(bytes)
    var source = Source(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source = source?.assumingMemoryBound(to: Source.self), let target else {
            return CAIRO_STATUS_READ_ERROR
          }
          return source.pointee.read(into: target, Int(count))
        }, source)
    }
    guard let surface else { throw .undecodable("no memory") }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .undecodable(String(cString: cairo_status_to_string(status)))
    }
    return try picture(surface)
  }

  private static func picture(_ surface: OpaquePointer) throws(PNGError) -> CGImage {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let format = cairo_image_surface_get_format(surface)
    // Of gray pictures with gray levels alone Cairo, too, makes colours.
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let memory = cairo_image_surface_get_data(surface),
      let buffer = PixelBuffer(
        borrowing: memory, width: Int(width), height: Int(height),
        stride: Int(cairo_image_surface_get_stride(surface)), hasAlpha: format == CAIRO_FORMAT_ARGB32),
      let image = CGImage(width: buffer.width, height: buffer.height, premultipliedRGBA: buffer.rgba)
    else { throw .undecodable("its kind of pixels is not known") }
    return image
  }

  /// The bytes and how far they have been read.
  private struct Source {
    let bytes: [UInt8]
    var place = 0

    mutating func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
      guard place + count <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
      for offset in 0..<count { target[offset] = bytes[place + offset] }
      place += count
      return CAIRO_STATUS_SUCCESS
    }
  }

  // MARK: What is wrong

  /// Goes through the parts of the file: their lengths, their check sums, the size in the header.
  private static func check(_ bytes: [UInt8]) throws(PNGError) {
    let begins = zip(bytes, signature).allSatisfy(==)
    guard begins, !bytes.isEmpty else { throw .notPNG }
    guard bytes.count > signature.count else { throw .truncated }
    var place = signature.count
    var isFirst = true
    while true {
      guard place + 12 <= bytes.count else { throw .truncated }
      let length = number(bytes, at: place)
      guard length <= bytes.count - place - 12 else { throw .truncated }
      let kind = bytes[place + 4..<place + 8]
      let name = String(decoding: kind, as: Unicode.ASCII.self)
      guard CheckSum.of(bytes[place + 4..<place + 8 + length]) == UInt32(number(bytes, at: place + 8 + length)) else {
        throw .wrongChecksum(chunk: name)
      }
      if isFirst { try checkHeader(bytes, at: place, name, length) }
      if name == "IEND" { return }
      isFirst = false
      place += length + 12
    }
  }

  private static func checkHeader(_ bytes: [UInt8], at place: Int, _ name: String, _ length: Int) throws(PNGError) {
    guard name == "IHDR", length == 13 else { throw .invalidHeader }
    let (width, height) = (number(bytes, at: place + 8), number(bytes, at: place + 12))
    guard width > 0, height > 0 else { throw .invalidHeader }
    guard PixelBuffer.isAllowed(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
