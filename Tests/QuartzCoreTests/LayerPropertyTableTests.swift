import Testing

@testable import QuartzCore

/// Two values of a property, both different from its default.
private struct Sample {
  let one: Any
  let other: Any

  init(_ property: LayerProperty) {
    switch property.row.access {
    case .reference(_, _, .picture):
      // Any object is a picture for a layer.
      (one, other) = (NSString(string: "one"), NSString(string: "other"))
    case .reference(_, _, .path): (one, other) = (Self.path(10), Self.path(20))
    case .reference(_, _, .gradientColors):
      (one, other) = ([CGColor.black, .white], [CGColor.white, .black])
    case .reference(_, _, .gradientLocations):
      (one, other) = ([0.25, 0.5] as [NSNumber], [0.5, 0.75] as [NSNumber])
    case .transform: (one, other) = (CATransform3DMakeTranslation(4, 0, 0), CATransform3DMakeTranslation(8, 0, 0))
    case .color: (one, other) = (Self.gray(0.25), Self.gray(0.75))
    case .numbers: (one, other) = (Self.boxed(0.25, property), Self.boxed(0.75, property))
    }
  }

  private static func path(_ length: Double) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: length, height: length), transform: nil)
  }

  private static func gray(_ white: CGFloat) -> CGColor { CGColor(red: white, green: white, blue: white, alpha: 0.5) }

  private static func boxed(_ number: Double, _ property: LayerProperty) -> Any {
    let keyPath = LayerKeyPath(property)
    // Only a flag has no two values that differ from the default: the second is the default.
    guard property.kind == .flag else {
      return AnimatedValue.lanes(SIMD4(repeating: number)).boxed(at: keyPath) ?? number
    }
    let isOn = LayerValues()[property].x != 0
    return number < 0.5 ? !isOn : isOn
  }
}

/// Returns a text form of a value, by which two values can be compared.
private func text(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let color as CGColor: "\(color.rgba)"
  case let path as CGPath: "\(path.boundingBox)"
  case let list as [Any]: "\(list.map { text($0) })"
  case let number as NSNumber: "\(number.doubleValue)"
  case let value?: "\(value)"
  }
}

