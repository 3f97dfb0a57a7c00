import Stage
import Testing
import UIKit

/// A navigation delegate that pushes a screen when it is told which screen is shown, once.
@MainActor private final class PushingDelegate: NSObject, UINavigationControllerDelegate {
  var next: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let next else { return }
    self.next = nil
    UIView.setAnimationsEnabled(true)
    navigationController.pushViewController(next, animated: true)
  }
}

/// A navigation controller whose pops do something else.
@MainActor private final class RefusingNavigation: UINavigationController {
  var instead: (() -> Void)?

  override func popViewController(animated: Bool) -> UIViewController? {
    instead?()
    return nil
  }
}

/// A screen that calls a closure when its view is loaded.
@MainActor private final class LoadingController: LoggingController {
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
}

@MainActor @Suite("A swipe drives the pop that it asks for, and no other transition")
struct SwipeRequestTests {
  private func swipe(_ stage: Stage) {
    stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 304, y: 400), steps: 10, lifts: false)
  }

  @Test("A swipe that pops at once, without animations, does not drive the push that follows")
  func withoutAnimations() throws {
    let scene = try NavigationScene()
    let delegate = PushingDelegate()
    let next = scene.screen("X")
    delegate.next = next
    scene.navigation.delegate = delegate
    scene.stage.perform { UIView.setAnimationsEnabled(false) }
    swipe(scene.stage)
    #expect(next.transitionCoordinator?.initiallyInteractive == false)
    #expect(scene.names == "AX")
    scene.stage.send(.up(CGPoint(x: 304, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == "AX")
    #expect(scene.log.imbalance == nil)
  }

  @Test("A swipe whose pop an override replaces does not drive what that does", arguments: [true, false])
  func override(_ isAtOnce: Bool) throws {
    let (stage, log) = (Stage(scale: 0.25), CallLog())
    let navigation = RefusingNavigation()
    navigation.viewControllers = ["A", "B"].map { LoggingController($0, log) }
    stage.window.rootViewController = navigation
    try stage.settle()
    log.lines = []
    let push = { navigation.pushViewController(LoggingController("X", log), animated: true) }
    navigation.instead = {
      navigation.instead = nil
      if isAtOnce { push() } else { DispatchQueue.main.async { MainActor.assumeIsolated { push() } } }
    }
    swipe(stage)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
    try stage.settle()
    stage.send(.up(CGPoint(x: 304, y: 400)))
    try stage.settle()
    #expect(navigation.viewControllers.count == 3 && log.imbalance == nil)
  }

  @Test("A swipe that ends before its pop can begin decides it all the same", arguments: [300.0, 60], [true, false])
  func early(_ distance: Double, _ isCancelled: Bool) throws {
    let scene = try NavigationScene()
    let new = LoadingController("X", scene.log)
    new.onLoad = { [stage = scene.stage] in
      let end = CGPoint(x: 4 + distance, y: 400)
      stage.dragFinger(CGPoint(x: 4, y: 400), to: end, steps: 10, lifts: false)
      stage.advance(by: 0.3)
      stage.send(isCancelled ? .cancel : .up(end))
    }
    scene.stage.perform { scene.navigation.pushViewController(new, animated: false) }
    try scene.stage.settle()
    #expect(scene.names == (distance > 100 && !isCancelled ? "AB" : "ABX"))
    #expect(scene.log.imbalance == nil)
    scene.navigation.popToRootViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
  }

  @Test("A dismissal that a sheet's delegate begins when a drag asks for one is not driven by the drag")
  func sheet() throws {
    let scene = try NavigationScene()
    let sheet = scene.screen("S")
    sheet.modalPresentationStyle = .pageSheet
    scene.navigation.present(sheet, animated: false)
    try scene.stage.settle()
    let delegate = DismissingDelegate()
    delegate.onWillDismiss = { sheet.dismiss(animated: true) }
    sheet.sheetPresentationController?.delegate = delegate
    scene.stage.dragFinger(CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400), steps: 10, lifts: false)
    #expect(delegate.count == 1 && sheet.transitionCoordinator?.initiallyInteractive == false)
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.navigation.presentedViewController == nil && scene.log.imbalance == nil)
  }
}

@MainActor private final class DismissingDelegate: NSObject, UISheetPresentationControllerDelegate {
  var onWillDismiss: () -> Void = {}
  private(set) var count = 0

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    count += 1
    onWillDismiss()
  }
}
