import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Android's predictive back")
struct PredictiveBackTests {
  typealias Scene = DragScene<PredictiveBackNavigationController>

  private func scene(_ parameters: PredictiveBackParameters? = nil) throws -> Scene {
    let navigation = PredictiveBackNavigationController()
    if let parameters { navigation.parameters = parameters }
    return try Scene(navigation)
  }

  private nonisolated static let size = CGSize(width: 390, height: 844)

  /// The finger's curve.
  private func curve(_ progress: Double) -> Double { bezier((0.1, 0.1), (0, 1), at: progress) }

  @Test(
    "The progress is linear up to 412 points, and beyond them catches up with the width",
    arguments: [
      // Width, distance, progress; at 600 points the near target is 412 + 0.2 · 188 = 449.6.
      [390, 39, 0.1], [390, 390, 1], [390, 500, 1], [412, 206, 0.5], [600, 206, 206 / 449.6], [600, 412, 412 / 449.6],
      [600, 506, 506 / (449.6 + 0.5 * 150.4)], [600, 600, 1], [600, -20, 0],
    ] as [[Double]])
  func progress(_ row: [Double]) {
    let motion = PredictiveBackMotion(CGSize(width: row[0], height: 800), parameters: PredictiveBackParameters())
    #expect(abs(Double(motion.progress(after: row[1])) - row[2]) < 1e-9)
  }

  @Test(
    "Under a finger at rest both activities have the published frames", arguments: [0.1, 0.5, 0.9], [0.0, 100, -600])
  func preview(_ progress: Double, _ drift: Double) throws {
    let scene = try scene()
    scene.drag(from: 5, to: progress)
    scene.stage.send(.move(CGPoint(x: 15 + 390 * progress, y: 400 + drift)))
    scene.stage.advance(by: 1)
    let part = curve(progress)
    let scale = 1 - 0.1 * part
    let left = 1 - min(abs(drift) / 422, 1)
    let down = (drift < 0 ? -1 : 1) * (1 - left * left) * max(0, 844 * (1 - scale) / 2 - 8)
    // The right margin is 8 points at the end: half of the missing width, and a shift.
    let leaving = scene.top.frame
    #expect(abs(leaving.width - 390 * scale) < 0.02 && abs(leaving.height - 844 * scale) < 0.05)
    #expect(abs(390 - leaving.maxX - 8 * part) < 0.02 && abs(leaving.midY - (422 + down)) < 0.02)
    let entering = scene.below.frame
    #expect(abs(entering.midX - (195 - 96)) < 0.02 && abs(entering.width - 390 * scale) < 0.02)
    #expect(abs(entering.midY - leaving.midY) < 1e-6)
    let veil = try #require(scene.top.siblings(except: [scene.top, scene.below]).first)
    #expect(abs(veil.alpha - 0.2) < 1e-6 && scene.top.layer.cornerRadius == 28)
  }

  @Test(
    "The screens follow the finger along a critically damped spring of stiffness 1500", arguments: [0.01, 0.03, 0.1])
  func smoothing(_ seconds: Double) throws {
    let scene = try scene()
    scene.drag(from: 5, to: 0.2)
    scene.stage.advance(by: 1)
    scene.stage.send(.move(CGPoint(x: 15 + 390 * 0.6, y: 400)))
    scene.stage.advance(by: seconds, framesPerSecond: 2000)
    let frequency = sqrt(1500.0)
    let progress = 0.6 - 0.4 * (1 + frequency * seconds) * exp(-frequency * seconds)
    #expect(abs(scene.top.frame.width / 390 - (1 - 0.1 * curve(progress))) < 2e-4)
  }

