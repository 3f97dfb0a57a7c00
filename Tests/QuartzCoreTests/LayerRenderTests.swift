import Testing

@testable import QuartzCore

/// Returns a description of what rendering `layer` records: the boxes that are filled or stroked, in pixels.
private func rendered(_ layer: CALayer) throws -> [String] {
  let context = try #require(CGContext(size: CGSize(width: 100, height: 100), scale: 1))
  layer.render(in: context)
  return context.drawing.operations.map { operation in
    switch operation {
    case .fill(let outline, _, let color, let how): "fill \(box(outline)) \(color.x) \(how.alpha)"
    case .stroke(let outline, let pen, _, _, _): "stroke \(box(outline)) \(pen.lineWidth)"
    case .clip(let outline, _): "clip \(box(outline))"
    case .beginLayer(let how): "layer \(how.alpha)"
    case .endLayer: "end"
    case .save: "save"
    case .restore: "restore"
    case .image: "image"
    case .gradient: "gradient"
    default: "other"
    }
  }
}

private func box(_ outline: CGPathOutline) -> String {
  let box = CGPath(outline).boundingBoxOfPath
  return [box.minX, box.minY, box.width, box.height].map { "\(Int($0.native.rounded()))" }.joined(separator: ",")
}

/// Returns the number of clips that apply to the operation at `index`.
private func clipsInEffect(at index: Int, _ operations: [String]) -> Int {
  var counts = [0]
  for operation in operations[..<index] {
    if operation == "save" { counts.append(counts[counts.count - 1]) }
    if operation == "restore" { counts.removeLast() }
    if operation.hasPrefix("clip") { counts[counts.count - 1] += 1 }
  }
  return counts[counts.count - 1]
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

@Suite("Rendering layers into a context")
struct LayerRenderTests {
  @Test("A layer is rendered in its own coordinate system, without its transform and position")
  func ownCoordinates() throws {
    let root = filled(50, 60, 20, 10, red)
    root.transform = CATransform3DMakeScale(3, 3, 1)
    root.addSublayer(filled(2, 3, 4, 5))
    let operations = try rendered(root).filter { $0.hasPrefix("fill") }
    #expect(operations == ["fill 0,0,20,10 1.0 1.0", "fill 2,3,4,5 0.0 1.0"])
  }

  @Test("A group begins and ends, and the steps after it are opaque again")
  func group() throws {
    let (root, group) = (layer(0, 0, 50, 50), filled(0, 0, 10, 10, red))
    root.addSublayer(group)
    group.addSublayer(filled(1, 1, 2, 2))
    group.opacity = 0.5
    root.addSublayer(filled(20, 20, 5, 5))
    let operations = try rendered(root).filter { $0 != "save" && $0 != "restore" }
    #expect(
      operations == ["layer 0.5", "fill 0,0,10,10 1.0 1.0", "fill 1,1,2,2 0.0 1.0", "end", "fill 20,20,5,5 0.0 1.0"])
  }

  @Test("A clip applies to the steps inside only")
  func clip() throws {
    let (root, clip) = (layer(0, 0, 50, 50), layer(10, 10, 10, 10))
    root.addSublayer(clip)
    clip.addSublayer(filled(0, 0, 30, 30))
    clip.masksToBounds = true
    root.addSublayer(filled(20, 20, 5, 5))
    let operations = try rendered(root)
    #expect(operations.contains("clip 10,10,10,10"))
    let inside = try #require(operations.firstIndex(of: "fill 10,10,30,30 0.0 1.0"))
    let after = try #require(operations.firstIndex(of: "fill 20,20,5,5 0.0 1.0"))
    #expect(clipsInEffect(at: inside, operations) == 1 && clipsInEffect(at: after, operations) == 0)
  }

  @Test("A mask is not drawn, the masked layer is")
  func mask() throws {
    let root = filled(0, 0, 50, 50, red)
    root.mask = filled(0, 0, 7, 7)
    root.addSublayer(filled(1, 1, 2, 2))
    let operations = try rendered(root).filter { $0.hasPrefix("fill") }
    #expect(operations == ["fill 0,0,50,50 1.0 1.0", "fill 1,1,2,2 0.0 1.0"])
  }

  @Test("Borders are stroked inside the bounds, above the sublayers")
  func border() throws {
    let root = layer(0, 0, 50, 40)
    root.borderWidth = 4
    root.addSublayer(filled(1, 1, 2, 2))
    let operations = try rendered(root).filter { $0 != "save" && $0 != "restore" }
    #expect(operations == ["fill 1,1,2,2 0.0 1.0", "stroke 2,2,46,36 4.0"])
  }

  @Test("Gradients and pictures are rendered")
  func contents() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    gradient.colors = [red, CGColor.black]
    gradient.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 255])
    let operations = try rendered(gradient).filter { $0 == "image" || $0 == "gradient" }
    #expect(operations == ["image", "gradient"])
  }

  @Test("Animations and hidden layers are left out")
  func modelOnly() throws {
    let root = filled(0, 0, 10, 10, red)
    let child = filled(0, 0, 5, 5)
    root.addSublayer(child)
    let world = world(showing: root)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor.black
    root.add(animation, forKey: nil)
    child.isHidden = true
    #expect(try rendered(root).filter { $0.hasPrefix("fill") } == ["fill 0,0,10,10 1.0 1.0"])
    withExtendedLifetime(world) {}
  }
}
