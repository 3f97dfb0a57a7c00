import Foundation
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

  @Test("A release at rest pops past the middle only", arguments: Engine.allCases, [(0.498, false), (0.502, true)])
  func distance(_ engine: Engine, _ row: (progress: Double, pops: Bool)) throws {
    let scene = try engine.scene()
    scene.drag(from: 5, to: row.progress)
    scene.release(from: 5, at: row.progress)
    try scene.stage.settle()
    #expect(scene.names == (row.pops ? "AB" : "ABC"))
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
