import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite("Random pointers")
struct GestureRandomTests {
  @Test(
    "Under random pointers every gesture that begins ends once, and every recogniser starts over",
    arguments: 0..<UInt64(20))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = RandomScene(&random)
    for _ in 0..<400 { scene.step(&random) }
    scene.liftAll()
    #expect(scene.unbalanced == [], "seed \(seed)")
    #expect(scene.stuck == [], "seed \(seed)")
    #expect(scene.world.application.touchCount == 0, "seed \(seed)")
    #expect(scene.world.application.isIdle, "seed \(seed)")
  }
}

/// A view hierarchy with recognisers of every kind, which random pointers and changes disturb.
@MainActor final class RandomScene {
  let world = TouchWorld()
  private var views: [LoggedView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let referee = Referee()
  private var begun: [String: Bool] = [:]
  private(set) var unbalanced: [String] = []
  private let listener = Listener()
  private var dice = SeededGenerator(seed: 0)

  init(_ random: inout SeededGenerator) {
    dice = SeededGenerator(seed: random.next())
    referee.together = true
    listener.onAction = { [unowned self] in hear($0) }
    for index in 0..<6 {
      let parent = views.isEmpty ? nil : views[Int.random(in: 0..<views.count, using: &random)]
      let frame = CGRect(
        x: random.number(in: 0...100), y: random.number(in: 0...100), width: random.number(in: 50...300),
        height: random.number(in: 50...500))
      let view = world.view("\(index)", frame, on: parent)
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      views.append(view)
      for kind in 0..<3 { add(Int.random(in: 0..<9, using: &random), "\(index).\(kind)", to: view, &random) }
    }
  }

  private func add(_ kind: Int, _ name: String, to view: UIView, _ random: inout SeededGenerator) {
    let recognizer: UIGestureRecognizer
    switch kind {
    case 0:
      let edge = UIScreenEdgePanGestureRecognizer()
      (edge.edges, edge.edgeWidth) = (.all, 100)
      recognizer = edge
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      recognizer = tap
    case 2: recognizer = PressRecogniser()
    case 3:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
      press.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      press.minimumPressDuration = Bool.random(using: &random) ? 0.2 : 0
      recognizer = press
    case 4:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .init(rawValue: UInt.random(in: 0...15, using: &random))
      swipe.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      recognizer = swipe
    case 5: recognizer = UIPinchGestureRecognizer()
    case 6: recognizer = UIRotationGestureRecognizer()
    default:
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = Int.random(in: 1...3, using: &random)
      recognizer = pan
    }
    recognizer.name = name
    recognizer.delaysTouchesBegan = Bool.random(using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 { recognizer.delegate = referee }
    if let other = recognizers.randomElement(using: &random), Bool.random(using: &random) {
      recognizer.require(toFail: other)
      if Int.random(in: 0..<4, using: &random) == 0 { other.require(toFail: recognizer) }
    }
    recognizer.addTarget(listener, action: Selector(Listener.act(_:)))
    recognizers.append(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private func hear(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name ?? ""
    let isBegun = begun[name] ?? false
    let isContinuous =
      !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer || recognizer is PressRecogniser)
    switch recognizer.state {
    case .began where !isBegun && isContinuous: begun[name] = true
    case .changed where isBegun: break
    case .ended where isBegun == isContinuous: begun[name] = false
    case .cancelled where isBegun: begun[name] = false
    default: unbalanced.append("\(name) \(recognizer.state.text)")
    }
    if Int.random(in: 0..<20, using: &dice) == 0 { disturb(&dice) }
  }

  /// Moves a pointer, lets time pass, or disturbs a recogniser or view, at random.
  func step(_ random: inout SeededGenerator) {
    let id = Int.random(in: 0..<3, using: &random)
    let (x, y) = (random.number(in: 0...390), random.number(in: 0...600))
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: world.down(x, y, id: id)
    case 4..<7: world.up(x, y, id: id)
    case 7: world.tap(x, y, id: id)
    case 8: world.wait(random.number(in: 0...0.5))
    case 9: disturb(&random)
    default: nudge(id, random.number(in: -20...20), random.number(in: -20...20))
    }
  }

  private func nudge(_ id: Int, _ dx: Double, _ dy: Double) {
    guard let touch = world.application.touchDispatcher.touches.first(where: { $0.pointer == id }) else { return }
    world.wait(0.008)
    world.move(touch.position.x + dx, touch.position.y + dy, id: id)
  }

  private func disturb(_ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<recognizers.count, using: &random)
    let view = views[Int.random(in: 0..<views.count, using: &random)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: recognizers[index].isEnabled.toggle()
    case 1:
      recognizers[index].isEnabled = false
      recognizers[index].isEnabled = true
    case 2: views[Int.random(in: 0..<views.count, using: &random)].addGestureRecognizer(recognizers[index])
    case 3:
      guard let parent = view.superview else { return }
      view.removeFromSuperview()
      parent.addSubview(view)
    case 4: recognizers[index].state = .failed
    default: world.cancel()
    }
  }

  /// Lifts every pointer and lets time pass.
  func liftAll() {
    for id in 0..<3 { world.up(0, 0, id: id) }
    for _ in 0..<4 { world.wait(0.5) }
    unbalanced += begun.filter(\.value).map { "\($0.key) never ended" }.sorted()
  }

  /// The recognisers that did not start over.
  var stuck: [String] {
    recognizers.filter { $0.state != .possible || $0.isEngaged || !$0.tracked.isEmpty || $0.isWaiting }
      .map { "\($0.name ?? "") \($0.state.text)" }
  }
}
