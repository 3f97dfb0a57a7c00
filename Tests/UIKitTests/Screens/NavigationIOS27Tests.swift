import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("Push and pop as measured on iOS 27")
struct NavigationIOS27Tests {
  private nonisolated static let width = 390.0
  /// The spring after a release, as a share of what is left of the distance.
  private func left(_ time: Double, velocity: Double = 0) -> Double {
    springRemainder(time, frequency: 22, ratio: 0.85, velocity: velocity)
  }

  private func x(_ view: UIView) -> Double { (view.layer.presentation()?.position.x.native ?? .nan) - Self.width / 2 }

  /// Moves a finger that is down, in steps of a 120th of a second, at `speed` points a second.
  private func move(_ scene: NavigationScene, from start: Double, to end: Double, speed: Double = 600) {
    let steps = max(1, Int((abs(end - start) / speed * 120).rounded()))
    scene.stage.moveFinger(CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), steps: steps, frame: 1 / 120)
  }

  private func down(_ scene: NavigationScene, _ x: Double) { scene.stage.send(.down(CGPoint(x: x, y: 400))) }

  private func up(_ scene: NavigationScene, _ x: Double) { scene.stage.send(.up(CGPoint(x: x, y: 400))) }

  @Test("From code the progress is 1 − e^(−t / 61 ms) from the first frame on", arguments: [true, false])
  func fromCode(_ isPush: Bool) throws {
    let scene = try NavigationScene(depth: isPush ? 1 : 2, version: .iOS27)
    let lower: UIView = scene.screens[0].view
    let new = scene.screen("X")
    scene.begin(isPush, new)
    let upper: UIView = isPush ? new.view : scene.screens[1].view
    for frame in 1...20 {
      scene.stage.advance(by: 1 / 60)
      let progress = 1 - exp(-Double(frame) / 60 / 0.061)
      let covered = isPush ? progress : 1 - progress
      #expect(abs(x(upper) / Self.width - (1 - covered)) < 1e-6, "frame \(frame)")
      #expect(abs(x(lower) / Self.width + 0.3015 * covered) < 1e-6)
      let dimmingView = try #require(
        lower.superview?.subviews.first { $0.backgroundColor == UIColor(white: 0, alpha: 1) })
      #expect(abs(Double(dimmingView.layer.presentation()?.opacity ?? 0) - 0.098 * covered) < 1e-6)
      let shadow = try #require(lower.superview?.subviews.first { $0.layer.shadowPath != nil }).layer
      #expect(shadow.shadowRadius == 12 && shadow.shadowOffset == CGSize(width: -6, height: 0))
      #expect(shadow.presentation()?.shadowOpacity == 0.03)
    }
    scene.stage.advance(by: 0.07)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.stage.advance(by: 0.05)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test(
    "The screens stay 12 points behind a finger from the edge, and 27 behind one from anywhere else",
    arguments: [(4.0, 12.0), (19.9, 12), (20.1, 27), (200, 27)])
  func deadZones(_ start: Double, _ dead: Double) throws {
    let scene = try NavigationScene(version: .iOS27)
    down(scene, start)
    move(scene, from: start, to: start + dead - 0.5)
    #expect(scene.navigation.transitionCoordinator == nil)
    move(scene, from: start + dead - 0.5, to: start + 150)
    #expect(abs(x(scene.screens[1].view) - (150 - dead)) < 0.01)
    up(scene, start + 150)
    try scene.stage.settle()
  }

  @Test("Content that the device covers at the side belongs to the edge", arguments: [(58.0, 12.0), (60, 27)])
  func coveredEdge(_ start: Double, _ dead: Double) throws {
    let scene = try NavigationScene(version: .iOS27)
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
    scene.stage.advance(by: 1 / 60)
    down(scene, start)
    move(scene, from: start, to: start + 150)
    #expect(abs(x(scene.screens[1].view) - (150 - dead)) < 0.01)
  }

  /// The releases on both sides of a line: for each velocity the progress a hundredth of the width before and after it.
  private nonisolated static func releases(over threshold: Double) -> [(progress: Double, velocity: Double, pops: Bool)]
  {
    [-900.0, -300, 0, 300, 900].flatMap { velocity in
      let line = threshold - 0.12 * velocity / width
      return [(line - 0.01, velocity, false), (line + 0.01, velocity, true)]
    }
  }

  @Test(
    "A release pops from 53 % of the width on, 0.12 s ahead, if the drag began at the edge",
    arguments: releases(over: 0.53))
  func edge(_ row: (progress: Double, velocity: Double, pops: Bool)) throws { try release(row, from: 4, dead: 12) }

  @Test("And from 42 % on if it began anywhere else", arguments: releases(over: 0.42))
  func content(_ row: (progress: Double, velocity: Double, pops: Bool)) throws { try release(row, from: 40, dead: 27) }

  private func release(
    _ row: (progress: Double, velocity: Double, pops: Bool), from start: Double, dead: Double
  ) throws {
    let scene = try NavigationScene(version: .iOS27)
    let end = start + dead + row.progress * Self.width
    down(scene, start)
    let before = end - row.velocity * 0.05
    move(scene, from: start, to: before)
    if row.velocity != 0 { move(scene, from: before, to: end, speed: abs(row.velocity)) }
    if row.velocity == 0 { scene.stage.advance(by: 0.3) }
    #expect(abs(x(scene.screens[1].view) / Self.width - row.progress) < 1e-6)
    up(scene, end)
    let decision = try #require(scene.stage.application.systemDecision)
    #expect(abs(decision.release.pointsPerSecond - row.velocity) < 1)
    try scene.stage.settle()
    #expect(scene.names == (row.pops ? "A" : "AB"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "After a release the rest follows the spring ω 22, ζ 0.85 from the finger's velocity",
    arguments: [(0.5, 600.0, true), (0.8, 300, true), (0.2, 240, false), (0.3, 0, false)])
  func settling(_ progress: Double, _ velocity: Double, _ pops: Bool) throws {
    let scene = try NavigationScene(version: .iOS27)
    let end = 4 + 12 + progress * Self.width
    down(scene, 4)
    move(scene, from: 4, to: end - velocity * 0.05)
    if velocity != 0 { move(scene, from: end - velocity * 0.05, to: end, speed: velocity) }
    if velocity == 0 { scene.stage.advance(by: 0.3) }
    up(scene, end)
    let rest = pops ? 1 - progress : progress
    let start = (pops ? velocity : -velocity) / Self.width / rest
    for frame in 1...8 {
      scene.stage.advance(by: 1 / 60)
      let left = left(Double(frame) / 60, velocity: start)
      let expected = pops ? 1 - rest * max(0, left) : rest * max(0, left)
      if left > 0.01 { #expect(abs(x(scene.screens[1].view) / Self.width - expected) < 1e-4, "frame \(frame)") }
    }
    try scene.stage.settle()
    #expect(scene.names == (pops ? "A" : "AB"))
  }

  @Test("A swipe to the left does not begin", arguments: [10.0, 200])
  func leftwards(_ start: Double) throws {
    let scene = try NavigationScene(version: .iOS27)
    down(scene, start)
    move(scene, from: start, to: start - 9)
    move(scene, from: start - 9, to: start - 80)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test(
    "A scroll view that can scroll wins over a swipe from anywhere, and an edge swipe over it; one that cannot yields",
    arguments: [(100.0, 500.0, false), (4, 500, true), (100, 0, true), (4, 0, true)])
  func scrolling(_ start: Double, _ offset: Double, _ pops: Bool) throws {
    let scene = try NavigationScene(version: .iOS27)
    let scroll = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)) }
    scroll.contentSize = CGSize(width: 1_200, height: 400)
    scene.screens[1].view.addSubview(scroll)
    scroll.contentOffset.x = offset
    down(scene, start)
    move(scene, from: start, to: start + 280)
    #expect((scene.navigation.transitionCoordinator != nil) == pops)
    up(scene, start + 280)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "A" : "AB"))
    #expect((scroll.contentOffset.x == offset) == pops)
  }

  /// Counts how often it begins.
  @MainActor private final class Counter: NSObject {
    var count = 0

    func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { count += 1 } }
  }

  @Test("A pan that requires the swipe from anywhere to fail waits for it", arguments: [(1.0, 0), (-1, 1)])
  func requirement(_ direction: Double, _ begins: Int) throws {
    let scene = try NavigationScene(version: .iOS27)
    let counter = Counter()
    let pan = scene.stage.perform { UIPanGestureRecognizer(target: counter, action: Selector(counter.panned)) }
    let content = try #require(scene.navigation.interactiveContentPopGestureRecognizer)
    pan.require(toFail: content)
    scene.screens[1].view.addGestureRecognizer(pan)
    down(scene, 200)
    move(scene, from: 200, to: 200 + direction * 150)
    up(scene, 200 + direction * 150)
    try scene.stage.settle()
    #expect(counter.count == begins)
    #expect(scene.names == (direction > 0 ? "A" : "AB"))
  }

  @Test(
    "The stage's version of iOS decides whether a swipe from anywhere pops",
    arguments: [(SystemVersion.iOS18, false, "18.0"), (.iOS26, true, "26.1"), (.iOS27, true, "27.0")])
  func versions(_ version: SystemVersion, _ pops: Bool, _ name: String) throws {
    let scene = try NavigationScene(version: version)
    #expect(scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled == pops)
    down(scene, 100)
    move(scene, from: 100, to: 380)
    up(scene, 380)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "A" : "AB"))
    #expect(scene.stage.perform { UIDevice.current.systemVersion } == name)
    #expect(Stage().systemVersion == .iOS27)
  }

  @Test("A press that lets go of a caught pop without a drag lets it go on by the settling's spring")
  func caught() throws {
    let scene = try NavigationScene(version: .iOS27)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.05)
    down(scene, 300)
    scene.stage.advance(by: 0.2)
    let held = x(scene.screens[1].view) / Self.width
    up(scene, 300)
    scene.stage.advance(by: 0.05)
    #expect(abs(x(scene.screens[1].view) / Self.width - (1 - (1 - held) * left(0.05))) < 1e-6)
    try scene.stage.settle()
    #expect(scene.names == "A")
  }
}
