import CPangoCairo
import CoreGraphics
package import QuartzCore

/// Draws display lists into pixel buffers.
///
/// The caches that it keeps between frames (surfaces, scaled pictures, blurred shadows) only save time: the picture of
/// a list does not depend on earlier frames. A renderer can be used by one thread at a time.
package final class Renderer {
  let pool = SurfacePool()
  let filler = ShapeFiller()
  let pictures = PictureCache()
  let shadowTiles = RecentCache<ShadowTile.Key, ShadowTile>(capacity: 4 << 20)
  let softOutlines = RecentCache<SoftOutlineKey, SoftCells>(capacity: 8 << 20)
  let softCasts = RecentCache<SoftCastKey, SoftCells>(capacity: 8 << 20)
  var ramp = GradientRamp()
  var blur = GaussianBlur()
  /// The renderer of the items beneath backdrops, in coarser pixels; created when it is needed.
  private(set) lazy var beneath: Renderer? = depth < Self.mostBeneath ? Renderer(depth: depth + 1) : nil
  var backdrops = RecentCache<BackdropKey, ColorCells>(capacity: 8 << 20)
  /// The number of renderers above this one, each for the backdrops of the next.
  private let depth: Int
  /// The greatest depth of backdrops that show backdrops; deeper ones are left out.
  private static let mostBeneath = 4
  /// The index of the item before which drawing ends.
  @exclusivity(unchecked) var limit = Int.max

  /// The list that is being drawn.
  @exclusivity(unchecked) private(set) var list = DisplayList()
  /// An empty list, for the time between frames.
  private let nothing = DisplayList()
  /// The items of the list, while it is drawn.
  @exclusivity(unchecked) private(set) var items = UnsafeBufferPointer<DisplayItem>(start: nil, count: 0)
  /// The surface of the frame, on which nothing is drawn that later items hide.
  @exclusivity(unchecked) private(set) var target: Surface?
  /// All pixels of the frame.
  @exclusivity(unchecked) private(set) var frame = DeviceBox.empty
  /// The map from the root's points to device pixels.
  @exclusivity(unchecked) private(set) var device = Homography()
  /// The number of device pixels per point.
  @exclusivity(unchecked) private(set) var scale = 1.0
  /// The box that each item draws on, in device pixels.
  @exclusivity(unchecked) var boxes: ContiguousArray<DeviceBox> = []
  /// The boxes that hide everything beneath them.
  @exclusivity(unchecked) var covers = CoverList()
  /// The pixels of the last frame.
  package private(set) var pixelCounts = PixelCounts()
  /// The item that covers everything before it in the box that is being drawn.
  @exclusivity(unchecked) private var floor = 0
  /// The boxes that are still to be drawn.
  var regions = RegionQueue()

  package convenience init() { self.init(depth: 0) }

  private init(depth: Int) { self.depth = depth }

  /// Draws `list` into `buffer` at `scale` pixels to a point.
  ///
  /// With `damage`, in the root's points, only the pixels it touches are drawn, exactly as they would be in a whole
  /// frame. Where the list draws nothing the buffer becomes clear, or black if it has no alpha.
  /// - Throws: `RasterError` when Cairo fails; the damaged part of the buffer is then undefined.
  package func render(
    _ list: DisplayList, into buffer: PixelBuffer, scale: Double, damage: DamageRegion? = nil
  ) throws(RasterError) {
    guard scale > 0, scale.isFinite else { return }
    self.scale = scale
    device = Homography(xAxis: SIMD2(scale, 0), yAxis: SIMD2(0, scale), origin: .zero)
    frame = DeviceBox(left: 0, top: 0, right: buffer.width, bottom: buffer.height)
    regions.removeAll()
    if let damage {
      for rect in damage.rects {
        let low = SIMD2(Double(rect.minX), Double(rect.minY)) * scale
        let high = SIMD2(Double(rect.maxX), Double(rect.maxY)) * scale
        regions.append(DeviceBox(around: low, high).intersection(frame))
      }
    } else {
      regions.append(frame)
    }
    guard !regions.isEmpty else {
      pixelCounts = PixelCounts()
      return
    }
    pixelCounts = PixelCounts(damaged: regions.area)
    target = buffer.surface
    draw(list) { box in Canvas(surface: buffer.surface, x: 0, y: 0, clip: box) }
    pixelCounts.touched = countTouched(on: buffer.surface)
    buffer.finishDrawing()
    target = nil
    // A whole frame needs larger surfaces than the steps after it.
    if damage == nil { pool.empty() }
    if let reason = recover(buffer.surface) { throw RasterError.cairo(reason) }
  }

  /// Makes everything usable again that had an error of Cairo, and returns the words for the first; nil if there is none.
  func recover(_ target: Surface) -> String? {
    let (own, tile, other) = (target.recover(), filler.recover(), pool.failure)
    pool.failure = nil
    return own ?? tile ?? other
  }

  /// Returns the number of pixels that the frame has written, and begins to count anew.
  private func countTouched(on surface: Surface) -> Int {
    defer { (surface.touched, pool.touched, filler.touched) = (0, 0, 0) }
    return surface.touched + pool.touched + filler.touched
  }

  /// Draws the items of `list` before `end` on `canvas`, a part of `frame`, at `scale` pixels to a point.
  func draw(_ list: DisplayList, before end: Int, scale: Double, frame: DeviceBox, on canvas: Canvas) {
    self.scale = scale
    device = Homography(xAxis: SIMD2(scale, 0), yAxis: SIMD2(0, scale), origin: .zero)
    self.frame = frame
    limit = end
    target = canvas.surface
    defer { target = nil }
    regions.removeAll()
    regions.append(canvas.clip)
    draw(list) { canvas.clipped(to: $0) }
  }

  /// Draws all waiting boxes of `list`, each on the canvas that `canvas` returns for it.
  private func draw(_ list: DisplayList, on canvas: (DeviceBox) -> Canvas) {
    self.list = list
    items = list.items
    measure()
    findCovers()
    while let (box, first) = regions.next(covers.cover(of:)) {
      let canvas = canvas(box)
      if first == nil { canvas.clear(box) }
      floor = first ?? 0
      draw(0..<items.count, on: canvas)
    }
    floor = 0
    self.list = nothing
    items = UnsafeBufferPointer(start: nil, count: 0)
    pictures.endFrame()
  }

  /// Returns the map from the plane of `item` to the device: its map to the root, times the scale.
  func map(_ item: borrowing DisplayItem) -> Homography {
    var map = item.placement
    map.xAxis *= scale
    map.yAxis *= scale
    map.origin *= scale
    return map
  }

  /// Returns the index after the item at `index` and all items that belong to it.
  func next(_ index: Int) -> Int {
    switch items[index].kind {
    case .beginGroup, .beginClip, .beginMask: index + Int(items[index].extent) + 1
    default: index + 1
    }
  }

  /// Draws a range of items, with all that belongs to them.
  func draw(_ range: Range<Int>, on canvas: Canvas) {
    guard !canvas.clip.isEmpty else { return }
    var index = range.lowerBound
    while index < min(range.upperBound, limit) {
      let next = next(index)
      if next > floor, boxes[index].meets(canvas.clip), !boxes[index].isEmpty {
        draw(items[index], at: index, on: canvas)
      }
      index = next
    }
  }

  private func draw(_ item: borrowing DisplayItem, at index: Int, on canvas: Canvas) {
    switch item.kind {
    case .shadow: drawShadow(item, at: index, on: canvas)
    case .background: drawBackground(item, at: index, on: canvas)
    case .picture: drawPicture(item, at: index, on: canvas)
    case .shape: drawShape(item, at: index, on: canvas)
    case .gradient: drawGradient(item, at: index, on: canvas)
    case .text: drawText(item, at: index, on: canvas)
    case .border: drawBorder(item, at: index, on: canvas)
    case .backdrop: drawBackdrop(item, at: index, on: canvas)
    case .beginGroup: drawGroup(item, at: index, on: canvas)
    case .beginClip: drawClip(item, at: index, on: canvas)
    case .beginMask: drawMask(item, at: index, on: canvas)
    case .maskSwitch, .end: break
    }
  }
}
