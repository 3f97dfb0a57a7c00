import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("A switch")
struct ControlSwitchTests {
  let world = TouchWorld()
  private let told = Counter()

  private func toggle(isOn: Bool = false) -> UISwitch {
    world.application.enter()
    let toggle = world.show(UISwitch(), at: CGRect(x: 100, y: 100, width: 10, height: 10))
    toggle.isOn = isOn
    toggle.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    return toggle
  }

  /// Where the middle of the thumb is seen.
  private func thumb(_ toggle: UISwitch) -> CGFloat {
    let layer = toggle.subviews[1].layer
    return (layer.presentation() ?? layer).position.x
  }

  @Test("It has its own size, wherever it is put")
  func size() {
    let toggle = toggle()
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test("A tap turns it over when the finger goes up, and back")
  func tap() {
    let toggle = toggle()
    world.down(120, 115)
    #expect(!toggle.isOn)
    world.up(120, 115)
    #expect(toggle.isOn && told.senders.count == 1)
    world.wait(0.5)
    world.tap(110, 115)
    #expect(!toggle.isOn && told.senders.count == 2)
  }

  @Test("Its thumb is dragged over: a drag back to where it was changes nothing")
  func drag() {
    let toggle = toggle()
    world.down(110, 115)
    world.drag(from: SIMD2(110, 115), to: SIMD2(148, 115), steps: 6)
    #expect(!toggle.isOn && told.senders.isEmpty)
    world.up(148, 115)
    #expect(toggle.isOn && told.senders.count == 1)
    world.wait(0.5)
    world.down(140, 115)
    world.drag(from: SIMD2(140, 115), to: SIMD2(105, 115), steps: 6)
    world.drag(from: SIMD2(105, 115), to: SIMD2(145, 115), steps: 6)
    world.up(145, 115)
    #expect(toggle.isOn && told.senders.count == 1)
  }

  @Test("A press that is dragged off downwards, or cancelled, turns nothing over")
  func off() {
    let toggle = toggle(isOn: true)
    world.down(120, 115)
    world.move(120, 400)
    world.up(120, 400)
    #expect(toggle.isOn && told.senders.isEmpty)
    world.down(140, 115)
    world.move(105, 115)
    world.cancel()
    world.wait(1)
    #expect(toggle.isOn && told.senders.isEmpty && thumb(toggle) == 51 - 2 - 13.5)
  }

  @Test("The thumb slides, and jumps where that is asked for")
  func slide() {
    let toggle = toggle()
    let (off, on): (CGFloat, CGFloat) = (2 + 13.5, 51 - 2 - 13.5)
    #expect(thumb(toggle) == off)
    toggle.setOn(true, animated: true)
    world.wait(1 / 60)
    world.wait(0.05)
    #expect(thumb(toggle) > off && thumb(toggle) < on && toggle.isOn)
    world.wait(0.5)
    #expect(thumb(toggle) == on)
    toggle.setOn(false, animated: false)
    #expect(thumb(toggle) == off && told.senders.isEmpty)
  }

  @Test("A pan beneath does not get a drag that begins on it, but one beside it")
  func pan() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    let toggle = toggle()
    world.down(110, 115)
    world.drag(from: SIMD2(110, 115), to: SIMD2(250, 115), steps: 8)
    world.up(250, 115)
    #expect(world.log == [] && toggle.isOn)
    world.down(110, 200)
    world.drag(from: SIMD2(110, 200), to: SIMD2(250, 200), steps: 8)
    world.up(250, 200)
    #expect(world.log.first == "pan began" && world.log.last == "pan ended")
  }

  @Test("A tap on it is no tap for a recogniser beneath")
  func foreignTap() {
    world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    let toggle = toggle()
    world.tap(120, 115)
    #expect(world.log == [] && toggle.isOn)
    world.wait(0.5)
    world.tap(120, 200)
    #expect(world.log == ["tap ended"])
  }

  @Test("A press on a plain control that turns into a pan is taken from it, without a click")
  func takenByPan() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    let control = world.show(LoggedControl(frame: .zero), at: CGRect(x: 100, y: 100, width: 80, height: 40))
    control.listen()
    world.down(120, 120)
    world.drag(from: SIMD2(120, 120), to: SIMD2(200, 120), steps: 8)
    world.up(120, 120)
    #expect(control.log.contains("touchCancel") && !control.log.contains("upInside"))
  }
}
