import Stage
import Testing
import UIKit

@MainActor @Suite("What a navigation bar shows during a transition up to iOS 18")
struct NavigationBarLooksTests {
  /// What moves from one screen to the other.
  enum Movement: CaseIterable, Sendable { case push, pop, drag, cancelledDrag }

  private let stage = Stage(size: CGSize(width: 393, height: 852))
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() throws {
    stage.systemVersion = .iOS18
    navigation = stage.perform { UINavigationController() }
    stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let titles = ["Settings", "Notifications", "Sounds and more"]
    stage.perform {
      navigation.viewControllers = titles.map(screen)
      stage.window.rootViewController = navigation
    }
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
    /// Of its text.
    let frame: CGRect
    let opacity: Double
    let isCutOff: Bool
  }

  private func seen(in view: UIView, _ origin: CGPoint = .zero, _ clip: CGRect = .infinite, _ opacity: Double = 1)
    -> [Seen]
  {
    let layer = view.layer.presentation() ?? view.layer
    let isBar = view === bar
    let frame = isBar ? bar.bounds : layer.frame.offsetBy(dx: origin.x, dy: origin.y)
    let opacity = view.isHidden ? 0 : opacity * Double(layer.opacity)
    let scale = layer.affineTransform().a
    let clip = view.clipsToBounds ? clip.intersection(frame) : clip
    let inner = CGPoint(x: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY)
    var found = view.subviews.flatMap { seen(in: $0, inner, clip, opacity) }
    if let label = view as? UILabel, let text = label.text, opacity > 0 {
      let size = label.intrinsicContentSize.applying(CGAffineTransform(scaleX: scale, y: scale))
      let x = label.textAlignment == .center ? frame.midX - size.width / 2 : frame.minX
      let word = CGRect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      found.append(
        Seen(text: text, frame: word, opacity: opacity, isCutOff: !clip.contains(word.insetBy(dx: 1, dy: 4))))
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
    "The lower title and the back button's word move as one text, never pale, and no word is cut off",
    arguments: Movement.allCases, [false, true])
  func oneText(_ movement: Movement, _ isLarge: Bool) throws {
    stage.perform {
      bar.prefersLargeTitles = isLarge
      for screen in navigation.viewControllers { screen.navigationItem.largeTitleDisplayMode = .always }
    }
    try stage.settle()
    let before = stage.render().digest
    let text = movement == .push ? "Sounds and more" : "Notifications"
    var (starts, sizes): (Set<Int>, Set<Int>) = ([], [])
    try forEachFrame(of: movement) {
      let all = seen(in: bar)
      let cut = all.filter(\.isCutOff)
      #expect(cut.isEmpty, "\(cut)")
      let both = all.filter { $0.text == text }
      guard both.count == 2 else { return }
      let paleness = (1 - both[0].opacity) * (1 - both[1].opacity)
      #expect(paleness < 0.1, "\(both)")
      let words = both.map(\.frame)
      #expect(abs(words[0].minX - words[1].minX) < 1 && abs(words[0].height / words[1].height - 1) < 0.2, "\(words)")
      starts.insert(Int(words[0].minX))
      sizes.insert(Int(words[0].height))
    }
    #expect(starts.count > 5 && (sizes.count > 5) == isLarge, "\(sizes)")
    try stage.settle()
    if movement == .push { stage.perform { _ = navigation.popViewController(animated: true) } }
    if movement == .pop || movement == .drag {
      stage.perform { navigation.pushViewController(screen("Sounds and more"), animated: true) }
    }
    try stage.settle()
    if movement == .cancelledDrag { #expect(stage.render().digest == before) }
  }

  @Test("Staged again under the finger, the words stand as before, and no second title is seen")
  func again() throws {
    stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), lifts: false)
    stage.advance(by: 0.1)
    let (before, titles) = (stage.render().digest, seen(in: bar).count)
    stage.resize(to: CGSize(width: 400, height: 852), scale: 1)
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 393, height: 852), scale: 1)
    stage.advance(by: 0.1)
    #expect(stage.render().digest == before && seen(in: bar).count == titles)
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
    stage.systemVersion = .iOS18
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
      let rows = Int(40 * scale)..<Int((top + 43) * scale)
      for column in [16, 100, 340, 378] {
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
    #expect(bar.count == before && bar.frame.height == 74)
    try stage.settle()
    #expect(bar.count == before + 1 && bar.label("C") != nil && bar.label("Done") != nil && bar.label("Edit") == nil)
  }
}
