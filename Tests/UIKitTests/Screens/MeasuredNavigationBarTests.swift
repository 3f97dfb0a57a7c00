import Stage
import Testing
import UIKit

/// The figures that were measured on real iOS: section 2.1 of `uikit-measured.md`, the delegate of the bar.
@MainActor @Suite("The delegate of a navigation bar as measured on iOS, section 2.1")
struct MeasuredNavigationBarTests {
  /// A navigation controller that logs what its bar asks, with the lengths of both stacks.
  @MainActor final class Asked: UINavigationController, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true

    private func note(_ text: String, _ item: UINavigationItem) {
      log.append("\(text) \(item.title ?? "") \(viewControllers.count) \(navigationBar.items?.count ?? -1)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("shouldPush", item)
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("didPush", item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("shouldPop", item)
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("didPop", item) }
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func show(_ count: Int) throws -> (stage: Stage, navigation: Asked) {
    let stage = Stage()
    let navigation = Asked()
    navigation.viewControllers = ["A", "B", "C"].prefix(count).map(screen)
    stage.window.rootViewController = navigation
    try stage.settle()
    navigation.log = []
    return (stage, navigation)
  }

  private func pressBack(_ stage: Stage, _ bar: UINavigationBar) {
    let point = bar.convert(CGPoint(x: 30, y: bar.bounds.height - 22), to: nil)
    stage.send(.down(point))
    stage.advance(by: 0.05)
    stage.send(.up(point))
  }

  @Test("2.1: the back button asks shouldPop with both stacks intact; false keeps all, true pops, then didPop")
  func backButton() throws {
    let (stage, navigation) = try show(2)
    navigation.allows = false
    pressBack(stage, navigation.navigationBar)
    try stage.settle()
    #expect(navigation.log == ["shouldPop B 2 2"] && navigation.viewControllers.count == 2)
    navigation.allows = true
    pressBack(stage, navigation.navigationBar)
    #expect(navigation.log.dropFirst().first == "shouldPop B 2 2" && navigation.viewControllers.count == 1)
    try stage.settle()
    #expect(navigation.log.count == 3 && navigation.log.last?.hasPrefix("didPop B 1") == true)
    #expect(navigation.navigationBar.items?.count == 1 && stage.diagnostics.isEmpty)
  }

  @Test("2.1: a pop from code, of one screen or of several, and a swipe ask nothing", arguments: [true, false])
  func fromCode(_ animated: Bool) throws {
    let (stage, navigation) = try show(3)
    navigation.allows = false
    navigation.popViewController(animated: animated)
    try stage.settle()
    navigation.popToRootViewController(animated: animated)
    try stage.settle()
    #expect(navigation.log.isEmpty && navigation.viewControllers.count == 1)
    navigation.setViewControllers([screen("A"), screen("B")], animated: false)
    try stage.settle()
    navigation.log = []
    stage.send(.down(CGPoint(x: 4, y: 400)))
    for step in 1...20 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 4 + 15 * Double(step), y: 400)))
    }
    stage.send(.up(CGPoint(x: 304, y: 400)))
    try stage.settle()
    #expect(navigation.log.isEmpty && navigation.viewControllers.count == 1)
  }

  @Test(
    "2.1: a push asks shouldPush when the controller is on the stack and its item not yet; didPush is not called",
    arguments: [true, false])
  func push(_ animated: Bool) throws {
    let (stage, navigation) = try show(1)
    navigation.allows = false
    navigation.pushViewController(screen("B"), animated: animated)
    #expect(navigation.log == ["shouldPush B 2 1"])
    try stage.settle()
    #expect(navigation.log.count == 1 && navigation.viewControllers.count == 2)
    #expect(navigation.navigationBar.items?.count == 2)
  }

  @Test("2.1: items of a controller's bar cannot be changed from outside; that is reported, where iOS raises")
  func managed() throws {
    let (stage, navigation) = try show(2)
    let bar = navigation.navigationBar
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(UINavigationItem(title: "X"), animated: false)
    bar.setItems([], animated: false)
    bar.items = []
    bar.delegate = Recorder()
    #expect(stage.diagnostics.count == 5 && bar.items?.count == 2 && navigation.log.isEmpty)
    #expect(bar.delegate === navigation)
  }

  // MARK: A bar of its own

  /// A delegate that logs its calls.
  @MainActor final class Recorder: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true
    var position = UIBarPosition.topAttached

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      log.append("position, \(bar.barPosition.rawValue)")
      return position
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("shouldPush \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("didPush \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("shouldPop \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("didPop \(item.title ?? "") of \(navigationBar.items?.count ?? 0)")
    }
  }

  private func standalone() throws -> (stage: Stage, bar: UINavigationBar, recorder: Recorder) {
    let stage = Stage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let recorder = Recorder()
    bar.delegate = recorder
    stage.window.addSubview(bar)
    try stage.settle()
    return (stage, bar, recorder)
  }

  @Test("2.1: a bar of its own asks should first and tells did at once, also when animated", arguments: [true, false])
  func ownBar(_ animated: Bool) throws {
    let (stage, bar, recorder) = try standalone()
    recorder.log = []
    let items = ["A", "B"].map(UINavigationItem.init)
    for item in items { bar.pushItem(item, animated: animated) }
    #expect(bar.popItem(animated: animated) === items[1])
    #expect(
      recorder.log == [
        "shouldPush A of 0", "didPush A of 1", "shouldPush B of 1", "didPush B of 2", "shouldPop B of 2",
        "didPop B of 1",
      ])
    #expect(bar.topItem === items[0] && stage.diagnostics.isEmpty)
  }

  @Test("2.1: a pop that is vetoed returns the item all the same; setting items asks nothing")
  func vetoes() throws {
    let (_, bar, recorder) = try standalone()
    recorder.log = []
    let items = ["A", "B"].map(UINavigationItem.init)
    bar.setItems(items, animated: true)
    #expect(recorder.log.isEmpty && bar.items == items)
    recorder.allows = false
    #expect(bar.popItem(animated: false) === items[1] && bar.items == items)
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.items == items && recorder.log == ["shouldPop B of 2", "shouldPush C of 2"])
  }

  @Test("The back button of a bar of its own pops its item", arguments: [true, false])
  func ownBackButton(_ allows: Bool) throws {
    let (stage, bar, recorder) = try standalone()
    bar.setItems(["A", "B"].map(UINavigationItem.init), animated: false)
    try stage.settle()
    recorder.log = []
    recorder.allows = allows
    pressBack(stage, bar)
    try stage.settle()
    #expect(bar.items?.count == (allows ? 1 : 2))
    #expect(recorder.log == ["shouldPop B of 2"] + (allows ? ["didPop B of 1"] : []))
  }

  @Test("2.1: the delegate is asked for the position once, when the bar joins a superview: 2 before, 3 after")
  func position() throws {
    let (_, bar, recorder) = try standalone()
    #expect(UINavigationBar().barPosition.rawValue == 2)
    #expect(recorder.log == ["position, 2"] && bar.barPosition.rawValue == 3)
    recorder.position = .any
    let other = UINavigationBar()
    other.delegate = recorder
    UIView().addSubview(other)
    #expect(other.barPosition == .top)
    let (_, navigation) = try show(1)
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }
}
