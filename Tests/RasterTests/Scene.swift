import QuartzCore
import Raster
import Testing

/// A world with a root layer, and a renderer that draws it.
final class Scene {
  let world = LayerWorld()
  let root = CALayer()
  let text = PangoTextService()
  let renderer = Renderer()
  let scale: Double

  /// Creates a scene of `width` × `height` points over black.
  init(_ width: Double, _ height: Double, scale: Double = 1) {
    self.scale = scale
    world.enter()
    world.textService = text
    root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    root.anchorPoint = .zero
    world.show(root)
  }

  /// Adds a layer, filled with a colour, to the root or another layer.
  @discardableResult
  func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil, on parent: CALayer? = nil
  ) -> CALayer {
    position(CALayer(), x, y, width, height, color, on: parent)
  }

  /// Adds any layer to the root or another layer.
  @discardableResult
  func position<Layer: CALayer>(
    _ layer: Layer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil,
    on parent: CALayer? = nil
  ) -> Layer {
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = CGPoint(x: x + width / 2, y: y + height / 2)
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// Returns a buffer for the scene.
  func buffer() throws -> PixelBuffer {
    let width = Int((Double(root.bounds.width) * scale).rounded(.up))
    let height = Int((Double(root.bounds.height) * scale).rounded(.up))
    return try #require(PixelBuffer(width: width, height: height))
  }

  /// Returns the current frame of the scene.
  func draw() throws -> PixelBuffer {
    let result = try buffer()
    try draw(into: result)
    return result
  }

  /// Draws the current frame of the scene, or only the damage.
  func draw(into buffer: PixelBuffer, damage: DamageRegion? = nil) throws {
    world.enter()
    world.commit()
    try renderer.render(plan(of: buffer), into: buffer, damage: damage)
  }

  /// Returns the plan of the next frame in a buffer.
  func plan(of buffer: PixelBuffer) -> FramePlan {
    let frame = world.frame()
    return FramePlan(
      frame.list, after: frame.previous, scale: scale, width: buffer.width, height: buffer.height, boxCost: 0)
  }

  /// Draws the damage of the next frame on `kept`, and returns whether that gives the same pixels as a full frame.
  func drawsDamage(on kept: PixelBuffer, _ comment: String) throws -> Bool {
    world.enter()
    world.commit()
    let plan = plan(of: kept)
    try renderer.render(plan, into: kept, damage: plan.damage)
    let whole = try buffer()
    try Renderer().render(world.frame().list, into: whole, scale: scale)
    let difference = kept.difference(from: whole)
    #expect(difference == nil, "\(comment), \(difference ?? "")")
    return difference == nil
  }
}

/// Changes properties without animations.
@discardableResult
func withoutActions<Result>(_ body: () throws -> Result) rethrows -> Result {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  defer { CATransaction.commit() }
  return try body()
}

/// Returns a colour in sRGB.
func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CGColor {
  CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
}

/// White.
let white = rgb(1, 1, 1)

extension PixelBuffer {
  /// The sum of a channel over all pixels, in units of a full pixel.
  func sum(_ channel: Int = 0) -> Double {
    var total = 0
    for y in 0..<height { for x in 0..<width { total += Int(self[x, y][channel]) } }
    return Double(total) / 255
  }

  /// Describes the first pixel, in reading order, in which two buffers differ; nil if they are equal.
  func difference(from other: PixelBuffer) -> String? {
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        return "at (\(x), \(y)): \(self[x, y]) against \(other[x, y])"
      }
    }
    return nil
  }
}

/// Whether each of three channels is within `tolerance` levels of the colour expected, 0...255.
func isClose(_ pixel: SIMD4<UInt8>, _ red: Double, _ green: Double, _ blue: Double, within tolerance: Double = 1.01)
  -> Bool
{
  abs(Double(pixel.x) - red) <= tolerance && abs(Double(pixel.y) - green) <= tolerance
    && abs(Double(pixel.z) - blue) <= tolerance
}
