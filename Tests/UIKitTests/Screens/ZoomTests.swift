import Foundation
import Motion
import Stage
import Testing
import UIKit

/// A screen with a source, and one that zooms out of it, pushed or presented.
@MainActor struct ZoomScene {
  static let size = CGSize(width: 390, height: 844)
  static let home = CGRect(x: 40, y: 300, width: 100, height: 80)
  let stage = Stage()
  let log = CallLog()
  let grid: LoggingController
  let zoomed: LoggingController
  let navigation = UINavigationController()
  let source = UIView(frame: home)
  let presents: Bool
  let asked = Asked()

  @MainActor final class Asked {
    var count = 0
    var isGone = false
  }

  init(presents: Bool = false, options: UIViewController.Transition.ZoomOptions? = nil) throws {
    self.presents = presents
    grid = LoggingController("G", log)
    zoomed = LoggingController("Z", log)
    source.backgroundColor = .systemRed
    source.layer.cornerRadius = 12
    grid.view.addSubview(source)
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [grid]
    stage.window.rootViewController = navigation
    let (asked, source) = (asked, source)
    zoomed.preferredTransition = .zoom(options: options) { _ in
      asked.count += 1
      return asked.isGone ? nil : source
    }
    try stage.settle()
    log.lines = []
  }

  func open() {
    stage.perform {
      if presents {
        navigation.present(zoomed, animated: true)
      } else {
        navigation.pushViewController(zoomed, animated: true)
      }
    }
  }

  func opened() throws -> Self {
    open()
    try stage.settle()
    log.lines = []
    asked.count = 0
    return self
  }

  func close() {
    stage.perform {
      if presents { zoomed.dismiss(animated: true) } else { navigation.popViewController(animated: true) }
    }
  }

  var isOpen: Bool { presents ? zoomed.presentingViewController != nil : navigation.viewControllers.count == 2 }

  /// Where the zoomed screen is seen, on the stage; its size shows its scale.
  var frame: CGRect { zoomed.view.layer.seenFrame }

  /// Drags from one point to another at an even speed, in points a second, and lets go.
  func drag(_ start: CGPoint, to end: CGPoint, speed: Double, rest: Double = 0, lets go: Bool = true) {
    stage.send(.down(start))
    let distance = hypot(end.x - start.x, end.y - start.y).native
    let count = max(1, Int((distance / speed * 120).rounded()))
    for step in 1...count {
      stage.advance(by: 1 / 120, framesPerSecond: 120)
      let share = CGFloat(step) / CGFloat(count)
      stage.send(.move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)))
    }
    if rest > 0 { stage.advance(by: rest) }
    if go { stage.send(.up(end)) }
  }
}

extension CALayer {
  /// On the stage, as it is presented.
  var seenFrame: CGRect {
    var frame = (presentation() ?? self).bounds
    var layer: CALayer? = self
    while let found = layer {
      let shown = found.presentation() ?? found
      let anchor = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      frame = frame.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(shown.affineTransform())
        .offsetBy(dx: shown.position.x, dy: shown.position.y)
      layer = found.superlayer
    }
    return frame
  }
}

/// Progress of a critically damped spring from rest.
private func critical(_ frequency: Double, _ time: Double) -> Double {
  1 - (1 + frequency * time) * exp(-frequency * time)
}

@MainActor @Suite("The zoom of iOS 18, as measured on iOS 27")
struct ZoomTests {
  private nonisolated static let tolerance = 0.2

