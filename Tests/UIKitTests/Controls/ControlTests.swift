import Testing
import UIKit

@MainActor @Suite("Controls")
struct ControlTests {
  let world = TouchWorld()

  private func control() -> LoggedControl {
    let control = world.show(LoggedControl(frame: .zero), at: CGRect(x: 100, y: 100, width: 80, height: 40))
    control.listen()
    return control
  }

  @Test("A press that stays on a control sends its events in order and highlights it meanwhile")
  func press() {
    let control = control()
    world.down(120, 120)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted && control.state == .highlighted)
    world.move(121, 120)
    world.up(121, 120)
    #expect(control.log == ["begin", "down", "continue", "dragInside", "end", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted && control.state == .normal)
  }

  @Test("A press that leaves by more than 70 points and returns counts again")
  func leavesAndReturns() {
    let control = control()
    world.down(120, 120)
    world.move(120, 29)
    #expect(!control.isHighlighted && control.isTracking)
    world.move(120, 31)
    #expect(control.isHighlighted)
    world.up(120, 31)
    #expect(
      control.log == [
        "begin", "down", "continue", "dragExit", "dragOutside", "continue", "dragEnter", "dragInside", "end",
        "upInside",
      ])
  }

  @Test("A press that ends outside the control sends touchUpOutside and no touchUpInside")
  func draggedOff() {
    let control = control()
    world.play("d120,120 m120,300 u120,300")
    #expect(control.log.suffix(3) == ["dragOutside", "end", "upOutside"] && !control.log.contains("upInside"))
  }

  @Test("A press is cancelled by the system, and when its control is disabled or removed")
  func cancelled() {
    for cause in 0..<3 {
      let control = control()
      world.down(120, 120)
      switch cause {
      case 0: world.cancel()
      case 1: control.isEnabled = false
      default: control.removeFromSuperview()
      }
      #expect(control.log == ["begin", "down", "cancel", "touchCancel"], "cause \(cause)")
      #expect(!control.isTracking && !control.isHighlighted)
      world.up(120, 120)
      #expect(control.log.count == 4)
      control.removeFromSuperview()
    }
  }

  @Test("A disabled control ignores a press and does not pass it to the view behind it")
  func disabled() {
    let beneath = world.view("beneath")
    let control = control()
    control.isEnabled = false
    world.tap(120, 120)
    #expect(control.log == [] && control.state == .disabled && world.log == [])
    _ = beneath
  }

  @Test("A control that refuses to track a press is not told of its movements or its end")
  func refused() {
    let control = control()
    control.follows = false
    world.tap(120, 120)
    #expect(control.log == ["begin"] && !control.isTracking && !control.isHighlighted)
  }

  @Test("A second press in quick succession also sends touchDownRepeat")
  func twice() {
    let control = control()
    world.play("t120,120 w0.1 t120,120")
    #expect(control.log.filter { $0.hasPrefix("down") } == ["down", "down", "downRepeat"])
  }

  @Test("Actions get as many arguments as they have parameters, and targets are not retained")
  func targets() {
    let control = control()
    var counter: Counter? = Counter()
    weak let weakCounter = counter
    control.addTarget(counter, action: Selector(Counter.hear as (Counter) -> @MainActor () -> Void), for: .touchDown)
    control.addTarget(counter, action: Selector(Counter.hear(from:)), for: .touchUpInside)
    control.addTarget(counter, action: Selector(Counter.hear(_:_:)), for: .touchUpInside)
    world.tap(120, 120)
    #expect(counter?.count == 1 && counter?.senders.count == 2 && counter?.hasEvent == [true])
    #expect(control.allTargets.count == 1)
    counter = nil
    #expect(weakCounter == nil)
    world.tap(120, 120)
    #expect(control.allTargets.isEmpty)
  }

  @Test("A target that is removed for some events still gets the others")
  func removing() {
    let control = LoggedControl()
    let (counter, action) = (Counter(), Selector(Counter.hear(from:)))
    control.addTarget(counter, action: action, for: [.touchDown, .valueChanged])
    control.addTarget(counter, action: action, for: .touchUpInside)
    control.removeTarget(counter, action: action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.senders.isEmpty && control.allControlEvents == [.valueChanged, .touchUpInside])
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(counter.senders.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("An action replaces one with the same identifier, and knows its sender while it is called")
  func actions() {
    let control = LoggedControl()
    var heard: [String] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in heard.append("first") }, for: .touchDown)
    let second = UIAction(identifier: name) { heard.append("second from \($0.sender as AnyObject === control)") }
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == ["second from true"] && second.sender == nil)
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard.count == 1)
  }
}
