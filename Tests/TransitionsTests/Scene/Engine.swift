import Stage
import Transitions
import UIKit

/// A known engine and its published parameters, written independently of the sources.
enum Engine: String, CaseIterable, Sendable {
  case iOS18, iOS26, flutter, reactNavigation, libadwaita

  var parameters: EngineParameters {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .flutter: .flutter
    case .reactNavigation: .reactNavigation
    case .libadwaita: .libadwaita
    }
  }

  /// The distance that the screen beneath moves, in widths.
  var parallax: Double { self == .flutter ? 1.0 / 3 : self == .libadwaita ? 0 : 0.3 }
  /// The opacity of the dimming when the screen is covered.
  var dimming: Double { self == .flutter ? 24.0 / 255 : self == .libadwaita ? 0 : 0.1 }
  var shadow: Double {
    switch self {
    case .iOS18, .iOS26: 0.25
    case .flutter: 4.0 / 255
    case .reactNavigation: 0.3
    case .libadwaita: 0
    }
  }
  /// The greatest distance from the left at which a drag may begin, in points.
  var edge: Double { self == .reactNavigation ? 50 : self == .iOS26 || self == .libadwaita ? 390 : 20 }
  /// The undamped frequency of the critically damped spring, in radians a second; nil for a curve.
  var frequency: Double? {
    switch self {
    case .flutter: nil
    case .libadwaita: sqrt(1000)
    default: sqrt(1000.0 / 3)
    }
  }
  /// The engines that settle by a spring.
  static let springs = allCases.filter { $0.frequency != nil }

  /// Returns the progress of a transition from code after `time` seconds.
  func progress(after time: Double) -> Double {
    guard let frequency else { return flutterCurve(time / 0.5) }
    return 1 - (1 + frequency * time) * exp(-frequency * time)
  }

  @MainActor func scene(
    depth: Int = 3, change: (inout EngineParameters) -> Void = { _ in }
  ) throws -> DragScene<EngineNavigationController> {
    let navigation = EngineNavigationController()
    var parameters = parameters
    change(&parameters)
    navigation.parameters = parameters
    return try DragScene(navigation, depth: depth)
  }
}

/// Returns the value of a Bézier curve at `time`, by bisection.
func bezier(
  from start: (Double, Double) = (0, 0), _ first: (Double, Double), _ second: (Double, Double),
  to end: (Double, Double) = (1, 1), at time: Double
) -> Double {
  func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if value(start.0, first.0, second.0, end.0, middle) < time { low = middle } else { high = middle }
  }
  return value(start.1, first.1, second.1, end.1, low)
}

/// Returns the value of the curve that approximates Flutter's.
func flutterCurve(_ time: Double) -> Double { bezier((0.289, 0.505), (0.049, 1), at: time) }

extension DragScene {
  /// Drags to `progress`, which is reached at `velocity` points a second, and lifts the finger.
  func flick(from x: CGFloat = 5, to progress: CGFloat, at velocity: CGFloat) {
    let run = velocity * 6 / 240
    let begin = progress - run / Self.width
    drag(from: x, to: begin)
    stage.advance(by: 0.5)
    for step in 1...6 {
      stage.advance(by: 1 / 240, framesPerSecond: 240)
      stage.send(.move(CGPoint(x: x + Self.slop + begin * Self.width + run * CGFloat(step) / 6, y: 400)))
    }
    stage.send(.up(CGPoint(x: x + Self.slop + progress * Self.width, y: 400)))
  }

  /// The visible distance of the top screen from its position, in widths.
  var away: Double { Double((top.seenCenter.x - Self.width / 2) / Self.width) }
}
