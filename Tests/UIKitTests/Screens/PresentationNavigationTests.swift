import Foundation
import Stage
import Testing
import UIKit

/// A stage with a navigation controller of A and B, and M, which is presented.
@MainActor private final class Both {
  let scene: NavigationScene
  let m: LoggingController
  let modal: LoggingTransitioning
  let rise: RiseAnimator
  let slide: SlideAnimator
  let finger = UIPercentDrivenInteractiveTransition()
  var stage: Stage { scene.stage }
  var navigation: UINavigationController { scene.navigation }

  init(_ style: UIModalPresentationStyle) throws {
    scene = try NavigationScene(scale: 0.5)
    m = LoggingController("M", scene.log)
    modal = LoggingTransitioning(scene.log)
    rise = RiseAnimator(scene.log)
    slide = SlideAnimator(scene.log)
    slide.isPop = false
    modal.animator = rise
    m.transitioningDelegate = modal
    m.modalPresentationStyle = style
    scene.delegate.animator = slide
  }

  func push() { navigation.pushViewController(scene.screen("C"), animated: true) }
  func present() { navigation.present(m, animated: true) { self.scene.log.note("presented") } }

  /// The callbacks of screens and completions.
  var heard: [String] {
    scene.log.lines.filter { $0.contains(".view") || $0.hasPrefix("animationEnded") || $0 == "presented" }
  }
}

