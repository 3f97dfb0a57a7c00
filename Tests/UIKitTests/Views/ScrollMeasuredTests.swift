import Stage
import Testing
import UIKit

/// Holds scroll views to what was measured on iOS 26.1; sections are those of the page of measurements.
@MainActor @Suite("Scroll views as measured on iOS")
struct ScrollMeasuredTests {
  /// A delegate that logs each call with the offset at that moment.
  private final class OffsetLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [Double] = []

    private func note(_ name: String, _ scrollView: UIScrollView) {
      lines.append("\(name) \(Double(scrollView.contentOffset.y))")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      note("didScroll", scrollView)
      offsets.append(Double(scrollView.contentOffset.y))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("didEndScrollingAnimation", scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
  }

  private func scene(height: Double = 40_000, scale: CGFloat = 1) -> (ScrollScene, OffsetLog) {
    let scene = ScrollScene(content: CGSize(width: 300, height: height), scale: scale)
    let log = OffsetLog()
    scene.scroll.delegate = log
    return (scene, log)
  }

  @Test("3.2: Content follows the finger 1:1, goes on and bounces on the device's pixels", arguments: [1.0, 2, 3])
  func pixels(scale: Double) throws {
    let (scene, log) = scene(scale: CGFloat(scale))
    scene.down().move(0, -47.3, speed: 150)
    // The pan begins after 10 points.
    #expect(abs(scene.offset.y.native - 37.3) <= 0.5 / scale + 1e-9)
    scene.move(0, -80, speed: 2_000).up()
    try scene.settle()
    scene.scroll.contentOffset.y = 0
    scene.flick(0, 60.7, speed: 900)
    try scene.settle()
    #expect(log.offsets.count > 50 && log.offsets.contains { $0 < -10 } && scene.offset.y == 0)
    for offset in log.offsets { #expect(abs((offset * scale).rounded() - offset * scale) < 1e-6, "\(offset)") }
  }

  @Test(
    "3.2: The delegate is told the finger's velocity in points per millisecond, to seven digits",
    arguments: [(-24.0, 3.0), (-5, 0.625), (14, -1.75)])
  func velocity(step: Double, velocity: Double) throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 40_000))
    scene.flick(0, step * 14, speed: abs(step) * 125, rate: 125)
    #expect(abs(try #require(scene.log.velocities.first).y.native - velocity) < 0.5e-7)
  }

  @Test("3.2: A flick at 3,000 points per second rests 1,492 points on, 2.852 s after the finger let go, within 1.5 %")
  func flick() throws {
    let (scene, log) = scene(scale: 3)
    scene.flick(0, -24 * 10, speed: 3_000, rate: 125)
    let (start, lift) = (scene.offset.y.native, scene.stage.now)
    while scene.scroll.isDecelerating { scene.stage.advance(by: 1 / 60) }
    #expect(abs(scene.offset.y.native - start - 1_492) < 1.0 / 3 && abs((scene.stage.now - lift) / 2.852 - 1) < 0.015)
    #expect(log.lines.last == "didEndDecelerating \(Double(scene.offset.y))")
  }

  @Test("3.2: The delegate hears that a drag begins at the old offset, then the offset changes, then that it scrolled")
  func order() {
    let (scene, log) = scene()
    scene.scroll.contentOffset.y = 100
    log.lines = []
    scene.down().move(0, -20, speed: 2_400)
    #expect(log.lines == ["willBeginDragging 100.0", "didScroll 110.0"])
    scene.up()
  }

  @Test("3.2: The origin of the bounds scrolls without a call; the offset scrolls and calls at once")
  func boundsOrigin() {
    let (scene, log) = scene()
    scene.scroll.bounds.origin.y = 50
    #expect(scene.offset.y == 50 && log.lines == [])
    scene.scroll.contentOffset.y = 60
    scene.scroll.contentOffset.y = 60
    #expect(log.lines == ["didScroll 60.0"])
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(scene.offset.y == 60 && log.lines == ["didScroll 60.0"])
  }

  @Test(
    "1.5: Animated scrolling sets the model in 18 frames along a cosine, and tells the delegate of each",
    arguments: [true, false])
  func animated(_ isToOffset: Bool) {
    let (scene, log) = scene(scale: 2)
    let height = scene.scroll.bounds.height
    if isToOffset {
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    } else {
      scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 390 + height, width: 10, height: 10), animated: true)
    }
    #expect(log.lines == [])
    for frame in 1...18 {
      scene.stage.advance(by: 1 / 60)
      #expect(log.offsets.count == frame && scene.scroll.layer.presentation()?.bounds.minY == scene.offset.y)
      let exact = 400 * (1 - cos(Double.pi * Double(frame) / 18)) / 2
      #expect(abs(scene.offset.y.native - exact) <= 0.25 + 1e-9)
    }
    #expect(log.offsets[7] == 165.5 && log.offsets[15] == 388 && log.offsets[17] == 400)
    #expect(log.lines.suffix(2) == ["didScroll 400.0", "didEndScrollingAnimation 400.0"])
    #expect(scene.scroll.layer.animationKeys()?.isEmpty ?? true)
    scene.stage.advance(by: 0.2)
    #expect(log.offsets.count == 18)
  }

  @Test("1.5: A stopped layer does not stop animated scrolling")
  func stoppedLayer() throws {
    let (scene, log) = scene()
    scene.scroll.layer.speed = 0
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.stage.advance(by: 0.31)
    #expect(scene.offset.y == 400 && log.lines.last == "didEndScrollingAnimation 400.0")
  }

  @Test("3.2: Content at its top stays there when the content inset grows; content elsewhere stays where it is")
  func insetGrows() {
    let (scene, _) = scene()
    scene.scroll.contentInset.top = 64
    #expect(scene.offset.y == -64)
    scene.scroll.contentInset.top = 116
    #expect(scene.offset.y == -116)
    scene.scroll.contentOffset.y = 300
    scene.scroll.contentInset.top = 150
    #expect(scene.offset.y == 300)
  }

  @Test("3.2: When the safe area's top shrinks from 116 to 64 points the offset goes from 300 to 352, and back again")
  func safeAreaShrinks() throws {
    let stage = Stage()
    let controller = stage.perform { UIViewController() }
    stage.window.rootViewController = controller
    let scroll = stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    controller.view.addSubview(scroll)
    func setTop(_ top: CGFloat) {
      controller.additionalSafeAreaInsets.top += top - scroll.adjustedContentInset.top
      stage.advance(by: 1 / 60)
      #expect(scroll.adjustedContentInset.top == top)
    }
    setTop(116)
    #expect(scroll.contentOffset.y == -116)
    scroll.contentOffset.y = 300
    setTop(64)
    #expect(scroll.contentOffset.y == 352)
    setTop(116)
    #expect(scroll.contentOffset.y == 300)
    setTop(140)
    #expect(scroll.contentOffset.y == 300, "an area that only grows leaves the content where it is")
  }
}
