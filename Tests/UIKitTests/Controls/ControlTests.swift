import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("A control")
struct ControlTests {
  let world = TouchWorld()

  private func control() -> LoggedControl {
    world.application.enter()
    let control = world.show(LoggedControl(frame: .zero), at: CGRect(x: 100, y: 100, width: 80, height: 40))
    control.listen()
    return control
  }

  @Test("A press that stays")
  func press() {
    let control = control()
    world.down(120, 120)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted && control.state == .highlighted)
    world.move(121, 120)
    world.up(121, 120)
    #expect(control.log == ["begin", "down", "continue", "dragInside", "end", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted && control.state == .normal)
  }

  @Test("A press that leaves and comes back is one again")
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

  @Test("A press that is dragged off and let go there is none")
  func draggedOff() {
    let control = control()
    world.down(120, 120)
    world.move(120, 300)
    world.up(120, 300)
    #expect(control.log.suffix(3) == ["dragOutside", "end", "upOutside"])
    #expect(!control.log.contains("upInside"))
  }

  @Test("A press that the system takes away is cancelled; so is one of a control that is disabled or removed")
  func cancelled() {
    for way in 0..<3 {
      let control = control()
      world.down(120, 120)
      switch way {
      case 0: world.cancel()
      case 1: control.isEnabled = false
      default: control.removeFromSuperview()
      }
      #expect(control.log == ["begin", "down", "cancel", "touchCancel"], "way \(way)")
      #expect(!control.isTracking && !control.isHighlighted)
      world.up(120, 120)
      #expect(control.log.count == 4)
      control.removeFromSuperview()
    }
  }

  @Test("A disabled control takes no press, and lets none through")
  func disabled() {
    let beneath = world.view("beneath")
    let control = control()
    control.isEnabled = false
    world.tap(120, 120)
    #expect(control.log == [] && control.state == .disabled)
    #expect(world.log == [])
    _ = beneath
  }

  @Test("Who refuses a press hears no more of it")
  func refused() {
    let control = control()
    control.follows = false
    world.tap(120, 120)
    #expect(control.log == ["begin"] && !control.isTracking && !control.isHighlighted)
  }

  @Test("A second press in quick succession is told as such")
  func twice() {
    let control = control()
    world.tap(120, 120)
    world.wait(0.1)
    world.tap(120, 120)
    #expect(control.log.filter { $0.hasPrefix("down") } == ["down", "down", "downRepeat"])
  }

  @Test("Targets are told with as much as they take, and are not kept alive")
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

  @Test("A target is removed for some events and stays for others")
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

  @Test("An action takes the place of one with the same name, and knows who sends it")
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
