import Testing
import UIKit

@MainActor @Suite("What sources do because every object is one of Objective-C")
struct ObjectiveCHabitTests {
  let world = TouchWorld()

  @Test("A protocol's object is asked for its class")
  func kinds() {
    world.application.enter()
    let animator: any UIViewControllerInteractiveTransitioning = UIPercentDrivenInteractiveTransition()
    #expect(animator.isKind(of: UIPercentDrivenInteractiveTransition.self) && animator.isKind(of: NSObject.self))
    #expect(!animator.isKind(of: UIView.self) && !animator.isMember(of: NSObject.self))
    #expect(UILabel.description().hasSuffix("UILabel"))
  }

  @Test("Numbers of geometry are objects where one is asked for")
  func numbers() {
    world.application.enter()
    let width: CGFloat = 2.5
    #expect(width as NSNumber == 2.5 && NSNumber(value: 1.5) as? CGFloat == 1.5)
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.toValue = width as NSNumber
    #expect(animation.toValue as? CGFloat == 2.5)
  }

  /// An object of its own class that observes a scroll view, as interaction controllers do.
  final class Follower: UIPercentDrivenInteractiveTransition {
    nonisolated(unsafe) var told: [CGFloat] = []
    override nonisolated func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { if keyPath == "contentOffset", let point = change?[.newKey] as? CGPoint { told.append(point.y) } }
  }

  /// An object as the pass over source makes it.
  final class Plain: NSObject, NamedValueObserver {
    nonisolated(unsafe) var told: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \(change?[.newKey] ?? "")") }
  }

  final class Model: NSObject { var count = 1 }

  @Test("An object that is no responder observes by name, and is told until it ends it")
  func observing() {
    world.application.enter()
    let (scroll, follower) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Follower())
    scroll.addObserver(follower, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset.y = 12
    scroll.contentOffset.y = 30
    scroll.removeObserver(follower, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 44
    #expect(follower.told == [12, 30] && world.application.world.diagnostics.isEmpty)
  }

  @Test("A stored property of the client's own class is observed by name, and told when the turn ends")
  func ownProperties() {
    world.application.enter()
    let (model, observer) = (Model(), Plain())
    model.addObserver(observer, forKeyPath: "count", options: [.new, .initial], context: nil)
    model.count = 5
    world.wait(1 / 60)
    model.count = 5
    world.wait(1 / 60)
    #expect(observer.told == ["count 1", "count 5"])
    model.addObserver(observer, forKeyPath: "nothing", options: .new, context: nil)
    #expect(world.application.world.diagnostics.count == 1)
  }

  @Test("Values are read by name where they are known; what is set by name is kept, and reported")
  func names() {
    world.application.enter()
    let label = UILabel()
    label.text = "A"
    #expect(
      label.value(forKey: "text") as? String == "A" && label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 0)
    #expect(Model().value(forKey: "count") as? Int == 1)
    let effect = UIBlurEffect(style: .light)
    #expect(world.application.world.diagnostics.isEmpty)
    effect.setValue(4.0, forKeyPath: "blurRadius")
    #expect(effect.value(forKeyPath: "blurRadius") as? Double == 4)
    #expect(world.application.world.diagnostics.count == 1)
    #expect(effect.value(forKey: "scale") == nil && world.application.world.diagnostics.count == 2)
  }

  /// Tabs that hear of their own bar.
  final class Tabs: UITabBarController {
    var tags: [Int] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
  }

  @Test("A tab bar controller is told which item was tapped")
  func tabs() {
    world.application.enter()
    let tabs = Tabs()
    tabs.viewControllers = (0..<2).map { number in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
      return screen
    }
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.delegate === tabs)
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items?[1] ?? UITabBarItem())
    #expect(tabs.tags == [1])
  }

  @Test("A progress view follows the task that it observes")
  func task() {
    world.application.enter()
    let (view, task) = (UIProgressView(), Progress(totalUnitCount: 4))
    task.completedUnitCount = 1
    view.observedProgress = task
    #expect(view.progress == 0.25)
    task.completedUnitCount = 3
    world.wait(1 / 60)
    #expect(view.progress == 0.75)
  }

  @Test("Segments have pictures as well as titles")
  func segments() {
    world.application.enter()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let row = UISegmentedControl(items: ["A", picture])
    #expect(
      row.numberOfSegments == 2 && row.imageForSegment(at: 0) == nil && row.imageForSegment(at: 1)?.size.width == 20)
    row.setTitle("B", forSegmentAt: 1)
    #expect(row.imageForSegment(at: 1) == nil && row.titleForSegment(at: 1) == "B")
    row.insertSegment(with: picture, at: 0, animated: false)
    #expect(row.numberOfSegments == 3 && row.imageForSegment(at: 0)?.size == picture.size)
  }
}