/// The table of animatable properties: each row has to hold everywhere that reads it.
@Suite("The table of animatable properties")
struct LayerPropertyTableTests {
  /// Returns a layer of the class that has `property`; a gradient layer has colours if `property` is its locations.
  static func layer(with property: LayerProperty) -> CALayer {
    let kinds: [CALayer] = [CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), BackdropLayer()]
    let sample = Sample(property).one
    for layer in [CALayer()] + kinds {
      let gradient = layer as? CAGradientLayer
      if property == .locations { gradient?.colors = [CGColor.black, CGColor.white] }
      guard has(property, layer, sample) else { continue }
      return layer
    }
    Issue.record("No layer has \(property.name)")
    return CALayer()
  }

  /// Returns whether the class of `layer` declares `property`, so that the row can set it.
  private static func has(_ property: LayerProperty, _ layer: CALayer, _ sample: Any) -> Bool {
    guard let probe = layer.makePresentationCopy() else { return false }
    switch property.row.access {
    case .numbers(let set): return set(probe, probe.values.pointee[property])
    case .transform(let set): return set(probe, CATransform3DIdentity)
    case .color(let get, let set, _):
      set(probe, sample as? CGColor)
      return get(probe) != nil
    case .reference(let get, let set, _):
      set(probe, sample)
      return get(probe) != nil
    }
  }

  /// Returns a scene that shows a layer that has `property`.
  private static func scene(with property: LayerProperty) -> (scene: TimedScene, layer: CALayer) {
    let scene = TimedScene()
    let layer = layer(with: property)
    scene.root.addSublayer(layer)
    scene.world.commit()
    return (scene, layer)
  }

  @Test("Keys are unique, spelled like the cases, and found again")
  func keys() {
    #expect(Set(LayerProperty.allCases.map(\.name)).count == LayerProperty.allCases.count)
    for property in LayerProperty.allCases {
      #expect(property.name == "\(property)" && LayerProperty(named: property.name) == property)
      #expect(LayerKeyPath(parsing: property.name) == LayerKeyPath(property))
    }
    #expect(LayerProperty(named: "nonsense") == nil)
  }

  @Test("Writing one property changes no other", arguments: LayerProperty.allCases)
  func slots(property: LayerProperty) {
    var values = LayerValues()
    let lanes = SIMD4<Double>(41, 42, 43, 44)
    values[property] = lanes
    values[transform: property] = CATransform3DMakeTranslation(1, 2, 3)
    for lane in 0..<property.laneCount { #expect(values[property][lane] == lanes[lane]) }
    if property.kind == .transform { #expect(values[transform: property].m43 == 3) }
    for other in LayerProperty.allCases where other != property {
      #expect(values[other] == LayerValues()[other], "\(other)")
      #expect(values[transform: other] == LayerValues()[transform: other], "\(other)")
    }
  }

  @Test("Setting a key sets the property, reading the key returns it, and nil restores the default value")
  func keyValue() throws {
    for property in LayerProperty.allCases {
      let layer = Self.layer(with: property)
      let before = text(layer.value(forKey: property.name))
      let sample = Sample(property)
      layer.setValue(sample.one, forKey: property.name)
      #expect(text(layer.value(forKey: property.name)) == text(sample.one), "\(property)")
      #expect(text(layer.value(forKey: property.name)) != before, "\(property)")
      if case .color(let get, _, _) = property.row.access {
        #expect(get(layer) === sample.one as AnyObject, "\(property)")
        layer.setValue(nil, forKey: property.name)
        #expect(get(layer) == nil, "\(property)")
      } else {
        layer.setValue(nil, forKey: property.name)
        let expected = type(of: layer).defaultValue(forKey: property.name)
        #expect(text(layer.value(forKey: property.name)) == text(expected), "\(property)")
      }
    }
  }

  @Test("The typed value is the value that clients read, and setting either has the same effect")
  func typedValue() throws {
    for property in LayerProperty.allCases {
      let (keyPath, sample) = (LayerKeyPath(property), Sample(property))
      let (one, other) = (Self.layer(with: property), Self.layer(with: property))
      one.setValue(sample.one, forKey: property.name)
      #expect(text(one.value(at: keyPath).boxed(at: keyPath)) == text(sample.one), "\(property)")
      let opened: AnimatedValue = try #require(AnimatedValue(sample.one, at: keyPath))
      other.setValue(opened, at: keyPath)
      #expect(text(other.value(forKey: property.name)) == text(sample.one), "\(property)")
    }
  }

  @Test("Setting a property on screen animates it by itself, unless its row says otherwise")
  func implicitAnimation() {
    for property in LayerProperty.allCases {
      let (_, layer) = Self.scene(with: property)
      layer.setValue(Sample(property).one, forKey: property.name)
      #expect((layer.animation(forKey: property.name) != nil) == property.animatesImplicitly, "\(property)")
    }
  }

  @Test("An explicit animation shows its ends in frames, in the presentation and on a copy; the model stays")
  func explicitAnimation() throws {
    for property in LayerProperty.allCases {
      let (scene, layer) = Self.scene(with: property)
      let sample = Sample(property)
      let model = text(layer.value(forKey: property.name))
      scene.begin(animation(property.name, from: sample.one, to: sample.other, 4), on: layer, forKey: "animation")
      for (instant, expected) in [(0.0, sample.one), (3.999_999, sample.other)] {
        scene.frame(at: instant)
        let shown = layer.presentedValue(at: LayerKeyPath(property))
        let wanted = try #require(AnimatedValue(expected, at: LayerKeyPath(property)))
        let tolerance = 1e-4
        if case .lanes = wanted { #expect(shown.distance(to: wanted) < tolerance, "\(property) at \(instant)") }
        if case .transform = wanted { #expect(shown.distance(to: wanted) < tolerance, "\(property) at \(instant)") }
        let copy = try #require(layer.presentation(), "\(property)")
        if instant == 0 {
          #expect(text(copy.value(forKey: property.name)) == text(expected), "\(property) of the copy")
          if case .color(let get, _, _) = property.row.access {
            #expect(text(get(copy)) == text(expected), "\(property)")
          }
        }
      }
      #expect(text(layer.value(forKey: property.name)) == model, "\(property)")
      #expect(scene.world.diagnostics == [], "\(property)")
    }
  }

  @Test("A frame shows an animated value as it shows the same value of the model")
  func sampling() throws {
    for property in LayerProperty.allCases {
      func frame(_ change: (CALayer, Any) -> Void) -> [String] {
        let (scene, layer) = Self.scene(with: property)
        CATransaction.setDisableActions(true)
        Self.dress(layer)
        change(layer, Sample(property).one)
        scene.world.commit()
        scene.frame(at: 1)
        return scene.world.frame().list.items.map { item in
          // Layers and objects differ between scenes, but not the descriptions of objects, which say their class.
          "\(item.placement) \(item.opacity) \(item.extent) \(item.content)"
        }
      }
      let plain = frame { _, _ in }
      let model = frame { $0.setValue($1, forKey: property.name) }
      let animated = frame { layer, value in
        layer.add(animation(property.name, from: value, to: value, 4), forKey: nil)
      }
      #expect(animated == model, "\(property)")
      if property.kind != .object, !Self.unseen.contains(property) { #expect(model != plain, "\(property)") }
    }
  }

  /// The properties that do not change the display list of the dressed layer, which shows nothing that they affect.
  private static let unseen: Set<LayerProperty> = [
    .zPosition, .anchorPointZ, .doubleSided, .contentsRect, .contentsCenter, .contentsScale, .rasterizationScale,
    .fontSize, .foregroundColor,
  ]

  /// Gives `layer` something to show, so that its properties make a difference.
  private static func dress(_ layer: CALayer) {
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.backgroundColor = .white
    (layer.borderWidth, layer.cornerRadius) = (2, 3)
    layer.shadowOpacity = 0.5
    (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    (layer as? CAShapeLayer)?.strokeColor = .white
    (layer as? CAGradientLayer)?.colors = [CGColor.black, CGColor.white]
    (layer as? BackdropLayer)?.blurRadius = 5
    (layer as? CAReplicatorLayer)?.instanceCount = 2
    let child = filled(5, 5, 50, 50)
    child.add(animation("position.x", from: 0, to: 100, 4), forKey: nil)
    layer.addSublayer(child)
  }

  @Test("A journal undoes a change of the value that clients read and of the value that is shown, without an action")
  func journal() {
    for property in LayerProperty.allCases {
      let (scene, layer) = Self.scene(with: property)
      let before = text(layer.value(forKey: property.name))
      let given = layer.givenColor(of: property)
      let journal = LayerJournal()
      scene.world.journal = journal
      layer.setValue(Sample(property).one, forKey: property.name)
      scene.world.journal = nil
      journal.close()
      #expect(journal.isLeft(property, of: layer), "\(property)")
      layer.removeAllAnimations()
      journal.undo()
      #expect(text(layer.value(forKey: property.name)) == before, "\(property)")
      #expect(layer.givenColor(of: property) == given, "\(property)")
      #expect(layer.animationKeys() == nil, "\(property)")
      #expect(layer.needsDisplay() == property.row.needsDisplay, "\(property)")
    }
  }

  @Test("A journal leaves a property that was set to another value since")
  func journalLeavesLaterValue() {
    for property in LayerProperty.allCases where property.kind != .flag {
      let (scene, layer) = Self.scene(with: property)
      let (journal, sample) = (LayerJournal(), Sample(property))
      scene.world.journal = journal
      layer.setValue(sample.one, forKey: property.name)
      scene.world.journal = nil
      journal.close()
      layer.setValue(sample.other, forKey: property.name)
      journal.undo()
      #expect(text(layer.value(forKey: property.name)) == text(sample.other), "\(property)")
    }
  }

  @Test("A copy of a layer has every value")
  func copy() throws {
    for property in LayerProperty.allCases {
      let layer = Self.layer(with: property)
      layer.setValue(Sample(property).one, forKey: property.name)
      let copy = try #require(layer.makePresentationCopy())
      #expect(text(copy.value(forKey: property.name)) == text(layer.value(forKey: property.name)), "\(property)")
      #expect(copy.givenColor(of: property) === layer.givenColor(of: property), "\(property)")
    }
  }
}
