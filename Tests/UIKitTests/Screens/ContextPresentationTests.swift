import Stage
import Testing
import UIKit

@MainActor @Suite("Screens presented over the current context in a tab")
struct ContextPresentationTests {
  /// The controller of the tab that defines the context.
  enum Context: CaseIterable, Sendable { case tab, screenInTab, child }

  @MainActor private final class Scene {
    let stage = Stage()
    let log = CallLog()
    let tabs = UITabBarController()
    let presenter: LoggingController
    let other: LoggingController
    let shown: LoggingController
    let delegate: LoggingDelegate

    init(_ context: Context, _ style: UIModalPresentationStyle, presents: Bool = true) throws {
      presenter = LoggingController("A", log)
      other = LoggingController("B", log)
      shown = LoggingController("C", log)
      delegate = LoggingDelegate(log)
      var first: UIViewController = presenter
      switch context {
      case .tab: break
      case .screenInTab: first = UINavigationController(rootViewController: presenter)
      case .child:
        first = UIViewController()
        first.addChild(presenter)
        presenter.view.frame = first.view.bounds
        first.view.addSubview(presenter.view)
        presenter.didMove(toParent: first)
      }
      presenter.definesPresentationContext = true
      tabs.viewControllers = [first, other]
      tabs.delegate = delegate
      stage.window.rootViewController = tabs
      try stage.settle()
      shown.modalPresentationStyle = style
      shown.view.backgroundColor = .red
      log.lines = []
      guard presents else { return }
      stage.perform { presenter.present(shown, animated: false) }
      try stage.settle()
      log.lines = []
    }

    func select(_ index: Int) throws {
      stage.perform { tabs.selectedIndex = index }
      try stage.settle()
    }

    /// Whether the presented screen is what one sees.
    var isSeen: Bool { stage.render()[195, 400] == RGBA(r: 255, g: 0, b: 0, a: 255) }
  }

  @Test(
    "It goes away with its tab and comes back with it, and is told so", arguments: Context.allCases,
    [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func follows(_ context: Context, _ style: UIModalPresentationStyle) throws {
    // Where a client's own container shows the screen, the client removes what replaces it.
    if context == .child, style == .currentContext { return }
    let scene = try Scene(context, style)
    #expect(scene.isSeen && scene.presenter.presentedViewController === scene.shown)
    let before = scene.stage.render().digest
    for _ in 0..<2 {
      try scene.select(1)
      #expect(!scene.isSeen && scene.shown.view.window == nil)
      #expect(scene.log.lines.contains("C.viewWillDisappear") && scene.log.lines.contains("C.viewDidDisappear"))
      scene.log.lines = []
      try scene.select(0)
      #expect(scene.isSeen && scene.shown.view.window === scene.stage.window)
      #expect(scene.log.lines.contains("C.viewWillAppear") && scene.log.lines.contains("C.viewDidAppear"))
      #expect(scene.stage.render().digest == before && scene.log.imbalance == nil)
      scene.log.lines = []
    }
    scene.stage.perform { scene.presenter.dismiss(animated: true) }
    try scene.stage.settle()
    #expect(!scene.isSeen && scene.presenter.view.window === scene.stage.window)
    #expect(scene.presenter.presentedViewController == nil && scene.shown.view.superview == nil)
    #expect(scene.stage.diagnostics == [])
  }

  @Test(
    "It moves with its tab if an animator exchanges the tabs",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func moves(_ style: UIModalPresentationStyle) throws {
    let scene = try Scene(.screenInTab, style)
    scene.delegate.animator = ClosureAnimator.leaving(0.4, .curveLinear) { $0.center.x += 390 }
    scene.stage.perform { scene.tabs.selectedIndex = 1 }
    scene.stage.advance(by: 0.2)
    let red = RGBA(r: 255, g: 0, b: 0, a: 255)
    let picture = scene.stage.render()
    #expect(picture[100, 400] != red && picture[300, 400] == red)
    try scene.stage.settle()
    #expect(!scene.isSeen)
    scene.delegate.animator = nil
    try scene.select(0)
    #expect(scene.isSeen)
  }

  @Test("Over a navigation controller that defines the context, it leaves the tab bar free")
  func navigation() throws {
    let scene = try Scene(.screenInTab, .overCurrentContext, presents: false)
    scene.presenter.definesPresentationContext = false
    scene.presenter.navigationController?.definesPresentationContext = true
    scene.stage.perform { scene.presenter.present(scene.shown, animated: false) }
    try scene.stage.settle()
    #expect(scene.shown.presentingViewController === scene.presenter.navigationController)
    #expect(scene.stage.render()[195, 840] != RGBA(r: 255, g: 0, b: 0, a: 255))
    scene.stage.tapFinger(CGPoint(x: 250, y: 810))
    try scene.stage.settle()
    #expect(scene.tabs.selectedIndex == 1 && !scene.isSeen)
  }
}
