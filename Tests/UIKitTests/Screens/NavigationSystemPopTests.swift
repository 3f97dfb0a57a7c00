import Stage
import Testing
import UIKit

@MainActor @Suite("The system's push and pop")
struct NavigationSystemPopTests {
  static let width = 390.0
  /// The distance that a pan needs before it begins, in points.
  static let slop = 10.0

  private func x(_ view: UIView) -> Double { (view.layer.presentation()?.position.x.native ?? .nan) - Self.width / 2 }

  private func drag(
    _ scene: NavigationScene, from x: Double = 4, to progress: Double, speed: Double = 600, lifts: Bool = false,
    y: Double = 400
  ) {
    scene.stage.send(.down(CGPoint(x: x, y: y)))
    var distance = 0.0
    while distance < Self.slop + progress * Self.width {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      distance = min(distance + speed / 120, Self.slop + progress * Self.width)
      scene.stage.send(.move(CGPoint(x: x + distance, y: y)))
    }
    if lifts { scene.stage.send(.up(CGPoint(x: x + distance, y: y))) }
  }

  private func hold(_ scene: NavigationScene) { scene.stage.advance(by: 0.3) }

  @Test("The lower screen and the dimming follow Apple's spring", arguments: [true, false])
  func course(_ isPush: Bool) throws {
    let scene = try NavigationScene(depth: isPush ? 1 : 2)
    let lower: UIView = scene.screens[0].view
    scene.begin(isPush, scene.screen("X"))
    scene.stage.advance(by: 0.25, framesPerSecond: 240)
    let covered = isPush ? 0.942 : 1 - 0.942
    #expect(abs(x(lower) / Self.width + 0.3 * covered) < 0.001)
    let dimmingView = try #require(
      lower.superview?.subviews.first { $0.backgroundColor == UIColor(white: 0, alpha: 1) })
    #expect(abs(Double(dimmingView.layer.presentation()?.opacity ?? 0) - 0.1 * covered) < 0.0005)
    try scene.stage.settle()
    #expect(lower.superview == nil || lower.superview?.subviews.count == 1)
  }

  @Test(
    "A drag from the left edge pops only past the middle",
    arguments: [(4, 0.3, false), (4, 0.7, true), (19, 0.7, true), (40, 0.9, false)])
  func fromTheEdge(_ start: Double, _ progress: Double, _ pops: Bool) throws {
    let scene = try NavigationScene()
    let before = scene.stage.render().digest
    drag(scene, from: start, to: progress)
    if start < 20 { #expect(abs(x(scene.screens[1].view) - progress * Self.width) < 1) }
    hold(scene)
    scene.stage.send(.up(CGPoint(x: start + Self.slop + progress * Self.width, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == (pops ? "A" : "AB"))
    if !pops { #expect(scene.stage.render().digest == before) }
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A flick pops; a cancelled touch never does", arguments: [true, false])
  func flick(_ isCancelled: Bool) throws {
    let scene = try NavigationScene()
    drag(scene, to: 0.25, speed: 900, lifts: !isCancelled)
    if isCancelled { scene.stage.send(.cancel) }
    try scene.stage.settle()
    #expect(scene.names == (isCancelled ? "AB" : "A"))
  }

  @Test(
    "The screen goes on from where the finger leaves it, as fast", arguments: [(0.6, 300.0), (0.3, 150), (0.4, 700)])
  func takesOver(_ progress: Double, _ speed: Double) throws {
    let scene = try NavigationScene()
    drag(scene, to: progress, speed: speed, lifts: true)
    let start = x(scene.screens[1].view)
    #expect(abs(start - progress * Self.width) < 0.5)
    let step = 1e-4
    scene.stage.advance(by: step)
    #expect(abs((x(scene.screens[1].view) - start) / step - speed) < 0.05 * speed)
    try scene.stage.settle()
    #expect(scene.names == (progress + 0.3 * speed / Self.width > 0.5 ? "A" : "AB"))
  }

  @Test("A press catches a settling pop without a jump, and can drag it back", arguments: [true, false])
  func caught(_ isPush: Bool) throws {
    let scene = try NavigationScene(depth: isPush ? 1 : 2)
    let new = scene.screen("X")
    scene.begin(isPush, new)
    scene.stage.advance(by: 0.1)
    let upper: UIView = isPush ? new.view : scene.screens[1].view
    let seen = x(upper)
    scene.stage.send(.down(CGPoint(x: 300, y: 500)))
    hold(scene)
    #expect(abs(x(upper) - seen) < 0.5)
    let target = isPush ? 360.0 : 20
    scene.stage.moveFinger(CGPoint(x: 300, y: 500), to: CGPoint(x: 300 + target - seen, y: 500))
    #expect(abs(x(upper) - target) < 1)
    hold(scene)
    scene.stage.send(.up(CGPoint(x: 300 + target - seen, y: 500)))
    try scene.stage.settle()
    #expect(scene.names == (isPush ? "A" : "AB"))
  }

  @Test("A caught screen whose drag is cancelled goes back", arguments: [5.0, 300], [true, false])
  func caughtAndCancelled(_ x: Double, _ resizes: Bool) throws {
    let scene = try NavigationScene()
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.18)
    scene.stage.send(.down(CGPoint(x: x, y: 300)))
    hold(scene)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    if resizes { scene.stage.resize(to: CGSize(width: 390, height: 600), scale: 1) }
    scene.stage.advance(by: 0.1)
    scene.stage.send(.move(CGPoint(x: x + 12, y: 300)))
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }

  /// Replaces the recogniser's own delegate.
  private final class Willing: NSObject, UIGestureRecognizerDelegate {}

  @Test("With its own delegate replaced the pan pops a screen that the delegate's animator pushed, and not the root")
  func delegates() throws {
    let scene = try NavigationScene(depth: 1)
    let animator = SlideAnimator(scene.log)
    animator.isPop = false
    scene.delegate.animator = animator
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    try scene.stage.settle()
    let willing = Willing()
    scene.navigation.interactivePopGestureRecognizer?.delegate = willing
    scene.log.lines = []
    drag(scene, to: 0.8, lifts: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(!scene.log.lines.contains("animateTransition") && !scene.log.lines.contains("interaction"))
    // At the root nothing begins either, where iOS freezes.
    drag(scene, to: 0.8, lifts: true)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.delegate.animator = nil
    try scene.stage.settle()
    #expect(scene.names == "AC")
  }

  /// The conditions that prevent the edge pan.
  enum Obstacle: CaseIterable { case none, hiddenBar, leftItem, leftItemBesides, hiddenBack, disabled }

  @Test("A hidden bar, or a button that replaces the back button, prevents the pan", arguments: Obstacle.allCases)
  func obstacles(_ obstacle: Obstacle) throws {
    let scene = try NavigationScene()
    let item = scene.screens[1].navigationItem
    switch obstacle {
    case .none: break
    case .hiddenBar: scene.navigation.isNavigationBarHidden = true
    case .hiddenBack: item.hidesBackButton = true
    case .disabled: scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
    case .leftItem, .leftItemBesides:
      item.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      item.leftItemsSupplementBackButton = obstacle == .leftItemBesides
    }
    drag(scene, to: 0.8, lifts: true)
    try scene.stage.settle()
    #expect(scene.names == ([.none, .hiddenBack, .leftItemBesides].contains(obstacle) ? "A" : "AB"))
  }

  @Test(
    "From anywhere only where that is enabled, and to the right only", arguments: [(false, 1.0), (true, 1), (true, -1)])
  func fromAnywhere(_ isEnabled: Bool, _ direction: Double) throws {
    let scene = try NavigationScene()
    scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
    scene.stage.dragFinger(CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + direction * 180, y: 400))
    try scene.stage.settle()
    #expect(scene.names == (isEnabled && direction > 0 ? "A" : "AB"))
  }
}
