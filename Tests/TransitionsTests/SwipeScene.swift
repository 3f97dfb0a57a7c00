import Stage
import Transitions
import UIKit

/// A screen of one colour that says when it appears and disappears.
@MainActor final class ColourScreen: UIViewController {
  let name: String
  let color: UIColor
  var note: (String) -> Void = { _ in }

  init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) { note("\(name).viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name).viewDidDisappear") }
}

/// A stage with a back-swipe navigation of three screens and no bar.
@MainActor final class SwipeScene {
  let stage: Stage
  let navigation = BackSwipeNavigationController()
  let screens: [ColourScreen]
  private(set) var log: [String] = []

  static let width: CGFloat = 390
  /// What a pan needs before it begins, in points.
  static let slop: CGFloat = 10

  init(depth: Int = 3, scale: CGFloat = 1) throws {
    stage = Stage(scale: scale)
    let colors: [UIColor] = [
      UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1), UIColor(red: 0.18, green: 0.62, blue: 0.39, alpha: 1),
      UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1),
    ]
    screens = (0..<depth).map { ColourScreen(String(UnicodeScalar(UInt8(65 + $0))), colors[$0 % colors.count]) }
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = screens
    stage.window.rootViewController = navigation
    for screen in screens { screen.note = { [weak self] in self?.log.append($0) } }
    try stage.settle()
    log = []
  }

  var names: String { navigation.viewControllers.map { ($0 as? ColourScreen)?.name ?? "?" }.joined() }
  var top: UIView { screens[screens.count - 1].view }
  var below: UIView { screens[screens.count - 2].view }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Puts a finger down at `x` and drags until the progress is `progress`, in so many steps of a frame each.
  func drag(from x: CGFloat = 100, to progress: CGFloat, steps: Int = 10) {
    stage.send(.down(CGPoint(x: x, y: 400)))
    move(from: x, to: progress, steps: steps)
  }

  func move(from x: CGFloat = 100, start: CGFloat = 0, to progress: CGFloat, steps: Int = 10) {
    for step in 1...steps {
      let part = start + (progress - start) * CGFloat(step) / CGFloat(steps)
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: x + Self.slop + part * Self.width, y: 400)))
    }
  }

  /// Holds still, so that no velocity is left, and lifts the finger.
  func release(from x: CGFloat = 100, at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: x + Self.slop + progress * Self.width, y: 400)))
  }
}

extension UIView {
  /// Where the view is seen now.
  var seenCenter: CGPoint { layer.presentation()?.position ?? center }
  /// How much of it is seen now.
  var seenAlpha: Double { Double(layer.presentation()?.opacity ?? layer.opacity) }
  /// The strength of its shadow as it is seen now.
  var seenShadow: Double { Double(layer.presentation()?.shadowOpacity ?? layer.shadowOpacity) }
}
