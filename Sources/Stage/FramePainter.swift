import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Keeps the pixels of a screen, and draws of each frame only what differs.
@MainActor final class FramePainter {
  private let renderer = Renderer()
  private var size: CGSize
  private var scale: CGFloat
  private var buffer: PixelBuffer?
  /// What differs between the buffer and the frame taken last; nil where everything may.
  private var owed: DamageRegion?
  /// The same for what is drawn into a host's memory.
  private var owedToHost: DamageRegion?

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The pixels of the last frame that was drawn.
  var pixelCounts: PixelCounts { renderer.pixelCounts }

  /// The whole pixels that `size` points take up.
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
    (buffer, owed, owedToHost) = (nil, nil, nil)
  }

  /// The frame of `world` at its present instant.
  func picture(of world: LayerWorld) throws -> Bitmap {
    let (width, height) = Self.pixels(size, scale)
    guard let target = buffer ?? PixelBuffer(width: width, height: height) else {
      throw BitmapError(description: "There is no memory for \(width) × \(height) pixels. Make the screen smaller.")
    }
    buffer = target
    let list = take(world)
    let damage = owed
    owed = nil
    try renderer.render(list, into: target, scale: scale.native, damage: damage)
    owed = DamageRegion()
    return Bitmap(target)
  }

  /// Draws into a host's memory what differs from what was drawn there last, or all, and says what that is; nil
  /// stands for everything.
  func draw(_ world: LayerWorld, into target: PixelBuffer, everything: Bool) throws -> DamageRegion? {
    let list = take(world)
    let damage = everything ? nil : owedToHost
    owedToHost = nil
    try renderer.render(list, into: target, scale: scale.native, damage: damage)
    owedToHost = DamageRegion()
    return damage
  }

  /// The frame of the present instant, its damage being put on every account.
  private func take(_ world: LayerWorld) -> DisplayList {
    let frame = world.frame()
    owed = owed.map { $0.adding(frame.damage) }
    owedToHost = owedToHost.map { $0.adding(frame.damage) }
    return frame.list
  }
}

extension DamageRegion {
  fileprivate func adding(_ other: DamageRegion) -> DamageRegion {
    guard !other.isEmpty else { return self }
    guard !isEmpty else { return other }
    var sum = self
    for rect in other.rects {
      let (low, high) = (SIMD2(rect.minX.native, rect.minY.native), SIMD2(rect.maxX.native, rect.maxY.native))
      sum.add(SIMD4(lowHalf: low, highHalf: high))
    }
    return sum
  }
}
