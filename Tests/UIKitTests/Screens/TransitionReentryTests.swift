import SeededRandom
import Stage
import Testing
import UIKit

/// What moves a transition from B to A.
enum TransitionDrive: String, CaseIterable, Sendable {
  case system, swipe, block, percentDriven, vended, vendedAndDriven, handMade

  fileprivate var isDriven: Bool { [.percentDriven, .vendedAndDriven, .handMade].contains(self) }

  /// Prepares `scene` for a pop of this kind.
  @MainActor fileprivate func prepare(_ scene: ReentryScene) {
    (scene.isDriven, scene.delegate.animatesPresentations) = (isDriven, false)
    switch self {
    case .system, .swipe: break
    case .block, .percentDriven: Deed.slides.work(scene)
    case .vended, .vendedAndDriven, .handMade:
      scene.makeAnimator = { [unowned scene, log = scene.log] leaves in
        let slide = InterruptibleSlide(log, leaves: leaves)
        slide.prepare = { $0.addAnimations { log.onNote("block") } }
        if self == .handMade { slide.standIn = { [unowned scene] _ in scene.makeVended() } }
        return slide
      }
    }
  }

  /// Pops, catches the transition and lets it go, to its end or back, as far as the drive can do that.
  @MainActor fileprivate func run(_ scene: ReentryScene, finishes: Bool) {
    let stage = scene.stage
    let (middle, end) = (CGPoint(x: 200, y: 400), CGPoint(x: finishes ? 350 : 20, y: 400))
    if self == .swipe {
      stage.send(.down(CGPoint(x: 2, y: 400)))
      for x in [30, 100, 200] {
        stage.advance(by: 0.05)
        stage.send(.move(CGPoint(x: x, y: 400)))
        if x == 30 { scene.listen() }
      }
    } else {
      stage.perform {
        scene.navigation().popViewController(animated: true)
        scene.listen()
      }
      stage.advance(by: 0.05)
      scene.interactions.last?.update(0.5)
    }
    stage.advance(by: 0.1)
    if self == .system {
      stage.send(.down(middle))
      stage.advance(by: 0.1)
    }
    if self == .system || self == .swipe {
      stage.send(.move(end))
      stage.advance(by: 0.2)
      stage.send(.up(end))
    } else {
      scene.release(finishes)
    }
    stage.advance(by: 0.7)
    // What is pushed meanwhile is held by an interaction controller, too.
    for _ in 0..<4 {
      stage.window.isHidden = false
      scene.release(true)
      stage.advance(by: 0.6)
    }
    scene.stopWaiting()
    Deed.system.work(scene)
  }
}

extension ReentryScene {
  /// Makes a client's own object, which animates nothing and completes the transition at its end.
  fileprivate func makeVended() -> FrameByFrameAnimator {
    let vended = FrameByFrameAnimator(log, duration: 0.4) { [weak self] _ in self?.tell("block") }
    let context = navigation().transitionCoordinator as? any UIViewControllerContextTransitioning
    vended.addCompletion { [weak self] _ in
      self?.tell("completion")
      context?.complete()
    }
    return vended
  }

  /// Makes moments of the coordinator's calls.
  fileprivate func listen() {
    let (coordinator, bar) = (navigation().transitionCoordinator, navigation().navigationBar)
    coordinator?.notifyWhenInteractionChanges { [weak self] _ in self?.tell("interaction changes") }
    coordinator?.notifyWhenInteractionEnds { [weak self] _ in self?.tell("interaction ends") }
    coordinator?.animateAlongsideTransition(in: bar) { [weak self] _ in
      bar.alpha = 0.9
      self?.tell("alongside, in the bar")
    }
    coordinator?.animate { [weak self] _ in
      self?.tell("alongside")
    } completion: { [weak self] _ in
      self?.tell("over")
    }
    coordinator?.animateAlongsideTransition(in: bar) { _ in bar.tintColor = .red }
  }

  /// What is wrong after an intruded pop; nil if nothing is.
  fileprivate func problemAfterwards() throws -> String? {
    try stage.settle(timeout: 60)
    if let problem { return problem }
    // Everything that the transition moved runs by itself again, the bar too.
    guard navigation().view.window != nil, navigation().presentedViewController == nil else { return nil }
    stage.perform {
      navigation().pushViewController(self["Z"], animated: true)
      UIView.animate(withDuration: 0.1) { self.navigation().navigationBar.alpha = 0.8 }
    }
    try stage.settle()
    if self["Z"].viewIfLoaded?.window == nil { return "the next screen is not seen" }
    return problem.map { "at the next push: \($0)" }
  }
}

@MainActor @Suite("Client code that intrudes on a transition")
struct TransitionReentryTests {
  /// The closures and callbacks in which a client's code runs during a transition.
  nonisolated static let moments = [
    "alongside", "alongside, in the bar", "over", "interaction changes", "interaction ends", "animateTransition",
    "block",
    "completion", "animationEnded", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewDidLayoutSubviews", "willShow", "didShow",
  ]

  private static let restage = Deed("restage") { scene in
    let animator = scene.makeAnimator?(true) ?? SlideAnimator(scene.log)
    scene.navigation().topViewController?.restage(with: animator)
  }

  private static let removal = Deed.removeView("nav")
  private static let blank = "is blank: its view is not in the window"

  /// What a client's code does there.
  private static let intrusions: [Deed] = [
    .hide, .hideAndShow, .root("R"), .root(nil), removal, .removeEnd(isTop: true), .removeEnd(isTop: false),
    .pop(), .push("N"), .setStack("N", animated: true), .present("P", .automatic, by: "nav"),
    .present("P", .automatic, by: "nav", animated: false), .resize, .cancelTouches, restage,
  ]

  @Test(
    "Whatever a client does in a closure or callback of a pop, the pop ends and the next push is seen",
    arguments: TransitionDrive.allCases, moments)
  func intrusion(_ drive: TransitionDrive, _ moment: String) throws {
    for (index, intrusion) in Self.intrusions.enumerated() {
      // A client's own object, which is at its end, would begin anew.
      if drive == .handMade, intrusion.description == Self.restage.description { continue }
      // By day one ending for each.
      for finishes in [true, false] where Nightly.isNow || finishes == index.isMultiple(of: 2) {
        let scene = ReentryScene()
        scene.perform([.stack("AB")])
        try scene.stage.settle()
        drive.prepare(scene)
        scene.wait(for: moment, [intrusion])
        drive.run(scene, finishes: finishes)
        do {
          let problem = try scene.problemAfterwards()
          // The view of the root that a client removed is missing, of course.
          let isExpected = intrusion.description == Self.removal.description && problem?.hasSuffix(Self.blank) == true
          #expect(problem == nil || isExpected, "\(intrusion), finishes \(finishes)")
        } catch {
          Issue.record("\(intrusion), finishes \(finishes): \(error)")
        }
      }
    }
  }
}

extension Deed {
  /// Removes the screen on top of the stack or at its bottom, by hand.
  fileprivate static func removeEnd(isTop: Bool) -> Deed {
    Deed("remove the \(isTop ? "top" : "bottom")") { scene in
      let stack = scene.navigation().viewControllers
      if let screen = (isTop ? stack.last : stack.first) as? LoggingController { Deed.remove(screen.name).work(scene) }
    }
  }
}
