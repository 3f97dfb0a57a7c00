import Testing

@testable import QuartzCore

/// Returns the kinds of the items that `root` shows, each followed by the name of its layer: `background a`.
private func steps(_ root: CALayer) -> [String] {
  let list = world(showing: root).frame().list
  var names: [UInt: String] = [:]
  var waiting = [root]
  while let layer = waiting.popLast() {
    names[UInt(bitPattern: ObjectIdentifier(layer))] = layer.name
    waiting += layer.sublayers ?? []
    if let mask = layer.mask { waiting.append(mask) }
  }
  return list.items.map { "\($0.kind) \(names[$0.layer] ?? "?")" }
}

private func items(_ root: CALayer) -> [DisplayItem] {
  let world = world(showing: root)
  return withExtendedLifetime(world) { Array(world.frame().list.items) }
}

private func box(_ name: String, _ x: Double = 0, _ y: Double = 0, _ size: Double = 10) -> CALayer {
  let layer = filled(x, y, size, size)
  layer.name = name
  return layer
}

private func root(_ layers: CALayer...) -> CALayer {
  let root = CALayer()
  root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  root.name = "root"
  for layer in layers { root.addSublayer(layer) }
  return root
}

/// Returns where the picture that `layer` shows is drawn.
private func pictureFrame(_ layer: CALayer) -> SIMD4<Double>? {
  if case .picture(let picture)? = items(root(layer)).first?.content { picture.frame } else { nil }
}

private func picture(_ width: Int, _ height: Int) -> CGImage? {
  CGImage(width: width, height: height, premultipliedRGBA: Array(repeating: 255, count: width * height * 4))
}

@Suite("Display lists of frames")
struct DisplayListTests {
  @Test("Layers come from back to front, the sublayers of a layer right after it")
  func order() {
    let a = box("a")
    a.addSublayer(box("b"))
    #expect(steps(root(a, box("c"))) == ["background a", "background b", "background c"])
  }