@MainActor @Suite("Presentations during navigation transitions")
struct PresentationNavigationTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen]

  @Test("A push that a presentation covers is completed, whichever ends first", arguments: styles, [0.2, 1])
  func presentDuringPush(_ style: UIModalPresentationStyle, _ pushDuration: Double) throws {
    let both = try Both(style)
    both.slide.duration = pushDuration
    both.push()
    both.stage.advance(by: 0.1)
    both.present()
    try both.stage.settle()
    #expect(both.scene.names == "ABC")
    #expect(both.scene.log.imbalance == nil)
    #expect(both.scene.log.lines.count { $0.hasPrefix("animationEnded true") } == 2)
    #expect(both.scene.log.lines.contains("presented"))
    both.rise.presents = false
    both.m.dismiss(animated: true)
    try both.stage.settle()
    #expect(both.navigation.view.superview === both.stage.window)
    #expect(both.scene.log.imbalance == nil)
    #expect(both.scene.log.lines.last { $0.hasPrefix("C.") } == "C.viewDidAppear")
    #expect(both.navigation.viewControllers[2].view.frame == both.stage.window.bounds)
    #expect(both.stage.diagnostics.isEmpty)
  }

  @Test("A pop that a finger holds is cancelled when its screen is covered and removed, and only then")
  func presentDuringDrag() throws {
    for style in Self.styles {
      let both = try Both(style)
      both.slide.isPop = true
      both.scene.delegate.interaction = both.finger
      both.navigation.popViewController(animated: true)
      both.stage.advance(by: 0.05)
      both.finger.update(0.5)
      both.present()
      both.stage.advance(by: 1)
      #expect(both.scene.names == (style == .fullScreen ? "AB" : "A"))
      both.finger.finish()
      try both.stage.settle()
      #expect(both.scene.names == (style == .fullScreen ? "AB" : "A"))
      both.rise.presents = false
      both.m.dismiss(animated: true)
      try both.stage.settle()
      #expect(both.scene.log.imbalance == nil)
      #expect(both.navigation.topViewController?.view.window != nil)
    }
  }

  @Test("A push while the navigation controller is being covered is performed, visibly or not", arguments: styles)
  func pushDuringPresentation(_ style: UIModalPresentationStyle) throws {
    let both = try Both(style)
    both.present()
    both.stage.advance(by: 0.1)
    both.push()
    #expect((both.navigation.topViewController?.transitionCoordinator as AnyObject?) != nil)
    try both.stage.settle()
    #expect(both.scene.names == "ABC")
    #expect(both.scene.log.imbalance == nil)
    both.rise.presents = false
    both.m.dismiss(animated: true)
    try both.stage.settle()
    #expect(both.scene.log.imbalance == nil)
    #expect(both.scene.log.lines.last { $0.hasPrefix("C.") } == "C.viewDidAppear")
  }

  @Test("A push below an overlay is like any other", arguments: [true, false])
  func beneathOverlay(_ finishes: Bool) throws {
    let both = try Both(.overFullScreen)
    both.present()
    try both.stage.settle()
    both.scene.log.lines = []
    let before = both.stage.render().digest
    both.scene.delegate.interaction = both.finger
    both.push()
    both.stage.advance(by: 0.05)
    both.finger.update(0.5)
    if finishes { both.finger.finish() } else { both.finger.cancel() }
    try both.stage.settle()
    #expect(both.scene.names == (finishes ? "ABC" : "AB"))
    let back = ["C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"]
    let on = ["B.viewDidDisappear", "C.viewDidAppear"]
    #expect(
      both.heard == ["B.viewWillDisappear", "C.viewWillAppear"] + (finishes ? on : back)
        + ["animationEnded \(finishes)"])
    #expect(both.stage.render().digest == before)
  }

  /// The course of a pop in a presented navigation controller that is dismissed meanwhile.
  enum Pop: CaseIterable { case shorter, longer, held, released, cancelled }

  @Test(
    "A pop in a presented navigation controller that is dismissed stays balanced and leaks nothing",
    arguments: Pop.allCases)
  func dismissDuringPop(_ pop: Pop) throws {
    let (stage, log) = (Stage(scale: 0.25), CallLog())
    let root = LoggingController("R", log)
    stage.window.rootViewController = root
    try stage.settle()
    var released: [Witness] = []
    do {
      let navigation = UINavigationController()
      navigation.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
      let (delegate, slide, finger) = (LoggingDelegate(log), SlideAnimator(log), UIPercentDrivenInteractiveTransition())
      released = ([navigation, delegate, slide, finger] + navigation.viewControllers).map(Witness.init)
      delegate.animator = slide
      navigation.delegate = delegate
      navigation.modalPresentationStyle = .fullScreen
      root.present(navigation, animated: false)
      slide.duration = pop == .longer ? 2 : 0.1
      if [.held, .released, .cancelled].contains(pop) { delegate.interaction = finger }
      navigation.popViewController(animated: true)
      stage.advance(by: 0.05)
      finger.update(0.5)
      navigation.dismiss(animated: true)
      stage.advance(by: 0.1)
      if pop == .released { finger.finish() }
      if pop == .cancelled { finger.cancel() }
      try stage.settle()
      #expect(navigation.viewControllers.count == ([.held, .cancelled].contains(pop) ? 2 : 1))
    }
    try stage.settle()
    stage.advance(by: 0.1)
    #expect(log.imbalance == nil)
    #expect(log.lines.count { $0.hasPrefix("animationEnded") } == 1)
    #expect(stage.window.subviews == [root.view])
    #expect(released.allSatisfy { $0.object == nil })
    #expect(stage.misuse.isEmpty)
  }

  @Test(
    "A tab change during a push completes the push, unless a finger holds it", arguments: [true, false])
  func switchDuringPush(_ isHeld: Bool) throws {
    let scene = try NavigationScene(scale: 0.25)
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.navigation, scene.screen("T")]
    scene.stage.window.rootViewController = tabs
    try scene.stage.settle()
    let slide = SlideAnimator(scene.log)
    slide.isPop = false
    scene.delegate.animator = slide
    let finger = UIPercentDrivenInteractiveTransition()
    if isHeld { scene.delegate.interaction = finger }
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.stage.advance(by: 0.1)
    tabs.selectedIndex = 1
    try scene.stage.settle()
    #expect(scene.names == (isHeld ? "AB" : "ABC"))
    tabs.selectedIndex = 0
    try scene.stage.settle()
    #expect(scene.log.imbalance == nil)
    #expect(
      scene.log.lines.last { $0.contains(".viewDid") && !$0.hasPrefix("T") } == (isHeld ? "B" : "C") + ".viewDidAppear")
    #expect(scene.navigation.topViewController?.view.frame == scene.stage.window.bounds)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A presentation over tabs with a navigation controller covers them, and the visible screen is told",
    arguments: styles)
  func overTabs(_ style: UIModalPresentationStyle) throws {
    let both = try Both(style)
    let tabs = UITabBarController()
    tabs.viewControllers = [both.navigation, both.scene.screen("T")]
    both.stage.window.rootViewController = tabs
    try both.stage.settle()
    both.scene.log.lines = []
    both.navigation.topViewController?.present(both.m, animated: true)
    try both.stage.settle()
    #expect(both.m.presentingViewController === tabs && both.navigation.presentedViewController === both.m)
    #expect(
      both.heard
        == (style == .fullScreen
          ? ["M.viewWillAppear", "B.viewWillDisappear", "M.viewDidAppear", "B.viewDidDisappear", "animationEnded true"]
          : ["M.viewWillAppear", "M.viewDidAppear", "animationEnded true"]))
    both.scene.log.lines = []
    tabs.selectedIndex = 1
    both.rise.presents = false
    both.navigation.topViewController?.dismiss(animated: true)
    try both.stage.settle()
    #expect(tabs.presentedViewController == nil && tabs.selectedViewController?.view.window != nil)
    #expect(both.scene.log.lines.last { $0.hasPrefix("T.") } == "T.viewDidAppear")
    #expect(both.scene.log.lines.last { $0.hasPrefix("B.view") } != "B.viewDidAppear")
  }
}
