import CPangoCairo
import QuartzCore

extension Renderer {
  /// The items before the backdrop are drawn again, in coarser pixels for a softer blur: outside the damage the canvas
  /// holds a finished frame.
  func draw(_ backdrop: DisplayItem.Backdrop, at index: Int, _ pass: Pass) {
    let box = pass.box(index).intersection(pass.plan.frame)
    guard !box.isEmpty, let cells = softened(backdrop, at: index, pass.plan, for: box) else { return }
    guard let picture = pool.take(CAIRO_FORMAT_ARGB32, over: box, isClear: false) else { return }
    defer { pool.give(picture) }
    cells.draw(on: picture, opacity: Float(pass.opacity(index)))
    pass.canvas.setSource(picture)
    filler.fill(
      backdrop.outline, pass.map(index), on: pass.canvas.clipped(to: box), joining: pass.seams, before: index)
    pass.canvas.resetSource()
  }

  private func softened(
    _ backdrop: DisplayItem.Backdrop, at index: Int, _ plan: FramePlan, for box: DeviceBox
  ) -> ColorCells? {
    let middle = backdrop.outline.rect.lowHalf + backdrop.outline.rect.highHalf / 2
    let sigma = max(0, min(backdrop.blur * plan.map(index).scale(at: middle).max(), ShadowGeometry.softest))
    let size = GaussianBlur.cellSize(sigma)
    let frame = Self.cells(of: plan.frame, size)
    let complete = Self.cells(around: plan.boxes[index].intersection(plan.frame), sigma, size).intersection(frame)
    // A small part costs less than everything that could be kept.
    let wanted = Self.cells(around: box, sigma, size).intersection(frame)
    let isPart = wanted.area * 2 < complete.area
    let region = isPart ? wanted : complete
    guard !region.isEmpty, plan.depth < Self.mostBeneath else { return nil }
    let key = BackdropKey(
      beneath: Array(plan.items[..<index]), sigma: sigma, saturation: backdrop.saturation, scale: plan.scale,
      region: complete, depth: plan.depth)
    if let found = backdrops[key] { return found }
    guard let ground = pool.take(CAIRO_FORMAT_ARGB32, over: region) else { return nil }
    defer { pool.give(ground) }
    let beneath = FramePlan(
      plan.items, before: index, scale: plan.scale / Double(size), frame: frame, depth: plan.depth + 1)
    draw(beneath, [region], on: ground)
    let made = ColorCells(ground, size: size)
    made.saturate(Float(backdrop.saturation))
    made.blur(GaussianBlur.remaining(sigma, cellSize: size))
    if !isPart { backdrops.insert(made, for: key, cost: made.cost) }
    return made
  }

  /// The greatest depth of backdrops that show backdrops; deeper ones are left out.
  private static let mostBeneath = 4

  /// The cells that a blur over `box` reads.
  private static func cells(around box: DeviceBox, _ sigma: Double, _ size: Int) -> DeviceBox {
    let reach = GaussianBlur.reach(GaussianBlur.remaining(sigma, cellSize: size)) + 1
    let unit = Double(size)
    let low = SIMD2(Double(box.left), Double(box.top)) / unit
    let high = SIMD2(Double(box.right), Double(box.bottom)) / unit
    return DeviceBox(around: low, high).outset(by: reach)
  }

  /// The cells that lie completely in a box; at least one if the box is not empty.
  private static func cells(of box: DeviceBox, _ size: Int) -> DeviceBox {
    DeviceBox(
      left: box.left / size, top: box.top / size, right: max(box.right / size, box.left / size + 1),
      bottom: max(box.bottom / size, box.top / size + 1))
  }
}

struct BackdropKey: Hashable {
  let beneath: [DisplayItem]
  let sigma: Double
  let saturation: Double
  let scale: Double
  let region: DeviceBox
  let depth: Int
}

/// A grid of blurred colours, multiplied by alpha.
final class ColorCells {
  /// In units of the device's pixels times `size`.
  let region: DeviceBox
  /// Device pixels to a side of a cell.
  let size: Int
  private var cells: [SIMD4<Float>]

