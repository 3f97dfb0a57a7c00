import CoreGraphics
import QuartzCore
import Testing

@Suite("Values of a layer while other values are animated")
struct AnimatedLooksTests {
  /// The colours of a layer.
  enum Colour: String, CaseIterable { case background, border, shadow, fill, stroke }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer(_ colour: Colour) -> CALayer {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    (shape.fillColor, shape.strokeColor) = (nil, nil)
    switch colour {
    case .background: shape.backgroundColor = red
    case .border: (shape.borderColor, shape.borderWidth) = (red, 1)
    case .shadow: (shape.shadowColor, shape.shadowOpacity, shape.backgroundColor) = (red, 1, .white)
    case .fill: shape.fillColor = red
    case .stroke: shape.strokeColor = red
    }
    return shape
  }

  @Test("A colour is drawn as it was set, whatever moves the layer", arguments: Colour.allCases)
  func colours(_ colour: Colour) {
    let world = LayerWorld()
    world.enter()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = layer(colour)
    root.addSublayer(layer)
    world.show(root)
    world.commit()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(50, 0, 0)
    animation.duration = 1
    layer.add(animation, forKey: "move")
    world.commit()
    world.advance(to: 0.5)
    let colors = world.frame().list.items.flatMap { item in
      if case .shape(let shape) = item.content { [shape.fillColor, shape.strokeColor] } else { [item.color ?? .zero] }
    }
    #expect(colors.contains { $0.x > 0.9 && $0.y == 0 && $0.z == 0 && $0.w > 0 }, "\(colors)")
  }
}
