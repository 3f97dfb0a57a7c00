import Stage
import Testing
import UIKit

@MainActor @Suite("Zooming a scroll view")
struct ScrollZoomTests {
  private func scene(_ scales: ClosedRange<CGFloat> = 0.5...4) -> (ScrollScene, UIView) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 400))
    let view = scene.stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    scene.scroll.addSubview(view)
    scene.log.zoomed = view
    (scene.scroll.minimumZoomScale, scene.scroll.maximumZoomScale) = (scales.lowerBound, scales.upperBound)
    return (scene, view)
  }

  @Test("There is a pinch recogniser while more than one scale is allowed, and impossible scales are refused")
  func recogniser() {
    let (scene, _) = scene()
    #expect(scene.scroll.pinchGestureRecognizer?.view === scene.scroll)
    scene.scroll.minimumZoomScale = .nan
    scene.scroll.minimumZoomScale = -1
    #expect(scene.scroll.minimumZoomScale == 0.5)
    scene.scroll.maximumZoomScale = 0.5
    #expect(scene.scroll.pinchGestureRecognizer == nil && scene.scroll.gestureRecognizers?.count == 2)
  }

  @Test("Immediate zooming keeps the center, resizes the content and is clamped")
  func atOnce() {
    let (scene, view) = scene()
    scene.scroll.zoomScale = 2
    #expect(view.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scene.scroll.contentSize == CGSize(width: 600, height: 800) && scene.offset == CGPoint(x: 150, y: 200))
    #expect(scene.log.take() == ["didScroll", "didZoom"])
    scene.scroll.zoomScale = 9
    #expect(scene.scroll.zoomScale == 4)
    scene.scroll.zoomScale = .nan
    #expect(scene.scroll.zoomScale == 4)
    scene.scroll.zoomScale = 1
    #expect(scene.offset == .zero && scene.scroll.contentSize == CGSize(width: 300, height: 400))
  }

  @Test("Animated zooming to a rectangle ends with the rectangle filling the view")
  func rectangle() throws {
    let (scene, _) = scene()
    scene.scroll.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 100), animated: true)
    #expect(scene.scroll.isZoomAnimating && scene.scroll.zoomScale == 1)
    scene.stage.advance(by: 0.15)
    #expect(scene.scroll.zoomScale > 1.2 && scene.scroll.zoomScale < 1.8)
    try scene.settle()
    #expect(scene.scroll.zoomScale == 2 && scene.offset == CGPoint(x: 300, y: 300))
    let log = scene.log.take()
    #expect(log.first == "willBeginZooming true" && log.last == "didEndZooming at 2.0")
  }

  private func pinch(_ scene: ScrollScene, to distance: CGFloat) {
    // The distance before the pinch begins does not zoom.
    let slop: CGFloat = distance > 100 ? 10 : -10
    func send(_ half: CGFloat, _ event: (CGPoint) -> PointerEvent) {
      scene.stage.send(event(CGPoint(x: 190 - half, y: 300)), pointer: 0, at: scene.stage.now)
      scene.stage.send(event(CGPoint(x: 190 + half, y: 300)), pointer: 1, at: scene.stage.now)
    }
    send(50) { .down($0) }
    for step in 1...20 {
      scene.stage.advance(by: 1 / 60)
      send((100 + (distance + slop - 100) * CGFloat(step) / 20) / 2) { .move($0) }
    }
  }

  private func lift(_ scene: ScrollScene) {
    for pointer in [0, 1] { scene.stage.send(.up(CGPoint(x: 190, y: 300)), pointer: pointer, at: scene.stage.now) }
  }

  @Test("A pinch zooms about the fingers, and calls the delegate in order")
  func pinches() throws {
    let (scene, _) = scene()
    pinch(scene, to: 200)
    // The pinch and the pan of the same fingers begin at different moments, which moves the point between them a little.
    let scale = scene.scroll.zoomScale
    #expect(scale > 1.6 && scale < 2.1 && scene.scroll.isZooming)
    let middle = CGPoint(x: (scene.offset.x + 150) / scale, y: (scene.offset.y + 200) / scale)
    #expect(abs(middle.x - 150) < 8 && abs(middle.y - 200) < 8)
    lift(scene)
    try scene.settle()
    let log = scene.log.take()
    #expect(log.filter { $0 == "willBeginZooming true" }.count == 1 && log.filter { $0 == "didZoom" }.count > 5)
    #expect(log.filter { $0.hasPrefix("didEndZooming") }.count == 1 && !scene.scroll.isZooming)
  }

  @Test(
    "Beyond the zoom limits a pinch resists and bounces back; without bouncing it stops at the limit",
    arguments: [true, false])
  func bounces(_ bounces: Bool) throws {
    let (scene, _) = scene(1...1.5)
    scene.scroll.bouncesZoom = bounces
    pinch(scene, to: 300)
    #expect(bounces ? scene.scroll.zoomScale > 1.55 && scene.scroll.zoomScale < 3 : scene.scroll.zoomScale == 1.5)
    lift(scene)
    #expect(scene.scroll.isZoomBouncing == bounces || !bounces)
    try scene.settle()
    #expect(scene.scroll.zoomScale == 1.5 && scene.log.take().last == "didEndZooming at 1.5")
  }
}
