import Stage
import Testing
import UIKit

@MainActor @Suite("Sliders")
struct ControlSliderTests {
  let world = TouchWorld()
  private let told = Counter()

  /// A slider from 0 to 100 whose thumb has its center between x = 100 and 300.
  private func slider(at value: Float = 0) -> UISlider {
    let slider = world.show(UISlider(), at: CGRect(x: 81.5, y: 100, width: 237, height: 31))
    slider.maximumValue = 100
    slider.value = value
    slider.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    return slider
  }

  private func thumb(_ slider: UISlider) -> CGRect {
    let track = slider.trackRect(forBounds: slider.bounds)
    return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  }

  @Test("The thumb moves by the distance of the finger, wherever the finger holds it")
  func drag() {
    let slider = slider(at: 50)
    world.down(205, 115)
    #expect(slider.value == 50 && told.count == 0 && slider.isTracking)
    world.move(225, 115)
    #expect(slider.value == 60 && told.senders.count == 1)
    world.move(225, 400)
    #expect(slider.value == 60 && told.senders.count == 1)
    world.move(700, 115)
    #expect(slider.value == 100 && told.senders.count == 2)
    world.move(145, 115)
    world.up(145, 115)
    #expect(slider.value == 20 && told.senders.count == 4)
  }

  @Test("A press beside the thumb moves the thumb to the finger")
  func press() {
    let slider = slider()
    world.down(250, 115)
    #expect(slider.value == 75 && told.senders.count == 1)
    world.move(252, 115)
    world.up(252, 115)
    #expect(slider.value == 76)
  }

  @Test("A slider that is not continuous sends valueChanged at the end of a drag, and nothing if the drag is cancelled")
  func discrete() {
    let slider = slider(at: 50)
    slider.isContinuous = false
    world.down(200, 115)
    world.drag(from: SIMD2(200, 115), to: SIMD2(240, 115), steps: 4)
    #expect(slider.value == 70 && told.senders.isEmpty)
    world.up(240, 115)
    #expect(told.senders.count == 1)
    world.play("d240,115 m280,115 x")
    #expect(slider.value == 70 && told.senders.count == 1)
  }

  @Test("Pans and swipes of ancestors get no drag that begins on an enabled slider, also beside its thumb")
  func ancestors() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    let slider = slider()
    for start in [110.0, 150] {
      world.down(start, 115)
      world.drag(from: SIMD2(start, 115), to: SIMD2(290, 115), steps: 8)
      world.up(290, 115)
      #expect(world.log == [] && slider.value >= 90)
      slider.value = 0
    }
    slider.isEnabled = false
    world.down(110, 115)
    world.drag(from: SIMD2(110, 115), to: SIMD2(290, 115), steps: 8)
    #expect(world.log.first == "pan began" && slider.value == 0)
  }

  @Test(
    "A value is clamped to the range, and setting one end beyond the other moves both",
    arguments: [(-1, 0), (101, 100), (.nan, 0), (.infinity, 100), (33, 33)] as [(Float, Float)])
  func ends(given: Float, expected: Float) {
    let slider = slider(at: given)
    #expect(slider.value == expected)
    slider.minimumValue = 200
    #expect(slider.maximumValue == 200 && slider.value == 200 && thumb(slider).midX == 18.5)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
  }

  @Test("The thumb slides if the change is animated, and no event is sent")
  func sliding() {
    let slider = slider()
    let layer = slider.subviews[4].layer
    world.wait(1 / 60)
    slider.setValue(100, animated: true)
    world.wait(1 / 60)
    world.wait(0.05)
    let middle = layer.presentation()?.position.x ?? 0
    #expect(middle > 18.5 && middle < 218.5 && slider.value == 100)
    world.wait(0.5)
    #expect(layer.presentation()?.position.x == 218.5 && told.senders.isEmpty)
  }

  @Test("Arrow keys change the value by a twentieth of the range or by `keyStep`, within the range")
  func keys() {
    let slider = slider()
    slider.move(by: 1)
    #expect(slider.value == 5)
    slider.keyStep = 60
    for _ in 0..<3 { slider.move(by: 1) }
    #expect(slider.value == 100 && told.senders.count == 3)
    slider.move(by: -1)
    #expect(slider.value == 40 && told.senders.count == 4)
  }

  @Test("Images at the ends shorten the track, and a thumb image has the frame of the thumb")
  func pictures() {
    let slider = slider(at: 50)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 12.5, width: 233, height: 6))
    slider.minimumValueImage = picture
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10.5, width: 20, height: 10))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 12.5, width: 207, height: 6))
    slider.setThumbImage(picture, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) === picture && thumb(slider).size == picture.size)
    slider.layoutIfNeeded()
    #expect(slider.subviews[4].frame == thumb(slider) && thumb(slider).midX == 131.5)
  }

  @Test("A wheel over a slider scrolls what is around it; it changes the slider only with the keyboard focus")
  func wheel() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let (scroll, slider) = stage.perform { (UIScrollView(frame: stage.window.bounds), UISlider()) }
    scroll.contentSize = CGSize(width: 200, height: 1000)
    slider.frame = CGRect(x: 20, y: 80, width: 150, height: 31)
    slider.keyStep = 0.1
    stage.window.addSubview(scroll)
    scroll.addSubview(slider)
    stage.advance(by: 0.1)
    let point = CGPoint(x: 90, y: 87)
    stage.wheel(by: CGVector(dx: 0, dy: -20), at: point)
    #expect(slider.value == 0 && scroll.contentOffset.y == 20)
    stage.perform { slider.hasKeyboardFocus = true }
    stage.wheel(by: CGVector(dx: 0, dy: 50), at: point)
    stage.wheel(by: CGVector(dx: 0, dy: 50), at: point)
    stage.wheel(by: CGVector(dx: 0, dy: -50), at: point)
    #expect(abs(slider.value - 0.1) < 1e-6 && scroll.contentOffset.y == 20)
  }
}