  @Test("A zoom follows the closed formulas at every instant, in and out", arguments: [true, false], [true, false])
  func flight(_ presents: Bool, _ opens: Bool) throws {
    let scene = try opens ? ZoomScene(presents: presents) : ZoomScene(presents: presents).opened()
    if opens { scene.open() } else { scene.close() }
    for frame in 1...24 {
      scene.stage.advance(by: 1 / 60)
      let passed = critical(19, Double(frame) / 60)
      let progress = opens ? passed : 1 - passed
      let vertical = progress - (opens ? 0.05 : 0.03) * sin(.pi * progress)
      let clip = try #require(scene.zoomed.view.superview?.layer)
      let shown = clip.seenFrame
      let home = ZoomScene.home
      #expect(abs(shown.minX - home.minX * (1 - progress)) < Self.tolerance, "frame \(frame)")
      #expect(abs(shown.width - (home.width + (390 - home.width) * progress)) < Self.tolerance)
      #expect(abs(shown.minY - home.minY * (1 - vertical)) < Self.tolerance)
      #expect(abs(shown.height - (home.height + (844 - home.height) * vertical)) < Self.tolerance)
      #expect(abs((clip.presentation()?.cornerRadius ?? 0) - 12 * (1 - progress)) < 0.01)
      let picture = try #require(scene.zoomed.view.superview?.subviews.last)
      let faded = min(1, passed / 0.55)
      #expect(abs(Double(picture.layer.presentation()?.opacity ?? 2) - (opens ? 1 - faded : faded)) < 0.001)
      let covered = scene.presents ? scene.navigation.view : scene.grid.view
      #expect(abs((covered?.layer.presentation()?.affineTransform().a ?? 0) - (1 - 0.086 * progress)) < 1e-4)
      let card = try #require(clip.superlayer)
      let shadow = Double(card.presentation()?.shadowOpacity ?? 0)
      #expect(abs(shadow - 0.24 * min(1, (1 - passed) / 0.1)) < 0.001)
      #expect(scene.source.alpha == 0 && card.shadowRadius == 18 && card.shadowOffset.height == 4)
    }
    try scene.stage.settle()
    #expect(scene.isOpen == opens && scene.source.alpha == 1 && scene.stage.diagnostics.isEmpty)
    #expect((scene.zoomed.view.superview?.subviews.count ?? 0) == (opens ? 1 : 0))
  }

  /// The travel as a share of the screen at which a still finger dismisses.
  private nonisolated static let lines: [(drag: ZoomMotion.Drag, start: CGPoint, line: Double)] = [
    (.down, CGPoint(x: 200, y: 200), (1 - 0.905) / 0.67), (.edge, CGPoint(x: 5, y: 400), (1 - 0.7) / 0.67),
    (.anywhere, CGPoint(x: 100, y: 400), (1 - 0.79) / 0.67),
  ]

  @Test(
    "A release is decided by the scale 120 ms later, on both sides of each line", arguments: lines,
    [(0.0, -1.0), (0, 1), (300, -1), (300, 1), (500, -1), (500, 1)])
  func release(_ row: (drag: ZoomMotion.Drag, start: CGPoint, line: Double), _ end: (speed: Double, side: Double))
    throws
  {
    let scene = try ZoomScene().opened()
    let motion = ZoomMotion()
    let (isDown, slop) = (row.drag == .down, motion.slop(of: row.drag))
    let length = isDown ? ZoomScene.size.height : ZoomScene.size.width
    // Six points beside the line; the velocity of a fast finger is known to a few per cent only.
    let travel = CGFloat(row.line) * length - CGFloat(end.speed) * 0.12 + CGFloat(end.side) * 6 + slop
    let to =
      isDown ? CGPoint(x: row.start.x, y: row.start.y + travel) : CGPoint(x: row.start.x + travel, y: row.start.y)
    scene.drag(row.start, to: to, speed: end.speed == 0 ? 400 : end.speed, rest: end.speed == 0 ? 0.3 : 0)
    let decision = try #require(scene.stage.application.systemDecision)
    #expect(decision.finishes == (end.side > 0), "\(decision.explanation)")
    try scene.stage.settle()
    #expect(scene.isOpen == (end.side < 0) && scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
  }

