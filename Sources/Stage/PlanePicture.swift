package import Foundation
package import QuartzCore
import Raster

/// Some steps of a frame as a picture of their own, with nothing behind them.
@MainActor package enum PlanePicture {
  /// Returns a PNG of what `items` draw in a box of their plane: least x and y, width and height, in points.
  ///
  /// Nil where there is no memory, or the steps cannot be drawn.
  package static func png(_ items: [DisplayItem], in box: SIMD4<Double>, scale: Double) -> Data? {
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
    return try? buffer.png()
  }
}
