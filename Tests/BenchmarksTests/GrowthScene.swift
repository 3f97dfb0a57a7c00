import Stage
import Testing
import UIKit

/// Work on many objects, whose cost is counted for several numbers of them.
struct GrowthScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether the cost must be the same for any number; otherwise it may be proportional to the number.
  let isConstant: Bool
  /// Creates the objects, and returns the work; the work returns whether it has done what the name says.
  let prepare: @MainActor @Sendable (_ count: Int) -> @MainActor () -> Bool

  /// A scene of a stage and what `before` adds to it.
  init(
    _ name: String, isConstant: Bool = false, before: @escaping @MainActor @Sendable (GrowthStage) -> Void = { _ in },
    work: @escaping @MainActor @Sendable (GrowthStage) -> Bool
  ) {
    (testDescription, self.isConstant) = (name, isConstant)
    prepare = { count in
      let scene = GrowthStage(count)
      before(scene)
      return { work(scene) }
    }
  }

  /// A scene of many small views; `moving` is the duration of animations that all of them are in.
  static func views(
    _ name: String, isConstant: Bool = false, moving: Double? = nil,
    before: @escaping @MainActor @Sendable (GrowthStage) -> Void = { _ in },
    work: @escaping @MainActor @Sendable (GrowthStage) -> Bool
  ) -> Self {
    Self(name, isConstant: isConstant) { scene in
      scene.addViews()
      before(scene)
      guard let moving else { return }
      for view in scene.views { UIView.animate(withDuration: moving) { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
    } work: {
      work($0)
    }
  }

  /// A scene of a stack with many screens above its root, or with none.
  static func stack(
    _ name: String, of count: Int? = nil, isConstant: Bool = false,
    before: @escaping @MainActor @Sendable (GrowthStage) -> Void = { _ in },
    work: @escaping @MainActor @Sendable (GrowthStage) -> Bool
  ) -> Self {
    Self(name, isConstant: isConstant) { scene in
      scene.navigation.viewControllers = (0...(count ?? scene.count)).map { _ in UIViewController() }
      scene.show(scene.navigation)
      scene.stage.advance(by: 1)
      before(scene)
    } work: {
      work($0)
    }
  }

  /// A scene of one screen.
  static func screen(
    _ name: String, before: @escaping @MainActor @Sendable (GrowthStage) -> Void = { _ in },
    work: @escaping @MainActor @Sendable (GrowthStage) -> Bool
  ) -> Self {
    Self(name) { scene in
      scene.show(scene.screen)
      scene.stage.advance(by: 0)
      before(scene)
    } work: {
      work($0)
    }
  }

  static let all =
    stacks + screens + subviews + removals + animations + animators + journals + touches + times
    + frames + layouts
}

/// A stage with a plain view that fills its window, and the objects of a scene.
@MainActor final class GrowthStage: NSObject {
  /// The number of the objects.
  let count: Int
  let stage = Stage()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var views: [UIView] = []
  let navigation = UINavigationController()
  let screen = UIViewController()
  /// Screens that nothing shows yet.
  let others: [UIViewController]
  var animator: CancelledPop?
  var layers: [CALayer] = []
  var animators: [UIViewPropertyAnimator] = []
  var heights: [NSLayoutConstraint] = []
  /// The number of completions and calls so far.
  var ends = 0

  init(_ count: Int) {
    self.count = count
    others = (0..<count).map { _ in UIViewController() }
    super.init()
    stage.window.addSubview(root)
  }

  /// Shows a controller in place of the root view.
  func show(_ controller: UIViewController) {
    root.removeFromSuperview()
    stage.window.rootViewController = controller
  }

  /// Adds views of a few points each to the root view.
  func addViews() {
    views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: index % 38 * 10, y: index / 38 % 84 * 10, width: 8, height: 8))
      view.backgroundColor = .red
      return view
    }
    for view in views { root.addSubview(view) }
    stage.advance(by: 0)
  }

  /// Adds views that are pinned to three edges, with a height each.
  func addPinnedViews() {
    views = (0..<count).map { _ in UIView() }
    heights = views.map { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: root.topAnchor), height,
      ])
      return height
    }
  }

  /// Waits until nothing moves any more; false if it still does `seconds` later.
  func rests(within seconds: Double = 10) -> Bool { (try? stage.settle(timeout: seconds)) != nil }

  /// Draws, which makes a picture of the whole window.
  func draws() -> Bool { stage.render().width == 390 }

  func tap() {
    stage.send(.down(CGPoint(x: 4, y: 4)))
    stage.send(.up(CGPoint(x: 4, y: 4)))
  }

  /// Drags down a little, and waits until nothing moves any more.
  func drags() -> Bool {
    stage.send(.down(CGPoint(x: 100, y: 100)))
    for step in 1...5 {
      stage.advance(by: 1.0 / 60)
      stage.send(.move(CGPoint(x: 100, y: 100 + 8 * step)))
    }
    stage.send(.up(CGPoint(x: 100, y: 140)))
    return rests()
  }

  func add(_ child: UIViewController) {
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func call() { ends += 1 }

  func callOnce(_ link: CADisplayLink) {
    ends += 1
    link.invalidate()
  }

  /// Starts timers with these delays, which count their calls.
  func startTimers(_ delay: (Int) -> Double) {
    stage.perform {
      for index in 0..<count {
        Timer.scheduledTimer(withTimeInterval: delay(index), repeats: false) { [self] _ in
          MainActor.assumeIsolated { ends += 1 }
        }
      }
    }
  }
}
