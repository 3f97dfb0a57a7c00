import Stage
import Testing
import Transitions
import UIKit

extension Stage {
  /// Advances to each tenth of `duration` seconds except the last, and calls `body` with the fraction of the time.
  func advanceByTenths(of duration: Double, framesPerSecond: Double, _ body: (Double) -> Void) {
    for tenth in 1..<10 {
      advance(by: duration / 10, framesPerSecond: framesPerSecond)
      body(Double(tenth) / 10)
    }
  }
}

extension DragScene {
  /// Drags to each tenth of the distance, forwards and back, and calls `body` with the progress at each.
  func dragByTenths(from x: CGFloat = 5, _ body: (Double) -> Void) {
    drag(from: x, to: 0.001)
    var last: CGFloat = 0.001
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = CGFloat(tenth) / 10
      move(from: x, start: last, to: progress, steps: 2)
      last = progress
      body(Double(progress))
    }
  }

  /// Expects what is seen of the upper and the lower screen at each tenth of a drag, forwards and back; a release where
  /// the drag began leaves the stack as it was.
  func expectDragged(
    from x: CGFloat = 5, _ seen: (UIView, UIView) -> Values, _ expected: (Double) -> Values,
    _ source: SourceLocation = #_sourceLocation
  ) throws {
    let before = names
    var (trace, wanted) = (Trace(), Trace())
    dragByTenths(from: x) { progress in
      trace.add(progress, seen(top, below))
      wanted.add(progress, expected(progress))
    }
    #expect(trace == wanted, sourceLocation: source)
    release(from: x, at: 0)
    try stage.settle()
    #expect(names == before && stage.diagnostics.isEmpty, sourceLocation: source)
  }

  /// Pushes `new` from code, or pops the top screen, expects what is seen of the upper and the lower screen at each tenth
  /// of `duration`, by the time eased in and out, and returns both when nothing moves.
  @discardableResult func expectPlayed(
    isOpening: Bool, _ new: ColourScreen, in duration: Double, framesPerSecond: Double = 400,
    _ seen: (UIView, UIView) -> Values, _ expected: (Double) -> Values, _ source: SourceLocation = #_sourceLocation
  ) throws -> (upper: UIView, lower: UIView) {
    let (upper, lower) = play(isOpening: isOpening, new)
    var (trace, wanted) = (Trace(), Trace())
    let before = screens.map(\.name).joined()
    let after = isOpening ? before + new.name : String(before.dropLast())
    stage.advanceByTenths(of: duration, framesPerSecond: framesPerSecond) { time in
      trace.add(time, seen(upper, lower))
      wanted.add(time, expected(easeInOut(time)))
    }
    #expect(trace == wanted, sourceLocation: source)
    try stage.settle()
    #expect(names == after && stage.diagnostics.isEmpty, sourceLocation: source)
    return (upper, lower)
  }

  /// Pushes `new` from code, or pops the top screen, and returns the upper and the lower screen.
  func play(isOpening: Bool, _ new: ColourScreen) -> (upper: UIView, lower: UIView) {
    if isOpening {
      navigation.pushViewController(new, animated: true)
      return (new.view, top)
    }
    navigation.popViewController(animated: true)
    return (top, below)
  }
}

extension TwoScreenScene {
  /// Drags to each tenth of the distance, forwards and back, and calls `body` with the progress at each.
  func dragByTenths(_ body: (Double) -> Void) {
    drag(to: 0.05)
    var last = 0.05
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = Double(tenth) / 10
      move(from: last, to: progress, steps: 2)
      last = progress
      body(progress)
    }
  }

  /// Expects what is seen at each tenth of a drag, forwards and back.
  func expectDragged(
    _ seen: () -> Values, _ expected: (Double) -> Values, _ source: SourceLocation = #_sourceLocation
  ) {
    var (trace, wanted) = (Trace(), Trace())
    dragByTenths { progress in
      trace.add(progress, seen())
      wanted.add(progress, expected(progress))
    }
    #expect(trace == wanted, sourceLocation: source)
  }

  /// Expects what is seen from the beginning of a movement from code, at each tenth of `duration`, by the time eased in
  /// and out.
  func expectPlayed(
    in duration: Double, _ seen: () throws -> Values, _ expected: (Double) -> Values,
    _ source: SourceLocation = #_sourceLocation
  ) rethrows {
    var (trace, wanted) = (Trace(), Trace())
    for tenth in 0..<10 {
      let time = Double(tenth) / 10
      trace.add(time, try seen())
      wanted.add(time, expected(easeInOut(time)))
      stage.advance(by: duration / 10, framesPerSecond: 500)
    }
    #expect(trace == wanted, sourceLocation: source)
  }

  /// Creates a scene whose second screen opens, or closes, from code.
  static func playing(isOpening: Bool, _ transition: TwoScreenTransition) throws -> TwoScreenScene {
    let scene = isOpening ? try TwoScreenScene(transition) : try TwoScreenScene.opened(transition)
    if isOpening { scene.open() } else { scene.close() }
    return scene
  }
}

/// Rows of named values as text, so that whole traces are compared at once.
struct Trace: Equatable, CustomStringConvertible {
  var rows: [String] = []

  /// Adds the values at `progress`, rounded to a thousandth.
  mutating func add(_ progress: Double, _ values: KeyValuePairs<String, Double>) {
    rows.append(Self.text(progress) + ": " + values.map { "\($0) \(Self.text($1))" }.joined(separator: ", "))
  }

  var description: String { rows.joined(separator: "\n") }

  private static func text(_ value: Double) -> String {
    // Opacities have single precision.
    String(format: "%.3f", (value * 1000 + (value < 0 ? -0.01 : 0.01)).rounded() / 1000 + 0)
  }
}

/// What is seen at an instant, or what is expected there, by the names of the values.
typealias Values = KeyValuePairs<String, Double>

/// Returns the value of the published ease-in-out.
func easeInOut(_ time: Double) -> Double { bezier((0.42, 0), (0.58, 1), at: time) }

extension UIView {
  /// The visible scale of the view.
  var seenScale: Double { Double((layer.presentation() ?? layer).affineTransform().a) }
  /// Returns the other subviews of the superview that are no screens: dimming views, shadows and pictures.
  func siblings(except screens: [UIView]) -> [UIView] {
    (superview?.subviews ?? []).filter { view in !screens.contains { $0 === view } }
  }
}
