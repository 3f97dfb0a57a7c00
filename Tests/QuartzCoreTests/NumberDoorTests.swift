import Testing

@testable import QuartzCore

/// Whether every number of the value is finite.
private func isFinite(_ value: AnimatedValue) -> Bool {
  switch value {
  case .lanes(let lanes): lanes.indices.allSatisfy { lanes[$0].isFinite }
  case .transform(let transform): transform.entries.allSatisfy(\.isFinite)
  case .object: true
  }
}

@Suite("Numbers that clients give layers")
struct LayerNumberTests {
  /// The properties that are numbers or are made of numbers.
  private static let properties = LayerProperty.allCases.filter { property in
    switch property.kind {
    case .number, .point, .size, .rectangle, .transform: true
    case .flag, .color, .object: false
    }
  }

  /// The numbers that no property takes.
  private static let unusable = [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300]

  /// The numbers that are odd but usable.
  private static let odd = [-1, 0, 1e150, -1e150, .leastNonzeroMagnitude, 1e-300]

  /// The number of numbers in `property`.
  private static func count(_ property: LayerProperty) -> Int { max(property.laneCount, 1) }

  /// The model's value of `property`, with `number` at `index`.
  private static func changed(_ layer: CALayer, _ property: LayerProperty, _ index: Int, _ number: Double)
    -> AnimatedValue
  {
    guard property.kind != .transform else { return .transform(CATransform3DMakeScale(CGFloat(number), 1, 1)) }
    var lanes = layer.values.pointee[property]
    lanes[index] = number
    return .lanes(lanes)
  }

  @Test(
    "A property keeps its value when it is set to a number that it cannot have, also by key, and one report names it",
    arguments: [false, true])
  func refused(isByKey: Bool) {
    for property in Self.properties {
      let keyPath = LayerKeyPath(property)
      for number in Self.unusable {
        for index in 0..<(isByKey ? 1 : Self.count(property)) {
          let layer = LayerPropertyTableTests.layer(with: property)
          let world = world(showing: layer)
          let (before, value) = (layer.value(at: keyPath), Self.changed(layer, property, index, number))
          if isByKey { layer.setValue(value.boxed(at: keyPath), forKey: property.name) }
          if !isByKey { layer.setValue(value, at: keyPath) }
          #expect(layer.value(at: keyPath).isSame(as: before), "\(property) \(number)")
          #expect(world.diagnostics.count == 1, "\(property) \(number)")
          #expect(world.diagnostics.allSatisfy { $0.contains(".\(property.name) cannot be") }, "\(property)")
        }
      }
    }
  }

  @Test("A property with an odd number is finite, and the layer can be sampled, hit and converted")
  func odd() {
    for property in Self.properties {
      for number in Self.odd {
        let layer = LayerPropertyTableTests.layer(with: property)
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.backgroundColor = .white
        layer.addSublayer(filled(0, 0, 5, 5))
        let world = world(showing: layer)
        for index in 0..<Self.count(property) {
          layer.setValue(Self.changed(layer, property, index, number), at: LayerKeyPath(property))
        }
        world.commit()
        #expect(isFinite(layer.value(at: LayerKeyPath(property))), "\(property) \(number)")
        _ = world.frame()
        layer.isHidden = true
        _ = world.frame()
        _ = layer.hitTest(CGPoint(x: 2, y: 3))
        _ = layer.convert(CGPoint(x: 2, y: 3), from: nil)
        _ = (layer.frame, layer.visibleRect)
      }
    }
  }

  @Test("Between odd numbers every kind of animation shows finite values, and ends")
  func animated() {
    for property in Self.properties {
      for number in Self.odd {
        let layer = LayerPropertyTableTests.layer(with: property)
        let (world, keyPath, key) = (world(showing: layer), LayerKeyPath(property), property.name)
        let from = Self.changed(layer, property, 0, number).boxed(at: keyPath)
        let to = Self.changed(layer, property, 0, -number).boxed(at: keyPath)
        let spring = CASpringAnimation(keyPath: key)
        spring.initialVelocity = 1e6
        let cubic = CAKeyframeAnimation(keyPath: key)
        cubic.values = [from, to, from].compactMap { $0 }
        cubic.calculationMode = .cubic
        for basic in [CABasicAnimation(keyPath: key), spring] { (basic.fromValue, basic.toValue) = (from, to) }
        for animation in [spring, cubic] {
          (animation.duration, animation.repeatCount) = (0.01, 100)
          (animation.isAdditive, animation.isCumulative) = (true, true)
          layer.add(animation, forKey: nil)
        }
        world.commit()
        for instant in [0.001, 0.004, 0.5, 0.999] {
          world.advance(to: instant)
          #expect(isFinite(layer.presentedValue(at: keyPath)), "\(property) \(number) at \(instant)")
          _ = world.frame()
        }
        world.advance(to: 2)
        world.finishAnimations()
        #expect(layer.animationKeys() == nil, "\(property) \(number)")
      }
    }
  }

