import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs a closure, once, when its view is loaded, and another when it is told that it disappears.
@MainActor private final class ChangingController: LoggingController {
  var whenLoaded: (() -> Void)?
  var whenDisappearing: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
    whenLoaded = nil
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenDisappearing?()
    whenDisappearing = nil
  }
}

@MainActor @Suite("Ends of presentations that their own callbacks bring about")
struct PresentationEndTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> ChangingController {
    let screen = stage.perform { ChangingController(name, log) }
    screen.modalPresentationStyle = style
    return screen
  }

  private func expectAlone(_ top: LoggingController?, sourceLocation: SourceLocation = #_sourceLocation) {
    let root = stage.window.rootViewController
    #expect(stage.window.subviews == [root?.viewIfLoaded].compactMap { $0 }, sourceLocation: sourceLocation)
    #expect(log.imbalance == nil, sourceLocation: sourceLocation)
    #expect(log.seen(at: []) == [top?.name].compactMap { $0 }, "\(log.lines)", sourceLocation: sourceLocation)
  }

  @Test(
    "A presentation that a finger holds while the root is replaced leaves nothing", arguments: styles, [true, false])
  func heldUnderFormerRoot(_ style: UIModalPresentationStyle, _ hasNext: Bool) throws {
    for waits in [true, false] {
      log.lines = []
      let (base, cover, next) = (screen("A"), screen("B", style), screen("X"))
      let transitioning = LoggingTransitioning(CallLog())
      transitioning.animator = ClosureAnimator { context in
        context.containerView.addSubview(context.toView)
        UIView.animate(
          withDuration: 0.4, animations: { context.toView.alpha = 0.5 }, completion: { _ in context.complete() })
      }
      transitioning.interaction = UIPercentDrivenInteractiveTransition()
      cover.transitioningDelegate = transitioning
      stage.window.rootViewController = base
      try stage.settle()
      stage.perform { base.present(cover, animated: true) }
      if waits { stage.advance(by: 0.1) }
      stage.window.rootViewController = hasNext ? next : nil
      try stage.settle()
      expectAlone(hasNext ? next : nil)
      #expect(base.presentedViewController == nil && !cover.isBeingPresented)
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }

  @Test(
    "A cancelled presentation whose animator completes at once leaves no container", arguments: styles, [true, false])
  func completedInStaging(_ style: UIModalPresentationStyle, _ isDismissal: Bool) throws {
    let (base, cover) = (screen("A"), screen("B", style))
    let transitioning = LoggingTransitioning(CallLog())
    cover.transitioningDelegate = transitioning
    stage.window.rootViewController = base
    try stage.settle()
    let animator = ClosureAnimator { context in
      if let arriving = context.view(forKey: .to) { context.containerView.addSubview(arriving) }
      context.completeTransition(false)
    }
    if isDismissal {
      transitioning.animator = ClosureAnimator { context in
        context.containerView.addSubview(context.toView)
        context.completeTransition(true)
      }
      stage.perform { base.present(cover, animated: true) }
      try stage.settle()
    }
    transitioning.animator = animator
    stage.perform {
      if isDismissal { base.dismiss(animated: true) } else { base.present(cover, animated: true) }
    }
    try stage.settle()
    #expect((base.presentedViewController === cover) == isDismissal && animator.ended == [false])
    #expect((cover.view.window != nil) == isDismissal)
    if !isDismissal { return expectAlone(base) }
    #expect(log.imbalance == nil)
    transitioning.animator = nil
    stage.perform { base.dismiss(animated: true) }
    try stage.settle()
    expectAlone(base)
  }

  @Test("A window that is hidden in a callback of a presentation's beginning leaves it completed", arguments: styles)
  func hiddenAtBeginning(_ style: UIModalPresentationStyle) throws {
    for isDismissal in [false, true] {
      log.lines = []
      let (base, cover) = (screen("A"), screen("B", style))
      stage.window.rootViewController = base
      try stage.settle()
      let hide = { [stage] in
        stage.window.isHidden = true
        stage.window.isHidden = false
      }
      if isDismissal { cover.whenDisappearing = hide } else { cover.whenLoaded = hide }
      stage.perform { base.present(cover, animated: true) }
      try stage.settle()
      if isDismissal { stage.perform { base.dismiss(animated: true) } }
      try stage.settle()
      #expect(!cover.isBeingPresented && !cover.isBeingDismissed && log.imbalance == nil)
      #expect((base.presentedViewController === cover) == !isDismissal)
      stage.perform { base.dismiss(animated: false) }
      try stage.settle()
      expectAlone(base)
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }

  @Test("A window that a callback shows while it is being hidden is shown")
  func shownWhileHidden() throws {
    let (first, second) = (screen("A"), screen("B"))
    let navigation = stage.perform { UINavigationController(rootViewController: first) }
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform { navigation.pushViewController(second, animated: true) }
    first.whenDisappearing = nil
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] _ in stage.window.isHidden = false }
    stage.advance(by: 0.1)
    stage.window.isHidden = true
    try stage.settle()
    #expect(!stage.window.isHidden && stage.window.layer.superlayer != nil)
    expectAlone(second)
    let next = screen("X")
    stage.window.rootViewController = next
    try stage.settle()
    expectAlone(next)
    #expect(next.view.superview === stage.window)
  }

  @Test("A child of an unseen parent that a container takes leaves the parent's view", arguments: [true, false])
  func takenUnseen(_ isTabs: Bool) throws {
    let (parent, child, other) = (screen("A"), screen("B"), screen("X"))
    stage.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let taking: UIViewController = stage.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = isTabs ? [child] : [other]
      return isTabs ? tabs : UINavigationController(rootViewController: child)
    }
    #expect(child.view.superview == nil || child.view.superview?.isDescendant(of: taking.view) == true)
    stage.window.rootViewController = parent
    try stage.settle()
    expectAlone(parent)
    #expect(child.viewIfLoaded?.window == nil)
  }

  @Test("A press that holds a pop lets go of it though its view moves into a presentation", arguments: [true, false])
  func pressedViewMoves(_ cancels: Bool) throws {
    let (first, second, cover) = (screen("A"), screen("B"), screen("C", .currentContext))
    let navigation = stage.perform { UINavigationController() }
    navigation.viewControllers = [first, second]
    stage.window.rootViewController = navigation
    second.definesPresentationContext = true
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    stage.send(.down(CGPoint(x: 380, y: 400)))
    stage.advance(by: 0.1)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.perform { second.present(cover, animated: true) }
    stage.advance(by: 0.1)
    stage.send(cancels ? .cancel : .up(CGPoint(x: 380, y: 400)))
    try stage.settle()
    #expect(navigation.viewControllers == [first] && navigation.transitionCoordinator == nil)
    #expect(log.imbalance == nil)
  }
}
