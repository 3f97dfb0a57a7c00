import Foundation
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Known engines")
struct EngineTests {
  /// Adds the visible values of two screens and the dimming view between them.
  private func add(_ progress: Double, _ upper: UIView, _ lower: UIView, to trace: inout Trace) {
    let dimming = upper.siblings(except: [upper, lower]).first
    trace.add(
      progress,
      [
        "upper": Double(upper.seenCenter.x), "lower": Double(lower.seenCenter.x), "dimming": dimming?.seenAlpha ?? 0,
        "shadow": upper.seenShadow, "radius": Double(upper.layer.shadowRadius),
        "offset x": Double(upper.layer.shadowOffset.width), "offset y": Double(upper.layer.shadowOffset.height),
      ])
  }

  /// Adds the same values from the parameters, with the upper screen moved away by a fraction.
  private func expect(_ progress: Double, _ engine: Engine, away: Double, in trace: inout Trace) {
    let looks: (Double, Double, Double) =
      engine == .reactNavigation ? (5, -1, 1) : engine == .libadwaita ? (3, 0, -3) : (10, 0, 0)
    trace.add(
      progress,
      [
        "upper": 195 + 390 * away, "lower": 195 - 390 * engine.parallax * (1 - away),
        "dimming": engine.dimming * (1 - away),
        "shadow": engine.shadow * (1 - away), "radius": looks.0, "offset x": looks.1, "offset y": looks.2,
      ])
  }

  @Test("Under the finger every value is that of the engine, forwards and back", arguments: Engine.allCases)
  func parameters(_ engine: Engine) throws {
    let scene = try engine.scene()
    var (seen, expected) = (Trace(), Trace())
    scene.dragByTenths { progress in
      add(progress, scene.top, scene.below, to: &seen)
      expect(progress, engine, away: progress, in: &expected)
    }
    #expect(seen == expected)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
    #expect(scene.names == "ABC" && scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "From code it moves by the engine's spring or curve, and is not interactive", arguments: Engine.allCases,
    [true, false])
  func fromCode(_ engine: Engine, _ isOpening: Bool) throws {
    let scene = try engine.scene()
    let (upper, lower) = scene.play(isOpening: isOpening, ColourScreen("N", .black))
    #expect(scene.navigation.transitionCoordinator?.initiallyInteractive == false)
    var (seen, expected) = (Trace(), Trace())
    // None of the springs is at rest before 0.2 s.
    for step in 1...10 {
      scene.stage.advance(by: 0.02, framesPerSecond: 200)
      let progress = engine.progress(after: 0.02 * Double(step))
      add(progress, upper, lower, to: &seen)
      expect(progress, engine, away: isOpening ? 1 - progress : progress, in: &expected)
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "ABCN" : "AB"))
    #expect(upper.center.x == 195 && lower.center.x == 195 && upper.layer.shadowOpacity == 0)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "The duration is that of the engine",
    arguments: [
      (Engine.iOS18, 0.506), (.iOS26, 0.506), (.reactNavigation, 0.506), (.flutter, 0.5), (.libadwaita, 0.3),
    ])
  func length(_ engine: Engine, _ seconds: Double) {
    let animator = EngineAnimator(isOpening: true, parameters: engine.parameters)
    // The system ends its spring at half a second, at 99.9 %; any other critical spring ends at a multiple of 0.1 s.
    #expect(abs(animator.transitionDuration(using: nil) - seconds) < 0.007)
  }

  @Test("The spring of iOS has the measured progress")
  func measured() {
    for (time, progress) in [(0.1, 0.545), (0.25, 0.942), (0.35, 0.988), (0.5, 0.9989)] {
      #expect(abs(Engine.iOS18.progress(after: time) - progress) < 0.001)
    }
  }

  @Test(
    "The spring of Flutter's sheets is within a thousandth of its end after 0.404 s",
    arguments: [(0.403, false), (0.405, true)])
  func sheets(_ time: Double, _ isThere: Bool) throws {
    let scene = try Engine.flutter.scene { $0.pace = .spring }
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: time, framesPerSecond: 1000)
    #expect((scene.away > 0.999) == isThere)
  }

  @Test("Flutter's curve is within 2 % of the original in two parts")
  func flutterPace() {
    for step in 0...100 {
      let time = Double(step) / 100
      let real =
        time < 0.198
        ? bezier((0.056, 0.024), (0.108, 0.3085), to: (0.198, 0.541), at: time)
        : bezier(from: (0.198, 0.541), (0.3655, 1), (0.5465, 0.989), at: time)
      #expect(abs(flutterCurve(time) - real) < 0.02)
    }
  }

  @Test("A drag begins in the engine's region", arguments: Engine.allCases)
  func region(_ engine: Engine) throws {
    for (x, begins) in [(engine.edge - 0.1, true), (engine.edge + 0.1, false)] where x < 390 {
      // From the far side there is no room left to drag.
      let start = min(x, 120)
      let scene = try engine.scene()
      scene.drag(from: start, to: 0.6)
      scene.release(from: start, at: 0.6)
      try scene.stage.settle()
      #expect(scene.names == (begins ? "AB" : "ABC"), "from \(start)")
    }
  }

  @Test("On the root no drag begins, and a push from code during a drag is not interactive", arguments: Engine.allCases)
  func root(_ engine: Engine) throws {
    let scene = try engine.scene(depth: 1)
    let before = scene.stage.render().digest
    scene.drag(from: 5, to: 0.7)
    #expect(scene.stage.render().digest == before)
    scene.navigation.pushViewController(ColourScreen("N", .black), animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
    scene.release(from: 5, at: 0.7)
    try scene.stage.settle()
    #expect(scene.names == "AN" && scene.stage.diagnostics.isEmpty)
  }
}
