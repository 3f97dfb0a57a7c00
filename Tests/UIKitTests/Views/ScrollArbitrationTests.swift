import Stage
import Testing
import UIKit

@MainActor @Suite("Scroll views and pans of their ancestors")
struct ScrollArbitrationTests {
  /// A pan of an ancestor of the scroll view, which can be limited to some directions.
  private final class OuterPan: NSObject, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()
    var accepts: ((CGPoint) -> Bool)?
    var precedes = false
    var log: [String] = []

    func heard(_ pan: UIPanGestureRecognizer) {
      if pan.state == .began || pan.state == .ended { log.append(pan.state == .began ? "began" : "ended") }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      accepts?(pan.velocity(in: nil)) ?? true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { precedes }

    init(_ view: UIView) {
      super.init()
      pan.addTarget(self, action: Selector(Self.heard(_:)))
      pan.delegate = self
      view.addGestureRecognizer(pan)
    }
  }

  @Test(
    "A scroll view gets each drag along its axis, also at its end; a pan of an ancestor gets the others",
    arguments: [
      (500.0, SIMD2(0.0, 80.0), true), (500, SIMD2(0, -80), true), (0, SIMD2(0, 80), true), (0, SIMD2(0, -80), true),
      (1_600, SIMD2(0, -80), true), (500, SIMD2(80, 0), false), (500, SIMD2(-70, 50), false),
      (500, SIMD2(50, -70), true), (0, SIMD2(9.5, 60), true),
    ])
  func edges(_ offset: Double, _ movement: SIMD2<Double>, _ scrolls: Bool) throws {
    let scene = ScrollScene()
    let outer = OuterPan(scene.stage.window)
    scene.scroll.contentOffset.y = offset
    scene.down().move(movement.x, movement.y)
    #expect(outer.log == (scrolls ? [] : ["began"]) && (scene.offset.y != offset) == scrolls)
    scene.up()
  }

  @Test(
    "A pan of an ancestor whose delegate asks for it precedes the scroll view", arguments: [0, 500] as [CGFloat],
    [80.0, -80])
  func preceding(_ offset: CGFloat, _ distance: Double) {
    let scene = ScrollScene()
    let outer = OuterPan(scene.stage.window)
    outer.precedes = true
    scene.scroll.contentOffset.y = offset
    scene.flick(0, distance)
    #expect(outer.log == ["began", "ended"] && scene.scroll.contentOffset.y == offset)
  }

  @Test("Content is stretched if a pan of an ancestor that precedes it does not begin")
  func refused() throws {
    let scene = ScrollScene()
    let outer = OuterPan(scene.stage.window)
    outer.precedes = true
    outer.accepts = { $0.x > abs($0.y) }
    scene.down().move(0, 100)
    #expect(scene.offset.y < -10 && outer.log == [])
    scene.up()
    try scene.settle()
    scene.flick(80, 0)
    #expect(scene.offset.y == 0 && outer.log == ["began", "ended"])
  }

  private func nested(_ inner: CGSize, _ outer: CGSize) -> (ScrollScene, UIScrollView) {
    let scene = ScrollScene(content: outer)
    let view = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 350)) }
    view.contentSize = inner
    scene.scroll.addSubview(view)
    return (scene, view)
  }

  @Test("Content at its end stretches under one finger if the scroll view around it needs two")
  func twoFingers() {
    let (scene, inner) = nested(CGSize(width: 300, height: 500), CGSize(width: 300, height: 2_000))
    scene.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
    inner.contentOffset.y = 150
    scene.down().move(0, -100)
    #expect(inner.contentOffset.y > 160 && scene.offset.y == 0)
    scene.up()
  }

  @Test("Of two scroll views along one axis the inner one scrolls, and the outer one once the inner is at its end")
  func sameAxis() throws {
    let (scene, inner) = nested(CGSize(width: 300, height: 500), CGSize(width: 300, height: 2_000))
    scene.flick(0, -50)
    #expect(inner.contentOffset.y > 0 && scene.offset.y == 0)
    try scene.settle()
    inner.contentOffset.y = 150
    scene.flick(0, -50)
    try scene.settle()
    #expect(inner.contentOffset.y == 150 && scene.offset.y > 0)
    scene.scroll.contentOffset.y = 0
    inner.contentOffset.y = 0
    scene.down().move(0, 60)
    #expect(inner.contentOffset.y < 0 && scene.offset.y == 0)
    scene.up()
    try scene.settle()
    inner.contentOffset.y = 150
    inner.transfersVerticalScrollingToParent = false
    scene.down().move(0, -60)
    #expect(inner.contentOffset.y > 150 && scene.offset.y == 0)
    scene.up()
  }

  @Test("Of two scroll views along different axes the direction of the drag decides")
  func otherAxis() {
    let (scene, inner) = nested(CGSize(width: 900, height: 350), CGSize(width: 300, height: 2_000))
    scene.flick(-60, -20)
    #expect(inner.contentOffset.x > 0 && scene.offset.y == 0)
    let first = inner.contentOffset.x
    inner.stopScrollingAndZooming()
    scene.flick(20, -60)
    #expect(inner.contentOffset.x == first && scene.offset.y > 0)
  }

  @Test(
    "A navigation controller's pop gets a drag on a scroll view only if that is at its leading edge",
    arguments: [true, false])
  func systemPop(_ isContent: Bool) throws {
    for (offset, pops) in [(0.0, true), (0.5, true), (40.0, false)] {
      let scene = try NavigationScene()
      scene.navigation.delegate = nil
      scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = isContent
      let scroll = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)) }
      scroll.contentSize = CGSize(width: 1_200, height: 400)
      scene.screens[1].view.addSubview(scroll)
      scroll.contentOffset.x = offset
      let x: CGFloat = isContent ? 80 : 4
      scene.stage.press(CGPoint(x: x, y: 400), to: CGPoint(x: x + 280, y: 400))
      #expect((scene.navigation.transitionCoordinator != nil) == pops)
      scene.stage.send(.up(CGPoint(x: x + 280, y: 400)))
      try scene.stage.settle()
      #expect(scene.names == (pops ? "A" : "AB") && (scroll.contentOffset.x == offset) == pops)
    }
  }

  @Test("A drag down on a scroll view dismisses its sheet if the content is at its top, and scrolls otherwise")
  func sheet() throws {
    for (offset, distance, dismisses) in [
      (0.0, 500.0, true), (300.0, 500.0, false), (0, -300, false), (1_200, -300, false),
    ] {
      let stage = Stage()
      let presenter = stage.perform { UIViewController() }
      let sheet = stage.perform { UIViewController() }
      stage.window.rootViewController = presenter
      try stage.settle()
      sheet.modalPresentationStyle = .pageSheet
      stage.perform { presenter.present(sheet, animated: false) }
      try stage.settle()
      let scroll = stage.perform { UIScrollView(frame: sheet.view.bounds) }
      scroll.contentSize = CGSize(width: 390, height: 1_200 + scroll.bounds.height)
      sheet.view.addSubview(scroll)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentOffset.y = offset
      stage.drag(CGPoint(x: 200, y: 330), to: CGPoint(x: 200, y: 330 + distance))
      try stage.settle()
      #expect((presenter.presentedViewController == nil) == dismisses, "from \(offset) by \(distance)")
    }
  }
}