  /// The numbers of a layer's timing.
  private static var timings: [(name: String, get: (CALayer) -> Double, set: (CALayer, Double) -> Void)] {
    [
      ("beginTime", { $0.beginTime }, { $0.beginTime = $1 }), ("timeOffset", { $0.timeOffset }, { $0.timeOffset = $1 }),
      ("speed", { Double($0.speed) }, { $0.speed = Float($1) }), ("duration", { $0.duration }, { $0.duration = $1 }),
      ("repeatCount", { Double($0.repeatCount) }, { $0.repeatCount = Float($1) }),
      ("repeatDuration", { $0.repeatDuration }, { $0.repeatDuration = $1 }),
    ]
  }

  @Test("A layer's timing keeps its value instead of NaN, and reports it")
  func timingRefusesNaN() {
    for timing in Self.timings {
      let scene = TimedScene()
      let before = timing.get(scene.layer)
      timing.set(scene.layer, .nan)
      #expect(timing.get(scene.layer) == before, "\(timing.name)")
      #expect(scene.world.diagnostics.count == 1, "\(timing.name)")
      #expect(scene.world.diagnostics.allSatisfy { $0.contains(".\(timing.name) cannot be nan") })
    }
  }

  @Test(
    "Any number in a layer's timing leaves its time finite",
    arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -1e300, -1, 0, 1e-300])
  func timing(number: Double) {
    for timing in Self.timings {
      let scene = TimedScene()
      scene.layer.add(scene.progress(1), forKey: nil)
      timing.set(scene.layer, number)
      #expect(!timing.get(scene.layer).isNaN, "\(timing.name)")
      for instant in [0.5, 1, 5] {
        scene.frame(at: instant)
        #expect(scene.layer.localNow.isFinite && scene.shown.isFinite, "\(timing.name)")
        #expect(!scene.layer.convertTime(instant, to: nil).isNaN, "\(timing.name)")
        _ = (scene.world.frame(), scene.world.outlook)
      }
      scene.layer.holdTime()
      scene.layer.releaseTime()
    }
  }

  @Test(
    "Begin times and offsets beyond 1e12 seconds are refused, and speeds that are not finite",
    arguments: [1e13, -1e300, .infinity, -.infinity, .nan])
  func farTimes(number: Double) {
    let scene = TimedScene()
    (scene.layer.beginTime, scene.layer.timeOffset) = (number, number)
    if !number.isFinite { scene.layer.speed = Float(number) }
    #expect(scene.layer.beginTime == 0 && scene.layer.timeOffset == 0 && scene.layer.speed == 1)
    #expect(scene.world.diagnostics.count == (number.isFinite ? 2 : 3))
  }

  @Test("A replicator takes any number of instances, and shows 10,000 at most", arguments: [Int.min, -1, 0, .max])
  func instanceCount(count: Int) {
    let (replicator, child) = (CAReplicatorLayer(), filled(0, 0, 5, 5))
    (replicator.instanceCount, replicator.instanceDelay) = (count, 1e100)
    child.add(animation("position.x", from: 0, to: 1), forKey: nil)
    replicator.addSublayer(child)
    let world = world(showing: replicator)
    for instant in [0.5, 3] {
      world.advance(to: instant)
      #expect(world.frame().list.items.count == (count > 0 ? 10_000 : 0))
    }
  }
}

@Suite("Numbers that clients give animations")
struct AnimationNumberDoorTests {
  private let scene = TimedScene()

  @Test("A timing number that an animation cannot have is reported, and the animation runs without it")
  func timing() {
    let changes: [(name: String, change: (CAAnimation) -> Void)] = [
      ("duration", { $0.duration = .nan }), ("duration", { $0.duration = -1 }),
      ("beginTime", { $0.beginTime = .nan }), ("beginTime", { $0.beginTime = 1e300 }),
      ("timeOffset", { $0.timeOffset = -.infinity }), ("timeOffset", { $0.timeOffset = -1e300 }),
      ("speed", { $0.speed = .nan }), ("speed", { $0.speed = .infinity }),
      ("repeatCount", { $0.repeatCount = -1 }), ("repeatCount", { $0.repeatCount = .nan }),
      ("repeatDuration", { $0.repeatDuration = -1 }), ("repeatDuration", { $0.repeatDuration = .nan }),
    ]
    for (name, change) in changes {
      let scene = TimedScene()
      let animation = scene.progress(1)
      change(animation)
      scene.begin(animation)
      scene.frame(at: 1)
      #expect(scene.world.diagnostics.count == 1 && scene.world.diagnostics.allSatisfy { $0.contains(name) }, "\(name)")
      #expect(scene.log.entries == ["progress starts", "progress stops true"], "\(name)")
    }
  }