  @Test("The order in one layer is shadow, background, contents, sublayers, border")
  func withinLayer() {
    let a = box("a")
    (a.shadowOpacity, a.borderWidth) = (0.5, 1)
    a.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 255])
    a.addSublayer(box("b"))
    #expect(steps(root(a)) == ["shadow a", "background a", "picture a", "background b", "border a"])
  }

  @Test("Clipped steps are between background and border")
  func clip() {
    let a = box("a")
    (a.masksToBounds, a.borderWidth) = (true, 1)
    #expect(steps(root(a)) == ["background a", "border a"])
    a.addSublayer(box("b"))
    #expect(steps(root(a)) == ["background a", "beginClip a", "background b", "end a", "border a"])
    let items = items(root(a))
    #expect(items[1].extent == 2 && items[1].begins)
  }

  @Test("Corners round background, clip and border alike, at most to half the smaller side")
  func corners() {
    let a = box("a")
    (a.masksToBounds, a.borderWidth, a.cornerRadius) = (true, 1, 3)
    a.maskedCorners = [.layerMinXMinYCorner]
    a.addSublayer(box("b"))
    let rounded = items(root(a)).filter { ($0.outline?.radius ?? 0) > 0 }
    #expect(rounded.map(\.kind) == [.background, .beginClip, .border])
    #expect(rounded.allSatisfy { $0.outline?.radius == 3 && $0.outline?.corners == 1 })
    a.cornerRadius = 50
    #expect(items(root(a))[0].outline?.radius == 5)
    a.cornerRadius = -5
    #expect(items(root(a))[0].outline?.radius == 0)
  }

  @Test("A group of one step becomes that step with less opacity, a group of two stays")
  func groups() {
    let a = box("a")
    a.opacity = 0.5
    #expect(steps(root(a)) == ["background a"] && items(root(a))[0].opacity == 0.5)
    a.addSublayer(box("b"))
    #expect(steps(root(a)) == ["beginGroup a", "background a", "background b", "end a"])
    let items = items(root(a))
    #expect(items[0].opacity == 0.5 && items[0].extent == 3)
    #expect(items[1].opacity == 1 && items[2].opacity == 1)
  }

  @Test("Opacities of nested single steps multiply")
  func nestedGroups() {
    let (outer, inner) = (layer(0, 0, 10, 10), box("b"))
    (outer.opacity, inner.opacity) = (0.5, 0.5)
    outer.addSublayer(inner)
    #expect(items(root(outer)).map(\.opacity) == [0.25])
  }

  @Test("A shape that is filled and stroked stays a group: its line does not shine through on its filling")
  func shapeGroup() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.opacity = 0.5
    #expect(items(root(shape)).map(\.kind) == [.shape])
    shape.strokeColor = .black
    #expect(items(root(shape)).map(\.kind) == [.beginGroup, .shape, .end])
  }

  @Test("Without group opacity each step has its own, sublayers' too")
  func ungrouped() {
    let a = box("a")
    (a.opacity, a.allowsGroupOpacity) = (0.5, false)
    a.addSublayer(box("b"))
    #expect(items(root(a)).map(\.opacity) == [0.5, 0.5])
  }

  @Test("Opacity above 1 is 1; at or below 0 nothing is drawn", arguments: [(1.0, 1), (7, 1), (0, 0), (-3, 0)])
  func opacityRange(opacity: Float, count: Int) {
    let a = box("a")
    a.opacity = opacity
    #expect(items(root(a)).map(\.opacity) == Array(repeating: 1, count: count))
  }

  @Test("Hidden layers and their sublayers are left out")
  func hidden() {
    let a = box("a")
    a.addSublayer(box("b"))
    a.isHidden = true
    #expect(steps(root(a, box("c"))) == ["background c"])
  }

  @Test("The masked steps come before the mask, which is in the layer's coordinate system")
  func mask() {
    let (a, mask) = (box("a", 20, 20), box("m", 1, 2, 5))
    a.mask = mask
    #expect(steps(root(a)) == ["beginMask a", "background a", "maskSwitch a", "background m", "end a"])
    let items = items(root(a))
    #expect(items[0].extent == 4 && items[3].placement.map(SIMD2(0, 0)) == SIMD2(21, 22))
  }

  @Test("A masked layer's opacity applies to its content, not to the mask")
  func maskOpacity() {
    let a = box("a")
    a.mask = box("m")
    a.opacity = 0.5
    #expect(items(root(a)).filter(\.draws).map(\.opacity) == [0.5, 1])
  }

  @Test("Siblings are sorted by their distance in front; equals keep their order")
  func depth() {
    let layers = [box("a"), box("b"), box("c"), box("d")]
    layers[0].zPosition = 1
    layers[1].transform = CATransform3DMakeTranslation(0, 0, 1)
    layers[3].zPosition = -2
    let root = CALayer()
    root.sublayers = layers
    #expect(steps(root) == ["background d", "background c", "background a", "background b"])
    layers[0].zPosition = 0
    #expect(steps(root) == ["background d", "background a", "background c", "background b"])
  }

  @Test("A one-sided layer that is turned over is left out with its sublayers")
  func backFaces() {
    let card = box("a", 40, 40)
    card.addSublayer(box("b"))
    card.isDoubleSided = false
    let turn = { (angle: Double) in CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0) }
    for perspective: CGFloat in [0, -0.002] {
      let root = root(card)
      root.sublayerTransform.m34 = perspective
      for (angle, count) in [(0.0, 2), (1.5, 2), (1.65, 0), (3.1, 0), (4.6, 0), (4.8, 2)] {
        card.transform = turn(angle)
        #expect(steps(root).count == count, "at \(angle), perspective \(perspective)")
      }
    }
    card.isDoubleSided = true
    card.transform = turn(3)
    #expect(steps(root(card)).count == 2)
  }

  @Test("Perspective projects points by their distance from the eye")
  func perspective() {
    let child = box("a", 60, 60)
    let root = root(child)
    root.sublayerTransform.m34 = -1 / 100
    child.transform = CATransform3DMakeTranslation(0, 0, 50)
    let found = items(root)[0].placement.map(SIMD2(5, 5))
    #expect(found == SIMD2(80, 80))
  }

  @Test("Sublayers of a transform layer are in space and sorted by depth")
  func space() {
    let (space, near, far) = (CATransformLayer(), box("near"), box("far"))
    space.name = "space"
    near.zPosition = 10
    far.zPosition = -10
    space.addSublayer(near)
    space.addSublayer(far)
    #expect(steps(root(space)) == ["background far", "background near"])
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(steps(root(space)) == ["background near", "background far"])
  }

  @Test("A turned transform layer shows the depth of its sublayers as a horizontal distance")
  func spaceTurned() {
    let (space, child) = (CATransformLayer(), box("a"))
    child.zPosition = 10
    space.addSublayer(child)
    space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let middle = items(root(space))[0].placement.map(SIMD2(5, 5))
    #expect(abs(middle.x - 10) < rounding && abs(middle.y - 5) < rounding)
  }

  @Test("A shadow is cast by the path, else the background, else all content, and is left out if it is clipped")
  func shadows() {
    let a = layer(0, 0, 10, 10)
    (a.name, a.shadowOpacity) = ("a", 0.5)
    #expect(items(root(a)).isEmpty)
    a.addSublayer(box("b"))
    a.addSublayer(box("c"))
    #expect(items(root(a)).map(\.kind) == [.shadow, .background, .background])
    #expect(items(root(a))[0].extent == 2)
    a.backgroundColor = .white
    #expect(items(root(a))[0].extent == 0)
    a.backgroundColor = nil
    a.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    #expect(items(root(a))[0].extent == 0)
    guard case .shadow(let shadow) = items(root(a))[0].content else { preconditionFailure("no shadow") }
    #expect(shadow.path?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 3))
    // An equal path changes nothing.
    a.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    #expect(a.shadowPath === shadow.path)
    a.masksToBounds = true
    #expect(steps(root(a)) == ["beginClip a", "background b", "background c", "end a"])
    (a.masksToBounds, a.shadowColor) = (false, nil)
    #expect(steps(root(a)) == ["background b", "background c"])
  }

  @Test("A list that is filled separately equals the frame's, and does not affect it")
  func fill() {
    let root = filled(0, 0, 20, 20)
    root.addSublayer(filled(5, 5, 5, 5, .white))
    let world = world(showing: root)
    let list = DisplayList()
    world.fill(list)
    let frame = world.frame()
    #expect(list.items.count == 2 && Array(list.items) == Array(frame.list.items))
    #expect(frame.previous.items.isEmpty)
    world.fill(list)
    #expect(world.frame().previous === frame.list)
  }

  @Test(
    "A picture is positioned by its gravity; top is where y is largest",
    arguments: [
      (CALayerContentsGravity.resize, [0, 0, 100, 50]), (.center, [40, 20, 20, 10]), (.top, [40, 40, 20, 10]),
      (.bottom, [40, 0, 20, 10]), (.left, [0, 20, 20, 10]), (.right, [80, 20, 20, 10]), (.topLeft, [0, 40, 20, 10]),
      (.topRight, [80, 40, 20, 10]), (.bottomLeft, [0, 0, 20, 10]), (.bottomRight, [80, 0, 20, 10]),
      (.resizeAspect, [0, 0, 100, 50]), (.resizeAspectFill, [0, 0, 100, 50]),
    ] as [(CALayerContentsGravity, [Double])])
  func gravity(gravity: CALayerContentsGravity, frame: [Double]) {
    let a = layer(0, 0, 100, 50)
    a.contents = picture(40, 20)
    (a.contentsScale, a.contentsGravity) = (2, gravity)
    #expect(pictureFrame(a) == SIMD4(frame[0], frame[1], frame[2], frame[3]))
  }

  @Test("Aspect ratios are kept: fitting leaves room, filling goes beyond the bounds")
  func aspects() {
    let a = layer(0, 0, 100, 50)
    a.contents = picture(10, 10)
    a.contentsGravity = .resizeAspect
    #expect(pictureFrame(a) == SIMD4(25, 0, 50, 50))
    a.contentsGravity = .resizeAspectFill
    #expect(pictureFrame(a) == SIMD4(0, -25, 100, 100))
  }

  @Test("A colour is drawn as it was set, whatever moves the layer")
  func colorsWhileMoving() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let settings: [(CAShapeLayer) -> Void] = [
      { $0.backgroundColor = red }, { ($0.borderColor, $0.borderWidth) = (red, 1) },
      { ($0.shadowColor, $0.shadowOpacity, $0.backgroundColor) = (red, 1, .white) }, { $0.fillColor = red },
      { $0.strokeColor = red },
    ]
    for (index, set) in settings.enumerated() {
      let (scene, shape) = (TimedScene(), CAShapeLayer())
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      (shape.fillColor, shape.strokeColor) = (nil, nil)
      set(shape)
      scene.root.addSublayer(shape)
      let far = CATransform3DMakeTranslation(50, 0, 0)
      scene.begin(animation("transform", from: CATransform3DIdentity, to: far), on: shape)
      scene.frame(at: 0.5)
      let colors = scene.world.frame().list.items.flatMap { item in
        if case .shape(let shape) = item.content { return [shape.fillColor, shape.strokeColor] }
        return [item.color ?? .zero]
      }
      #expect(colors.contains { $0.x > 0.9 && $0.y == 0 && $0.z == 0 && $0.w > 0 }, "setting \(index): \(colors)")
    }
  }

  @Test("Contents other than a picture show nothing")
  func otherContents() {
    let a = layer(0, 0, 10, 10)
    a.contents = "a name"
    #expect(items(root(a)).isEmpty)
    #expect(a.contents as? String == "a name")
  }
}
