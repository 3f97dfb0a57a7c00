import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("A recogniser's life")
struct GestureLifeTests {
  let world = TouchWorld()

  /// A pan on a view of its own, under way.
  private func startedPan() -> (pan: UIPanGestureRecognizer, view: LoggedView) {
    let view = LoggedView(frame: world.window.bounds)
    world.window.addSubview(view)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    world.down(10, 10)
    world.move(30, 10)
    return (pan, view)
  }

  /// What ends it in mid-gesture.
  enum Interruption: CaseIterable { case disabling, removing, viewLeaving, ancestorLeaving, toggling }

  @Test(
    "What ends a gesture in the middle cancels it at once, once, and the rest of its touch is nothing",
    arguments: Interruption.allCases)
  func interruption(_ what: Interruption) {
    let (pan, view) = startedPan()
    let cover = UIView(frame: world.window.bounds)
    switch what {
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
    #expect(world.log == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    world.move(60, 10)
    world.up(60, 10)
    #expect(world.log == ["pan began", "pan cancelled"])
  }

  @Test("Disabled before anything is recognised it fails silently, and others go on")
  func disablingInPossible() {
    let (_, view) = startedPan()
    world.cancel()
    world.log = []
    let other = world.watch(UIPanGestureRecognizer(), "other", on: view)
    world.down(10, 10)
    view.gestureRecognizers?.first?.isEnabled = false
    world.move(30, 10)
    #expect(world.log == ["other began"])
    #expect(other.state == .began)
  }

  @Test("An action may end its own gesture; the actions follow each other")
  func toggledByAction() {
    let view = LoggedView(frame: world.window.bounds)
    world.window.addSubview(view)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    let listener = Listener()
    listener.heard = {
      guard $0.state == .began else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    pan.addTarget(listener, action: Selector(Listener.hear(_:)))
    world.down(10, 10)
    world.move(30, 10)
    world.move(90, 10)
    world.up(90, 10)
    #expect(world.log == ["pan began", "pan cancelled"])
  }

  @Test("A recogniser let go of in the middle is gone, and its touch goes to the view on")
  func deallocation() {
    let view = world.view("v")
    weak var gone: UIGestureRecognizer?
    do {
      let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
      pan.cancelsTouchesInView = false
      world.down(10, 10)
      world.move(30, 10)
      gone = pan
      view.gestureRecognizers = nil
    }
    world.move(40, 10)
    world.up(40, 10)
    #expect(gone == nil)
    #expect(world.log == ["v: began", "pan began", "v: moved", "pan cancelled", "v: moved", "v: ended"])
  }

  @Test("A target that is gone is told nothing, and is not kept by the recogniser")
  func targets() {
    let pan = UITapGestureRecognizer()
    var heard = 0
    weak var gone: Listener?
    do {
      let listener = Listener()
      listener.heard = { _ in heard += 1 }
      pan.addTarget(listener, action: Selector(Listener.hear(_:)))
      gone = listener
      world.window.addGestureRecognizer(pan)
      world.tap(10, 10)
    }
    #expect(gone == nil)
    world.wait(1)
    world.tap(10, 10)
    #expect(heard == 1)
  }

  @Test("An action is removed by its selector, by one like it, or with all of its target")
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

  @Test("Selectors are equal as copies and by name, else at most alike")
  func selectors() {
    let one = Selector(CountingTarget.one)
    #expect(one == one && Selector("a") == Selector("a") && Selector("a") != Selector("b"))
    #expect(one != Selector(CountingTarget.one))
    #expect(Set([one, one, "a", "a"]).count == 2)
  }

  @Test("A subclass's steps are sent; what is no step is ignored")
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

  @Test("Recognised at once, it takes no more of its touch and starts over when that is up")
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

final class CountingTarget: NSObject {
  var (ones, twos) = (0, 0)
  func one() { ones += 1 }
  func two(_ sender: UIGestureRecognizer) { twos += 1 }
}

/// Takes a step with each event.
final class ScriptedRecogniser: UIGestureRecognizer {
  var script: [State] = []
  var resets = 0
  private func step() { if !script.isEmpty { state = script.removeFirst() } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { step() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { step() }
  override func reset() { resets += 1 }
}
