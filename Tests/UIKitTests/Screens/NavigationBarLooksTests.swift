import Stage
import Testing
import UIKit

@MainActor @Suite("What a navigation bar shows during a transition")
struct NavigationBarLooksTests {
  /// What moves from one screen to the other.
  enum Movement: CaseIterable, Sendable { case push, pop, drag, cancelledDrag }

  private let stage = Stage(size: CGSize(width: 393, height: 852))
  private let navigation = UINavigationController()
  private var bar: UINavigationBar { navigation.navigationBar }

  init() throws {
    stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let titles = ["Settings", "Notifications", "Sounds and more"]
    navigation.viewControllers = titles.map(screen)
    stage.window.rootViewController = navigation
    try stage.settle()
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view.backgroundColor = .white
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    return screen
  }

  /// A label as it is seen: its part in the bar that nothing cuts off, and its opacity.
  private struct Seen {
    let text: String
    let frame: CGRect
    let opacity: Double
    let isButton: Bool
  }

  private func seen(in view: UIView, _ origin: CGPoint = .zero, _ clip: CGRect = .infinite, _ opacity: Double = 1)
    -> [Seen]
  {
    let layer = view.layer.presentation() ?? view.layer
    let isBar = view === bar
    let frame = isBar ? bar.bounds : layer.frame.offsetBy(dx: origin.x, dy: origin.y)
    let opacity = view.isHidden ? 0 : opacity * Double(layer.opacity)
    let clip = view.clipsToBounds ? clip.intersection(frame) : clip
    let inner = CGPoint(x: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY)
    var found = view.subviews.flatMap { seen(in: $0, inner, clip, opacity) }
    if let label = view as? UILabel, let text = label.text, opacity > 0 {
      let isTitle = label.superview?.clipsToBounds == true
      let part = frame.intersection(clip).intersection(bar.bounds)
      if !part.isEmpty { found.append(Seen(text: text, frame: part, opacity: opacity, isButton: !isTitle)) }
    }
    return found
  }

  /// Calls `check` at each frame of a movement.
  private func forEachFrame(of movement: Movement, _ check: () -> Void) throws {
    switch movement {
    case .push: stage.perform { navigation.pushViewController(screen("Volume"), animated: true) }
    case .pop: stage.perform { _ = navigation.popViewController(animated: true) }
    case .drag, .cancelledDrag:
      let path: [CGFloat] = movement == .drag ? [4, 380] : [4, 250, 20]
      stage.send(.down(CGPoint(x: 4, y: 400)))
      for (start, end) in zip(path, path.dropFirst()) {
        for step in 1...40 {
          stage.advance(by: 1 / 60)
          stage.send(.move(CGPoint(x: start + (end - start) * CGFloat(step) / 40, y: 400)))
          if navigation.transitionCoordinator != nil { check() }
        }
      }
      stage.send(.up(CGPoint(x: path.last ?? 0, y: 400)))
    }
    stage.advance(by: 1 / 60)
    while navigation.transitionCoordinator != nil {
      check()
      stage.advance(by: 1 / 60)
    }
  }

  @Test(
    "No title lies over the text of a button, and no two texts of buttons lie over each other",
    arguments: Movement.allCases)
  func texts(_ movement: Movement) throws {
    var frames = 0
    try forEachFrame(of: movement) {
      frames += 1
      let all = seen(in: bar).filter { $0.text != "\u{2039}" }
      for button in all where button.isButton {
        for other in all where other.text != button.text || !other.isButton {
          let shared = button.frame.intersection(other.frame)
          let opacity = min(button.opacity, other.opacity)
          // A sliver, or a breath of a word, may remain where one goes and the other comes.
          #expect(shared.width * CGFloat(opacity) < 4, "\(button) \(other)")
        }
      }
    }
    #expect(frames > 20)
  }

  @Test("The arrow of the back button stands, as opaque as before", arguments: Movement.allCases)
  func arrow(_ movement: Movement) throws {
    let check = {
      let arrows = seen(in: bar).filter { $0.text == "\u{2039}" }
      #expect(arrows.count == 1 && arrows.first?.opacity == 1 && arrows.first?.frame.minX == 16, "\(arrows)")
    }
    try forEachFrame(of: movement, check)
    check()
  }

