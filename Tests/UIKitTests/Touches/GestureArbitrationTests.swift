import Testing
import UIKit

@MainActor @Suite("Competing recognisers")
struct GestureArbitrationTests {
  let world = TouchWorld()
  let delegate = Referee()

  /// Adds two pans: one to a view, one to the window around it.
  private func twoPans() -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
    let view = LoggedView(frame: world.window.bounds)
    world.window.addSubview(view)
    let inner = world.watch(UIPanGestureRecognizer(), "inner", on: view)
    return (inner, world.watch(UIPanGestureRecognizer(), "outer", on: world.window))
  }

  private func drag() { world.play("d10,10 m30,10 m40,10 u40,10") }

  @Test("Recognisers compete only if they share a touch, also one that is added later")
  func separateTouches() {
    let (a, b) = (
      world.view("a", CGRect(x: 0, y: 0, width: 100, height: 100)),
      world.view("b", CGRect(x: 100, y: 0, width: 100, height: 100))
    )
    world.watch(UIPanGestureRecognizer(), "left", on: a)
    world.watch(UIPanGestureRecognizer(), "right", on: b)
    world.play("d10,10 1d110,10 m30,10 1m130,10")
    #expect(world.log.filter { $0.contains("began") && !$0.contains(":") } == ["left began", "right began"])
    world.cancel()
    world.log = []
    let outer = world.watch(UIPanGestureRecognizer(), "outer", on: world.window)
    outer.maximumNumberOfTouches = 1
    world.play("d300,300 m330,300 1d110,10 1m150,10")
    #expect(world.log.filter { !$0.contains(":") } == ["outer began"])
  }

  @Test("A recogniser that waits begins when the other has failed, at a translation of zero")
  func waiting() {
    let (inner, outer) = twoPans()
    let tap = world.watch(UITapGestureRecognizer(), "double", on: world.window)
    (tap.numberOfTapsRequired, outer.isEnabled, inner.slop) = (2, false, 4)
    inner.require(toFail: tap)
    world.down(10, 10)
    world.move(18, 10)
    #expect(world.log == [] && inner.state == .possible)
    world.move(30, 10)
    #expect(inner.state == .began && inner.translation(in: nil) == .zero)
    world.up(30, 10)
  }

  @Test("Subclasses can make one recogniser wait for another", arguments: [true, false])
  func dynamicRequirements(waits: Bool) {
    let (inner, outer) = twoPans()
    let pan = OrderedPan(waits: waits, replacing: waits ? inner : outer, in: world)
    drag()
    #expect(world.log == ["outer began", "outer changed", "outer ended"] && pan.state == .possible)
  }

  @Test("A recogniser does not wait for one that is disabled or not touched")
  func absentRequirement() {
    let (inner, outer) = twoPans()
    inner.require(toFail: outer)
    inner.require(toFail: UIPanGestureRecognizer())
    outer.isEnabled = false
    drag()
    #expect(world.log == ["inner began", "inner changed", "inner ended"])
  }

  @Test("Recognisers that wait for each other do not wait for ever")
  func circle() {
    let (inner, outer) = twoPans()
    inner.require(toFail: outer)
    outer.require(toFail: inner)
    drag()
    #expect(world.log.filter { $0.hasSuffix("began") }.count == 1)
    #expect(inner.state == .possible && outer.state == .possible)
  }

  @Test("The views from the touched one upwards and the delegate are asked once whether a recogniser may begin")
  func mayBegin() {
    let (inner, outer) = twoPans()
    inner.delegate = delegate
    drag()
    #expect(delegate.asked == ["inner"])
    (delegate.asked, world.log) = ([], [])
    delegate.mayBegin = false
    drag()
    #expect(delegate.asked == ["inner"] && world.log == ["outer began", "outer changed", "outer ended"])
    world.log = []
    (inner.view as? LoggedView)?.mayBegin = false
    drag()
    #expect(world.log == [] && delegate.asked == ["inner"] && outer.state == .possible)
  }
}
