import Testing

@testable import UIKit

@MainActor @Suite("Touches between recognisers and views")
struct TouchHoldingTests {
  let world = TouchWorld()

  @Test(
    "Recognisers receive a touch before the view: those of the deepest view first, then in the order they were added")
  func order() {
    let outer = world.view("outer")
    let inner = world.view("inner", on: outer)
    for (name, view) in [("window", world.window), ("outer", outer), ("inner 1", inner), ("inner 2", inner)] {
      let recogniser = world.watch(LoggedRecogniser(), name, on: view)
      recogniser.world = world
    }
    world.down(10, 10)
    #expect(world.log == ["inner 1 received", "inner 2 received", "outer received", "window received", "inner: began"])
  }

  @Test(
    "A recogniser cancels the touch in its view when it recognises, unless cancelsTouchesInView is false",
    arguments: [true, false])
  func cancelsTouches(cancels: Bool) {
    let view = world.view("v")
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    pan.cancelsTouchesInView = cancels
    world.play("d10,10 m30,10 m40,10 u40,10")
    let expected =
      cancels
      ? ["v: began", "v: cancelled", "pan began", "pan changed", "pan ended"]
      : ["v: began", "pan began", "v: moved", "pan changed", "v: moved", "pan ended", "v: ended"]
    #expect(world.log == expected && view.window != nil)
  }

  @Test("A touch that joins a running gesture does not reach the view; one that the gesture ignores does")
  func furtherTouches() {
    let view = world.view("v")
    view.isMultipleTouchEnabled = true
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    for most in [2, 1] {
      pan.maximumNumberOfTouches = most
      world.down(10, 10)
      world.move(30, 10)
      world.log = []
      world.down(50, 50, id: 1)
      #expect(world.log == (most == 2 ? [] : ["v: began"]))
      world.up(50, 50, id: 1)
      #expect(world.log == (most == 2 ? [] : ["v: began", "v: ended"]))
      world.up(30, 10)
    }
  }

  @Test("A view may pass its touches to another world, as a view that shows a stage does")
  func otherWorld() {
    let inner = TouchWorld()
    _ = inner.view("inner")
    let relay = RelayView(frame: world.window.bounds)
    relay.inner = inner
    world.application.enter()
    world.window.addSubview(relay)
    for phase in [PointerPhase.down, .up] {
      world.application.pointer(phase, at: CGPoint(x: 10, y: 10))
      #expect(UIApplication.shared === world.application)
    }
    #expect(inner.log == ["inner: began", "inner: ended"])
  }

  @Test("With delaysTouchesBegan the view receives a touch only after the recogniser has failed")
  func delaysBegan() {
    _ = world.view("v")
    let tap = world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    tap.delaysTouchesBegan = true
    world.down(10, 10)
    world.move(12, 10)
    #expect(world.log == [])
    world.move(40, 10)
    world.up(40, 10)
    #expect(world.log == ["v: began", "v: ended"])
    world.log = []
    world.tap(10, 10)
    #expect(world.log == ["tap ended"])
  }

  @Test("A touch that is cancelled while it is delayed never reaches its view")
  func cancelledWhileHeld() {
    _ = world.view("v")
    let tap = world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    tap.delaysTouchesBegan = true
    world.down(10, 10)
    world.cancel()
    #expect(world.log == [])
  }

  @Test("A double tap delays the end of the first tap, and then cancels or delivers it")
  func delaysEnded() {
    _ = world.view("v")
    let tap = world.watch(UITapGestureRecognizer(), "double", on: world.window)
    tap.numberOfTapsRequired = 2
    world.tap(10, 10)
    #expect(world.log == ["v: began"])
    world.wait(0.4)
    #expect(world.log == ["v: began", "v: ended"])
    world.log = []
    world.play("t10,10 w0.1 t10,10")
    #expect(world.log == ["v: began", "v: began", "v: 2 cancelled", "double ended"])
    tap.delaysTouchesEnded = false
    world.log = []
    world.wait(1)
    world.tap(10, 10)
    #expect(world.log == ["v: began", "v: ended"])
  }

  @Test("While screens move, hit tests use what is seen")
  func presentation() {
    let view = world.view("v", CGRect(x: 0, y: 0, width: 50, height: 50))
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (225.0, 225.0, 10)
    view.layer.add(animation, forKey: "move")
    world.wait(1)
    world.tap(225, 25)
    #expect(world.log == [])
    world.application.touchDispatcher.screensMove = { true }
    world.tap(225, 25)
    world.tap(25, 25)
    #expect(world.log == ["v: began", "v: ended"])
    world.application.enter()
    #expect(!UIApplication.testsTouchesByPresentation)
  }

  @Test("A window that does not deliver an event leaves no touch and no gesture behind")
  func swallowing() {
    let window = world.addWindow(world.window.bounds)
    let view = world.view("v", on: window)
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    world.down(10, 10)
    world.move(90, 10)
    window.isSilent = true
    world.up(90, 10)
    #expect(world.log == ["v: began", "v: cancelled", "pan began", "pan cancelled"])
    #expect(pan.state == .possible && pan.tracked.isEmpty)
  }

  @Test("Input that is sent while an event is delivered is delivered after it")
  func reentrant() {
    _ = world.view("v")
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    let listener = Listener()
    listener.onAction = { [world] in if $0.state == .began { world.cancel() } }
    pan.addTarget(listener, action: Selector(Listener.act(_:)))
    world.play("d10,10 m90,10 u90,10")
    #expect(world.log == ["v: began", "v: cancelled", "pan began", "pan cancelled"])
  }
}

/// A window that can keep events to itself.
final class SilentWindow: UIWindow {
  var isSilent = false
  override func sendEvent(_ event: UIEvent) { if !isSilent { super.sendEvent(event) } }
}

/// A recogniser that logs the touches that it receives.
final class LoggedRecogniser: UIGestureRecognizer {
  weak var world: TouchWorld?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.log.append("\(name ?? "") received")
  }
}

/// A view that passes its touches to another world.
final class RelayView: UIView {
  var inner: TouchWorld?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { inner?.down(10, 10) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { inner?.up(10, 10) }
}