  @Test(
    "An animation that is too slow to end is endless: nothing waits for it",
    arguments: [(Float(1e-30), 1.0), (1, 1e300), (1, .infinity), (-1e-30, 1)])
  func endless(speed: Float, duration: Double) {
    let animation = scene.progress(duration)
    animation.speed = speed
    if speed < 0 { animation.timeOffset = duration }
    scene.begin(animation)
    scene.frame(at: 1)
    #expect(scene.world.outlook == .still && scene.world.hasEndlessMotion)
  }

  @Test(
    "A number that describes no spring is refused and reported once",
    arguments: ["mass", "stiffness", "damping", "initialVelocity"])
  func springs(name: String) {
    for number in [CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      let scene = TimedScene()
      let spring = CASpringAnimation(keyPath: "cornerRadius")
      switch name {
      case "mass": spring.mass = number
      case "stiffness": spring.stiffness = number
      case "damping": spring.damping = number
      default: spring.initialVelocity = number
      }
      #expect(spring.perceptualDuration.isFinite && spring.settlingDuration <= 40)
      #expect(spring.initialVelocity.magnitude <= 1e6)
      let taken = [
        "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
        "initialVelocity": number.isFinite ? number : 0,
      ]
      let isUsable = taken[name] == number
      #expect(isUsable || taken[name] == ["mass": 1, "stiffness": 100, "damping": 10, "initialVelocity": 0][name])
      #expect(scene.world.diagnostics.count == (isUsable ? 0 : 1), "\(name) \(number)")
      #expect(scene.world.diagnostics.allSatisfy { $0.contains("CASpringAnimation.\(name) cannot be") })
      (spring.fromValue, spring.toValue, spring.duration) = (0, 1, spring.settlingDuration)
      scene.begin(spring)
      for instant in [1e-9, 0.1, 1] {
        scene.frame(at: instant)
        #expect(scene.shown.isFinite, "\(name) \(number)")
      }
    }
  }

  @Test(
    "A perceptual duration that no spring has is reported, and the default spring stays",
    arguments: [Double.nan, 0, -1, .infinity, 1e-300])
  func perceptualDuration(number: Double) {
    let spring = CASpringAnimation(perceptualDuration: number, bounce: 0)
    #expect(spring.stiffness == 100 && spring.damping == 10 && scene.world.diagnostics.count == 1)
  }

  @Test(
    "A tension, continuity or bias that is out of range counts as 0 and is reported",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -101])
  func tangents(number: Double) {
    func keyframes(_ change: (CAKeyframeAnimation, [NSNumber]) -> Void, _ number: Double) -> (Double, Int) {
      let scene = TimedScene()
      let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
      animation.values = [0, 3, 1, 5]
      animation.calculationMode = .cubic
      change(animation, [0, NSNumber(value: number), 0, 0])
      animation.duration = 3
      scene.begin(animation)
      scene.frame(at: 1.25)
      return (scene.shown, scene.world.diagnostics.count)
    }
    let changes: [(CAKeyframeAnimation, [NSNumber]) -> Void] = [
      { $0.tensionValues = $1 }, { $0.continuityValues = $1 }, { $0.biasValues = $1 },
    ]
    for change in changes {
      #expect(keyframes(change, number) == (keyframes(change, 0).0, 1))
      #expect(keyframes(change, -1) != keyframes(change, 0))
    }
  }

  @Test(
    "A transaction's duration that is not finite, or negative, counts as 0, and the former is reported",
    arguments: [(Double.nan, 1), (.infinity, 1), (-1, 0)])
  func transaction(number: Double, reports: Int) {
    CATransaction.setAnimationDuration(number)
    #expect(CATransaction.animationDuration() == 0 && scene.world.diagnostics.count == reports)
  }

  @Test("A huge duration of a transaction makes an animation that nothing waits for")
  func transactionEnds() {
    CATransaction.setAnimationDuration(1e300)
    scene.layer.cornerRadius = 3
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.world.outlook == .still && scene.world.diagnostics == [])
  }
}
