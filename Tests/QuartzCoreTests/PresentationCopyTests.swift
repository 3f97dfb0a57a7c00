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
    layer.add(animation(keyPath, from: from, to: to), forKey: nil)
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
    #expect(client.presentation() == nil && scene.root.presentation()?.sublayers?.count == 2)
    let shown = try #require(inside.presentation())
    #expect(shown.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
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
