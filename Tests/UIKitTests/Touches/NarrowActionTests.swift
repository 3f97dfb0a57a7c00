import Testing
import UIKit

@MainActor @Suite("Actions that take another class than their sender's")
struct NarrowActionTests {
  /// A target whose methods take classes that not every sender has.
  @MainActor final class Listener: NSObject {
    var log: [String] = []
    var senders: [AnyObject] = []

    func edge(_ pan: UIScreenEdgePanGestureRecognizer) {
      senders.append(pan)
      let (moved, point) = (pan.translation(in: nil), pan.location(in: nil))
      log.append("\(pan.state.text) \(moved.x) \(point.x) \(pan.velocity(in: nil).x > 0) \(pan.view?.tag ?? -1)")
    }
    func resetting(_ pan: UIScreenEdgePanGestureRecognizer) { pan.setTranslation(.zero, in: nil) }
    func cancelling(_ pan: UIScreenEdgePanGestureRecognizer) { pan.isEnabled = false }
    func pan(_ pan: UIPanGestureRecognizer) { log.append("\(pan.state.text) \(pan.numberOfTouches)") }
    func button(_ button: UIButton) { log.append("button") }
    func maybe(_ button: UIButton?) { log.append(button == nil ? "nil" : "button") }
    func event(_ sender: UIControl, _ event: UIEvent?) { log.append(event == nil ? "no event" : "event") }
    func needsEvent(_ sender: UIControl, _ event: UIEvent) { log.append("event") }
    func plain(_ sender: Any?) { log.append("any") }
  }

  let world = TouchWorld()
  let listener = Listener()
  private var diagnostics: [String] { world.application.world.diagnostics }

  private func drag(_ recognizer: UIGestureRecognizer) {
    world.window.tag = 7
    world.window.addGestureRecognizer(recognizer)
    world.down(100, 100)
    world.drag(from: [100, 100], to: [140, 100], steps: 4)
    world.up(140, 100)
  }

  @Test("A pan calls a method that takes an edge pan, which shows the pan's state and movement")
  func narrowerRecogniser() {
    drag(UIPanGestureRecognizer(target: listener, action: Selector(Listener.edge(_:))))
    #expect(
      listener.log == [
        "began 0.0 110.0 true 7", "changed 10.0 120.0 true 7", "changed 20.0 130.0 true 7", "changed 30.0 140.0 true 7",
        "ended 30.0 140.0 true 7",
      ])
    #expect(Set(listener.senders.map(ObjectIdentifier.init)).count == 1 && diagnostics.isEmpty)
  }

  @Test("What such a method sets is set on the pan itself")
  func settings() {
    let pan = UIPanGestureRecognizer(target: listener, action: Selector(Listener.resetting(_:)))
    drag(pan)
    #expect(pan.translation(in: nil) == .zero && pan.isEnabled)
    world.window.removeGestureRecognizer(pan)
    let other = UIPanGestureRecognizer(target: listener, action: Selector(Listener.cancelling(_:)))
    other.addTarget(listener, action: Selector(Listener.pan(_:)))
    drag(other)
    #expect(!other.isEnabled && listener.log.last?.hasPrefix("cancelled") == true)
  }

  @Test("A tap calls a method that takes a pan, as in Objective-C")
  func siblingRecogniser() {
    world.window.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Selector(Listener.pan(_:))))
    world.tap(50, 50)
    #expect(listener.log == ["ended 0"] && diagnostics.isEmpty)
  }

  @Test("A method that takes a control that the sender is not is reported with both classes, and not called")
  func misfit() {
    let control = world.show(UISwitch(), at: CGRect(x: 0, y: 0, width: 60, height: 40))
    control.addTarget(listener, action: Selector(Listener.button(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.log.isEmpty && diagnostics.count == 1)
    #expect(diagnostics.last?.contains("UISwitch") == true && diagnostics.last?.contains("UIButton") == true)
    world.window.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Selector(Listener.button(_:))))
    world.tap(200, 200)
    #expect(listener.log.isEmpty && diagnostics.count == 2)
    #expect(diagnostics.last?.contains("UITapGestureRecognizer") == true)
  }

  @Test("A parameter that may be nil is nil for a sender that does not fit, and for a missing event")
  func optional() {
    let control = world.show(UISwitch(), at: CGRect(x: 0, y: 0, width: 60, height: 40))
    for action in [
      Selector(Listener.maybe(_:)), Selector(Listener.event(_:_:)), Selector(Listener.plain(_:)),
    ] {
      control.addTarget(listener, action: action, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(listener.log == ["nil", "no event", "any"] && diagnostics.isEmpty)
    let button = world.show(UIButton(), at: CGRect(x: 0, y: 100, width: 60, height: 40))
    button.addTarget(listener, action: Selector(Listener.maybe(_:)), for: .touchUpInside)
    button.addTarget(listener, action: Selector(Listener.needsEvent(_:_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.log.last == "button" && diagnostics.count == 1)
  }

  @Test("3.1: A target that does not have the method is reported, where iOS raises")
  func missingMethod() {
    let control = world.show(UISwitch(), at: CGRect(x: 0, y: 0, width: 60, height: 40))
    control.addTarget(NSObject(), action: Selector(Listener.plain(_:)), for: .valueChanged)
    let target = NSObject()
    control.addTarget(target, action: Selector(Listener.plain(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(diagnostics.count == 1 && diagnostics.last?.contains("NSObject") == true)
    let item = UIBarButtonItem(title: "x", style: .plain, target: target, action: Selector(Listener.plain(_:)))
    withExtendedLifetime(item) {}
  }
}
