import CoreGraphics
import QuartzCore
import Raster

/// A paused transition beneath a moving card that covers a tenth of the screen.
final class MovingCard {
  let buffer: PixelBuffer
  private let world: LayerWorld
  private let card = LayerScenes.layer(CGRect(x: 40, y: 200, width: 156, height: 211), color: .white)
  private let renderer = Renderer()
  private let scale: Int
  private var step = 0

  init?(scale: Int) {
    guard let buffer = PixelBuffer(width: 390 * scale, height: 844 * scale) else { return nil }
    self.buffer = buffer
    self.scale = scale
    let scene = TransitionScene()
    _ = scene.frame(at: 0.4)
    world = scene.world
    world.root?.addSublayer(card)
    draw(onlyDamage: false)
  }

  /// Moves the card by a point and draws the damage, or the full frame.
  func draw(onlyDamage: Bool) {
    step += 1
    world.enter()
    CATransaction.setDisableActions(true)
    card.position.x = CGFloat(118 + step % 150)
    world.commit()
    let frame = world.frame()
    let plan = FramePlan(
      frame.list, after: frame.previous, scale: Double(scale), width: buffer.width, height: buffer.height)
    do throws(RasterError) {
      try renderer.render(plan, into: buffer, damage: onlyDamage ? plan.damage : nil)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
