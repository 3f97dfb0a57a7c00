import Foundation
import QuartzCore
import Raster
import Stage

/// Makes pictures of some steps of a frame alone, with nothing behind them.
@MainActor struct PlanePictures {
  /// The PNG of each picture by the hash of its pixels: packing takes most of the time, and pictures come again and again.
  private var packed: [String: Data] = [:]

  /// Returns a PNG of what `items` draw in a box of their plane: least x and y, width and height, in points.
  ///
  /// Nil where there is no memory, or the steps cannot be drawn.
  mutating func png(_ items: [DisplayItem], in box: SIMD4<Double>, scale: Double) -> Data? {
    var toBox = Homography()
    toBox.origin = -box.lowHalf
    let list = DisplayList()
    list.items = ContiguousArray(
      items.map { item in
        var item = item
        item.placement = item.placement.followed(by: toBox)
        return item
      })
    let (width, height) = (Int((box.z * scale).rounded(.up)), Int((box.w * scale).rounded(.up)))
    guard let buffer = PixelBuffer(width: width, height: height, hasAlpha: true),
      (try? Renderer().render(list, into: buffer, scale: scale)) != nil
    else { return nil }
    var hash = PixelHash()
    hash.add(UInt64(width) << 32 | UInt64(height))
    for y in 0..<height {
      let row = (buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { hash.add(UInt64(row[x])) }
    }
    let png = packed[hash.digits] ?? (try? buffer.png())
    packed[hash.digits] = png
    return png
  }
}
