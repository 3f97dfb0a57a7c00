import Testing
import UIKit

@MainActor @Suite("Touches and views")
struct TouchDeliveryTests {
  let world = TouchWorld()

  @Test("The view in which a touch went down receives all its events, wherever it moves")
  func oneTouch() {
    _ = world.view("back")
    _ = world.view("front", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.play("d50,50 m300,300 u300,300")
    #expect(world.log == ["front: began", "front: moved", "front: ended"] && world.application.touchCount == 0)
  }

  @Test("Input that is out of order is ignored; input that is not finite is reported")
  func badInput() {
    _ = world.view("v")
    world.play("m10,10 u10,10 d10,10 d20,20")
    world.move(.nan, 10)
    world.move(10, .infinity)
    world.application.pointer(.move, at: CGPoint(x: 1, y: 1), timestamp: .nan)
    world.application.pointer(.move)
    world.application.pointer(.down, id: 3)
    world.up(10, 10)
    world.up(10, 10)
    #expect(world.log == ["v: began", "v: ended"] && world.application.world.diagnostics.count == 3)
  }

  @Test("A touch goes to the window with the highest level that contains it")
  func windows() {
    _ = world.view("under")
    let alert = world.addWindow(CGRect(x: 100, y: 0, width: 100, height: 100), level: .alert)
    let late = world.addWindow(CGRect(x: 100, y: 0, width: 290, height: 100))
    let inAlert = world.view("alert", alert.bounds, on: alert)
    _ = world.view("late", late.bounds, on: late)
    world.play("t150,50 t250,50 t50,50")
    alert.isHidden = true
    world.tap(150, 50)
    #expect(world.log == ["alert", "late", "under", "late"].flatMap { ["\($0): began", "\($0): ended"] })
    #expect(inAlert.window === alert)
  }

  @Test("A touch has a position and a previous position in the coordinate system of every view")
  func locations() {
    let view = world.view("v", CGRect(x: 100, y: 100, width: 100, height: 100))
    let probe = world.watch(ProbeRecogniser(), "probe", on: view)
    world.time = 2
    world.down(150, 160)
    world.move(155, 165)
    let touch = probe.seen.last
    #expect(touch?.location(in: view) == CGPoint(x: 55, y: 65))
    #expect(touch?.previousLocation(in: nil) == CGPoint(x: 150, y: 160))
    #expect(touch?.preciseLocation(in: view) == CGPoint(x: 55, y: 65))
    #expect(touch?.view === view && touch?.window === world.window)
    #expect(touch?.timestamp == 2 && touch?.type == .direct && touch?.tapCount == 1)
    #expect(touch?.gestureRecognizers == [probe])
  }

  @Test("Taps in quick succession at one position are counted")
  func tapCount() {
    let view = world.view("v")
    let probe = world.watch(ProbeRecogniser(), "probe", on: view)
    var counts: [Int] = []
    for (pause, x) in [(0, 50.0), (0.1, 60), (0.1, 70), (0.1, 200), (0.5, 200), (0.1, 200)] {
      world.wait(pause)
      world.tap(x, 50)
      counts.append(probe.seen.last?.tapCount ?? 0)
    }
    #expect(counts == [1, 2, 3, 1, 1, 2])
  }

  @Test("A view receives a second touch only if isMultipleTouchEnabled is true")
  func severalTouches() {
    let view = world.view("v")
    for isMultiple in [false, true] {
      world.log = []
      view.isMultipleTouchEnabled = isMultiple
      world.play("d10,10 1d20,20 1m30,20 u10,10 1u30,20")
      #expect(
        world.log
          == (isMultiple ? ["v: began", "v: began", "v: moved", "v: ended", "v: ended"] : ["v: began", "v: ended"]))
    }
  }

  @Test("A touch in a view with isExclusiveTouch keeps touches from other views, and the other way round")
  func exclusiveTouch() {
    _ = world.view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
    let alone = world.view("b", CGRect(x: 100, y: 0, width: 100, height: 100))
    alone.isExclusiveTouch = true
    for (first, second) in [(50.0, 150.0), (150, 50)] {
      world.down(first, 50)
      world.down(second, 50, id: 1)
      world.up(second, 50, id: 1)
      world.up(first, 50)
    }
    #expect(world.log == ["a: began", "a: ended", "b: began", "b: ended"])
  }

  @Test("A cancellation by the system cancels all touches, those of one view together")
  func cancel() {
    let view = world.view("v")
    view.isMultipleTouchEnabled = true
    world.down(10, 10)
    world.down(20, 20, id: 1)
    world.log = []
    world.play("x x u10,10")
    #expect(world.log == ["v: 2 cancelled"] && world.application.touchCount == 0)
  }

  @Test("A view that leaves its window during a touch loses the touch; one that only changes its superview does not")
  func leaving() {
    let (a, b) = (world.view("a"), world.view("b"))
    let view = world.view("v", on: b)
    world.down(10, 10)
    a.addSubview(view)
    b.removeFromSuperview()
    world.move(20, 10)
    a.removeFromSuperview()
    world.move(30, 10)
    world.up(30, 10)
    #expect(world.log == ["v: began", "v: moved", "v: cancelled"])
  }

  @Test("Hiding a window during a touch cancels the touch")
  func hidingWindow() {
    _ = world.view("v")
    world.down(10, 10)
    world.window.isHidden = true
    world.up(10, 10)
    #expect(world.log == ["v: began", "v: cancelled"])
  }

  @Test("A touch that is down keeps neither its view nor its window alive")
  func lifetime() {
    weak var weakWindow: UIWindow?
    weak var weakView: UIView?
    do {
      let window = world.addWindow(world.window.bounds)
      let view = world.view("v", on: window)
      world.watch(UIPanGestureRecognizer(), "pan", on: view)
      world.down(10, 10)
      world.move(90, 10)
      (weakWindow, weakView) = (window, view)
      window.isHidden = true
    }
    world.application.finishTurn()
    #expect(weakView == nil && weakWindow == nil)
    world.up(10, 10)
    #expect(world.log == ["v: began", "v: cancelled", "pan began", "pan cancelled"])
  }
}

/// A recogniser that never recognises and keeps the touches that it received.
final class ProbeRecogniser: UIGestureRecognizer {
  var seen: [UITouch] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { seen += touches }
}
