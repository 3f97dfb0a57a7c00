import Testing
import UIKit

@MainActor @Suite("Switches")
struct ControlSwitchTests {
  let world = TouchWorld()
  private let told = Counter()

  private func toggle(isOn: Bool = false) -> UISwitch {
    let toggle = world.show(UISwitch(), at: CGRect(x: 100, y: 100, width: 10, height: 10))
    toggle.isOn = isOn
    toggle.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    return toggle
  }

  /// The horizontal center of the thumb on screen.
  private func thumbX(_ toggle: UISwitch) -> CGFloat {
    let layer = toggle.subviews[1].layer
    return (layer.presentation() ?? layer).position.x
  }

  @Test("A tap turns a switch on when the finger goes up, and the next tap turns it off")
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

  @Test("Dragging the thumb to the other side turns the switch; dragging it there and back changes nothing")
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

  @Test("A press that leaves the switch or is cancelled does not change its value")
  func off() {
    let toggle = toggle(isOn: true)
    world.play("d120,115 m120,400 u120,400")
    #expect(toggle.isOn && told.senders.isEmpty)
    world.play("d140,115 m105,115 x w1")
    #expect(toggle.isOn && told.senders.isEmpty && thumbX(toggle) == 63 - 2 - 18.5)
  }

  @Test("The thumb slides if the change is animated, and jumps otherwise")
  func slide() {
    let toggle = toggle()
    let (off, on): (CGFloat, CGFloat) = (2 + 18.5, 63 - 2 - 18.5)
    #expect(thumbX(toggle) == off)
    toggle.setOn(true, animated: true)
    world.wait(1 / 60)
    world.wait(0.05)
    #expect(thumbX(toggle) > off && thumbX(toggle) < on && toggle.isOn)
    world.wait(0.5)
    #expect(thumbX(toggle) == on)
    toggle.setOn(false, animated: false)
    #expect(thumbX(toggle) == off && told.senders.isEmpty)
  }

  @Test("A pan of an ancestor does not get a drag that begins on the switch, and gets one beside it")
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

  @Test("A tap on a switch does not reach a tap recogniser of an ancestor")
  func foreignTap() {
    world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    let toggle = toggle()
    world.tap(120, 115)
    #expect(world.log == [] && toggle.isOn)
    world.wait(0.5)
    world.tap(120, 200)
    #expect(world.log == ["tap ended"])
  }
}
