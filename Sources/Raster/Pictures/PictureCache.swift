import CPangoCairo
package import CoreGraphics
import Foundation
import QuartzCore

/// Pictures in Cairo's format, in the sizes in which they were shown recently.
final class PictureCache {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let width: Int
    let height: Int
    let parts: NineParts?
  }

  /// The picture is retained so that no other picture gets its address.
  private struct Copy {
    let image: CGImage
    let surface: Surface
  }

  private let copies = RecentCache<Key, Copy>(capacity: 96 << 20)
  private let drawings = DrawingRenderer()

  /// The pixels at the edges of a copy are repeated around it, so that interpolation needs no checks for neighbours.
  static let padding = 4

  /// The picture in a size of `width` × `height` pixels, with its edges repeated around it; nil if there is no memory.
  ///
  /// A smaller picture is averaged, and a drawing is rendered at that size. With `parts`, only the middle is stretched.
  func copy(of image: CGImage, width: Int, height: Int, parts: NineParts? = nil) -> Surface? {
    let key = Key(image: ObjectIdentifier(image), width: width, height: height, parts: parts)
    if let found = copies[key] { return found.surface }
    let surface =
      parts.map { stretched(image, $0, width: width, height: height) } ?? make(image, width: width, height: height)
    guard let made = surface?.padded(by: Self.padding) else { return nil }
    copies.insert(Copy(image: image, surface: made), for: key, cost: made.stride * made.height)
    return made
  }

  func endFrame() {
    if copies.count > 1 { copies.trim(unusedFor: Self.patience) }
  }

  /// A copy is removed after so many uses of other pictures.
  private static let patience = 2000

  private func stretched(_ image: CGImage, _ parts: NineParts, width: Int, height: Int) -> Surface? {
    // Corners that get smaller are averaged first.
    let own = SIMD2(Double(image.width), Double(image.height))
    let size = pointwiseMin(own, (own * parts.pixel).rounded(.up)).clamped(lowerBound: .one, upperBound: own)
    guard let source = copy(of: image, width: Int(size.x), height: Int(size.y)),
      let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    else { return nil }
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    parts.draw(source, shrunk: size / own, on: Canvas(surface: result, x: 0, y: 0, clip: box))
    return result
  }

  private func make(_ image: CGImage, width: Int, height: Int) -> Surface? {
    if let drawing = image.drawing { return drawings.surface(of: drawing, width: width, height: height) }
    if width == image.width, height == image.height { return image.pixels.flatMap(Surface.init) }
    return image.pixels.flatMap { Surface($0) }.flatMap { AreaScaler.scaled($0, width: width, height: height) }
  }
}

extension Surface {
  convenience init?(_ pixels: CGPixels) {
    self.init(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
    let (width, height) = (pixels.width, pixels.height)
    pixels.bytes.withUnsafeBufferPointer { source in
      write { _, _ in
        for y in 0..<height {
          let row = row(y)
          for x in 0..<width {
            let offset = (y * width + x) * 4
            let (red, green) = (UInt32(source[offset]), UInt32(source[offset + 1]))
            let (blue, alpha) = (UInt32(source[offset + 2]), UInt32(source[offset + 3]))
            row[x] = alpha << 24 | red << 16 | green << 8 | blue
          }
        }
      }
    }
  }

  /// Nil if there is no memory.
  fileprivate func padded(by padding: Int) -> Surface? {
    guard let result = Surface(CAIRO_FORMAT_ARGB32, width: width + 2 * padding, height: height + 2 * padding) else {
      return nil
    }
    cairo_surface_flush(handle)
    result.write { _, _ in
      for y in 0..<result.height {
        let (source, target) = (row(min(max(y - padding, 0), height - 1)), result.row(y))
        (target + padding).update(from: source, count: width)
        for x in 0..<padding {
          target[x] = source[0]
          target[padding + width + x] = source[width - 1]
        }
      }
    }
    return result
  }
}

/// Averages the pixels under each new pixel.
enum AreaScaler {
  /// The size is not greater than the picture's own on either side; nil if there is no memory.
  static func scaled(_ source: Surface, width: Int, height: Int) -> Surface? {
    guard let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    source.finishDrawing()
    let columns = weights(from: source.width, to: width)
    let rows = weights(from: source.height, to: height)
    var sums = [SIMD4<Float>](repeating: .zero, count: source.width)
    result.write { _, _ in
      for y in 0..<height {
        for x in sums.indices { sums[x] = .zero }
        for (index, weight) in rows[y] {
          let row = source.row(index)
          for x in sums.indices { sums[x] += channels(row[x]) * weight }
        }
        let row = result.row(y)
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for (index, weight) in columns[x] { sum += sums[index] * weight }
          row[x] = pixel(sum)
        }
      }
    }
    return result
  }

  /// The old pixels under each new one, with the share of it that each covers.
  private static func weights(from old: Int, to new: Int) -> [[(index: Int, weight: Float)]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { target in
      let (low, high) = (Double(target) * step, Double(target + 1) * step)
      return (Int(low)..<min(old, Int(high.rounded(.up)))).map { index in
        (index, Float((min(high, Double(index + 1)) - max(low, Double(index))) / step))
      }
    }
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<UInt32>(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let c = SIMD4<UInt32>(
      (channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))).rounded(.toNearestOrAwayFromZero))
    return c.x << 24 | c.y << 16 | c.z << 8 | c.w
  }
}

/// Reads pictures of all formats that are known here, and writes PNGs.
package final class FilePictureService: PictureService {
  package init() {}

  package func picture(from data: Data, mostPixels: Int) throws -> CGImage {
    if let other = ForeignPicture(data) { return try other.image(from: data) }
    return try PNGReader.image(from: data, mostPixels: mostPixels)
  }

  package func png(of picture: CGImage) -> Data? { packed(picture) { try? $0.png() } }

  /// Returns a picture, which is a PNG, as small as possible: as WebP if the library for it is there.
  package func small(_ png: Data) -> Data {
    guard let picture = try? picture(from: png, mostPixels: .max) else { return png }
    return packed(picture, ForeignPicture.webP) ?? png
  }

  private func packed(_ picture: CGImage, _ pack: (PixelBuffer) -> Data?) -> Data? {
    guard let pixels = picture.rasterized(by: DrawingRenderer())?.pixels,
      let surface = Surface(pixels),
      let buffer = PixelBuffer(
        borrowing: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride, hasAlpha: true)
    else { return nil }
    return pack(buffer)
  }
}
