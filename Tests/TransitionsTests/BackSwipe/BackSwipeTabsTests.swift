import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Back swipe between tabs")
struct BackSwipeTabsTests {
  let stage = Stage()
  let tabs = UITabBarController()
  let swipe: BackSwipeTabs
  let screens = [
    ColourScreen("A", UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1)),
    ColourScreen("B", UIColor(red: 0.18, green: 0.62, blue: 0.39, alpha: 1)),
    ColourScreen("C", UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1)),
  ]

  init() throws {
    tabs.viewControllers = screens
    tabs.selectedIndex = 1
    stage.window.rootViewController = tabs
    let (stage, tabs) = (stage, tabs)
    swipe = stage.perform { BackSwipeTabs(tabs) }
    stage.catchTransitions { DragPath(direction: CGVector(dx: $0 ? -1 : 1, dy: 0), length: 390) }
    try stage.settle()
  }

  /// Drags from the middle, to the right if `part` is positive, otherwise to the left.
  private func drag(from x: CGFloat = 195, to part: CGFloat, steps: Int = 10) {
    stage.send(.down(CGPoint(x: x, y: 400)))
    for step in 1...steps {
      stage.advance(by: 1 / 60)
      stage.send(.move(point(x, part * CGFloat(step) / CGFloat(steps), part)))
    }
  }

  private func point(_ x: CGFloat, _ part: CGFloat, _ sign: CGFloat) -> CGPoint {
    CGPoint(x: x + (sign > 0 ? 10 : -10) + 390 * part, y: 400)
  }

  private func release(from x: CGFloat = 195, at part: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(point(x, part, part)))
  }

  /// The visible values of the later and the earlier of two tabs.
  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    [
      "upper": Double(upper.seenCenter.x), "lower": Double(lower.seenCenter.x), "alpha": lower.seenAlpha,
      "shadow": upper.seenShadow, "at": Double(upper.superview?.subviews.firstIndex { $0 === upper } ?? -1),
    ]
  }

  private func published(_ away: Double) -> Values {
    [
      "upper": 195 + 390 * away, "lower": 195 - 390 / 3.33 * (1 - away), "alpha": 0.9 + 0.1 * away,
      "shadow": 1 - 0.9 * away, "at": 1,
    ]
  }

  /// The later and the earlier tab of a change from the middle one.
  private func pair(_ isBack: Bool) -> (UIView, UIView) {
    isBack ? (screens[1].view, screens[0].view) : (screens[2].view, screens[1].view)
  }

  @Test(
    "A drag to the right shows the previous tab, to the left the next, with the published parameters",
    arguments: [1.0, -1])
  func parameters(_ sign: Double) throws {
    let (upper, lower) = pair(sign > 0)
    var (trace, wanted) = (Trace(), Trace())
    drag(to: CGFloat(sign) * 0.001)
    for tenth in 0...10 {
      let part = CGFloat(tenth) / 10 * CGFloat(sign)
      stage.advance(by: 1 / 60)
      stage.send(.move(point(195, part, CGFloat(sign))))
      let away = sign > 0 ? Double(tenth) / 10 : 1 - Double(tenth) / 10
      trace.add(away, seen(upper, lower))
      wanted.add(away, published(away))
    }
    #expect(trace == wanted)
    release(at: CGFloat(sign))
    try stage.settle()
    #expect(tabs.selectedIndex == (sign > 0 ? 0 : 2))
    #expect(upper.center.x == 195 && lower.center.x == 195 && lower.alpha == 1 && upper.layer.shadowOpacity == 0)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test(
    "A release before the middle and a cancelled touch restore everything; one past it changes the tab",
    arguments: [0.498, -0.498, 0.9, -0.9, 0.502, -0.502])
  func cancelled(_ part: Double) throws {
    let before = stage.render().digest
    drag(to: part)
    #expect(tabs.selectedIndex == (part > 0 ? 0 : 2))
    if abs(part) < 0.6 { release(at: part) } else { stage.send(.cancel) }
    try stage.settle()
    let isChanged = abs(part) == 0.502
    #expect(tabs.selectedIndex == (!isChanged ? 1 : part > 0 ? 0 : 2))
    #expect((stage.render().digest == before) != isChanged)
    #expect(tabs.selectedViewController?.view.superview?.subviews.count == 1 && stage.diagnostics.isEmpty)
  }

  @Test("A flick of more than 1000 points a second changes the tab", arguments: [990.0, 1010, -990, -1010])
  func flick(_ velocity: Double) throws {
    drag(to: velocity > 0 ? 0.1 : -0.1)
    stage.advance(by: 0.5)
    var x = velocity > 0 ? 244.0 : 146
    for _ in 0..<6 {
      stage.advance(by: 1 / 240, framesPerSecond: 240)
      x += velocity / 240
      stage.send(.move(CGPoint(x: x, y: 400)))
    }
    stage.send(.up(CGPoint(x: x, y: 400)))
    try stage.settle()
    #expect(tabs.selectedIndex == (abs(velocity) < 1000 ? 1 : velocity > 0 ? 0 : 2))
  }

  @Test("At the first and the last tab no drag begins outwards", arguments: [(0, 0.8), (2, -0.8)])
  func ends(_ index: Int, _ part: Double) throws {
    tabs.selectedIndex = index
    try stage.settle()
    let before = stage.render().digest
    drag(to: part)
    #expect(tabs.transitionCoordinator == nil && stage.render().digest == before)
    release(at: part)
    try stage.settle()
    #expect(tabs.selectedIndex == index)
  }

  @Test("With the region edge, the left edge shows the previous tab and the right edge the next")
  func region() throws {
    swipe.parameters.drag.region = .edge
    for (x, part, begins) in [(19.9, 0.6, true), (20.1, 0.6, false), (370.1, -0.6, true), (369.9, -0.6, false)] {
      tabs.selectedIndex = 1
      try stage.settle()
      drag(from: x, to: part)
      release(from: x, at: part)
      try stage.settle()
      #expect(tabs.selectedIndex == (begins ? part > 0 ? 0 : 2 : 1), "\(x)")
    }
  }

  @Test(
    "A tap on the bar, or code, makes the same motion at a constant speed in 0.3 s", arguments: [0, 2], [true, false])
  func chosen(_ index: Int, _ taps: Bool) throws {
    if taps {
      let point = CGPoint(x: 65 + 130 * index, y: 820)
      stage.send(.down(point))
      stage.send(.up(point))
    } else {
      tabs.selectedIndex = index
    }
    let (upper, lower) = pair(index == 0)
    var (trace, wanted) = (Trace(), Trace())
    #expect(tabs.transitionCoordinator?.initiallyInteractive == false)
    stage.advanceByTenths(of: 0.3, framesPerSecond: 200) { time in
      trace.add(time, seen(upper, lower))
      wanted.add(time, published(index == 0 ? time : 1 - time))
    }
    #expect(trace == wanted)
    try stage.settle()
    #expect(tabs.selectedIndex == index)
  }

  @Test(
    "A caught change follows the finger in both directions, after a drag and from code", arguments: [0, 2],
    [true, false])
  func caught(_ index: Int, _ isDragged: Bool) throws {
    let sign: CGFloat = index == 0 ? 1 : -1
    let before = stage.render().digest
    if isDragged {
      drag(to: sign * 0.6)
      release(at: sign * 0.6)
      stage.advance(by: 0.05)
    } else {
      tabs.selectedIndex = index
      stage.advance(by: 0.15)
    }
    let upper: UIView = screens[max(index, 1)].view
    let seen = upper.seenCenter.x
    // To the right of the upper screen's left edge.
    stage.send(.down(CGPoint(x: 380, y: 300)))
    stage.advance(by: 0.2)
    #expect(abs(upper.seenCenter.x - seen) < 0.5)
    for (x, moved) in [(370.0, 0.0), (350, -20), (420, 50)] {
      stage.send(.move(CGPoint(x: x, y: 300)))
      stage.advance(by: 0.1)
      #expect(abs(upper.seenCenter.x - (seen + moved)) < 0.5)
    }
    let back = index == 0 ? 195 - seen : 585 - seen
    stage.send(.move(CGPoint(x: 370 + back * 0.9, y: 300)))
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: 370 + back * 0.9, y: 300)))
    try stage.settle()
    #expect(tabs.selectedIndex == 1 && stage.render().digest == before)
    #expect(stage.diagnostics.isEmpty)
  }
}
