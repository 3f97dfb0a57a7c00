import Stage
import Testing
import UIKit

@MainActor @Suite("Refresh controls")
struct RefreshTests {
  private let scene = ScrollScene()
  private let control: UIRefreshControl

  init() {
    control = scene.stage.perform { UIRefreshControl() }
    scene.scroll.refreshControl = control
    scene.stage.advance(by: 1 / 60)
  }

  private var wheel: UIActivityIndicatorView? {
    control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  /// Counts the events, and what the control and the finger did at the time.
  private func listen() -> Counter {
    let counter = Counter()
    control.addTarget(counter, action: Selector(Counter.hear as (Counter) -> @MainActor () -> Void), for: .valueChanged)
    return counter
  }

  @Test("Pulled by less than 100 points the control shows a part of its wheel, and hides again")
  func pulled() throws {
    let counter = listen()
    scene.down().move(0, 110)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60) && !control.isHidden)
    let spokes = try #require(wheel?.layer.sublayers?.first?.sublayers)
    #expect(spokes.contains { $0.isHidden } && spokes.contains { !$0.isHidden })
    scene.up()
    try scene.settle()
    #expect(counter.count == 0 && !control.isRefreshing && control.isHidden && scene.offset == .zero)
  }

  @Test(
    "Pulled further it sends one event while the finger is down, spins, and keeps the content below it until the end")
  func refreshes() throws {
    let counter = listen()
    scene.down().move(0, 330)
    let offset = scene.offset.y
    #expect(offset < -100 && counter.count == 1 && control.isRefreshing && wheel?.isAnimating == true)
    #expect(control.frame.minY == offset && scene.scroll.adjustedContentInset.top == 0)
    scene.move(0, -100).move(0, 100)
    #expect(counter.count == 1)
    scene.hold().up()
    #expect(scene.offset.y == offset)
    try scene.settle()
    #expect(scene.offset.y == -60 && scene.scroll.adjustedContentInset.top == 60 && scene.scroll.contentInset.top == 0)
    #expect(control.frame.minY == -60)
    control.endRefreshing()
    #expect(wheel?.isAnimating == false)
    scene.stage.advance(by: 0.15)
    let moved = scene.scroll.layer.presentation()?.bounds.minY ?? 0
    #expect(moved > -60 && moved < 0)
    try scene.settle()
    #expect(scene.offset == .zero && scene.scroll.adjustedContentInset.top == 0 && counter.count == 1)
  }

  @Test("A refresh that ends under the finger lets the content go with it, and the next drag refreshes again")
  func again() throws {
    let counter = listen()
    scene.down().move(0, 330)
    let offset = scene.offset.y
    control.endRefreshing()
    #expect(scene.offset.y == offset)
    scene.move(0, 10)
    #expect(!control.isRefreshing && counter.count == 1)
    scene.up()
    try scene.settle()
    #expect(scene.offset == .zero)
    scene.flick(0, 330)
    #expect(counter.count == 2 && control.isRefreshing)
  }

  @Test("Begun by code it sends nothing and moves nothing, and what is scrolled stays where it is at the end")
  func byCode() throws {
    let counter = listen()
    control.beginRefreshing()
    #expect(scene.offset == .zero && scene.scroll.adjustedContentInset.top == 60)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    try scene.settle()
    #expect(scene.offset.y == -60 && counter.count == 0 && !control.isHidden)
    scene.scroll.contentOffset.y = 300
    control.endRefreshing()
    try scene.settle()
    #expect(scene.offset.y == 300)
  }

  @Test("A table's controller has its table's control, below the bar")
  func table() throws {
    let stage = scene.stage
    let screen = stage.perform { UITableViewController(style: .plain) }
    let navigation = stage.perform { UINavigationController(rootViewController: screen) }
    stage.window.rootViewController = navigation
    screen.refreshControl = control
    try stage.settle()
    #expect(screen.tableView.refreshControl === control && control.superview === screen.tableView)
    #expect(scene.scroll.refreshControl !== control || scene.scroll.adjustedContentInset == .zero)
    let top = screen.tableView.adjustedContentInset.top
    control.beginRefreshing()
    #expect(top > 0 && screen.tableView.adjustedContentInset.top == top + 60)
    screen.refreshControl = nil
    #expect(screen.tableView.adjustedContentInset.top == top && control.superview == nil)
  }
}