  @Test(
    "Before iOS 26 the lower title and the back button's word move as one text, cross-faded and never cut off",
    arguments: Movement.allCases)
  func oneText(_ movement: Movement) throws {
    stage.systemVersion = .iOS18
    let before = stage.render().digest
    let text = movement == .push ? "Sounds and more" : "Notifications"
    var middles: Set<Int> = []
    var widths: Set<Int> = []
    try forEachFrame(of: movement) {
      let both = seen(in: bar).filter { $0.text == text }
      guard both.count == 2 else { return }
      #expect(abs(both[0].frame.midX - both[1].frame.midX) < 0.5 && abs(both[0].opacity + both[1].opacity - 1) < 0.01)
      middles.insert(Int(both[0].frame.midX))
      widths.formUnion(both.map { Int($0.frame.width.rounded()) })
    }
    // The word is as wide as the title but for its weight.
    #expect(middles.count > 5 && widths.count == 2)
    try stage.settle()
    if movement == .push { stage.perform { _ = navigation.popViewController(animated: true) } }
    if movement == .pop || movement == .drag {
      stage.perform { navigation.pushViewController(screen("Sounds and more"), animated: true) }
    }
    try stage.settle()
    #expect(stage.render().digest == before)
  }

  @Test("The arrow comes and goes with the back button at the root")
  func root() throws {
    stage.perform { _ = navigation.popToRootViewController(animated: true) }
    stage.advance(by: 0.1)
    #expect(seen(in: bar).allSatisfy { $0.text != "\u{2039}" || $0.opacity < 1 })
    try stage.settle()
    #expect(!seen(in: bar).contains { $0.text == "\u{2039}" })
    stage.perform { navigation.pushViewController(screen("Volume"), animated: true) }
    try stage.settle()
    #expect(seen(in: bar).first { $0.text == "\u{2039}" }?.opacity == 1)
  }

  @Test("Buttons are as before after a cancelled drag, and after one that finishes")
  func afterwards() throws {
    let before = stage.render().digest
    try forEachFrame(of: .cancelledDrag) {}
    try stage.settle()
    #expect(stage.render().digest == before && navigation.viewControllers.count == 3)
    stage.perform { navigation.pushViewController(screen("Volume"), animated: true) }
    try stage.settle()
    try forEachFrame(of: .drag) {}
    try stage.settle()
    #expect(stage.render().digest == before && navigation.viewControllers.count == 3)
  }

  @Test(
    "No line crosses the bar where it begins, between two pixels or not, also beside the corners of a device",
    arguments: [1, 1.25, 1.5, 2, 3], [59, 47.3])
  func seam(_ scale: Double, _ top: Double) throws {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: CGFloat(scale))
    stage.safeAreaInsets = UIEdgeInsets(top: CGFloat(top), left: 0, bottom: 34, right: 0)
    let navigation = stage.perform { UINavigationController() }
    stage.perform {
      navigation.viewControllers = ["A", "B"].map(screen)
      for screen in navigation.viewControllers { screen.view.backgroundColor = .red }
      navigation.view.layer.cornerRadius = 55
      stage.window.rootViewController = navigation
    }
    try stage.settle()
    for pops in [false, true] {
      if pops { stage.perform { _ = navigation.popViewController(animated: true) } }
      stage.advance(by: 0.1)
      let picture = stage.render()
      let rows = Int(40 * scale)..<Int((top + 50) * scale)
      for column in [16, 100, 300, 378] {
        let x = Int(Double(column) * scale)
        let colors = Set(rows.map { "\(picture[x, $0])" })
        // Texts are at other columns.
        #expect(colors.count == 1, "\(column): \(colors)")
      }
    }
  }

  private final class CountingBar: UINavigationBar {
    var count = 0

    override func didAddSubview(_ subview: UIView) { count += 1 }
  }

  @Test("What items change is shown at the next layout, made anew once")
  func changes() throws {
    let navigation = stage.perform { UINavigationController(navigationBarClass: CountingBar.self, toolbarClass: nil) }
    navigation.viewControllers = [screen("A"), screen("B")]
    stage.window.rootViewController = navigation
    try stage.settle()
    let bar = try #require(navigation.navigationBar as? CountingBar)
    let (before, item) = (bar.count, navigation.viewControllers[1].navigationItem)
    (item.title, item.hidesBackButton, item.prompt) = ("C", true, "Prompt")
    item.rightBarButtonItem?.title = "Done"
    navigation.viewControllers[0].navigationItem.title = "D"
    #expect(bar.count == before && bar.frame.height == 84)
    try stage.settle()
    #expect(bar.count == before + 1 && bar.label("C") != nil && bar.label("Done") != nil && bar.label("Edit") == nil)
  }
}
