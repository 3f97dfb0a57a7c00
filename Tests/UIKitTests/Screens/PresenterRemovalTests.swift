import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("What is presented over a screen goes with the screen")
struct PresenterRemovalTests {
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    let screen = stage.perform { LoggingController(name, log) }
    screen.modalPresentationStyle = style
    return screen
  }

  private func expectAlone(_ top: LoggingController, sourceLocation: SourceLocation = #_sourceLocation) {
    let root = stage.window.rootViewController
    #expect(root?.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(stage.window.subviews == [root?.viewIfLoaded].compactMap { $0 }, sourceLocation: sourceLocation)
    #expect(top.view.window === stage.window, sourceLocation: sourceLocation)
    #expect(log.imbalance == nil, sourceLocation: sourceLocation)
    #expect(log.seen(at: []) == [top.name], "\(log.lines)", sourceLocation: sourceLocation)
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]

  @Test("A dismissal that waits dismisses what was presented above meanwhile, too", arguments: styles, styles)
  func presentedMeanwhile(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) throws {
    for (isAnimated, asksPresented) in [(true, true), (true, false), (false, true), (false, false)] {
      log.lines = []
      let (base, middle, top) = (screen("A"), screen("B", lower), screen("C", upper))
      stage.window.rootViewController = base
      try stage.settle()
      var dismissals = 0
      stage.perform {
        base.present(middle, animated: true)
        (asksPresented ? middle : base).dismiss(animated: isAnimated) { dismissals += 1 }
        middle.transitionCoordinator?.animate(alongsideTransition: nil) { _ in middle.present(top, animated: true) }
      }
      try stage.settle()
      expectAlone(base)
      #expect(dismissals == 1)
      #expect(middle.presentingViewController == nil && top.presentingViewController == nil)
      stage.perform { base.present(top, animated: false) }
      #expect(base.presentedViewController === top)
      stage.window.rootViewController = nil
    }
  }

  /// How a screen that presents in its own context leaves the window.
  enum Removal: CaseIterable, Sendable {
    case pop, popAtOnce, otherStack, removed, dismissed, dismissedAtOnce, otherRoot
  }

  @Test(
    "A presentation in the context of a screen that leaves is over", arguments: Removal.allCases,
    [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(_ removal: Removal, _ style: UIModalPresentationStyle) throws {
    let (base, presenting, presented) = (screen("A"), screen("B"), screen("C", style))
    let navigation = stage.perform { UINavigationController(rootViewController: base) }
    let (cover, other) = (stage.perform { UINavigationController() }, screen("X"))
    stage.window.rootViewController = navigation
    let isCover = removal == .dismissed || removal == .dismissedAtOnce
    stage.perform { (isCover ? cover : navigation).pushViewController(presenting, animated: false) }
    if isCover { stage.perform { navigation.present(cover, animated: false) } }
    try stage.settle()
    presenting.definesPresentationContext = true
    stage.perform { presenting.present(presented, animated: true) }
    try stage.settle()
    #expect(presented.presentingViewController === presenting)
    stage.perform {
      switch removal {
      case .pop: navigation.popViewController(animated: true)
      case .popAtOnce: navigation.popViewController(animated: false)
      case .otherStack: navigation.setViewControllers([base], animated: true)
      case .removed: presenting.removeFromParent()
      case .dismissed: navigation.dismiss(animated: true)
      case .dismissedAtOnce: navigation.dismiss(animated: false)
      case .otherRoot: stage.window.rootViewController = other
      }
    }
    try stage.settle()
    expectAlone(removal == .otherRoot ? other : base)
    #expect(presented.presentingViewController == nil && presented.view.window == nil)
  }

  @Test("A cancelled pop leaves the presentation in the context of its screen as it was")
  func cancelledPop() throws {
    let (base, presenting, presented) = (screen("A"), screen("B"), screen("C", .overCurrentContext))
    let navigation = stage.perform { UINavigationController(rootViewController: base) }
    stage.window.rootViewController = navigation
    stage.perform { navigation.pushViewController(presenting, animated: false) }
    presenting.definesPresentationContext = true
    try stage.settle()
    stage.perform { presenting.present(presented, animated: false) }
    let delegate = LoggingDelegate(CallLog())
    let interaction = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interaction) = (SlideAnimator(delegate.log), interaction)
    navigation.delegate = delegate
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    interaction.update(0.5)
    stage.perform { interaction.cancel() }
    try stage.settle()
    #expect(presented.presentingViewController === presenting && presented.view.window != nil)
    #expect(log.imbalance == nil)
  }

  /// A delegate that does something each time it is asked.
  @MainActor
  private final class Asked: NSObject, UIViewControllerTransitioningDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var work: [String: () -> Void] = [:]

    private func run(_ question: String) { work.removeValue(forKey: question)?() }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      run("presented")
      return nil
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      run("dismissed")
      return nil
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      run("controller")
      return nil
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      run("style")
      return .none
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      run("popover")
    }
  }

  @Test(
    "A delegate that presents when it is asked about a presentation presents that alone",
    arguments: ["controller", "style", "popover", "presented"])
  func presentsWhenAsked(_ question: String) throws {
    for isAnimated in [true, false] {
      log.lines = []
      let (base, first, second) = (screen("A"), screen("B"), screen("C"))
      first.modalPresentationStyle = question == "controller" || question == "presented" ? .custom : .popover
      let delegate = Asked()
      first.transitioningDelegate = delegate
      if first.modalPresentationStyle == .popover { first.popoverPresentationController?.delegate = delegate }
      stage.window.rootViewController = base
      try stage.settle()
      delegate.work[question] = { base.present(second, animated: isAnimated) }
      stage.perform { base.present(first, animated: isAnimated) }
      try stage.settle()
      // Once the animator is asked for, the first presentation has begun.
      let top = question == "presented" ? first : second
      #expect(delegate.work.isEmpty && base.presentedViewController === top)
      stage.perform { base.dismiss(animated: isAnimated) }
      try stage.settle()
      expectAlone(base)
      stage.window.rootViewController = nil
    }
  }

  @Test(
    "A delegate that dismisses or replaces the root when it is asked for an animator leaves nothing halfway",
    arguments: ["presented", "dismissed"], [true, false])
  func changesWhenAsked(_ question: String, _ replacesRoot: Bool) throws {
    for isAnimated in [true, false] {
      log.lines = []
      let (base, first, other) = (screen("A"), screen("B", .custom), screen("X"))
      let delegate = Asked()
      first.transitioningDelegate = delegate
      stage.window.rootViewController = base
      try stage.settle()
      delegate.work[question] = { [stage] in
        if replacesRoot {
          stage.window.rootViewController = other
        } else {
          base.dismiss(animated: isAnimated)
        }
      }
      var dismissals = 0
      stage.perform { base.present(first, animated: isAnimated) }
      if question == "dismissed" {
        try stage.settle()
        stage.perform { base.dismiss(animated: isAnimated) { dismissals += 1 } }
      }
      try stage.settle()
      expectAlone(replacesRoot ? other : base)
      #expect(delegate.work.isEmpty && first.presentingViewController == nil)
      #expect(dismissals == (question == "dismissed" ? 1 : 0))
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }

  /// A screen that presents, once, when it is told that it disappears.
  @MainActor private final class LateController: LoggingController {
    var presented: UIViewController?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if let presented { present(presented, animated: animated) }
      presented = nil
    }
  }

  @Test("What a root presents while it is being replaced is not shown", arguments: styles)
  func presentedByFormerRoot(_ style: UIModalPresentationStyle) throws {
    for isAnimated in [true, false] {
      log.lines = []
      let (former, late, next) = (stage.perform { LateController("A", log) }, screen("B", style), screen("X"))
      stage.window.rootViewController = former
      try stage.settle()
      former.presented = late
      stage.perform {
        if isAnimated { UIView.animate(withDuration: 0.1) { former.view.alpha = 0.5 } }
        stage.window.rootViewController = next
      }
      try stage.settle()
      expectAlone(next)
      #expect(late.presentingViewController == nil)
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }

  @Test("What a former root presents when its transition ends is not shown", arguments: styles)
  func presentedByFormerTransition(_ style: UIModalPresentationStyle) throws {
    let (base, pushed, late, next) = (screen("A"), screen("B"), screen("C", style), screen("X"))
    let navigation = stage.perform { UINavigationController(rootViewController: base) }
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform { navigation.pushViewController(pushed, animated: true) }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      navigation.present(late, animated: true)
    }
    stage.advance(by: 0.1)
    stage.window.rootViewController = next
    try stage.settle()
    expectAlone(next)
  }

  /// What changes the stack while a screen on it presents in its own context.
  enum StackWork: CaseIterable, Sendable { case popTo, popToCancelled, push, pushAndDismiss, tabs, hides }

  @Test(
    "A screen that its own presentation replaces stays replaced, and is back afterwards", arguments: StackWork.allCases,
    [true, false])
  func replaced(_ work: StackWork, _ isAnimated: Bool) throws {
    let (base, presenting, pushed) = (screen("A"), screen("B"), screen("D"))
    let presented = screen("C", .currentContext)
    let navigation = stage.perform { UINavigationController(rootViewController: base) }
    let tabs = stage.perform { UITabBarController() }
    let other = screen("T")
    tabs.viewControllers = [navigation, other]
    stage.window.rootViewController = tabs
    let leaves = work == .popTo || work == .popToCancelled
    stage.perform {
      navigation.setViewControllers(leaves ? [base, presenting, pushed] : [base, presenting], animated: false)
    }
    presenting.definesPresentationContext = true
    try stage.settle()
    let delegate = LoggingDelegate(CallLog())
    let interaction = UIPercentDrivenInteractiveTransition()
    if leaves {
      (delegate.animator, delegate.interaction) = (SlideAnimator(delegate.log), interaction)
      navigation.delegate = delegate
      stage.perform { _ = navigation.popViewController(animated: true) }
      stage.advance(by: 0.1)
      interaction.update(0.5)
    }
    stage.perform { presenting.present(presented, animated: isAnimated) }
    stage.advance(by: 0.1)
    if !leaves { try stage.settle() }
    stage.perform {
      switch work {
      case .popTo: interaction.finish()
      case .popToCancelled: interaction.cancel()
      case .push, .pushAndDismiss: navigation.pushViewController(pushed, animated: isAnimated)
      case .tabs:
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
      case .hides:
        stage.window.isHidden = true
        stage.window.isHidden = false
      }
    }
    try stage.settle()
    #expect(log.imbalance == nil)
    #expect(presented.view.window != nil && presenting.view.window == nil)
    #expect(!log.seen(at: []).contains("B"), "\(log.lines)")
    if work == .push { stage.perform { _ = navigation.popViewController(animated: isAnimated) } }
    try stage.settle()
    #expect(presenting.view.window == nil && !log.seen(at: []).contains("B"), "\(log.lines)")
    stage.perform { presented.dismiss(animated: isAnimated) }
    try stage.settle()
    let top = work == .popToCancelled || work == .pushAndDismiss ? pushed : presenting
    #expect(navigation.topViewController === top && log.imbalance == nil)
    #expect(log.seen(at: []) == [top.name], "\(log.lines)")
    #expect([base, presenting, pushed, presented, other].filter { $0.viewIfLoaded?.window != nil } == [top])
  }

  @Test("What a screen without a parent presents goes when its view leaves the window", arguments: styles)
  func presentedByHand(_ style: UIModalPresentationStyle) throws {
    let (base, other, cover) = (screen("A"), screen("B"), screen("C", style))
    stage.window.rootViewController = base
    stage.perform { base.view.addSubview(other.view) }
    try stage.settle()
    stage.perform { other.present(cover, animated: true) }
    try stage.settle()
    #expect(cover.presentingViewController === other && cover.view.window != nil)
    stage.perform { cover.dismiss(animated: true) }
    try stage.settle()
    #expect(log.seen(at: []) == ["A", "B"] && other.view.superview === base.view)
    // A full screen has removed the view itself.
    guard style != .fullScreen else { return }
    stage.perform { other.present(cover, animated: true) }
    try stage.settle()
    stage.perform { other.view.removeFromSuperview() }
    try stage.settle()
    expectAlone(base)
  }
}