  @Test(
    "A release goes back past 16 points, however fast", arguments: [(15.5, false), (16.5, true)],
    [PredictiveBackParameters.Style.activity, .guide, .surface])
  func arming(_ row: (distance: Double, pops: Bool), _ style: PredictiveBackParameters.Style) throws {
    let scene = try scene([.activity: PredictiveBackParameters(), .guide: .guide, .surface: .surface][style])
    scene.drag(from: 5, to: row.distance / 390)
    scene.stage.send(.up(CGPoint(x: 15 + row.distance, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == (row.pops ? "AB" : "ABC"))
    #expect(scene.screens.last?.view.frame == CGRect(origin: .zero, size: Self.size))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A drag begins within 24 points of the edge only", arguments: [(23.0, true), (25, false)])
  func edge(_ x: Double, _ pops: Bool) throws {
    let scene = try scene()
    try scene.swipe(from: x, to: 0.3)
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test("After a release from rest both go on along the emphasized curve for 0.45 s; the one fades in a fifth of it")
  func commit() throws {
    let scene = try scene()
    scene.drag(from: 5, to: 0.5)
    scene.release(from: 5, at: 0.5)
    let part = curve(0.5)
    let (scale, left) = (1 - 0.1 * part, 390 * 0.1 * part - 8 * part)
    for step in 1...9 {
      scene.stage.advance(by: 0.045, framesPerSecond: 2000)
      let time = Double(step) / 10
      let eased = Double(EmphasizedPace.progress(at: time))
      let veil = try #require(scene.top.siblings(except: [scene.top, scene.below]).first)
      #expect(abs(scene.top.frame.width - 390 * (scale + (1 - scale) * eased)) < 0.5)
      // The end lies 96 points beyond where the window was.
      #expect(abs(scene.top.frame.minX - (left + 96 * eased)) < 0.5)
      #expect(abs(scene.top.alpha - max(0, 1 - 5 * time)) < 0.01)
      #expect(abs(scene.below.frame.midX - (195 - 96 * (1 - eased))) < 0.5)
      #expect(abs(veil.alpha - 0.2 * (1 - time)) < 0.001)
    }
    scene.stage.advance(by: 0.05)
    #expect(scene.stage.isIdle && scene.names == "AB")
  }

  @Test("A fling squeezes both: a spring of stiffness 200 and ratio 0.75, at most 10 a second, never below 0.6")
  func squeeze() {
    var parameters = PredictiveBackParameters()
    let damped = sqrt(200) * sqrt(1 - 0.75 * 0.75)
    func spring(_ seconds: Double, _ velocity: Double) -> Double {
      1 - velocity * exp(-0.75 * sqrt(200) * seconds) * sin(damped * seconds) / damped
    }
    let motion = PredictiveBackMotion(Self.size, parameters: parameters)
    for (seconds, velocity, counted) in [(0.05, 2.0, 2.0), (0.1, 5, 5), (0.1, 30, 10), (0.2, 1.2, 1.2), (0.1, -3, 0)] {
      #expect(abs(Double(motion.squeeze(after: seconds, velocity: velocity)) - spring(seconds, counted)) < 1e-12)
    }
    // Half a swing later it would be above 1.
    #expect(motion.squeeze(after: .pi / damped * 1.1, velocity: 10) == 1)
    parameters.squeezeDamping = 0.1
    #expect(PredictiveBackMotion(Self.size, parameters: parameters).squeeze(after: 0.1, velocity: 10) == 0.6)
  }

  @Test("A gesture that has hardly begun is squeezed by 1.2 a second, a longer one by its own velocity")
  func hardlyBegun() {
    let motion = PredictiveBackMotion(Self.size, parameters: PredictiveBackParameters())
    for (progress, velocity) in [(0.0, 1.2), (0.5, 4.0)] {
      let start = motion.preview(at: progress, drift: 0)
      let end = motion.end(from: start, at: 0.2, velocity: 4)
      let eased = EmphasizedPace.progress(at: 0.2)
      let squeeze = motion.squeeze(after: 0.09, velocity: velocity)
      let width = (start.leaving.width + (390 - start.leaving.width) * eased) * squeeze
      #expect(abs(end.leaving.width - width) < 1e-9)
    }
  }

  @Test(
    "The guide's screens fade through at 35 %, from 100 to 90 % and from 110 to 100 %", arguments: [0.1, 0.25, 0.9])
  func guide(_ progress: Double) throws {
    let scene = try scene(.guide)
    scene.drag(from: 5, to: progress)
    scene.stage.advance(by: 1)
    let part = curve(progress)
    #expect(abs(scene.top.frame.width - 390 * (1 - 0.1 * part)) < 0.02)
    #expect(abs(scene.below.frame.width - 390 * (1.1 - 0.1 * part)) < 0.02)
    #expect(abs(scene.top.alpha - max(0, 1 - part / 0.35)) < 0.001)
    #expect(abs(scene.below.alpha - max(0, (part - 0.35) / 0.65)) < 0.001)
  }

  @Test(
    "The guide's surface shrinks to 90 %, 8 points from the edge, over a screen that does not move",
    arguments: [0.1, 0.5, 1], [0.0, -300])
  func surface(_ progress: Double, _ drift: Double) throws {
    let scene = try scene(.surface)
    scene.drag(from: 5, to: progress)
    scene.stage.send(.move(CGPoint(x: 15 + 390 * progress, y: 400 + drift)))
    scene.stage.advance(by: 1)
    let part = curve(progress)
    let (leaving, left) = (scene.top.frame, 1 - abs(drift) / 422)
    #expect(abs(leaving.width - 390 * (1 - 0.1 * part)) < 0.02)
    #expect(abs(leaving.midX - (195 + (390 / 20 - 8) * part)) < 0.02)
    #expect(abs(leaving.midY - (422 - (drift < 0 ? 1 - left * left : 0) * max(0, 42.2 * part - 8))) < 0.02)
    #expect(abs(scene.top.layer.cornerRadius - 32 * part) < 0.02 && scene.top.alpha == 1)
    #expect(scene.below.frame == CGRect(origin: .zero, size: Self.size) && scene.below.alpha == 1)
    #expect(scene.below.layer.cornerRadius == 0)
  }

  @Test("A surface fades out within 100 ms, and grows to the right of where it was")
  func surfaceCommit() throws {
    let scene = try scene(.surface)
    scene.drag(from: 5, to: 0.5)
    scene.release(from: 5, at: 0.5)
    let part = curve(0.5)
    for step in 1...9 {
      scene.stage.advance(by: 0.01, framesPerSecond: 4000)
      let eased = bezier((0, 0), (0.58, 1), at: Double(step) / 10)
      let start = 195 + 11.5 * part
      #expect(abs(scene.top.frame.width - 390 * (1 - 0.1 * part * (1 - eased))) < 0.5)
      #expect(abs(scene.top.frame.midX - (start + (195 + 39 - start) * eased)) < 0.5)
      #expect(abs(scene.top.alpha - (1 - eased)) < 0.01)
    }
    scene.stage.advance(by: 0.02)
    #expect(scene.stage.isIdle && scene.names == "AB" && scene.below.frame.origin == .zero)
  }

  @Test("From code a surface fades in and out on the emphasized curve, over the screen beneath")
  func surfaceFromCode() {
    let motion = PredictiveBackMotion(Self.size, parameters: .surface)
    for time in [0, 0.1, 0.5, 1] {
      let part = EmphasizedPace.progress(at: time)
      let (opening, closing) = (motion.opening(at: time), motion.closing(at: time))
      #expect(abs(opening.leavingAlpha - part) < 1e-9 && abs(opening.leaving.minX - 39 * (1 - part)) < 1e-9)
      #expect(abs(closing.leavingAlpha - (1 - part)) < 1e-9 && abs(closing.leaving.minX - 39 * part) < 1e-9)
      #expect(opening.entering.origin == .zero && closing.entering.size == Self.size)
    }
  }

  @Test("A press holds a gesture that returns; a drag from there goes back after all", arguments: [0.0, 100, -300])
  func caught(_ drift: Double) throws {
    let scene = try scene()
    scene.drag(from: 5, to: 0.5)
    scene.stage.send(.move(CGPoint(x: 210, y: 400 + drift)))
    scene.stage.advance(by: 0.5)
    scene.stage.send(.cancel)
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.down(CGPoint(x: 200, y: 400)))
    let held = scene.top.frame
    scene.stage.advance(by: 0.5)
    #expect(scene.top.frame == held && held.width < 390)
    scene.move(from: 200, to: 0, steps: 1)
    scene.stage.advance(by: 1 / 60)
    #expect(abs(scene.top.frame.midY - held.midY) < 1e-6 && abs(scene.top.frame.midX - held.midX) < 1e-6)
    scene.move(from: 200, to: 0.1)
    scene.release(from: 200, at: 0.1)
    try scene.stage.settle()
    #expect(scene.names == "AB" && scene.stage.diagnostics.isEmpty)
  }
}
