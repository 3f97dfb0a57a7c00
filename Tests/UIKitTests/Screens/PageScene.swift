import Stage
import UIKit

/// A stage of 390 × 844 points whose pages have the names A to D, and log what they are told.
@MainActor final class PageScene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage = Stage(scale: 1)
  let log = CallLog()
  let pages: UIPageViewController
  let screens: [LoggingController]
  var counts = (number: 0, index: 0)
  private var finger = CGPoint(x: 200, y: 400)

  init(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0, first: Int = 0,
    count: Int = 4, version: SystemVersion = .iOS27, pushed: Bool = false, dots: Int = 0
  ) throws {
    let (stage, log) = (stage, log)
    stage.systemVersion = version
    pages = stage.perform {
      UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
    }
    screens = stage.perform { (0..<count).map { LoggingController(["A", "B", "C", "D"][$0], log) } }
    super.init()
    counts = (dots, first)
    (pages.dataSource, pages.delegate) = (self, self)
    pages.setViewControllers([screens[first]], direction: .forward, animated: false)
    let navigation = stage.perform { UINavigationController() }
    navigation.viewControllers = [stage.perform { UIViewController() }, pages]
    stage.window.rootViewController = pushed ? navigation : pages
    try stage.settle()
    log.lines = []
  }

  var scroll: UIScrollView { pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first ?? UIScrollView() }

  var shown: String? { (pages.viewControllers?.first as? LoggingController)?.name }

  /// Where a page is on the screen.
  func x(_ index: Int) -> CGFloat { screens[index].view.convert(CGPoint.zero, to: nil).x }

  func down(_ x: CGFloat = 200, _ y: CGFloat = 400) {
    finger = CGPoint(x: x, y: y)
    stage.send(.down(finger))
  }

  /// In steps of a 120th of a second, at 600 points a second.
  func move(_ dx: CGFloat, _ dy: CGFloat = 0) {
    let (start, steps) = (finger, max(1, Int((max(abs(dx), abs(dy)) / 5).rounded())))
    for step in 1...steps {
      stage.advance(by: 1 / 120, framesPerSecond: 120)
      let part = CGFloat(step) / CGFloat(steps)
      finger = CGPoint(x: start.x + dx * part, y: start.y + dy * part)
      stage.send(.move(finger))
    }
  }

  func hold() { stage.advance(by: 0.3) }

  func up() { stage.send(.up(finger)) }

  func flick(_ dx: CGFloat, _ dy: CGFloat = 0) throws {
    down()
    move(dx, dy)
    up()
    try stage.settle()
  }

  private func neighbor(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === controller }) else { return nil }
    return screens.indices.contains(index + step) ? screens[index + step] : nil
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? LoggingController)?.name ?? "?" }.joined()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.note("before \(names([viewController]))")
    return neighbor(viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.note("after \(names([viewController]))")
    return neighbor(viewController, 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { counts.number }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { counts.index }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.note("will \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.note("did from \(names(previousViewControllers)) \(completed)") }
}
