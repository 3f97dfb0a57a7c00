import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The releases of known engines")
struct EngineReleaseTests {
  /// A release and whether it pops.
  struct Row: Sendable, CustomTestStringConvertible {
    let engine: Engine
    let progress: Double
    let velocity: Double
    let pops: Bool
    var testDescription: String { "\(engine) at \(progress), \(velocity) points a second: \(pops)" }

    init(_ engine: Engine, _ progress: Double, _ velocity: Double, _ pops: Bool) {
      (self.engine, self.progress, self.velocity, self.pops) = (engine, progress, velocity, pops)
    }
  }

  @Test(
    "Each engine decides a release by its own rule, within 2 % of each threshold",
    arguments: [
      // 0.3 s more at the velocity past the middle of 390 points: 325 points a second at a quarter.
      Row(.iOS18, 0.25, 330, true), Row(.iOS18, 0.25, 320, false), Row(.iOS26, 0.25, 330, true),
      Row(.iOS26, 0.25, 320, false), Row(.reactNavigation, 0.25, 330, true), Row(.reactNavigation, 0.25, 320, false),
      Row(.reactNavigation, 0.75, -330, false), Row(.reactNavigation, 0.75, -320, true),
      // A width a second, in both directions.
      Row(.flutter, 0.1, 394, true), Row(.flutter, 0.1, 386, false), Row(.flutter, 0.9, -394, false),
      Row(.flutter, 0.9, -386, true),
      Row(.libadwaita, 0.1, 303, true), Row(.libadwaita, 0.1, 297, false), Row(.libadwaita, 0.9, -303, false),
      Row(.libadwaita, 0.9, -297, true),
    ])
  func velocities(_ row: Row) throws {
    let scene = try row.engine.scene()
    scene.flick(to: row.progress, at: row.velocity)
    try scene.stage.settle()
    #expect(scene.names == (row.pops ? "AB" : "ABC"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A spring continues at the finger's position and velocity, forwards and back", arguments: Engine.springs,
    [(0.3, 1500.0), (0.6, 500), (0.85, 900), (0.5, -900), (0.9, -800), (0.1, -400), (0.1, 150), (0.6, -100)])
  func spring(_ engine: Engine, _ release: (progress: Double, velocity: Double)) throws {
    let scene = try engine.scene()
    scene.flick(to: release.progress, at: release.velocity)
    let released = scene.away
    #expect(abs(released - release.progress) * 390 < 0.5)
    let moment = 1e-5
    scene.stage.advance(by: moment)
    let speed = (scene.away - released) * 390 / moment
    #expect(abs(speed - release.velocity) < 0.05 * abs(release.velocity), "\(speed)")
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("From rest the spring follows its closed form, to the end and back", arguments: Engine.springs, [0.3, 0.7])
  func fromRest(_ engine: Engine, _ progress: Double) throws {
    let scene = try engine.scene()
    scene.drag(from: 5, to: progress)
    scene.release(from: 5, at: progress)
    for step in 1...10 {
      scene.stage.advance(by: 0.02, framesPerSecond: 200)
      let part = engine.progress(after: 0.02 * Double(step))
      let expected = progress > 0.5 ? progress + (1 - progress) * part : progress * (1 - part)
      #expect(abs(scene.away - expected) < 1e-6)
    }
  }

  @Test("Flutter's settling takes 0.35 s from every progress", arguments: [0.1, 0.3, 0.6, 0.9])
  func curve(_ progress: Double) throws {
    let scene = try Engine.flutter.scene()
    scene.drag(from: 5, to: progress)
    scene.release(from: 5, at: progress)
    for step in 1...9 {
      scene.stage.advance(by: 0.035, framesPerSecond: 1000)
      let part = flutterCurve(Double(step) / 10)
      let expected = progress > 0.5 ? progress + (1 - progress) * part : progress * (1 - part)
      #expect(abs(scene.away - expected) < 1e-6)
    }
    scene.stage.advance(by: 0.033, framesPerSecond: 1000)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.stage.advance(by: 0.004, framesPerSecond: 1000)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  /// Returns the greatest visible progress after a release at 0.7, and the duration, both relative to the rest, as is `velocity`.
  private func peak(_ velocity: Double, passesEnd: Bool) throws -> (peak: Double, seconds: Double) {
    let scene = try Engine.iOS18.scene { $0.passesEnd = passesEnd }
    scene.flick(to: 0.7, at: velocity * 0.3 * 390)
    var (peak, seconds) = (0.0, 0.0)
    while scene.navigation.transitionCoordinator != nil {
      peak = max(peak, (scene.away - 0.7) / 0.3)
      scene.stage.advance(by: 1e-3, framesPerSecond: 1000)
      seconds += 1e-3
    }
    #expect(scene.takeLog().filter { $0 == "C.viewDidDisappear" }.count == 1)
    #expect(scene.names == "AB")
    return (peak, seconds)
  }

  @Test(
    "A finger faster than the spring overshoots if that is allowed, and otherwise slows down to the end",
    arguments: [(18, 1), (25, 1.009), (40, 1.189)])
  func overshoot(_ velocity: Double, _ farthest: Double) throws {
    #expect(abs(try peak(velocity, passesEnd: true).peak - farthest) < 0.002)
    let braked = try peak(velocity, passesEnd: false)
    #expect(braked.peak <= 1 + 1e-9)
    if farthest > 1 { #expect(abs(braked.seconds - 3 / velocity) < 0.003) }
  }

  @Test("A screen that slows down to its end begins at the finger's velocity", arguments: [1500.0, 3000])
  func braked(_ velocity: Double) throws {
    let scene = try Engine.iOS18.scene()
    scene.flick(to: 0.85, at: velocity)
    let released = scene.away
    scene.stage.advance(by: 1e-4)
    #expect(abs((scene.away - released) * 390 / 1e-4 - velocity) < 0.05 * velocity)
  }
}

@MainActor @Suite("Telegram and react-native-screens")
struct TelegramTests {
  private func scene(_ parameters: EngineParameters) throws -> DragScene<EngineNavigationController> {
    let navigation = EngineNavigationController()
    navigation.parameters = parameters
    return try DragScene(navigation)
  }

  /// Returns Telegram's scene after a release.
  private func released(at progress: Double, _ velocity: Double) throws -> DragScene<EngineNavigationController> {
    let scene = try scene(.telegram)
    if velocity == 0 {
      scene.drag(to: progress)
      scene.release(at: progress)
    } else {
      scene.flick(from: 100, to: progress, at: velocity)
    }
    return scene
  }

  @Test(
    "Telegram pops past a fifth of the width or above 1000 points a second",
    arguments: [(0.195, 0.0, false), (0.205, 0, true), (0.1, 970, false), (0.1, 1030, true), (0.205, -300, true)])
  func telegram(_ progress: Double, _ velocity: Double, _ pops: Bool) throws {
    let scene = try released(at: progress, velocity)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test(
    "After Telegram's release the rest takes as long as the finger would, between 0.05 and 0.2 s, and 0.1 s back",
    arguments: [
      // Half the width takes 195 / v seconds.
      (0.5, 1500.0, 195.0 / 1500), (0.5, 300, 0.2), (0.5, -300, 0.2), (0.9, 2000, 0.05), (0.5, 0, 0.2),
      (0.1, 0, 0.1), (0.1, 500, 0.1),
    ] as [(Double, Double, Double)])
  func telegramSettling(_ progress: Double, _ velocity: Double, _ seconds: Double) throws {
    let scene = try released(at: progress, velocity)
    try follows(scene, from: progress, to: progress > 0.2 ? 1 : 0, in: seconds, tolerance: 0.02)
  }

  @Test("The rest of a react-native-screens drag takes its part of half a second", arguments: [0.3, 0.7])
  func part(_ progress: Double) throws {
    let scene = try scene(.reactNativeScreens)
    scene.drag(from: 5, to: progress)
    scene.release(from: 5, at: progress)
    let rest = progress > 0.5 ? 1 - progress : progress
    try follows(scene, from: progress, to: progress > 0.5 ? 1 : 0, in: 0.5 * rest, tolerance: 1e-6)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "React Navigation's rule decides in react-native-screens: 0.3 s ahead", arguments: [(330.0, true), (320, false)])
  func projection(_ velocity: Double, _ pops: Bool) throws {
    let scene = try scene(.reactNativeScreens)
    scene.flick(to: 0.25, at: velocity)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test("Dimming and parallax are as published, linear under the finger", arguments: [0.25, 0.75])
  func looks(_ progress: Double) throws {
    for (parameters, dimming) in [(EngineParameters.telegram, 0.15), (.reactNativeScreens, 0.1)] {
      let scene = try scene(parameters)
      scene.drag(from: 5, to: progress)
      let veil = try #require(scene.top.siblings(except: [scene.top, scene.below]).first)
      #expect(abs(veil.seenAlpha - dimming * (1 - progress)) < 1e-6)
      #expect(abs(Double(scene.below.seenCenter.x) - (195 - 0.3 * 390 * (1 - progress))) < 1e-6)
      #expect(abs(scene.top.seenShadow - (dimming == 0.15 ? 0.45 * (1 - progress) : 0)) < 1e-6)
    }
  }

  /// Expects ease-in-out from a progress to another one; the tolerance allows for the measured velocity.
  private func follows(
    _ scene: DragScene<EngineNavigationController>, from start: Double, to end: Double, in seconds: Double,
    tolerance: Double
  ) throws {
    for quarter in 1...3 {
      scene.stage.advance(by: seconds / 4, framesPerSecond: 2000)
      let part = bezier((0.42, 0), (0.58, 1), at: Double(quarter) / 4)
      #expect(abs(scene.away - (start + (end - start) * part)) < tolerance, "\(quarter) quarters")
    }
    try scene.stage.settle()
    #expect(scene.names == (end == 1 ? "AB" : "ABC"))
  }
}
