import CPangoCairo
import CoreGraphics
package import QuartzCore

/// Draws display lists into pixel buffers.
///
/// What it keeps between frames (surfaces, scaled pictures, blurred shadows) only saves time: a list looks the same
/// whatever was drawn before. One renderer serves one thread at a time.
package final class Renderer {
  let pool = SurfacePool()
  let filler = ShapeFiller()
  let pictures = PictureCache()
  let shadowTiles = RecentCache<ShadowTile.Key, ShadowTile>(capacity: 4 << 20)
  var ramp = GradientRamp()
  var blur = GaussianBlur()

  /// What is being drawn.
  var list = DisplayList()
  /// From the root's points to device pixels.
  var device = Homography()
  /// Device pixels a point.
  var scale = 1.0
  /// Where each item draws, in device pixels.
  var boxes: ContiguousArray<DeviceBox> = []
  /// Boxes still to be drawn, and from which item on each is covered.
  var regions = RegionQueue()

  package init() {}

  /// Draws `list` into `buffer` at `scale` pixels to a point.
  ///
  /// With `damage`, in the root's points, only the pixels it touches are drawn, exactly as they would be in a whole
  /// frame. Where the list draws nothing the buffer becomes clear, or black if it has no alpha.
  /// - Throws: `RasterError` when Cairo fails; the damaged part of the buffer is then undefined.
  package func render(
    _ list: DisplayList, into buffer: PixelBuffer, scale: Double, damage: DamageRegion? = nil
  ) throws(RasterError) {
    guard scale > 0, scale.isFinite else { return }
    self.list = list
    self.scale = scale
    device = Homography(xAxis: SIMD2(scale, 0), yAxis: SIMD2(0, scale), origin: .zero)
    let whole = DeviceBox(left: 0, top: 0, right: buffer.width, bottom: buffer.height)
    regions.removeAll()
    if let damage {
      for rect in damage.rects {
        let low = SIMD2(Double(rect.minX), Double(rect.minY)) * scale
        let high = SIMD2(Double(rect.maxX), Double(rect.maxY)) * scale
        regions.append(DeviceBox(around: low, high).intersection(whole))
      }
    } else {
      regions.append(whole)
    }
    guard !regions.isEmpty else { return }
    measure()
    while let (box, first) = regions.next({ findCover(in: $0) }) {
      let canvas = Canvas(surface: buffer.surface, x: 0, y: 0, clip: box)
      if first == nil { canvas.clear(box) }
      draw((first ?? 0)..<list.items.count, on: canvas)
    }
    buffer.finishDrawing()
    self.list = Self.nothing
    pictures.endFrame()
    let status = cairo_status(buffer.surface.context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RasterError.cairo(String(cString: cairo_status_to_string(status)))
    }
  }

  private static var nothing: DisplayList { DisplayList() }

  /// Where the plane of `item` lies on the device.
  func map(_ item: DisplayItem) -> Homography { item.placement.followed(by: device) }

  /// Draws a range of whole items.
  func draw(_ range: Range<Int>, on canvas: Canvas) {
    guard !canvas.clip.isEmpty else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      if boxes[index].meets(canvas.clip) { draw(item, at: index, on: canvas) }
      index += item.begins ? Int(item.extent) + 1 : 1
    }
  }

  private func draw(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    switch item.kind {
    case .shadow: drawShadow(item, at: index, on: canvas)
    case .background: drawBackground(item, on: canvas)
    case .picture: drawPicture(item, at: index, on: canvas)
    case .shape: drawShape(item, at: index, on: canvas)
    case .gradient: drawGradient(item, at: index, on: canvas)
    case .text: drawText(item, at: index, on: canvas)
    case .border: drawBorder(item, on: canvas)
    case .beginGroup: drawGroup(item, at: index, on: canvas)
    case .beginClip: drawClip(item, at: index, on: canvas)
    case .beginMask: drawMask(item, at: index, on: canvas)
    case .maskSwitch, .end: break
    }
  }
}
