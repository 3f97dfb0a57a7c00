import Foundation
import Stage
import Transitions
import UIKit

/// A known engine and its published figures, written down a second time.
enum Engine: String, CaseIterable, Sendable {
  case iOS18, iOS26, flutter, reactNavigation, libadwaita

  var figures: EngineFigures {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .flutter: .flutter
    case .reactNavigation: .reactNavigation
    case .libadwaita: .libadwaita
    }
  }

  /// How far the screen beneath goes, in widths.
  var parallax: Double { self == .flutter ? 1.0 / 3 : self == .libadwaita ? 0 : 0.3 }
  /// How black it is at first.
  var veil: Double { self == .flutter ? 24.0 / 255 : self == .libadwaita ? 0 : 0.1 }
  var shadow: Double {
    switch self {
    case .iOS18, .iOS26: 0.25
    case .flutter: 4.0 / 255
    case .reactNavigation: 0.3
    case .libadwaita: 0
    }
  }
  /// Where a drag may begin at the farthest, in points.
  var edge: Double { self == .reactNavigation ? 50 : self == .iOS26 || self == .libadwaita ? 390 : 20 }
  /// The undamped frequency of its critically damped spring, in radians a second; nil where a curve serves.
  var frequency: Double? {
    switch self {
    case .flutter: nil
    case .libadwaita: sqrt(1000)
    default: sqrt(1000.0 / 3)
    }
  }
  /// Those that go on by a spring.
  static let springs = allCases.filter { $0.frequency != nil }

  /// How far a transition from code is after `time` seconds.
  func progress(after time: Double) -> Double {
    guard let frequency else { return flutterCurve(time / 0.5) }
    return 1 - (1 + frequency * time) * exp(-frequency * time)
  }

  @MainActor func scene(
    depth: Int = 3, change: (inout EngineFigures) -> Void = { _ in }
  ) throws -> DragScene<EngineNavigationController> {
    let navigation = EngineNavigationController()
    var figures = figures
    change(&figures)
    navigation.figures = figures
    return try DragScene(navigation, depth: depth)
  }
}

/// A Bézier curve's value at `time`, by halving: slow and plain.
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

/// The one curve that stands for Flutter's.
func flutterCurve(_ time: Double) -> Double { bezier((0.289, 0.505), (0.049, 1), at: time) }

extension DragScene {
  /// Drags to `progress`, arriving there at `velocity` points a second, and lets go.
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

  /// How far the top is seen to be gone, in widths.
  var gone: Double { Double((top.seenCenter.x - Self.width / 2) / Self.width) }
}
