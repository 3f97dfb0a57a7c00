import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Every navigation that a drag pops")
struct DraggedNavigationTests {
  /// Opacities have single precision.
  private static let tolerance = 1e-6

  /// Returns the model values of a view as text.
  private func values(_ view: UIView) -> String {
    "\(view.center) \(view.bounds) \(view.transform) \(view.alpha) \(view.layer.shadowOpacity) \(view.layer.shadowRadius) "
      + "\(view.layer.shadowOffset) \(view.isHidden) \(view.subviews.map(\.isHidden))"
  }

  @Test(
    "A cancelled drag restores all values and pixels, and balances the appearance calls",
    arguments: DraggedNavigation.every)
  func cancelled(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(3)
    scene.below.alpha = 0.9
    scene.below.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    scene.top.layer.shadowRadius = 7
    let before = (scene.stage.render().digest, values(scene.top), values(scene.below))
    scene.drag(from: navigation.startX, to: 0.3)
    #expect(scene.stage.render().digest != before.0)
    #expect(abs(navigation.seenProgress(scene.top) - 0.3) < Self.tolerance)
    scene.release(from: navigation.startX, at: 0.3)
    try scene.stage.settle()
    #expect(scene.names == "ABC" && scene.navigation.currentAnimator == nil)
    #expect((scene.stage.render().digest, values(scene.top), values(scene.below)) == before)
    #expect(scene.below.superview == nil && scene.top.siblings(except: [scene.top]).isEmpty)
    #expect(
      scene.takeLog() == [
        "C.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillAppear",
        "C.viewDidAppear",
      ])
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A finished drag pops once, makes each appearance call once and restores both screens",
    arguments: DraggedNavigation.every)
  func finished(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(3)
    let before = (values(scene.top), values(scene.below))
    scene.drag(from: navigation.startX, to: 0.7)
    weak let animator = scene.navigation.currentAnimator
    #expect(animator != nil)
    scene.release(from: navigation.startX, at: 0.7)
    try scene.stage.settle()
    #expect(scene.names == "AB" && scene.top.superview == nil && animator == nil)
    #expect((values(scene.top), values(scene.below)) == before)
    #expect(scene.below.siblings(except: [scene.below]).isEmpty)
    #expect(
      scene.takeLog() == ["C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear"])
  }

  @Test("A push and a pop from code restore the covered and the popped screen", arguments: DraggedNavigation.all)
  func fromCode(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(2)
    scene.top.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    let before = (values(scene.top), scene.stage.render().digest)
    let kind = type(of: scene.screens[0])
    scene.navigation.pushViewController(kind.init("N", .black), animated: true)
    try scene.stage.settle()
    #expect(scene.names == "ABN")
    #expect(values(scene.top) == before.0)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect((values(scene.top), scene.stage.render().digest) == before && scene.stage.diagnostics.isEmpty)
  }

  @Test("The velocity does not count", arguments: DraggedNavigation.all)
  func flick(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(3)
    scene.drag(from: navigation.startX, to: 0.3, steps: 3)
    scene.stage.send(.up(CGPoint(x: navigation.startX + 10 + 0.3 * 390, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test("On the root no drag begins, and a push works immediately afterwards", arguments: DraggedNavigation.every)
  func root(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(1)
    let before = scene.stage.render().digest
    scene.drag(from: 5, to: 0.8)
    #expect(scene.stage.render().digest == before)
    scene.release(from: 5, at: 0.8)
    scene.navigation.pushViewController(type(of: scene.screens[0]).init("N", .black), animated: true)
    try scene.stage.settle()
    #expect(scene.names == "AN" && scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A gesture that ends before its transition starts still decides it", arguments: DraggedNavigation.every, 1...3)
  func inOneFrame(_ navigation: DraggedNavigation, _ steps: Int) throws {
    let (scene, x) = (try navigation.scene(3), navigation.startX)
    scene.stage.send(.down(CGPoint(x: x, y: 400)))
    for step in 1...steps { scene.stage.send(.move(CGPoint(x: x + CGFloat(step) * 12, y: 400))) }
    scene.stage.send(.up(CGPoint(x: x + CGFloat(steps) * 12, y: 400)))
    try scene.stage.settle(timeout: 2)
    #expect(scene.names == "ABC" && scene.navigation.transitionCoordinator == nil)
  }

  @Test(
    "A press catches a settling screen without a jump, and it pops at most once",
    arguments: DraggedNavigation.all, [0.3, 0.6])
  func caught(_ navigation: DraggedNavigation, _ progress: Double) throws {
    let scene = try navigation.scene(3)
    scene.drag(from: navigation.startX, to: progress)
    scene.release(from: navigation.startX, at: progress)
    scene.stage.advance(by: 0.05)
    let seen = navigation.seenProgress(scene.top)
    #expect(abs(seen - progress) > 0.001)
    scene.stage.send(.down(CGPoint(x: 380, y: 835)))
    scene.stage.advance(by: 0.3)
    #expect(abs(navigation.seenProgress(scene.top) - seen) < Self.tolerance)
    scene.stage.send(.move(CGPoint(x: 370, y: 835)))
    scene.stage.send(.move(CGPoint(x: 370 - 39, y: 835)))
    scene.stage.advance(by: 0.3)
    #expect(abs(navigation.seenProgress(scene.top) - (seen - 0.1)) < Self.tolerance)
    scene.stage.send(.up(CGPoint(x: 370 - 39, y: 835)))
    try scene.stage.settle()
    #expect(scene.names == (progress > 0.5 ? "AB" : "ABC"))
    #expect(scene.takeLog().filter { $0 == "C.viewDidDisappear" }.count == (progress > 0.5 ? 1 : 0))
  }

  @Test(
    "A resize during a drag keeps the progress, and the transition ends in the new size",
    arguments: DraggedNavigation.all, [true, false])
  func resized(_ navigation: DraggedNavigation, _ finishes: Bool) throws {
    let scene = try navigation.scene(3)
    scene.drag(from: navigation.startX, to: 0.6)
    let others = scene.top.siblings(except: [scene.top, scene.below]).count
    scene.stage.resize(to: CGSize(width: 780, height: 844), scale: 1)
    scene.stage.advance(by: 1 / 60)
    #expect(scene.top.siblings(except: [scene.top, scene.below]).count == others)
    if finishes {
      scene.stage.send(.move(CGPoint(x: navigation.startX + 10 + 780 * 0.6, y: 400)))
      scene.stage.advance(by: 0.2)
      scene.stage.send(.up(CGPoint(x: navigation.startX + 10 + 780 * 0.6, y: 400)))
    } else {
      scene.stage.send(.cancel)
    }
    try scene.stage.settle()
    #expect(scene.names == (finishes ? "AB" : "ABC"))
    let stays: UIView = finishes ? scene.below : scene.top
    #expect(stays.frame == CGRect(x: 0, y: 0, width: 780, height: 844))
    #expect(stays.siblings(except: [stays]).isEmpty)
  }

  @Test(
    "Restaging with other parameters keeps the progress, without duplicate views",
    arguments: DraggedNavigation.all,
    [true, false])
  func restaged(_ navigation: DraggedNavigation, _ isHeld: Bool) throws {
    let scene = try navigation.scene(3)
    let before = scene.stage.render().digest
    scene.drag(from: navigation.startX, to: 0.35)
    if !isHeld {
      scene.release(from: navigation.startX, at: 0.35)
      scene.stage.advance(by: 1 / 60)
    }
    let seen = navigation.seenProgress(scene.top)
    let count = scene.top.superview?.subviews.count
    for _ in 0..<3 {
      let animator = try #require(navigation.slower(false, scene.navigation))
      scene.stage.perform { scene.navigation.restage(with: animator) }
      #expect(abs(navigation.seenProgress(scene.top) - seen) < Self.tolerance)
      #expect(scene.top.superview?.subviews.count == count)
    }
    if isHeld { scene.release(from: navigation.startX, at: 0.35) }
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.stage.render().digest == before && scene.top.siblings(except: [scene.top]).isEmpty)
  }

  @Test("A push that is restaged ends as it would have ended", arguments: DraggedNavigation.all)
  func restagedPush(_ navigation: DraggedNavigation) throws {
    let scene = try navigation.scene(1)
    let new = type(of: scene.screens[0]).init("N", .black)
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: 0.1)
    let count = new.view.superview?.subviews.count
    for _ in 0..<2 {
      let animator = try #require(navigation.slower(true, scene.navigation))
      scene.stage.perform { scene.navigation.restage(with: animator) }
    }
    #expect(new.view.superview?.subviews.count == count)
    try scene.stage.settle()
    #expect(scene.names == "AN")
    #expect(new.view.siblings(except: [new.view]).isEmpty)
    #expect(new.view.alpha == 1 && new.view.center == CGPoint(x: 195, y: 422))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("The navigation, the popped screen, its views and the animator are released", arguments: DraggedNavigation.all)
  func memory(_ navigation: DraggedNavigation) throws {
    weak var controller: UINavigationController?
    weak var popped: UIViewController?
    weak var other: UIView?
    weak var animator: AnyObject?
    try {
      let scene = try navigation.scene(2)
      let new = type(of: scene.screens[0]).init("N", .black)
      scene.navigation.pushViewController(new, animated: true)
      try scene.stage.settle()
      popped = new
      scene.drag(from: navigation.startX, to: 0.7)
      other = new.view.siblings(except: scene.screens.map(\.view) + [new.view]).first
      animator = scene.navigation.currentAnimator
      #expect((other != nil) == navigation.addsViews && animator != nil)
      scene.release(from: navigation.startX, at: 0.7)
      try scene.stage.settle()
      #expect(scene.names == "AB")
      controller = scene.navigation
    }()
    #expect(controller == nil && popped == nil)
    #expect(other == nil && animator == nil)
  }
}

@MainActor @Suite("When a drag begins and when it pops")
struct DragDecisionTests {
  @Test(
    "Released at rest, a drag pops past the published threshold only",
    arguments: DraggedNavigation.each + DraggedNavigation.engines, [-0.002, 0, 0.002])
  func threshold(_ navigation: DraggedNavigation, _ difference: Double) throws {
    let scene = try navigation.scene(3)
    let progress = navigation.threshold + difference
    try scene.swipe(from: navigation.startX, to: progress)
    #expect(scene.names == (difference > 0 ? "AB" : "ABC"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A drag begins in the published region, or in the one that the parameters say", arguments: DraggedNavigation.each,
    [(19.9, nil), (20.1, nil), (19.9, .edge), (20.1, .edge), (200, .edge), (200, .anywhere)]
      as [(Double, DragParameters.Region?)])
  func region(_ navigation: DraggedNavigation, _ row: (x: Double, region: DragParameters.Region?)) throws {
    let scene = try navigation.scene(3)
    if let region = row.region { navigation.setRegion(scene.navigation, region) }
    try scene.swipe(from: row.x, to: 0.8)
    let begins = row.x < 20 || (row.region ?? navigation.region) == .anywhere
    #expect(scene.names == (begins ? "AB" : "ABC"))
  }
}