  @Test("A drag that is not enough leaves everything as it was, with balanced calls", arguments: [true, false])
  func cancelled(_ presents: Bool) throws {
    let scene = try ZoomScene(presents: presents).opened()
    let before = scene.stage.render().digest
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 230, y: 290), speed: 200, rest: 0.3)
    #expect(scene.stage.render().digest != before)
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before && scene.isOpen && scene.source.alpha == 1)
    #expect(scene.grid.view.transform == .identity && scene.zoomed.view.transform == .identity)
    let calls = scene.log.take().sorted()
    #expect(
      calls == [
        "G.viewDidDisappear", "G.viewWillAppear", "G.viewWillDisappear", "Z.viewDidAppear", "Z.viewWillAppear",
        "Z.viewWillDisappear",
      ])
    #expect(scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
  }

  @Test("Under a finger the screen is where the formulas say once the tracking spring has settled")
  func tracking() throws {
    let scene = try ZoomScene().opened()
    let (down, end) = (CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 518))
    scene.drag(down, to: end, speed: 600, rest: 0.5, lets: false)
    // The finger takes hold when it has moved down by the slop.
    let dead = 18 / (end.y - down.y)
    let start = CGPoint(x: down.x + 100 * dead, y: down.y + 18)
    let (travel, across) = (end.y - start.y, end.x - start.x)
    let (scale, share) = (1 - 0.67 * travel / 844, travel / 844)
    let fall = travel * (1 - 0.45 * share * share * share)
    let side = 0.9 * 390 * (1 - 1 / (1 + 0.56 * across / (0.9 * 390)))
    #expect(
      abs(scene.frame.width - 390 * scale) < Self.tolerance && abs(scene.frame.height - 844 * scale) < Self.tolerance)
    #expect(abs(scene.frame.minX - (start.x * (1 - scale) + side)) < Self.tolerance)
    #expect(abs(scene.frame.minY - (start.y * (1 - scale) + fall)) < Self.tolerance)
    #expect(abs((scene.grid.view.layer.presentation()?.affineTransform().a ?? 0) - 0.914) < 1e-4)
    #expect(ZoomMotion.scale(after: 0.48 / 0.67) == 0.52 && ZoomMotion.scale(after: 1e9) >= 0.37)
    #expect(abs(ZoomMotion.scale(after: 0.48 / 0.67 + 1e-6) - 0.52 + 0.67e-6) < 1e-9)
  }

  @Test("Landing takes 165 to 245 ms and overshoots by 2 to 3 %, and is faster for a faster finger")
  func landing() {
    let rest = ZoomMotion.landing(speed: 0)
    #expect((0.165...0.245).contains(rest.firstArrival() ?? 0) && rest.naturalFrequency == 15)
    let crest = rest.value(at: rest.firstTurn() ?? 0) - 1
    #expect((0.02...0.03).contains(crest))
    #expect(abs(ZoomMotion.landing(speed: 2).naturalFrequency - 24) < 1e-9)
    #expect(ZoomMotion.landing(speed: -50).naturalFrequency == 45)
  }

  @Test("The source is asked once for each direction, and found where it is by then")
  func sourceAskedAgain() throws {
    let scene = try ZoomScene()
    scene.open()
    try scene.stage.settle()
    #expect(scene.asked.count == 1)
    scene.source.frame = CGRect(x: 250, y: 600, width: 80, height: 80)
    scene.close()
    try scene.stage.settle()
    #expect(scene.asked.count == 2)
    for isDragged in [true, false] {
      scene.open()
      try scene.stage.settle()
      if isDragged {
        scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), speed: 900)
      } else {
        scene.close()
      }
      // Almost there: the rest is less than a point.
      scene.stage.advance(by: isDragged ? 0.5 : 0.45)
      let frame = try #require(scene.zoomed.view.superview?.layer.seenFrame)
      #expect(abs(frame.minX - 250) < 2 && abs(frame.minY - 600) < 2 && abs(frame.width - 80) < 2, "\(frame)")
      try scene.stage.settle()
    }
  }

  @Test("A screen whose source is gone fades in the middle, also if that was scrolled away", arguments: [true, false])
  func goneSource(_ isScrolled: Bool) throws {
    let scene = try ZoomScene().opened()
    if isScrolled { scene.source.frame.origin.y = -300 } else { scene.asked.isGone = true }
    scene.close()
    scene.stage.advance(by: 0.3)
    let frame = try #require(scene.zoomed.view.superview?.layer.seenFrame)
    #expect(abs(frame.midX - 195) < 1 && abs(frame.midY - 422) < 20 && frame.width < 200)
    #expect(scene.zoomed.view.superview?.superview?.layer.presentation()?.opacity == 0)
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.source.alpha == 1)
  }

  @Test("A pinch follows both fingers one to one, and dismisses below half the size", arguments: [0.55, 0.45])
  func pinch(_ scale: Double) throws {
    let scene = try ZoomScene().opened()
    let (middle, half) = (CGPoint(x: 195, y: 400), 120.0)
    let fingers: (Double, Double) -> [CGPoint] = { distance, angle in
      [-1.0, 1.0].map {
        CGPoint(x: middle.x + CGFloat($0 * distance * cos(angle)), y: middle.y + CGFloat($0 * distance * sin(angle)))
      }
    }
    for (finger, point) in fingers(half, 0).enumerated() {
      scene.stage.send(.down(point), pointer: finger, at: scene.stage.now)
    }
    // The first 8.7 points are not part of the scale.
    let end = (half - 8.7 / 2) * scale
    for step in 1...60 {
      scene.stage.advance(by: 1 / 60)
      let share = Double(step) / 60
      for (finger, point) in fingers(half + (end - half) * share, 0).enumerated() {
        scene.stage.send(.move(point), pointer: finger, at: scene.stage.now)
      }
    }
    scene.stage.advance(by: 0.5)
    #expect(abs(scene.frame.width - 390 * CGFloat(scale)) < 1 && abs(scene.frame.midX - 195) < 1, "\(scene.frame)")
    for (finger, point) in fingers(end, 0).enumerated() {
      scene.stage.send(.up(point), pointer: finger, at: scene.stage.now)
    }
    try scene.stage.settle()
    #expect(scene.isOpen == (scale > 0.5) && scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
  }

  @Test("Content scrolls until it is at its top, and then hands a drag down over", arguments: [0.0, 50])
  func scrolling(_ offset: CGFloat) throws {
    let scene = try ZoomScene()
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: ZoomScene.size))
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    scene.zoomed.view.addSubview(scroll)
    scene.open()
    try scene.stage.settle()
    scroll.contentOffset.y = offset
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), speed: 900)
    try scene.stage.settle()
    #expect(scene.isOpen == (offset > 0))
  }

  @Test("The options decide whether a gesture begins, and see the system's answer", arguments: [true, false])
  func shouldBegin(_ begins: Bool) throws {
    let options = UIViewController.Transition.ZoomOptions()
    var seen: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    options.interactiveDismissShouldBegin = {
      seen.append($0)
      return begins
    }
    let scene = try ZoomScene(options: options).opened()
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), speed: 900)
    try scene.stage.settle()
    #expect(scene.isOpen != begins && seen.count == 1)
    let context = try #require(seen.first)
    #expect(context.willBegin && context.location.x == 200 && context.velocity.dy > 500)
  }

  @Test("As measured, a touch does not stop the flight; as documented, it does, and a drag reverses it")
  func touchesInFlight() throws {
    for touches in ZoomMotion.Touches.allCases {
      let scene = try ZoomScene()
      scene.stage.application.zoomMotion.touches = touches
      scene.open()
      scene.stage.advance(by: 0.1)
      scene.stage.send(.down(CGPoint(x: 200, y: 400)))
      let (held, width) = (touches == .asDocumented, scene.frame.width)
      scene.stage.advance(by: 0.2)
      #expect((scene.frame.width == width) == held)
      for step in 1...20 {
        scene.stage.advance(by: 1 / 60)
        scene.stage.send(.move(CGPoint(x: 200, y: 400 + 20 * CGFloat(step))))
      }
      scene.stage.send(.up(CGPoint(x: 200, y: 800)))
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.source.alpha == 1 && scene.stage.diagnostics.isEmpty, "\(touches)")
    }
  }

  @Test("A drag in flight moves the screen without a jump, and touches reach the page below while it lands")
  func dragInFlight() throws {
    let scene = try ZoomScene()
    scene.open()
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 200, y: 400)))
    var last = scene.frame.width
    for step in 1...24 {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      #expect(abs(scene.frame.width - last) < 22, "step \(step)")
      last = scene.frame.width
      scene.stage.send(.move(CGPoint(x: 200, y: 400 + 12 * CGFloat(step))))
    }
    scene.stage.send(.up(CGPoint(x: 200, y: 688)))
    let tap = TapTarget(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    scene.grid.view.addSubview(tap)
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 300, y: 750)))
    scene.stage.send(.up(CGPoint(x: 300, y: 750)))
    scene.stage.advance(by: 1 / 60)
    #expect(tap.count == 1)
    try scene.stage.settle()
    #expect(!scene.isOpen)
  }

  @Test("As documented, a press stops a screen that lands, and a drag up brings it back")
  func caughtLanding() throws {
    let scene = try ZoomScene().opened()
    scene.stage.application.zoomMotion.touches = .asDocumented
    let before = scene.stage.render().digest
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), speed: 600)
    scene.stage.advance(by: 0.05)
    scene.stage.send(.down(CGPoint(x: 200, y: 500)))
    let held = scene.frame
    scene.stage.advance(by: 0.3)
    #expect(scene.frame == held && held.width < 390)
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 200, y: 500 - 10 * CGFloat(step))))
    }
    scene.stage.send(.up(CGPoint(x: 200, y: 400)))
    try scene.stage.settle()
    #expect(scene.isOpen && scene.stage.render().digest == before && scene.stage.diagnostics.isEmpty)
  }

  @Test("With reduced motion the screens fade in 140 ms")
  func reducedMotion() throws {
    let scene = try ZoomScene()
    scene.stage.application.reducesMotion = true
    scene.open()
    scene.stage.advance(by: 0.07)
    #expect(scene.frame == CGRect(origin: .zero, size: ZoomScene.size))
    #expect(abs(Double(scene.zoomed.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    scene.stage.advance(by: 0.09)
    #expect(scene.navigation.transitionCoordinator == nil && scene.zoomed.view.alpha == 1)
  }

  @Test("Bars stay: the title is exchanged in place from 90 to 140 ms, while the back button fades in")
  func bars() throws {
    let scene = try ZoomScene()
    scene.navigation.isNavigationBarHidden = false
    try scene.stage.settle()
    scene.open()
    for (time, title, back) in [(0.085, 0.0, 0.5...0.9), (0.15, 1, 1...1)] {
      scene.stage.advance(by: time - (title == 0 ? 0 : 0.085))
      let labels = scene.navigation.navigationBar.labels
      let seen = labels.filter { $0.text == "Z" }.map(\.seenAlpha).max() ?? -1
      #expect(abs(Double(seen) - title) < 0.01, "\(time)")
      #expect(labels.contains { $0.text == "G" && back.contains(Double($0.seenAlpha)) })
      #expect(labels.filter { $0.text == "Z" }.allSatisfy { abs($0.layer.seenFrame.midX - 195) < 1 })
    }
  }

  @Test("Other transitions can be preferred, for a push too", arguments: [true, false])
  func styles(_ presents: Bool) throws {
    for transition: UIViewController.Transition in [.crossDissolve, .partialCurl, .coverVertical, .flipHorizontal] {
      let scene = try ZoomScene(presents: presents)
      scene.zoomed.preferredTransition = transition
      scene.zoomed.modalPresentationStyle = .fullScreen
      scene.open()
      scene.stage.advance(by: 0.1)
      let layer = scene.zoomed.view.layer
      #expect(layer.presentation()?.position.x == 195 && scene.grid.view.layer.presentation()?.position.x == 195)
      try scene.stage.settle()
      #expect(scene.isOpen && scene.zoomed.view.alpha == 1)
      scene.close()
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.stage.diagnostics.isEmpty)
    }
  }
}

extension UIView {
  fileprivate var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }

  /// As it is presented, with that of its superviews.
  fileprivate var seenAlpha: Float {
    (layer.presentation()?.opacity ?? layer.opacity) * (superview.map(\.seenAlpha) ?? 1)
  }
}

@MainActor private final class TapTarget: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
