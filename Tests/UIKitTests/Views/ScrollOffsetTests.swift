import Stage
import Testing
import UIKit

@MainActor @Suite("Content offsets of scroll views")
struct ScrollOffsetTests {
  @Test("The content offset is the origin of the bounds, and NaN and infinity are refused")
  func origin() {
    let scene = ScrollScene()
    scene.scroll.contentOffset = CGPoint(x: 3, y: 50)
    #expect(scene.scroll.bounds == CGRect(x: 3, y: 50, width: 300, height: 400) && scene.log.take() == ["didScroll"])
    for bad in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      scene.scroll.contentOffset = bad
      scene.scroll.setContentOffset(bad, animated: true)
    }
    #expect(scene.offset == CGPoint(x: 3, y: 50) && scene.log.take() == [])
    scene.scroll.contentSize.height = .nan
    #expect(scene.scroll.contentSize == CGSize(width: 300, height: 2_000))
    scene.scroll.contentSize = CGSize(width: -5, height: -1)
    #expect(scene.scroll.contentSize == .zero && scene.offset == .zero)
    scene.scroll.contentInset.top = .nan
    #expect(scene.scroll.contentInset == .zero)
  }

  @Test("Animated scrolling calls didEndScrollingAnimation; immediate scrolling does not")
  func animated() throws {
    let scene = ScrollScene()
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scene.offset == .zero && scene.scroll.isScrollAnimating)
    try scene.settle()
    #expect(scene.offset.y == 600 && scene.log.take() == ["didScroll", "didEndScrollingAnimation"])
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(scene.offset.y == 20 && scene.log.take() == ["didScroll"])
  }

  @Test("Setting contentOffset moves content that decelerates, and setContentOffset stops it")
  func whileDecelerating() throws {
    let (plain, moved) = (
      ScrollScene(content: CGSize(width: 300, height: 9_000)), ScrollScene(content: CGSize(width: 300, height: 9_000))
    )
    for scene in [plain, moved] {
      scene.flick(0, -200, speed: 1_000)
      scene.stage.advance(by: 0.3)
    }
    moved.scroll.contentOffset.y += 1_000
    for scene in [plain, moved] { try scene.settle() }
    #expect(abs(moved.offset.y - plain.offset.y - 1_000) < 1e-6)
    moved.flick(0, -200, speed: 1_000)
    moved.stage.advance(by: 0.1)
    moved.scroll.setContentOffset(moved.offset, animated: false)
    let offset = moved.offset
    try moved.settle()
    #expect(moved.offset == offset && !moved.scroll.isDecelerating)
    plain.flick(0, -200, speed: 1_000)
    plain.scroll.stopScrollingAndZooming()
    #expect(!plain.scroll.isDecelerating)
  }

  @Test("Setting contentOffset during a drag moves the content, which follows the finger from there")
  func whileDragging() {
    let scene = ScrollScene()
    scene.down().move(0, -60)
    scene.scroll.contentOffset.y += 500
    scene.move(0, -20)
    #expect(scene.offset.y == 570)
    scene.up()
  }

  @Test("Content whose size changes during a drag or a deceleration comes to rest within its limits")
  func contentChanges() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 600))
    scene.down().move(0, -310)
    #expect(scene.offset.y < 300 && scene.offset.y > 200)
    scene.scroll.contentSize.height = 2_000
    #expect(scene.offset.y == 300)
    scene.scroll.contentSize.height = 600
    #expect(scene.offset.y < 300 && scene.offset.y > 200)
    scene.hold().up()
    try scene.settle()
    #expect(scene.offset.y == 200)
    scene.scroll.contentSize.height = 5_000
    scene.flick(0, -200, speed: 2_000)
    scene.stage.advance(by: 0.1)
    scene.scroll.contentSize.height = 900
    try scene.settle()
    #expect(scene.offset.y == 500)
  }

  @Test("Resizing a scroll view keeps the offset if the limits allow it")
  func resize() throws {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 1_500
    scene.scroll.frame.size.height = 300
    #expect(scene.offset.y == 1_500)
    scene.scroll.frame.size.height = 700
    #expect(scene.offset.y == 1_300)
  }

  @Test("Content insets extend the limits, and content at the beginning stays there when they change")
  func insets() {
    let scene = ScrollScene()
    scene.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(scene.offset.y == -50 && scene.log.take() == ["didScroll", "didChangeInset"])
    scene.scroll.contentOffset.y = 700
    scene.scroll.contentInset.top = 20
    #expect(scene.offset.y == 700)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 1_990, width: 10, height: 10), animated: false)
    #expect(scene.offset.y == 1_630)
    scene.scroll.contentSize.height = 100
    #expect(scene.offset.y == -20)
    scene.scroll.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    // Half of the 250 points left.
    #expect(scene.offset.y == -145)
  }

  @Test("The safe area is part of the adjusted insets, unless the behavior is never")
  func safeArea() throws {
    let stage = Stage()
    let controller = stage.perform { UIViewController() }
    let scroll = stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    let navigation = stage.perform { UINavigationController(rootViewController: controller) }
    stage.window.rootViewController = navigation
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    controller.view.addSubview(scroll)
    try stage.settle()
    let top = scroll.safeAreaInsets.top
    #expect(top > 0 && scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
  }

  @Test(
    "scrollRectToVisible scrolls by the smallest distance",
    arguments: [(600.0, 50.0, 250.0), (100, 50, 100), (300, 50, 200), (150, 600, 200), (1_990, 50, 1_600)])
  func reveals(_ y: CGFloat, _ height: CGFloat, _ end: CGFloat) {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 200
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(scene.offset.y == end)
  }

  @Test("An animation block animates the content offset")
  func animationBlock() throws {
    let scene = ScrollScene()
    scene.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.scroll.contentOffset.y = 100 }
    }
    scene.stage.advance(by: 0.5)
    #expect(scene.offset.y == 100 && abs((scene.scroll.layer.presentation()?.bounds.minY ?? 0) - 50) < 1)
    try scene.settle()
  }

  @Test("A scroll view that leaves its window stops, within its limits")
  func leavesWindow() throws {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 1_590
    scene.flick(0, -150, speed: 1_500)
    scene.stage.advance(by: 0.1)
    scene.scroll.removeFromSuperview()
    #expect(scene.offset.y == 1_600 && !scene.scroll.isDecelerating)
    try scene.settle()
  }
}
