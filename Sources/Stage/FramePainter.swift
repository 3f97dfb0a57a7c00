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
  /// What is out of date in `pixels`; nil if all of it may be.
  private var staleDamage: DamageRegion?
  /// What is out of date in the host's memory; nil if all of it may be.
  private var staleHostDamage: DamageRegion?

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  var pixelCounts: PixelCounts { renderer.pixelCounts }

  /// `size` is in points.
  static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int) {
    func count(_ points: CGFloat) -> Int {
      let pixels = (points * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 0), CGFloat(Int32.max))) : 0
    }
    return (count(size.width), count(size.height))
  }

  func resize(to size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    (pixels, staleDamage, staleHostDamage) = (nil, nil, nil)
  }

  func picture(of world: LayerWorld) throws -> Bitmap {
    let plan = nextFrame(of: world)
    let damage = staleDamage
    let target = try pixels(toDraw: damage)
    staleDamage = nil
    try renderer.render(plan, into: target.buffer, damage: damage)
    staleDamage = DamageRegion()
    return Bitmap(target)
  }

  /// Pixels into which `damage` can be drawn, nil for everything: a copy if a bitmap refers to the last ones.
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

  /// Draws the parts that changed since the last call, or everything, and returns the region; nil for the whole screen.
  func draw(_ world: LayerWorld, into target: PixelBuffer, everything: Bool) throws -> DamageRegion? {
    let plan = nextFrame(of: world)
    let damage = everything ? nil : staleHostDamage
    staleHostDamage = nil
    try renderer.render(plan, into: target, damage: damage)
    staleHostDamage = DamageRegion()
    return damage
  }

  /// Adds the frame's damage to what both buffers still have to redraw.
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

  /// Black; nil where there is no memory.
  convenience init?(width: Int, height: Int) {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    self.init(buffer)
  }

  /// The row lives as long as this object; the highest byte of each pixel is undefined.
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self))
  }
}
