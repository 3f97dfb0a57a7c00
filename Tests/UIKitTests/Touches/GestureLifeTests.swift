import Testing

@testable import UIKit

@MainActor @Suite("The life of a recogniser")
struct GestureLifeTests {
  let world = TouchWorld()

  /// Adds a view with a pan, and begins to drag it.
  private func startedPan() -> (pan: UIPanGestureRecognizer, view: LoggedView) {
    let view = LoggedView(frame: world.window.bounds)
    world.window.addSubview(view)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    world.down(10, 10)
    world.move(30, 10)
    return (pan, view)
  }

  /// The ways to interrupt a gesture.
  enum Interruption: CaseIterable { case disabling, removing, viewLeaving, ancestorLeaving, toggling }

  @Test(
    "An interrupted gesture is cancelled at once, exactly once, and the rest of its touch has no effect",
    arguments: Interruption.allCases)
  func interruption(_ interruption: Interruption) {
    let (pan, view) = startedPan()
    let cover = UIView(frame: world.window.bounds)
    switch interruption {
    case .disabling: pan.isEnabled = false
    case .removing: view.removeGestureRecognizer(pan)
    case .viewLeaving: view.removeFromSuperview()
    case .ancestorLeaving:
      world.window.addSubview(cover)
      cover.addSubview(view)
      #expect(world.log == ["pan began"])
      cover.removeFromSuperview()
    case .toggling:
      pan.isEnabled = false
      pan.isEnabled = true
    }
    #expect(world.log == ["pan began", "pan cancelled"] && pan.state == .possible && pan.numberOfTouches == 0)
    world.move(60, 10)
    world.up(60, 10)
    #expect(world.log == ["pan began", "pan cancelled"])
  }

  @Test("A recogniser that is disabled before it begins fails without an action, and others continue")
  func disablingInPossible() {
    let (_, view) = startedPan()
    world.cancel()
    world.log = []
    let other = world.watch(UIPanGestureRecognizer(), "other", on: view)
    world.down(10, 10)
    view.gestureRecognizers?.first?.isEnabled = false
    world.move(30, 10)
    #expect(world.log == ["other began"] && other.state == .began)
  }

  @Test("An action may end its own gesture; the next action is sent after it")
  func toggledByAction() {
    let view = LoggedView(frame: world.window.bounds)
    world.window.addSubview(view)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    let listener = Listener()
    listener.onAction = {
      guard $0.state == .began else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    pan.addTarget(listener, action: Selector(Listener.act(_:)))
    world.play("d10,10 m30,10 m90,10 u90,10")
    #expect(world.log == ["pan began", "pan cancelled"])
  }

  @Test("A recogniser that is released during its gesture is freed, and its touch continues in the view")
  func deallocation() {
    let view = world.view("v")
    weak var released: UIGestureRecognizer?
    do {
      let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
      pan.cancelsTouchesInView = false
      world.down(10, 10)
      world.move(30, 10)
      released = pan
      view.gestureRecognizers = nil
    }
    world.move(40, 10)
    world.up(40, 10)
    #expect(released == nil)
    #expect(world.log == ["v: began", "pan began", "v: moved", "pan cancelled", "v: moved", "v: ended"])
  }

  @Test("A recogniser does not keep its target alive, and skips it once it is freed")
  func targets() {
    let pan = UITapGestureRecognizer()
    var count = 0
    weak var released: Listener?
    do {
      let listener = Listener()
      listener.onAction = { _ in count += 1 }
      pan.addTarget(listener, action: Selector(Listener.act(_:)))
      released = listener
      world.window.addGestureRecognizer(pan)
      world.tap(10, 10)
    }
    #expect(released == nil)
    world.wait(1)
    world.tap(10, 10)
    #expect(count == 1)
  }

  @Test("An action is removed by its selector, by a similar selector, or together with all actions of its target")
  func removingTargets() {
    let tap = UITapGestureRecognizer()
    world.window.addGestureRecognizer(tap)
    let (a, b) = (CountingTarget(), CountingTarget())
    let one = Selector(CountingTarget.one)
    func counts() -> [Int] {
      (a.ones, a.twos, b.ones) = (0, 0, 0)
      world.wait(1)
      world.tap(10, 10)
      return [a.ones, a.twos, b.ones]
    }
    for (target, action) in [(a, one), (a, one), (a, Selector(CountingTarget.two(_:))), (b, one)] {
      tap.addTarget(target, action: action)
    }
    #expect(counts() == [1, 1, 1])
    tap.removeTarget(a, action: Selector(CountingTarget.one))
    #expect(counts() == [0, 1, 1])
    tap.removeTarget(a, action: one)
    tap.removeTarget(NSObject(), action: nil)
    #expect(counts() == [0, 1, 1])
    tap.removeTarget(nil, action: one)
    #expect(counts() == [0, 1, 0])
    tap.addTarget(a, action: one)
    tap.removeTarget(a, action: nil)
    #expect(counts() == [0, 0, 0])
  }

  @Test("Selectors are equal if they are copies or have the same name; others are similar at most")
  func selectors() {
    let one = Selector(CountingTarget.one)
    #expect(one == one && Selector("a") == Selector("a") && Selector("a") != Selector("b"))
    #expect(one != Selector(CountingTarget.one) && Set([one, one, "a", "a"]).count == 2)
  }

  @Test("The state changes of a subclass are sent; a change that is not allowed is ignored")
  func steps() {
    typealias State = UIGestureRecognizer.State
    let rows: [([State], [String])] = [
      ([.began, .changed, .began, .ended, .changed], ["began", "changed", "changed", "ended"]),
      ([.changed, .cancelled, .ended], ["began", "cancelled"]),
      ([.began, .failed], ["began", "cancelled"]),
      ([.began, .possible, .ended], ["began", "ended"]),
      ([.failed, .began], []), ([.cancelled], []), ([.ended, .ended], ["ended"]),
    ]
    for (steps, expected) in rows {
      world.log = []
      let recognizer = world.watch(ScriptedRecogniser(), "", on: world.window)
      recognizer.script = steps
      world.down(10, 10)
      for x in 1...9 { world.move(10 + Double(x), 10) }
      world.cancel()
      let open = expected.last.map { ["began", "changed"].contains($0) } ?? false
      #expect(!open && world.log.map { $0.trimmingCharacters(in: .whitespaces) } == expected)
      #expect(recognizer.state == .possible && recognizer.resets == (steps.isEmpty ? 0 : 1))
      world.window.removeGestureRecognizer(recognizer)
    }
  }

  @Test("After it has recognised, a discrete recogniser receives no more of its touch, and starts over when that is up")
  func discrete() {
    let press = world.watch(PressRecogniser(), "press", on: world.window)
    world.down(10, 10)
    #expect(press.state == .ended && press.resets == 0)
    world.down(20, 20, id: 1)
    world.up(10, 10)
    #expect(press.state == .possible && press.resets == 1)
    world.up(20, 20, id: 1)
    world.down(10, 10)
    #expect(world.log == ["press ended", "press ended"])
  }
}

/// A target that counts the calls of its methods.
final class CountingTarget: NSObject {
  var (ones, twos) = (0, 0)
  func one() { ones += 1 }
  func two(_ sender: UIGestureRecognizer) { twos += 1 }
}

/// A recogniser that sets the next state of a script with each event.
final class ScriptedRecogniser: UIGestureRecognizer {
  var script: [State] = []
  var resets = 0
  private func step() { if !script.isEmpty { state = script.removeFirst() } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { step() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { step() }
  override func reset() { resets += 1 }
}
