import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Keeps the pixels of a screen and redraws only the parts that changed since the last frame.
@MainActor final class FramePainter {
  private let renderer = Renderer()
  private var size: CGSize
  private var scale: CGFloat
  private var pixels: SharedPixels?
  /// The parts of `pixels` that are out of date; nil if all of it may be.
  private var staleDamage: DamageRegion?
  /// The parts of the host's memory that are out of date; nil if all of it may be.
  private var staleHostDamage: DamageRegion?

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The pixels of the last frame that was drawn.
  var pixelCounts: PixelCounts { renderer.pixelCounts }

  /// Returns `size`, in points, as a number of whole pixels on each axis.
  static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int) {
    func count(_ points: CGFloat) -> Int {
      let pixels = (points * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 0), CGFloat(Int32.max))) : 0
    }
    return (count(size.width), count(size.height))
  }

  func resize(to size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    (pixels, staleDamage, staleHostDamage) = (nil, nil, nil)
  }

  /// Returns the frame of `world` at its current instant.
  func picture(of world: LayerWorld) throws -> Bitmap {
    let plan = nextFrame(of: world)
    let damage = staleDamage
    let target = try pixels(toDraw: damage)
    staleDamage = nil
    try renderer.render(plan, into: target.buffer, damage: damage)
    staleDamage = DamageRegion()
    return Bitmap(target)
  }

  /// Returns pixels into which `damage` can be drawn, nil for everything: a copy if a bitmap refers to the last ones.
  private func pixels(toDraw damage: DamageRegion?) throws -> SharedPixels {
    if let pixels, damage?.isEmpty == true { return pixels }
    if isKnownUniquelyReferenced(&pixels), let pixels { return pixels }
    let (width, height) = Self.pixels(size, scale)
    guard let made = SharedPixels(width: width, height: height) else {
      throw BitmapError(description: "There is no memory for \(width) × \(height) pixels. Make the screen smaller.")
    }
    if let pixels, damage != nil { made.buffer.copy(pixels.buffer) }
    pixels = made
    return made
  }

  /// Draws the frame of `world` into a host's memory: the parts that changed since the last call, or everything.
  ///
  /// Returns the region that was drawn, or nil if that is the whole screen.
  func draw(_ world: LayerWorld, into target: PixelBuffer, everything: Bool) throws -> DamageRegion? {
    let plan = nextFrame(of: world)
    let damage = everything ? nil : staleHostDamage
    staleHostDamage = nil
    try renderer.render(plan, into: target, damage: damage)
    staleHostDamage = DamageRegion()
    return damage
  }

  /// Returns the plan of the current frame, and adds its damage to what both buffers still have to redraw.
  private func nextFrame(of world: LayerWorld) -> FramePlan {
    let (frame, (width, height)) = (world.frame(), Self.pixels(size, scale))
    let plan = FramePlan(frame.list, after: frame.previous, scale: scale.native, width: width, height: height)
    staleDamage?.add(plan.damage)
    staleHostDamage?.add(plan.damage)
    return plan
  }
}

/// Pixels that a stage draws into as long as no bitmap refers to them; from then on no one writes into them.
final class SharedPixels: @unchecked Sendable {
  let buffer: PixelBuffer

  init(_ buffer: PixelBuffer) { self.buffer = buffer }

  /// Black pixels; nil where there is no memory for them.
  convenience init?(width: Int, height: Int) {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    self.init(buffer)
  }

  /// The pixels of row `y`, which live as long as this object; the highest byte of each is undefined.
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self))
  }
}
