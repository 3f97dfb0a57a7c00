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

  /// The picture in `data`; one of more than `mostPixels` is scaled down to these while it is read.
  package static func image(from data: Data, mostPixels: Int = .max) throws(PNGError) -> CGImage {
    let file = try PNGFile([UInt8](data))
    guard file.header.width * file.header.height > mostPixels else { return try image(file) }
    let average = try average(file, mostPixels)
    return try image(average.width, average.height, average.bytes)
  }

  private static func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws(PNGError) -> CGImage {
    guard let image = CGImage(width: width, height: height, premultipliedRGBA: bytes) else {
      throw .undecodable("there is no memory for it")
    }
    return image
  }

  private static func average(_ file: PNGFile, _ mostPixels: Int) throws(PNGError) -> RowAverage {
    let (width, height) = (file.header.width, file.header.height)
    var average = RowAverage(width: width, height: height, most: mostPixels)
    // The rows of an interlaced picture are known when all of it is.
    guard !file.header.isInterlaced else {
      let bytes = try image(file).pixels?.bytes ?? []
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        for row in 0..<height { average.add(start + row * width * 4) }
      }
      return average
    }
    guard var rows = PNGRows(file), let pass = file.header.passes.first else {
      throw .undecodable("there is no memory for it")
    }
    let pixels = PNGPixels(file)
    rows.begin(pass)
    var row = [UInt8](repeating: 0, count: width * 4)
    for _ in 0..<height {
      try rows.next { source in
        row.withUnsafeMutableBufferPointer { row in
          guard let start = row.baseAddress else { return }
          pixels.write(source, count: width, to: start, stride: 4)
          average.add(start)
        }
      }
    }
    return average
  }

  /// The complete picture.
  private static func image(_ file: PNGFile) throws(PNGError) -> CGImage {
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
    return try image(header.width, header.height, bytes)
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
