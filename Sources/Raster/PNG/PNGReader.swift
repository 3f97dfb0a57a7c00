package import CoreGraphics
import Foundation

/// Reads PNG pictures, row by row, and says what is wrong with those that cannot be read.
///
/// Every kind that the format knows is read: gray, colour and indexed pictures of 1 to 16 bits a sample, with and
/// without alpha, interlaced or not. Of 16 bits the upper 8 are kept; profiles and gamma are ignored.
/// A picture larger than `CGPixels.isAllowed` allows is refused by its header, before memory is taken for it.
package enum PNGReader {
  /// The picture in the file at `url`.
  package static func image(at url: URL) throws(PNGError) -> CGImage {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    return try image(from: data)
  }

  /// The picture in `data`.
  package static func image(from data: Data) throws(PNGError) -> CGImage {
    let file = try PNGFile([UInt8](data))
    let header = file.header
    guard var rows = PNGRows(file) else { throw .undecodable("there is no memory for it") }
    let pixels = PNGPixels(file)
    var failure: PNGError?
    let count = header.width * header.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      guard let target = buffer.baseAddress else { return }
      do throws(PNGError) {
        for pass in header.passes { try read(pass, of: header, from: &rows, pixels, into: target) }
        written = count
      } catch { failure = error }
    }
    if let failure { throw failure }
    guard let image = CGImage(width: header.width, height: header.height, premultipliedRGBA: bytes) else {
      throw .undecodable("there is no memory for it")
    }
    return image
  }

  private static func read(
    _ pass: PNGPass, of header: PNGHeader, from rows: inout PNGRows, _ pixels: PNGPixels,
    into target: UnsafeMutablePointer<UInt8>
  ) throws(PNGError) {
    rows.begin(pass)
    for row in 0..<pass.height {
      let first = target + ((pass.y + row * pass.yStep) * header.width + pass.x) * 4
      try rows.next { pixels.write($0, count: pass.width, to: first, stride: pass.xStep * 4) }
    }
  }
}
