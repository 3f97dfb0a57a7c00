import Testing
import UIKit

/// Holds recognisers among others, actions and hit tests to what was measured on iOS: sections 3.1 and 4.1 of the page
/// of measurements.
@MainActor @Suite("Recognisers, actions and hit tests as measured on iOS, sections 3.1 and 4.1")
struct MeasuredArbitrationTests {
  let world = TouchWorld()

  /// The movements of the two fingers of a gesture, in each step, in points.
  typealias Steps = (first: SIMD2<Double>, second: SIMD2<Double>)

  nonisolated static let steps: [Steps] = [
    ([0, 0], [5, 0]), ([-5, 0], [5, 0]), ([5, 0], [-5, 0]), ([-1, 0], [1, 0]), ([0, 0], [30, 0]), ([0, -3], [4, 3]),
    ([5, 5], [5, 5]),
  ]

  /// Moves two fingers, 100 points apart, by 12 steps.
  private func play(_ steps: Steps, expecting check: () -> Void = {}) {
    var (first, second) = (SIMD2(150.0, 400.0), SIMD2(250.0, 400.0))
    world.down(first.x, first.y)
    world.down(second.x, second.y, id: 1)
    for _ in 0..<12 {
      world.wait(1 / 60)
      first += steps.first
      second += steps.second
      if steps.first != .zero { world.move(first.x, first.y) }
      if steps.second != .zero { world.move(second.x, second.y, id: 1) }
      check()
    }
    world.up(second.x, second.y, id: 1)
    world.up(first.x, first.y)
  }

