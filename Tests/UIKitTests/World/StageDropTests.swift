import Stage
import Testing

@testable import UIKit

/// What drives a transition in whose middle the stage is dropped.
enum DroppedDrive: CaseIterable, Sendable {
  case system, blocks, propertyAnimator, percentDriven, interruptible, handMade, displayLink
}

/// The moment of a transition at which the stage is dropped.
enum DroppedMoment: CaseIterable, Sendable { case requested, moving, settling, cancelling, waited }

@MainActor @Suite("A stage that is dropped in the middle of a transition")
struct StageDropTests {
  /// Refers weakly to objects that have to be freed.
  @MainActor private final class Survivors {
    private struct Reference {
      let name: String
      weak var object: AnyObject?
    }
    private var all: [Reference] = []
    func note(_ objects: [(String, AnyObject?)]) { all += objects.map { Reference(name: $0, object: $1) } }
    var names: [String] { all.compactMap { $0.object == nil ? nil : $0.name } }
  }

  @Test(
    "It is freed with its screens, animators and interaction controllers, whatever the transition",
    arguments: TransitionKind.allCases, DroppedDrive.allCases)
  func freed(_ kind: TransitionKind, _ drive: DroppedDrive) throws {
    for moment in DroppedMoment.allCases {
      let survivors = Survivors()
      try bring(kind, drive, to: moment, survivors)
      #expect(survivors.names == [], "\(moment)")
    }
  }

  private func bring(
    _ kind: TransitionKind, _ drive: DroppedDrive, to moment: DroppedMoment, _ survivors: Survivors
  ) throws {
    let scene = try TransitionKindScene(kind)
    let (a, b, stage) = (scene.a, scene.b, scene.stage)
    let (animator, interaction) = pair(drive, scene)
    survivors.note([
      ("scene", scene), ("stage", stage), ("A", a), ("B", b), ("A's view", a.view), ("B's view", b.view),
      ("application", stage.application), ("window", stage.window), ("animator", animator),
      ("interaction", interaction),
    ])
    stage.perform {
      scene.request(animator, interaction)
      // Clients' closures often keep what they are about.
      b.transitionCoordinator?.notifyWhenInteractionEnds { _ in _ = (a, b) }
      b.transitionCoordinator?.animate { _ in
        b.view.alpha = 0.9
      } completion: { _ in
        _ = (a, b)
      }
    }
    if moment == .requested { return }
    stage.advance(by: 0.05)
    let percentDriven = interaction as? UIPercentDrivenInteractiveTransition
    percentDriven?.update(0.4)
    let made = interaction as? HandMadeInteraction
    made?.context?.updateInteractiveTransition(0.4)
    stage.advance(by: 0.02)
    switch moment {
    case .settling:
      percentDriven?.finish()
      made?.context?.finishInteractiveTransition()
    case .cancelling:
      percentDriven?.cancel()
      made?.context?.cancelInteractiveTransition()
    case .waited: stage.perform { scene.ask() }
    case .requested, .moving: break
    }
    if moment != .moving { stage.advance(by: 0.02) }
  }

  private typealias Pair = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  private func pair(_ drive: DroppedDrive, _ scene: TransitionKindScene) -> Pair {
    let leaves = scene.kind.leaves
    // It keeps its context and the views, as much code does.
    var kept: ClosureAnimator.Context?
    let keeper = ClosureAnimator { context in
      kept = context
      context.containerView.insertSubview(context.toView, at: leaves ? 0 : 1)
      UIView.animate(withDuration: 0.4) {
        (leaves ? context.fromView : context.toView).center.x += 390
      } completion: { _ in
        kept?.complete()
      }
    }
    switch drive {
    case .system: return (nil, nil)
    case .blocks: return (keeper, nil)
    case .percentDriven: return (keeper, UIPercentDrivenInteractiveTransition())
    case .propertyAnimator: return (InterruptibleSlide(scene.log, leaves: leaves), nil)
    case .interruptible:
      return (InterruptibleSlide(scene.log, leaves: leaves), UIPercentDrivenInteractiveTransition())
    case .handMade: return (keeper, HandMadeInteraction())
    case .displayLink: return (LinkedAnimator(), nil)
    }
  }

  @Test("It is freed while a finger drags a sheet away and while two sheets are dismissed together", arguments: [1, 2])
  func sheets(_ count: Int) throws {
    let survivors = Survivors()
    try {
      let scene = try SheetScene()
      try scene.present()
      let top = scene.stage.perform { LoggingController("C", scene.log) }
      survivors.note([
        ("stage", scene.stage), ("presenter", scene.presenter), ("sheet", scene.sheet), ("top", top),
        ("controller", scene.controller),
      ])
      if count == 2 {
        scene.stage.perform { scene.sheet.present(top, animated: false) }
        try scene.stage.settle()
        scene.stage.perform { scene.presenter.dismiss(animated: true) { _ = top } }
      } else {
        scene.stage.press(CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 280), steps: 9, rate: 100)
      }
      scene.stage.advance(by: 0.05)
      #expect((count == 2 ? top : scene.sheet).transitionCoordinator != nil)
    }()
    #expect(survivors.names == [])
  }

  @Test("A navigation controller that outlives its stage is not left in the transition, and works on another stage")
  func outlives() throws {
    var scene: NavigationScene? = try NavigationScene()
    let navigation = try #require(scene?.navigation)
    scene?.stage.perform { _ = scene?.navigation.popViewController(animated: true) }
    scene?.stage.advance(by: 0.1)
    #expect(navigation.transitionCoordinator != nil)
    scene = nil
    #expect(navigation.transitionCoordinator == nil)
    let next = Stage()
    next.window.rootViewController = navigation
    try next.settle()
    next.perform { navigation.pushViewController(UIViewController(), animated: true) }
    try next.settle()
    #expect(navigation.viewControllers.count == 2 && next.diagnostics == [])
  }
}

/// An animator that moves the arriving view by a display link, which it keeps.
@MainActor private final class LinkedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var kept: (any UIViewControllerContextTransitioning)?
  private var link: CADisplayLink?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    kept = context
    context.containerView.addSubview(context.toView)
    link = CADisplayLink(target: self, selector: Selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func tick(_ link: CADisplayLink) { kept?.toView.center.x += 1 }
}
