import CPangoCairo
package import Foundation

extension PixelBuffer {
  /// Returns the pixels as a PNG.
  package func png() throws(PNGError) -> Data {
    var result = Data()
    let status = withUnsafeMutablePointer(to: &result) { result in
      cairo_surface_write_to_png_stream(
        surface.handle,
        { target, bytes, count in
          guard let target = target?.assumingMemoryBound(to: Data.self), let bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          target.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, result)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .undecodable(String(cString: cairo_status_to_string(status))) }
    return result
  }

  /// Writes the pixels as a PNG, completely or not at all.
  package func writePNG(to url: URL) throws(PNGError) {
    let data = try png()
    do { try data.write(to: url, options: .atomic) } catch { throw .unwritable(path: url.path) }
  }
}