  @Test(
    "3.1: Of a pan and a pinch on one view the pan wins and the pinch does not run, however the fingers move",
    arguments: steps, [0, 1])
  func panAndPinch(_ steps: Steps, order: Int) {
    if order == 0 { world.watch(UIPinchGestureRecognizer(), "pinch", on: world.window) }
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    if order == 1 { world.watch(UIPinchGestureRecognizer(), "pinch", on: world.window) }
    var middle: SIMD2<Double>?
    play(steps) {
      guard pan.state != .possible else { return }
      let now = SIMD2(pan.location(in: nil).x.native, pan.location(in: nil).y.native)
      let moved = SIMD2(pan.translation(in: nil).x.native, pan.translation(in: nil).y.native)
      // The translation follows the middle of the fingers from where the pan began.
      if let middle { #expect(abs((now - moved - middle).x) < 1e-9 && abs((now - moved - middle).y) < 1e-9) }
      middle = now - moved
    }
    #expect(world.log.contains("pan began") && !world.log.contains { $0.hasPrefix("pinch") })
    #expect(world.log.last == "pan ended")
  }

  @Test(
    "Beside a pan that takes one finger, that is on another view or that may run together with it, a pinch begins by itself",
    arguments: [0, 1, 2])
  func pinchBesidePan(_ kind: Int) {
    let inner = world.view("inner")
    world.watch(UIPinchGestureRecognizer(), "pinch", on: inner)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: kind == 1 ? world.window : inner)
    if kind == 0 { pan.maximumNumberOfTouches = 1 }
    let both = Referee()
    both.together = true
    if kind == 2 { pan.delegate = both }
    play(([-5, 0], [5, 0])) { #expect(pan.state != .began && pan.state != .changed) }
    let pinches = world.log.filter { $0.hasPrefix("pinch") }
    #expect(pinches.first == "pinch began" && pinches.last == "pinch ended" && !world.log.contains("pan began"))
  }

  @Test("3.1: A swipe keeps bits that it does not know, and recognises nothing without a direction")
  func swipeBits() {
    let swipe = world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    swipe.direction = .init(rawValue: 32 + 1)
    #expect(swipe.direction.rawValue == 33)
    world.down(100, 100)
    world.move(180, 100)
    #expect(world.log == ["swipe ended"])
    world.up(180, 100)
    swipe.direction = .init(rawValue: 32)
    world.down(100, 100)
    world.move(180, 100)
    #expect(world.log.count == 1)
    world.up(180, 100)
  }

  // MARK: Actions

  /// A responder that notes the senders of its action.
  private final class Target: UIView {
    var senders: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func act(_ sender: Any?) { senders.append((sender as? NSObject).map { "\(type(of: $0))" } ?? "nil") }
  }

  @Test("3.1: An action without a target goes to the first responder; without one it goes up from the sender")
  func actionWithoutTarget() {
    world.application.enter()
    let (above, aside, control) = (Target(), Target(), UIControl())
    for view in [above, aside] { world.window.addSubview(view) }
    above.addSubview(control)
    let action = Selector(Target.act(_:))
    #expect(world.application.sendAction(action, to: nil, from: control, for: nil))
    #expect(above.senders == ["UIControl"] && aside.senders == [])
    #expect(!world.application.sendAction(action, to: nil, from: NSObject(), for: nil))
    #expect(!world.application.sendAction(action, to: nil, from: nil, for: nil))
    aside.becomeFirstResponder()
    #expect(world.application.sendAction(action, to: nil, from: control, for: nil))
    #expect(world.application.sendAction(action, to: nil, from: NSObject(), for: nil))
    #expect(above.senders.count == 1 && aside.senders == ["UIControl", "NSObject"])
    control.addTarget(nil, action: action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(aside.senders.count == 3)
    aside.resignFirstResponder()
    control.sendActions(for: .valueChanged)
    #expect(aside.senders.count == 3 && above.senders.count == 2)
  }

  // MARK: Hit tests

  @Test("4.1: Touches find the front view; hidden, transparent and disabled views leave out all that is in them")
  func hits() {
    let outer = world.view("outer", CGRect(x: 50, y: 50, width: 100, height: 100))
    let back = world.view("back", CGRect(x: 0, y: 0, width: 60, height: 60), on: outer)
    let front = world.view("front", CGRect(x: 30, y: 30, width: 60, height: 60), on: outer)
    func hit(_ x: Double, _ y: Double) -> UIView? { world.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(90, 90) === front && hit(60, 60) === back && hit(145, 55) === outer)
    // The least edges belong to a view, the greatest do not.
    #expect(hit(50, 50) === back && hit(149.9, 149.9) === outer && hit(150, 100) === world.window)
    for hide in [{ front.isHidden = true }, { front.alpha = 0.009 }, { front.isUserInteractionEnabled = false }] {
      hide()
      #expect(hit(90, 90) === back)
      (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
    }
    front.alpha = 0.011
    #expect(hit(90, 90) === front)
    // A view outside its superview's bounds cannot be reached, clipped or not.
    front.frame.origin.x = 120
    #expect(hit(190, 90) === world.window)
    outer.clipsToBounds = true
    #expect(hit(190, 90) === world.window)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test("4.1: A rectangle of 30 × 40 that is turned by 90 degrees converts to 40 × 30")
  func turned() {
    let view = world.view("turned", CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = view.convert(CGRect(x: 0, y: 0, width: 30, height: 40), to: nil)
    #expect(abs(rect.width - 40) < 1e-9 && abs(rect.height - 30) < 1e-9)
  }

  /// A coordinate space of the client that counts the conversions for which it is asked.
  private final class Space: NSObject, UICoordinateSpace {
    var calls = 0
    var bounds = CGRect.zero
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { count(point) }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { count(rect) }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { count(point) }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { count(rect) }
    private func count<Value>(_ value: Value) -> Value {
      calls += 1
      return value
    }
  }

  @Test("4.1: A coordinate space of the client is never asked: a view converts by the root of its hierarchy")
  func clientSpace() {
    let view = world.view("view", CGRect(x: 100, y: 50, width: 10, height: 10))
    let space = Space()
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 101, y: 52))
    #expect(view.convert(CGPoint(x: 101, y: 52), from: space) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(view.convert(rect, to: space) == rect.offsetBy(dx: 100, dy: 50))
    #expect(view.convert(rect, from: space) == rect.offsetBy(dx: -100, dy: -50) && space.calls == 0)
  }

  @Test("4.4: A view's layer has continuous corners, and shadows begin invisible, 3 points up and 3 points soft")
  func layerDefaults() {
    world.application.enter()
    let layer = UIView().layer
    #expect(layer.cornerCurve == .continuous && CALayer().cornerCurve == .circular)
    #expect(layer.shadowOpacity == 0 && layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
  }
}
