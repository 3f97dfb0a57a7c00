import Motion
import Stage
import Transitions
import UIKit

/// A stage with a navigation of a few screens without a bar, and a finger.
@MainActor final class DragScene<Navigation: UINavigationController> {
  let stage: Stage
  let navigation: Navigation
  let screens: [ColourScreen]
  private(set) var log: [String] = []

  static var width: CGFloat { 390 }
  static var height: CGFloat { 844 }
  /// The distance after which a pan begins, in points.
  static var slop: CGFloat { 10 }

  init(
    _ navigation: Navigation, depth: Int = 3, of kind: ColourScreen.Type = ColourScreen.self, scale: CGFloat = 1,
    version: SystemVersion = .iOS18, prepare: ([ColourScreen]) -> Void = { _ in }
  ) throws {
    stage = Stage(scale: scale)
    stage.systemVersion = version
    self.navigation = navigation
    let colors: [UIColor] = [
      UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1), UIColor(red: 0.18, green: 0.62, blue: 0.39, alpha: 1),
      UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1),
    ]
    screens = (0..<depth).map { kind.init(String(UnicodeScalar(UInt8(65 + $0))), colors[$0 % colors.count]) }
    prepare(screens)
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = screens
    stage.window.rootViewController = navigation
    stage.perform { (navigation as? AttachedNavigation)?.attach() }
    if !(navigation is SystemSwipeNavigationController) { stage.catchTransitions() }
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

  /// Puts a finger down at `x` and drags to `progress`, in steps of a frame each.
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

  /// Rests until the velocity is 0, and lifts the finger.
  func release(from x: CGFloat = 100, at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(CGPoint(x: x + Self.slop + progress * Self.width, y: 400)))
  }

  /// Drags to `progress`, lets go without velocity, and waits until nothing moves.
  func swipe(from x: CGFloat = 100, to progress: CGFloat) throws {
    drag(from: x, to: progress)
    release(from: x, at: progress)
    try stage.settle()
  }
}

/// A navigation to which a transition of the catalogue is attached.
class AttachedNavigation: UINavigationController {
  /// Attaches the transition; nothing happens if it is attached.
  func attach() {}
}

/// A navigation with the back swipe.
final class SwipeNavigation: AttachedNavigation {
  private(set) lazy var swipe = BackSwipe(self)
  var parameters: BackSwipeParameters {
    get { swipe.parameters }
    set { swipe.parameters = newValue }
  }

  override func attach() { _ = swipe }
}

/// A navigation whose screens sink.
final class SinkNavigation: AttachedNavigation {
  private(set) lazy var sink = Sink(self)
  var parameters: SinkParameters {
    get { sink.parameters }
    set { sink.parameters = newValue }
  }

  override func attach() { _ = sink }
}

/// A stage with a back-swipe navigation.
typealias SwipeScene = DragScene<SwipeNavigation>

extension DragScene where Navigation == SwipeNavigation {
  convenience init(depth: Int = 3, scale: CGFloat = 1) throws {
    try self.init(SwipeNavigation(), depth: depth, scale: scale)
  }
}

extension Stage {
  /// Lets presses catch transitions, as the prototype's phone does; a drag to the right goes back, by the rule of the back
  /// swipe.
  func catchTransitions(
    path: @escaping (_ isOpening: Bool) -> DragPath = {
      DragPath(direction: CGVector(dx: 1, dy: 0), length: 390, isReversed: $0)
    }
  ) {
    perform {
      let recognizer = TransitionCatch(on: window, path: path) { [weak window] in
        (window?.rootViewController as? EngineNavigationController).map { Self.rule($0.parameters.drag) }
          ?? .distanceOrVelocity(threshold: 0.5, velocity: .pointsPerSecond(1000))
      }
      recognizer.letsNextBegin = { [weak window] in
        (window?.rootViewController as? EngineNavigationController)?.canDragAgain == true
      }
      recognizer.isDrag = { $0 is ScreenDrag }
      recognizer.willEnd = { [weak window] interaction, finishes, velocity in
        (window?.rootViewController as? EngineNavigationController)?
          .pace(interaction, finishes: finishes, velocity: velocity)
      }
    }
  }

  /// Returns the rule of parameters.
  private static func rule(_ parameters: DragParameters) -> ReleaseRule {
    let threshold = parameters.distanceThreshold.native
    let limit: VelocityLimit =
      parameters.velocityUnit == .lengths
      ? .progressPerSecond(parameters.velocityThreshold.native) : .pointsPerSecond(parameters.velocityThreshold.native)
    return switch parameters.rule {
    case .distance: .distance(threshold: threshold)
    case .distanceOrVelocity: .distanceOrVelocity(threshold: threshold, velocity: limit)
    case .fling: .fling(speed: limit, threshold: threshold)
    case .projection:
      .leading(
        seconds: parameters.projection.native, threshold: threshold, includesThreshold: parameters.includesThreshold)
    }
  }
}
