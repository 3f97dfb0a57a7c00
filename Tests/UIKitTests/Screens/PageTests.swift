import Stage
import Testing
import UIKit

@MainActor @Suite("Pages")
struct PageTests {
  @Test("A flick turns one page, and every page is told in order")
  func flick() throws {
    let scene = try PageScene()
    try scene.flick(-150)
    #expect(scene.shown == "B" && scene.x(1) == 0 && scene.screens[0].parent == nil)
    #expect(
      scene.log.take() == [
        "will B", "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
        "did from A true", "after B",
      ])
    #expect(scene.screens[1].parent === scene.pages && scene.scroll.contentOffset == CGPoint(x: 390, y: 0))
    try scene.flick(-150)
    try scene.flick(150)
    #expect(scene.shown == "B" && scene.pages.children == [scene.screens[1]])
  }

  @Test("The next page follows the finger, and a page that is let go back reports an incomplete turn")
  func cancelled() throws {
    let scene = try PageScene(spacing: 20)
    scene.down()
    scene.move(-110)
    #expect(scene.x(0) == -100 && scene.x(1) == 410 - 100 && scene.shown == "A")
    scene.hold()
    scene.up()
    try scene.stage.settle()
    #expect(scene.shown == "A" && scene.x(0) == 0 && scene.pages.children == [scene.screens[0]])
    #expect(
      scene.log.take() == [
        "will B", "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear", "B.viewWillDisappear",
        "A.viewDidAppear", "B.viewDidDisappear", "did from A false",
      ])
  }

  @Test("A drag that changes its direction takes the first page back and brings the other one in")
  func reversed() throws {
    let scene = try PageScene(first: 1)
    scene.down()
    scene.move(-60)
    scene.move(200)
    scene.hold()
    #expect(scene.x(0) == -390 + 150 && scene.pages.children.count == 2)
    scene.move(100)
    scene.up()
    try scene.stage.settle()
    let delegate = scene.log.take().filter { !$0.contains(".") }
    #expect(scene.shown == "A")
    #expect(delegate == ["will C", "did from B false", "will A", "did from B true", "before A"])
  }

  @Test("Pages end with a bounce")
  func ends() throws {
    let scene = try PageScene(count: 2)
    for (direction, name) in [(1.0, "A"), (-1, "B"), (-1, "B")] {
      scene.down()
      scene.move(CGFloat(direction) * 150)
      let moved = scene.x(name == "A" || scene.shown == "A" ? 0 : 1)
      #expect(abs(moved) > 10)
      scene.up()
      try scene.stage.settle()
      #expect(scene.shown == name)
    }
    #expect(scene.x(1) == 0)
  }

  @Test("From right to left the next page is on the left", arguments: [0.0, 20])
  func rightToLeft(spacing: Double) throws {
    let scene = try PageScene(spacing: CGFloat(spacing))
    scene.pages.view.semanticContentAttribute = .forceRightToLeft
    try scene.stage.settle()
    scene.down()
    scene.move(110)
    #expect(scene.x(0) == 100 && scene.x(1) == 100 - 390 - CGFloat(spacing))
    scene.hold()
    scene.up()
    try scene.stage.settle()
    #expect(scene.shown == "A" && scene.x(0) == 0)
    try scene.flick(150)
    #expect(scene.shown == "B" && scene.x(1) == 0)
    scene.pages.setViewControllers([scene.screens[2]], direction: .forward, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.x(2) < 0 && scene.x(1) > 0)
    try scene.stage.settle()
    try scene.flick(-150)
    #expect(scene.shown == "B" && scene.x(1) == 0)
    // The first page bounces.
    try scene.flick(-150)
    scene.down()
    scene.move(-150)
    #expect(scene.shown == "A" && scene.x(0) < -10 && scene.pages.children.count == 1)
  }

  @Test("Pages turn up and down")
  func vertical() throws {
    let scene = try PageScene(.vertical)
    try scene.flick(-150)
    #expect(scene.shown == "A")
    try scene.flick(0, -150)
    #expect(scene.shown == "B" && scene.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("A page that is caught goes to the nearer side when it is let go", arguments: [(0.02, "A"), (0.25, "B")])
  func caught(_ time: Double, _ name: String) throws {
    let scene = try PageScene()
    scene.down()
    scene.move(-80)
    scene.up()
    scene.stage.advance(by: time)
    scene.down()
    scene.hold()
    let caught = scene.x(0)
    #expect(caught < -10 && caught > -380)
    scene.up()
    try scene.stage.settle()
    #expect(scene.shown == name && scene.x(name == "A" ? 0 : 1) == 0)
    #expect(scene.log.take().filter { $0.hasPrefix("did") } == ["did from A \(name == "B")"])
  }

  @Test("A turn by code takes 0.3 s along a cosine, as measured, and tells the pages but not the delegate")
  func byCode() throws {
    let scene = try PageScene()
    var finished: [Bool] = []
    scene.pages.setViewControllers([scene.screens[2]], direction: .reverse, animated: true) { finished.append($0) }
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.x(0) - 390 * CGFloat((1 - cos(Double.pi / 3)) / 2)) <= 0.5)
    #expect(scene.x(2) == scene.x(0) - 390 && finished == [] && scene.shown == "C")
    try scene.stage.settle()
    #expect(finished == [true] && scene.x(2) == 0)
    #expect(
      scene.log.take() == [
        "C.viewWillAppear", "A.viewWillDisappear", "C.viewDidAppear", "A.viewDidDisappear", "before C", "after C",
      ])
    scene.pages.setViewControllers([scene.screens[3]], direction: .forward, animated: true) { finished.append($0) }
    scene.stage.advance(by: 0.1)
    scene.pages.setViewControllers([scene.screens[0]], direction: .forward, animated: false) { finished.append($0) }
    #expect(finished == [true, false, true] && scene.shown == "A" && scene.pages.children == [scene.screens[0]])
    #expect(scene.x(0) == 0)
  }

  @Test("A turn that begins in the completion of another one is played, also if that was broken off")
  func chained() throws {
    for isBrokenOff in [false, true] {
      let scene = try PageScene()
      let turn = { (index: Int, completion: ((Bool) -> Void)?) in
        scene.pages.setViewControllers(
          [scene.screens[index]], direction: .forward, animated: true, completion: completion)
      }
      scene.stage.perform { turn(1) { _ in turn(2, nil) } }
      scene.stage.advance(by: 0.1)
      if isBrokenOff { scene.stage.perform { turn(3, nil) } }
      try scene.stage.settle()
      #expect(scene.shown == "C" && scene.x(2) == 0 && scene.pages.children == [scene.screens[2]], "\(isBrokenOff)")
    }
  }

  @Test("No finger turns pages without a data source, and an empty list is refused")
  func withoutSource() throws {
    let scene = try PageScene()
    scene.pages.dataSource = nil
    try scene.flick(-150)
    #expect(scene.shown == "A" && scene.log.take() == [])
    scene.pages.setViewControllers([], direction: .forward, animated: false)
    #expect(scene.shown == "A" && scene.stage.diagnostics.count == 1)
  }

  @Test("Dots show the page below the pages, follow a turn and turn a page when they are tapped")
  func dots() throws {
    let scene = try PageScene(dots: 4)
    let dots = try #require(scene.pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 4 && dots.currentPage == 0 && !dots.isHidden)
    #expect(dots.frame == CGRect(x: 0, y: 844 - 26, width: 390, height: 26) && scene.scroll.frame.maxY == 818)
    try scene.flick(-150)
    #expect(dots.currentPage == 1)
    _ = scene.log.take()
    scene.down(300, 830)
    scene.up()
    try scene.stage.settle()
    #expect(scene.shown == "C" && dots.currentPage == 2 && scene.log.take().contains("did from B true"))
  }

  @Test("A page that its owner removes during a turn leaves the other one")
  func removed() throws {
    for (index, left) in [(0, "B"), (1, "A")] {
      let scene = try PageScene()
      scene.down()
      scene.move(-150)
      scene.screens[index].removeFromParent()
      #expect(scene.shown == left)
      scene.up()
      try scene.stage.settle()
      #expect(scene.x(left == "A" ? 0 : 1) == 0)
    }
  }

  @Test("Pages that leave the screen end their turn, and the calls are balanced")
  func leaving() throws {
    let scene = try PageScene()
    scene.down()
    scene.move(-110)
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()
    let lines = scene.log.take()
    for name in ["A", "B"] {
      let own = lines.filter { $0.hasPrefix(name + ".") }
      #expect(own.last == "\(name).viewDidDisappear", "\(own)")
      #expect(own.filter { $0.hasSuffix("WillAppear") }.count == (name == "B" ? 1 : 0))
    }
    #expect(scene.pages.children.count == 1)
  }

  @Test(
    "The first page leaves a drag to the right to the swipe that pops, other pages turn; the edge pops always",
    arguments: [(0, 100.0, true), (1, 100, false), (0, 4, true), (1, 4, true)])
  func pop(_ first: Int, _ start: Double, _ pops: Bool) throws {
    let scene = try PageScene(first: first, pushed: true)
    scene.down(CGFloat(start))
    scene.move(280)
    #expect((scene.pages.navigationController?.transitionCoordinator != nil) == pops)
    scene.up()
    try scene.stage.settle()
    #expect((scene.pages.parent == nil) == pops)
    #expect(scene.shown == (pops && first == 1 ? "B" : "A"))
    #expect(scene.log.take().contains("will A") == !pops)
  }
}
