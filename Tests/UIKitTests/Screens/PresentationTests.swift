import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Presenting and dismissing")
struct PresentationTests {
  @Test("A full-screen presentation makes the presenter disappear, after the presented controller is told")
  func fullScreen() throws {
    let scene = try PresentationScene()
    let before = scene.stage.render().digest
    try scene.present()
    #expect(
      scene.log.take() == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
      ])
    #expect(scene.a.view.window == nil && scene.b.view.frame == scene.stage.window.bounds)
    #expect(scene.a.presentedViewController === scene.b && scene.b.presentingViewController === scene.a)
    scene.b.dismiss(animated: true) { scene.log.note("dismissed") }
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed",
      ])
    #expect(scene.stage.render().digest == before)
    #expect(scene.a.presentedViewController == nil && scene.b.presentingViewController == nil)
    #expect(scene.stage.window.subviews == [scene.a.view as UIView])
  }

  @Test(
    "Styles that keep the presenting view make no callbacks on its controller",
    arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic])
  func overlays(_ style: UIModalPresentationStyle) throws {
    let scene = try PresentationScene(style)
    let before = scene.stage.render().digest
    try scene.present()
    #expect(scene.log.take() == ["B.viewWillAppear", "B.viewDidAppear", "presented"])
    #expect(scene.a.view.window != nil)
    scene.a.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(scene.stage.render().digest == before)
  }

  @Test("A custom animator gets both views for a full-screen presentation, and is told of the end")
  func ownAnimator() throws {
    let scene = try PresentationScene()
    let animator = RiseAnimator(scene.log)
    scene.transitioning.animator = animator
    scene.b.transitioningDelegate = scene.transitioning
    scene.a.present(scene.b, animated: true)
    #expect(scene.log.take() == ["animator for presenting", "interaction"])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.viewWillAppear", "A.viewWillDisappear", "animate from view to view", "B.viewDidAppear",
        "A.viewDidDisappear", "animationEnded true",
      ])
    animator.presents = false
    scene.b.dismiss(animated: true)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animator for dismissing", "interaction", "B.viewWillDisappear", "A.viewWillAppear",
        "animate from view to view", "A.viewDidAppear", "B.viewDidDisappear", "animationEnded true",
      ])
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A custom presentation calls all methods of its controller and gives the animator no presenting view")
  func custom() throws {
    let scene = try PresentationScene(.custom)
    let before = scene.stage.render().digest
    let animator = RiseAnimator(scene.log)
    scene.transitioning.animator = animator
    scene.transitioning.makesController = true
    scene.b.transitioningDelegate = scene.transitioning
    try scene.present()
    #expect(
      scene.log.take() == [
        "presentation controller", "animator for presenting", "interaction", "presentation will begin",
        "B.viewWillAppear", "animate from nil to view", "B.viewDidAppear", "presentation did end true",
        "animationEnded true", "presented",
      ])
    #expect(scene.b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    let controller = scene.b.presentationController as? LoggingPresentation
    #expect(controller?.dim.alpha == 0.5)
    animator.presents = false
    scene.b.dismiss(animated: true)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animator for dismissing", "interaction", "dismissal will begin", "B.viewWillDisappear",
        "animate from view to nil", "B.viewDidDisappear", "dismissal did end true", "animationEnded true",
      ])
    #expect(scene.stage.render().digest == before)
    #expect(scene.stage.window.subviews.count == 1)
  }

  @Test("An interactive dismissal that is cancelled ends where it began", arguments: [true, false])
  func cancelledDismissal(_ isFull: Bool) throws {
    let scene = try PresentationScene(isFull ? .fullScreen : .custom)
    let animator = RiseAnimator(scene.log)
    scene.transitioning.animator = animator
    scene.transitioning.makesController = true
    scene.b.transitioningDelegate = scene.transitioning
    try scene.present()
    let before = scene.stage.render().digest
    _ = scene.log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.transitioning.interaction = interaction
    animator.presents = false
    scene.b.dismiss(animated: true) { scene.log.note("dismissed") }
    scene.stage.advance(by: 0.05)
    interaction.update(0.4)
    scene.stage.advance(by: 0.05)
    #expect(scene.stage.render().digest != before)
    _ = scene.log.take()
    interaction.cancel()
    try scene.stage.settle()
    #expect(
      scene.log.take()
        == (isFull
          ? [
            "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            "animationEnded false",
          ]
          : ["B.viewWillAppear", "B.viewDidAppear", "dismissal did end false", "animationEnded false"]))
    #expect(scene.stage.render().digest == before)
    #expect(scene.b.presentingViewController === scene.a)
  }

  @Test("An interactive presentation that is cancelled leaves nothing behind")
  func cancelledPresentation() throws {
    let scene = try PresentationScene(.custom)
    let before = scene.stage.render().digest
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.transitioning.animator = RiseAnimator(scene.log)
    scene.transitioning.makesController = true
    scene.transitioning.interaction = interaction
    scene.b.transitioningDelegate = scene.transitioning
    scene.a.present(scene.b, animated: true) { scene.log.note("presented") }
    scene.stage.advance(by: 0.05)
    interaction.update(0.6)
    scene.stage.advance(by: 0.05)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before)
    #expect(scene.a.presentedViewController == nil)
    #expect(scene.stage.window.subviews.count == 1)
    #expect(!scene.log.lines.contains("presented"))
    scene.transitioning.interaction = nil
    try scene.present()
    #expect(scene.a.presentedViewController === scene.b)
  }

  @Test("Presenting twice, or from a controller outside the window, is reported and ignored")
  func misuse() throws {
    let scene = try PresentationScene()
    scene.a.present(scene.b, animated: true)
    scene.a.present(LoggingController("C", scene.log), animated: true)
    try scene.stage.settle()
    scene.a.present(LoggingController("C", scene.log), animated: true)
    UIViewController().present(LoggingController("C", scene.log), animated: true)
    scene.b.present(scene.b, animated: true)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.count == 4)
    #expect(scene.stage.diagnostics[0].contains("while a presentation is in progress"))
    #expect(scene.stage.diagnostics[1].contains("already presenting"))
    #expect(scene.stage.diagnostics[2].contains("not in the window hierarchy"))
    #expect(!scene.log.lines.contains("C.viewWillAppear"))
  }

  @Test("Dismissing at the bottom of a chain dismisses all of it, and only the top visibly")
  func chain() throws {
    let scene = try PresentationScene()
    let before = scene.stage.render().digest
    let c = LoggingController("C", scene.log)
    c.modalPresentationStyle = .fullScreen
    try scene.present()
    scene.b.present(c, animated: true)
    try scene.stage.settle()
    #expect(c.presentingViewController === scene.b)
    _ = scene.log.take()
    scene.a.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before)
    #expect(scene.a.presentedViewController == nil && scene.b.presentedViewController == nil)
    #expect(scene.log.lines.filter { $0.hasPrefix("A.") } == ["A.viewWillAppear", "A.viewDidAppear"])
    #expect(scene.log.lines.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(!scene.log.lines.contains("B.viewDidAppear"))
  }

  @Test("A presentation without animation makes all its callbacks at once")
  func atOnce() throws {
    let scene = try PresentationScene()
    scene.a.present(scene.b, animated: false) { scene.log.note("presented") }
    #expect(scene.log.take().last == "presented")
    #expect(scene.b.view.window != nil)
    scene.a.dismiss(animated: false)
    #expect(scene.b.view.window == nil && scene.a.view.window != nil)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Pulling a sheet down dismisses it past the middle only", arguments: [(0.7, true), (0.2, false)])
  func sheet(_ progress: Double, _ isDismissed: Bool) throws {
    let scene = try PresentationScene(.pageSheet)
    try scene.present()
    #expect(scene.b.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    let before = scene.stage.render().digest
    scene.stage.send(.down(CGPoint(x: 200, y: 100)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 200, y: 110 + 814 * progress * Double(step) / 10)))
    }
    scene.stage.advance(by: 0.2)
    #expect(scene.stage.render().digest != before)
    scene.stage.send(.up(CGPoint(x: 200, y: 110 + 814 * progress)))
    try scene.stage.settle()
    #expect((scene.a.presentedViewController == nil) == isDismissed)
    #expect((scene.stage.render().digest == before) == !isDismissed)
  }

  @Test("A dismissal during the presentation is performed after it")
  func dismissedEarly() throws {
    let scene = try PresentationScene()
    scene.a.present(scene.b, animated: true)
    scene.stage.advance(by: 0.1)
    scene.b.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
    #expect(scene.log.lines.filter { $0.hasPrefix("B.viewDid") } == ["B.viewDidAppear", "B.viewDidDisappear"])
  }

  @Test("A presentation covers the outermost container, and everything is released afterwards")
  func outermost() throws {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    try stage.settle()
    weak var released: UIViewController?
    do {
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      released = presented
      navigation.topViewController?.present(presented, animated: true)
      #expect(presented.presentingViewController === navigation)
      try stage.settle()
      presented.dismiss(animated: true)
      try stage.settle()
    }
    stage.advance(by: 1)
    #expect(released == nil)
    #expect(navigation.view.superview === stage.window)
  }
}
