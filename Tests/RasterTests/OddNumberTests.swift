import QuartzCore
import Raster
import SeededRandom
import Testing

@Suite("Odd numbers neither hang nor crash the renderer")
struct OddNumberTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e150, -1e150, 1e19, -1e19, 1e9, -1e9, 40_000, .leastNonzeroMagnitude,
    1e-150, -1e-9, 0,
    -0.0, -1, 1e5,
  ]

  @Test("Frames with odd numbers in any of their items are drawn to the end", arguments: 0..<40)
  func items(seed: UInt64) throws {
    let scene = Scene(60, 50, scale: [1, 1.25, 2, 3][Int(seed) % 4])
    var random = SeededGenerator(seed: seed)
    var layers: [CALayer] = []
    withoutActions {
      for _ in 0..<14 { layers.append(RandomScene.add(to: scene, below: layers, &random)) }
    }
    scene.world.commit()
    let list = scene.world.frame().list
    let renderer = Renderer()
    for _ in 0..<6 {
      guard let index = list.items.indices.randomElement(using: &random) else { continue }
      let kept = list.items[index]
      for _ in 0..<Int.random(in: 1...2, using: &random) { Self.spoil(&list.items[index], &random) }
      try renderer.render(list, into: scene.buffer(), scale: scene.scale)
      if Bool.random(using: &random) { list.items[index] = kept }
    }
    // Odd numbers leave no trace: a plain frame is drawn as before.
    let plain = Scene(20, 20)
    withoutActions { plain.add(4, 4, 8.5, 8, white).cornerRadius = 2 }
    let pixels = try plain.buffer()
    plain.world.commit()
    try renderer.render(plain.world.frame().list, into: pixels, scale: 1)
    #expect(pixels.difference(from: try plain.draw()) == nil)
  }

  /// Puts an odd number somewhere into an item.
  private static func spoil(_ item: inout DisplayItem, _ random: inout SeededGenerator) {
    let number = odd.randomElement(using: &random) ?? .nan
    let lane = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: item.placement.xAxis[lane % 2] = number
    case 1: item.placement.yAxis[lane % 2] = number
    case 2: item.placement.origin[lane % 2] = number
    case 3: item.placement.weights[lane % 2] = number
    case 4: item.placement.weight = number
    case 5: item.opacity = number
    default: item.content = spoiled(item.content, number, lane, Int.random(in: 0..<3, using: &random))
    }
  }

  /// Returns the content with one of its numbers replaced: `choice` says which.
  private static func spoiled(
    _ content: DisplayItem.Content, _ number: Double, _ lane: Int, _ choice: Int
  ) -> DisplayItem.Content {
    func spoil(_ outline: inout RoundedOutline) {
      if choice == 0 { outline.rect[lane] = number } else { outline = RoundedOutline(outline.rect, radius: number) }
    }
    switch content {
    case .shadow(var shadow):
      if choice == 2 { spoil(&shadow.outline) } else { shadow.offset[lane % 2] = number }
      if choice == 1 { shadow.blur = number }
      return .shadow(shadow)
    case .background(var background):
      if choice == 2 { background.color[lane] = Float(number) } else { spoil(&background.outline) }
      return .background(background)
    case .picture(var picture):
      if choice == 0 { picture.frame[lane] = number }
      if choice == 1 { picture.part[lane] = number }
      if choice == 2 { picture.scale = number }
      return .picture(picture)
    case .shape(var shape):
      if choice == 0 { shape.lineWidth = number }
      if choice == 1 { shape.strokeEnd = number }
      if choice == 2 { shape.miterLimit = number }
      return .shape(shape)
    case .gradient(var gradient):
      if choice == 2 { gradient.end[lane % 2] = number } else { spoil(&gradient.outline) }
      return .gradient(gradient)
    case .text(var text):
      if choice == 2 { text.box[lane] = number } else { text.corner[lane % 2] = number }
      return .text(text)
    case .border(var border):
      if choice == 2 { border.width = number } else { spoil(&border.outline) }
      return .border(border)
    case .backdrop(var backdrop):
      if choice == 2 { backdrop.blur = number } else { spoil(&backdrop.outline) }
      return .backdrop(backdrop)
    case .beginClip(var outline):
      spoil(&outline)
      return .beginClip(outline)
    case .beginGroup, .beginMask, .maskSwitch, .end: return content
    }
  }

  @Test("Parts of pictures with odd numbers are drawn to the end", arguments: odd)
  func pictureParts(number: Double) throws {
    let image: CGImage? = CGImage(width: 4, height: 4, premultipliedRGBA: Array(repeating: 200, count: 64))
    let lanes: [(Double, Double, Double, Double)] = [
      (number, 0, 1, 1), (0, 0, number, 1), (number, number, number, number), (0.2, 0.2, number, number),
    ]
    for part in lanes {
      let scene = Scene(20, 20)
      let rect = CGRect(x: part.0, y: part.1, width: part.2, height: part.3)
      withoutActions {
        let first = scene.add(2, 2, 16, 16)
        (first.contents, first.contentsRect) = (image, rect)
        first.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        let second = scene.add(2, 2, 16, 16)
        (second.contents, second.contentsCenter) = (image, rect)
      }
      _ = try scene.draw()
    }
  }

  @Test("A line with more dashes than can be visible is drawn as a solid line", arguments: [1e4, 1e7, 1e12])
  func dashes(length: Double) throws {
    let scene = Scene(20, 20)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -length, y: 10))
    path.addLine(to: CGPoint(x: length, y: 10))
    withoutActions {
      let layer = scene.position(CAShapeLayer(), 0, 0, 20, 20)
      (layer.path, layer.strokeColor, layer.lineWidth, layer.lineDashPattern) = (path, white, 4, [0.01, 0.01])
    }
    #expect(try scene.draw()[10, 10].x > 0)
  }
}
