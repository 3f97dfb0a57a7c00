import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("Dragging a scroll view")
struct ScrollDragTests {
  /// The distance after which a pan begins, in points.
  static let slop = 10.0

  @Test("Content follows the finger once the pan began, and stays where a resting finger releases it")
  func follows() throws {
    let scene = ScrollScene()
    scene.down()
    #expect(scene.scroll.isTracking && !scene.scroll.isDragging)
    scene.move(0, -100)
    #expect(scene.offset == CGPoint(x: 0, y: 100 - Self.slop) && scene.scroll.isDragging)
    scene.hold().up()
    #expect(scene.log.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    try scene.settle()
    #expect(scene.offset.y == 90 && !scene.scroll.isTracking && !scene.scroll.isDragging)
  }

  @Test("A flick decelerates by the projection, calls the delegate in order, and keeps the stage busy meanwhile")
  func flick() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 5_000))
    scene.flick(0, -200, speed: 1_200)
    #expect(scene.scroll.isDecelerating && !scene.stage.isIdle)
    let velocity = try #require(scene.log.velocities.first)
    #expect(abs(velocity.y - 1.2) < 0.06 && velocity.x == 0)
    let expected = scene.offset.y + CGFloat(Projection.normal.distance(velocity: velocity.y.native * 1_000 - 10))
    #expect(abs(try #require(scene.log.targets.first).y - expected) <= 0.5)
    let start = scene.offset.y
    scene.stage.advance(by: 0.1, framesPerSecond: 1_000)
    let distance = Projection.normal.position(at: 0.1, velocity: velocity.y.native * 1_000)
    // Both offsets are rounded to pixels.
    #expect(abs((scene.offset.y - start).native - distance) <= 1)
    try scene.settle()
    #expect(scene.offset == scene.log.targets.first)
    #expect(
      scene.log.take()
        == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
          "didScroll", "didEndDecelerating",
        ])
  }

  @Test("The offset at an instant and at rest does not depend on the frame rate")
  func rates() throws {
    func offsets(_ rate: Double, _ jitter: Bool = false) throws -> (CGFloat, CGFloat) {
      let scene = ScrollScene()
      scene.flick(0, -150, speed: 900)
      var (left, step) = (0.5, 0.0)
      while left > 1e-9 {
        step = min(left, jitter ? 0.003 + 0.011 * left : 1 / rate)
        scene.stage.step(to: scene.stage.now + step, interval: step)
        left -= step
      }
      let now = scene.offset.y
      try scene.settle()
      return (now, scene.offset.y)
    }
    let first = try offsets(60)
    for (rate, jitter) in [(30.0, false), (120, false), (240, false), (60, true)] {
      let other = try offsets(rate, jitter)
      #expect(abs(other.0 - first.0) < 1e-6 && other.1 == first.1, "\(rate) Hz")
    }
  }

  @Test("Beyond an end the content moves by x·d·c / (d + c·x), rounded to a pixel, and bounces back when released")
  func rubberBand() throws {
    let scene = ScrollScene()
    scene.down().move(0, 110)
    #expect(abs(scene.offset.y + CGFloat(RubberBand(dimension: 400).offset(forPull: 100))) <= 0.5)
    scene.hold().up()
    try scene.settle()
    #expect(scene.offset == .zero)
    #expect(scene.log.take().suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    scene.scroll.bounces = false
    scene.down().move(0, 110)
    #expect(scene.offset == .zero)
    scene.up()
  }

  @Test("A flick against the end overshoots and returns; without bounces it stops at the end")
  func impact() throws {
    for bounces in [true, false] {
      let scene = ScrollScene()
      scene.scroll.bounces = bounces
      scene.scroll.contentOffset.y = 1_400
      scene.flick(0, -100, speed: 2_000)
      var most: CGFloat = 0
      while !scene.stage.isIdle {
        scene.stage.advance(by: 1 / 60)
        most = max(most, scene.offset.y)
      }
      #expect(scene.offset.y == 1_600)
      #expect(bounces ? most > 1_620 : most == 1_600)
    }
  }

  @Test(
    "A press stops moving content at once, drags it from its first point on, and content beyond an end still bounces back"
  )
  func caught() throws {
    let scene = ScrollScene()
    scene.flick(0, -200, speed: 1_500)
    scene.stage.advance(by: 0.2)
    let offset = scene.offset
    _ = scene.log.take()
    scene.down()
    #expect(scene.offset == offset && !scene.scroll.isDecelerating && scene.log.take() == ["didEndDecelerating"])
    scene.hold()
    #expect(scene.offset == offset)
    scene.move(0, -4)
    #expect(scene.offset.y == offset.y + 4)
    scene.hold().up()
    try scene.settle()
    #expect(scene.offset.y == offset.y + 4)
    scene.scroll.contentOffset.y = 1_590
    scene.flick(0, -150, speed: 1_500)
    scene.stage.advance(by: 0.1)
    #expect(scene.offset.y > 1_600)
    scene.down()
    let stretched = scene.offset.y
    scene.hold()
    #expect(scene.offset.y == stretched)
    scene.up()
    try scene.settle()
    #expect(scene.offset.y == 1_600)
  }

  @Test("The delegate can set where the content comes to rest, and can begin another motion")
  func target() throws {
    let scene = ScrollScene()
    scene.log.target = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100) }
    scene.flick(0, -137, speed: 700)
    try scene.settle()
    #expect(scene.offset.y > 200 && scene.offset.y.truncatingRemainder(dividingBy: 100) == 0)
    scene.log.didEndDragging = { scene.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    _ = scene.log.take()
    scene.flick(0, -80, speed: 700)
    try scene.settle()
    #expect(scene.offset.y == 50)
    #expect(
      scene.log.take()
        == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "didScroll",
          "didEndScrollingAnimation",
        ])
  }

  @Test(
    "Paging: a flick turns one page, a slow drag turns one from half a page on, and no drag turns two",
    arguments: [(-60.0, 800.0, 300.0), (-100, 100, 0), (-200, 100, 300), (60, 800, 0), (-230, 5_000, 300)])
  func pages(_ distance: Double, _ speed: Double, _ end: Double) throws {
    let scene = ScrollScene(content: CGSize(width: 1_500, height: 400))
    scene.scroll.isPagingEnabled = true
    scene.down(320).move(distance, 0, speed: speed).up()
    #expect(!scene.log.take().contains("willEndDragging"))
    try scene.settle()
    #expect(scene.offset == CGPoint(x: end, y: 0))
  }

  @Test("A directional lock applies to a drag that is mostly along one axis, and to no other")
  func directionalLock() {
    for (movement, isLocked) in [(SIMD2(-20.0, -90.0), true), (SIMD2(-80.0, -70.0), false)] {
      let scene = ScrollScene(content: CGSize(width: 2_000, height: 2_000))
      scene.scroll.isDirectionalLockEnabled = true
      scene.down().move(movement.x, movement.y)
      #expect((scene.offset.x == 0) == isLocked && scene.offset.y > 40)
      scene.up()
    }
  }

  @Test("Content that fits is dragged only if it always bounces, and disabled scroll views do not scroll")
  func nothingToScroll() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 300))
    scene.flick(0, -100)
    #expect(scene.log.take() == [])
    scene.scroll.alwaysBounceVertical = true
    scene.flick(0, -100)
    #expect(scene.offset.y > 0)
    try scene.settle()
    #expect(scene.offset.y == 0)
    scene.scroll.contentSize.height = 2_000
    scene.scroll.isScrollEnabled = false
    _ = scene.log.take()
    scene.flick(0, -100)
    #expect(scene.log.take() == [] && scene.stage.isIdle)
  }

  @Test("A touch that the system cancels ends the drag where it is")
  func cancelled() throws {
    let scene = ScrollScene()
    scene.down().move(0, -100)
    scene.stage.send(.cancel)
    try scene.settle()
    #expect(scene.offset.y == 90 && !scene.scroll.isTracking)
    #expect(scene.log.take().suffix(2) == ["willEndDragging", "didEndDragging false"])
  }
}