  init(_ canvas: Canvas, size: Int) {
    region = canvas.clip
    self.size = size
    cells = []
    cells.reserveCapacity(region.area)
    canvas.surface.finishDrawing()
    for y in region.top..<region.bottom {
      let row = canvas.surface.row(y - canvas.y)
      for x in region.left..<region.right { cells.append(SIMD4(pixel: row[x - canvas.x])) }
    }
  }

  var cost: Int { cells.count * MemoryLayout<SIMD4<Float>>.stride }

  /// 0 makes the colours gray, 1 leaves them unchanged.
  func saturate(_ strength: Float) {
    let strength = max(-Self.greatestStrength, min(strength, Self.greatestStrength))
    guard strength != 1 else { return }
    for index in cells.indices {
      let cell = cells[index]
      let gray = cell.x * 0.2126 + cell.y * 0.7152 + cell.z * 0.0722
      let strong = SIMD4(repeating: gray) + (cell - gray) * strength
      var new = strong.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: cell.w))
      new.w = cell.w
      cells[index] = new
    }
  }

  /// Beyond this, colours are as pure as they get.
  private static let greatestStrength: Float = 1e6

  /// The standard deviation is in cells; the cells at the edges are repeated beyond them.
  func blur(_ sigma: Double) {
    guard sigma > 0.05, region.width > 0, region.height > 0 else { return }
    let kernel = GaussianBlur.kernel(sigma)
    let (width, height) = (region.width, region.height)
    var spare = cells
    for y in 0..<height {
      Self.blur(cells, into: &spare, from: y * width, step: 1, count: width, kernel)
    }
    for x in 0..<width { Self.blur(spare, into: &cells, from: x, step: width, count: height, kernel) }
  }

  private static func blur(
    _ source: [SIMD4<Float>], into target: inout [SIMD4<Float>], from start: Int, step: Int, count: Int,
    _ kernel: [Float]
  ) {
    source.withUnsafeBufferPointer { source in
      for index in 0..<count {
        var sum = source[start + index * step] * kernel[0]
        for offset in 1..<max(1, kernel.count) {
          let (before, after) = (max(0, index - offset), min(count - 1, index + offset))
          sum += (source[start + before * step] + source[start + after * step]) * kernel[offset]
        }
        target[start + index * step] = sum
      }
    }
  }

  /// Interpolated between the centres of the cells.
  func draw(on canvas: Canvas, opacity: Float) {
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for y in box.top..<box.bottom {
        let (above, below, down) = neighbours(y, region.top, region.bottom)
        let (upper, lower) = ((above - region.top) * region.width, (below - region.top) * region.width)
        let row = canvas.surface.row(y - canvas.y)
        cells.withUnsafeBufferPointer { cells in
          for x in box.left..<box.right {
            let (left, right, along) = neighbours(x, region.left, region.right)
            let (first, last) = (left - region.left, right - region.left)
            let top = cells[upper + first] + (cells[upper + last] - cells[upper + first]) * along
            let bottom = cells[lower + first] + (cells[lower + last] - cells[lower + first]) * along
            row[x - canvas.x] = ((top + (bottom - top) * down) * opacity).pixel
          }
        }
      }
    }
  }

  /// The cells on both sides of a pixel's centre, and the pixel's position between them, 0…1.
  @inline(__always)
  private func neighbours(_ pixel: Int, _ low: Int, _ high: Int) -> (Int, Int, Float) {
    let position = (Float(pixel) + 0.5) / Float(size) - 0.5
    let first = position.rounded(.down)
    return (
      min(max(Int(first), low), high - 1), min(max(Int(first) + 1, low), high - 1), position - first
    )
  }
}

extension SIMD4<Float> {
  /// Each 0...255.
  @inline(__always)
  fileprivate init(pixel: UInt32) {
    self.init(
      Float((pixel >> 16) & 0xFF), Float((pixel >> 8) & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24))
  }

  @inline(__always)
  fileprivate var pixel: UInt32 {
    let bytes = (self + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
