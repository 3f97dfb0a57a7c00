import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Known engines")
struct EngineTests {
  /// The visible values of two screens and the dimming view between them.
  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    [
      "upper": Double(upper.seenCenter.x), "lower": Double(lower.seenCenter.x),
      "dimming": upper.siblings(except: [upper, lower]).first?.seenAlpha ?? 0, "shadow": upper.seenShadow,
      "radius": Double(upper.layer.shadowRadius), "offset x": Double(upper.layer.shadowOffset.width),
      "offset y": Double(upper.layer.shadowOffset.height),
    ]
  }

  /// The same values from the parameters, with the upper screen moved away by a fraction.
  private func published(_ engine: Engine, away: Double) -> Values {
    let looks: (Double, Double, Double) =
      engine == .reactNavigation ? (5, -1, 1) : engine == .libadwaita ? (3, 0, -3) : (10, 0, 0)
    return [
      "upper": 195 + 390 * away, "lower": 195 - 390 * engine.parallax * (1 - away),
      "dimming": engine.dimming * (1 - away),
      "shadow": engine.shadow * (1 - away), "radius": looks.0, "offset x": looks.1, "offset y": looks.2,
    ]
  }

  @Test("Under the finger every value is that of the engine, forwards and back", arguments: Engine.allCases)
  func parameters(_ engine: Engine) throws {
    try engine.scene().expectDragged(seen) { published(engine, away: $0) }
  }

  @Test(
    "From code it moves by the engine's spring or curve, and is not interactive", arguments: Engine.allCases,
    [true, false])
  func fromCode(_ engine: Engine, _ isOpening: Bool) throws {
    let scene = try engine.scene()
    let (upper, lower) = scene.play(isOpening: isOpening, ColourScreen("N", .black))
    #expect(scene.navigation.transitionCoordinator?.initiallyInteractive == false)
    var (trace, wanted) = (Trace(), Trace())
    // None of the springs is at rest before 0.2 s.
    for step in 1...10 {
      scene.stage.advance(by: 0.02, framesPerSecond: 200)
      let progress = engine.progress(after: 0.02 * Double(step))
      trace.add(progress, seen(upper, lower))
      wanted.add(progress, published(engine, away: isOpening ? 1 - progress : progress))
    }
    #expect(trace == wanted)
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
      try scene.swipe(from: start, to: 0.6)
      #expect(scene.names == (begins ? "AB" : "ABC"), "from \(start)")
    }
  }

  @Test("A push from code during a drag on the root is not interactive", arguments: Engine.allCases)
  func pushOnRoot(_ engine: Engine) throws {
    let scene = try engine.scene(depth: 1)
    scene.drag(from: 5, to: 0.7)
    scene.navigation.pushViewController(ColourScreen("N", .black), animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
    scene.release(from: 5, at: 0.7)
    try scene.stage.settle()
    #expect(scene.names == "AN" && scene.stage.diagnostics.isEmpty)
  }
}

@MainActor @Suite("Catching the transitions of known engines")
struct EngineEndTests {
  @Test(
    "A press catches every transition without a jump, and it continues at the finger's velocity",
    arguments: Engine.allCases,
    ["push", "pop", "tail"])
  func caught(_ engine: Engine, _ what: String) throws {
    for frame in [1, 3, 6, 9] {
      let scene = try engine.scene()
      let before = scene.stage.render().digest
      let new = ColourScreen("N", .black)
      switch what {
      case "push": scene.navigation.pushViewController(new, animated: true)
      case "pop": scene.navigation.popViewController(animated: true)
      default:
        scene.drag(from: 5, to: 0.6)
        scene.release(from: 5, at: 0.6)
      }
      let upper: UIView = what == "push" ? new.view : scene.top
      scene.stage.advance(by: Double(frame) / 60)
      let seen = upper.seenCenter.x
      guard scene.navigation.transitionCoordinator != nil, seen - 195 < 385 else { continue }
      scene.stage.send(.down(CGPoint(x: 389, y: 300)))
      scene.stage.advance(by: 0.2)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      #expect(abs(upper.seenCenter.x - seen) < 0.5)
      // Two thirds of the distance back, and then a flick forwards.
      let distance = -(seen - 195) * 2 / 3
      scene.stage.send(.move(CGPoint(x: 389 - DragScene<EngineNavigationController>.slop, y: 300)))
      scene.stage.send(.move(CGPoint(x: 379 + distance, y: 300)))
      scene.stage.advance(by: 0.2)
      #expect(abs(upper.seenCenter.x - (seen + distance)) < 0.5)
      for step in 1...6 {
        scene.stage.advance(by: 1 / 240, framesPerSecond: 240)
        scene.stage.send(.move(CGPoint(x: 379 + distance + CGFloat(step) * 2.5, y: 300)))
      }
      let released = upper.seenCenter.x
      scene.stage.send(.up(CGPoint(x: 379 + distance + 15, y: 300)))
      scene.stage.advance(by: 1e-4)
      let speed = Double(upper.seenCenter.x - released) / 1e-4
      if engine.frequency != nil { #expect(abs(speed - 600) < 30, "\(engine) \(what) \(frame): \(speed)") }
      try scene.stage.settle()
      let stays = what == "push" ? "ABC" : "AB"
      #expect(scene.names == stays || scene.names == stays + "N" || scene.names == "ABC")
      if scene.names == "ABC" { #expect(scene.stage.render().digest == before) }
      #expect(scene.stage.diagnostics.isEmpty && scene.navigation.currentAnimator == nil)
    }
  }

  @Test(
    "A push and a pop from code continue after a press without a drag, also after a cancelled one",
    arguments: Engine.allCases, [true, false])
  func pressed(_ engine: Engine, _ isPush: Bool) throws {
    for (frames, isTakenAway) in [(1, false), (12, false), (1, true)] {
      let scene = try engine.scene()
      _ = scene.play(isOpening: isPush, ColourScreen("N", .black))
      scene.stage.advance(by: Double(frames) / 60)
      scene.stage.send(.down(CGPoint(x: 389, y: 300)))
      scene.stage.advance(by: 1)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      scene.stage.send(isTakenAway ? .cancel : .up(CGPoint(x: 389, y: 300)))
      try scene.stage.settle()
      #expect(scene.names == (isPush ? "ABCN" : "AB"), "\(frames)")
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }
}
