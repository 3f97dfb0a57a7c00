import CoreGraphics
import QuartzCore
import SeededRandom
import Testing

@testable import QuartzCore

/// A client's subclass of a layer.
private final class ClientLayer: CALayer {
  var asked: [String] = []

  override func action(forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return NSNull()
  }
}

@Suite("Presentation copies")
struct PresentationCopyTests {
  private let scene = TimedScene()

  private func animate(_ layer: CALayer, _ keyPath: String, _ from: Any, _ to: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: nil)
  }

  @Test("A hit test of a copy finds a sublayer at its presented position, not at the model's")
  func hit() throws {
    let moving = layer(0, 0, 10, 10)
    scene.root.addSublayer(moving)
    scene.world.commit()
    animate(moving, "position", CGPoint(x: 55, y: 55), CGPoint(x: 95, y: 55))
    scene.world.commit()
    scene.frame(at: 0.5)
    let shown = try #require(scene.root.presentation())
    #expect(shown.hitTest(CGPoint(x: 75, y: 55))?.model() === moving)
    #expect(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === scene.root)
  }

  @Test("Layers of a client's class keep their position among copies, and points convert through them")
  func clientClass() throws {
    let (client, inside) = (ClientLayer(), layer(1, 2, 3, 4))
    client.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    client.addSublayer(inside)
    scene.root.addSublayer(client)
    scene.world.commit()
    #expect(client.presentation() == nil)
    #expect(scene.root.presentation()?.sublayers?.count == 2)
    let shown = try #require(inside.presentation())
    #expect(shown.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
  }

  @Test("Copies of every kind of layer have the presented colours")
  func colors() throws {
    let (shape, text, gradient) = (CAShapeLayer(), CATextLayer(), CAGradientLayer())
    gradient.colors = [CGColor.black, CGColor.black]
    for layer in [shape, text, gradient] { scene.root.addSublayer(layer) }
    scene.world.commit()
    animate(shape, "fillColor", CGColor.black, CGColor.white)
    animate(text, "foregroundColor", CGColor.black, CGColor.white)
    animate(gradient, "colors", [CGColor.black, CGColor.black], [CGColor.white, CGColor.black])
    scene.world.commit()
    scene.frame(at: 0.5)
    let grey = CGColor(rgba: SIMD4(0.5, 0.5, 0.5, 1))
    #expect(shape.presentation()?.fillColor == grey)
    #expect(text.presentation()?.foregroundColor == grey)
    #expect(gradient.presentation()?.colors?.first as? CGColor == grey)
    #expect(shape.fillColor == .black && gradient.colors?.first as? CGColor == .black)
  }

  @Test("A client's class is asked for actions before it is shown, and when it is added and removed")
  func clientActions() {
    let client = ClientLayer()
    client.opacity = 0.5
    scene.root.addSublayer(client)
    client.removeFromSuperlayer()
    client.removeFromSuperlayer()
    #expect(client.asked == ["opacity", kCAOnOrderIn, kCAOnOrderOut])
  }
}
