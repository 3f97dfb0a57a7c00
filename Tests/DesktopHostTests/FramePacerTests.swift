import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import DesktopHost

@Suite("Frame times and window geometry")
struct FramePacerTests {
  /// The rounding of a few additions of seconds.
  private let tolerance = 1e-12

  @Test("After a rest a frame begins at once") func rest() {
    var pacer = FramePacer(interval: 0.01)
    #expect(pacer.start(wantedFrom: -.infinity) == -.infinity)
    #expect(pacer.deadline(ofFrameAt: 5) == 5)
    pacer.presented(from: 5, deadline: 5, cost: 0.002, spent: 0.002)
    #expect(pacer.start(wantedFrom: -.infinity) < 6)
    #expect(pacer.deadline(ofFrameAt: 6) == 6)
  }

  @Test("While frames follow each other, each begins before its deadline by its cost and the margin") func steady() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(from: 5, deadline: 5, cost: 0.002, spent: 0.002)
    let start = pacer.start(wantedFrom: -.infinity)
    #expect(abs(start - (5.01 - 0.002 - FramePacer.margin)) < tolerance)
    #expect(abs(pacer.deadline(ofFrameAt: start) - 5.01) < tolerance)
    #expect(pacer.start(wantedFrom: 7) == 7)
  }

  @Test(
    "A longer frame raises the estimated cost at once, a shorter one lowers it slowly, and it is at most an interval")
  func cost() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(from: 1, deadline: 1, cost: 0.004, spent: 0.004)
    pacer.presented(from: 2, deadline: 2, cost: 0.001, spent: 0.001)
    #expect(pacer.cost > 0.003 && pacer.cost < 0.004)
    pacer.presented(from: 3, deadline: 3, cost: 1, spent: 1)
    #expect(pacer.start(wantedFrom: -.infinity) == 3)
  }

  @Test(
    "Without a known rate, input waits for four times the work since the last frame, at least a 240th of a second",
    arguments: [(0.0001, 1.0 / 240), (0.001, 1.0 / 240), (0.002, 0.008), (0.003, 0.012)])
  func early(spent: TimeInterval, wait: TimeInterval) {
    var pacer = FramePacer(interval: 1.0 / 60)
    pacer.answersInputEarly = true
    pacer.presented(from: 5, deadline: 5, cost: 0.0001, spent: spent)
    let start = pacer.start(wantedFrom: -.infinity, hasInput: true)
    #expect(abs(start - (5 + wait)) < tolerance)
    #expect(pacer.deadline(ofFrameAt: start) == start)
    // What is not input keeps the interval, also after an early frame.
    #expect(pacer.start(wantedFrom: -.infinity) > start)
    pacer.presented(from: start, deadline: start, cost: 0.0001, spent: spent)
    #expect(abs(pacer.deadline(ofFrameAt: start + 0.016) - (start + 1.0 / 60)) < tolerance)
  }

  @Test(
    "A frame begins early when a pointer at the last frame's speed has moved seven points, but not after its turn",
    arguments: [(10_000, 1.0 / 240), (1000, 0.007), (500, 0.014), (300, nil), (0, nil)] as [(Double, TimeInterval?)])
  func distance(speed: Double, wait: TimeInterval?) {
    var pacer = FramePacer(interval: 1.0 / 60)
    pacer.answersInputEarly = true
    pacer.presented(from: 5, deadline: 5, cost: 0.0001, spent: 0.0001, speed: speed)
    let regular = pacer.start(wantedFrom: -.infinity)
    #expect(abs(pacer.start(wantedFrom: -.infinity, hasInput: true) - (wait.map { 5 + $0 } ?? regular)) < tolerance)
  }

  @Test("An expensive frame makes input wait no longer than its turn") func expensive() {
    var pacer = FramePacer(interval: 0.01)
    pacer.answersInputEarly = true
    pacer.presented(from: 5, deadline: 5, cost: 0.004, spent: 0.004)
    #expect(pacer.start(wantedFrom: -.infinity, hasInput: true) == pacer.start(wantedFrom: -.infinity))
  }

  @Test("On a display with a known rate, input waits for its frame") func known() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(from: 5, deadline: 5, cost: 0.0001, spent: 0.0001)
    #expect(pacer.start(wantedFrom: -.infinity, hasInput: true) == pacer.start(wantedFrom: -.infinity))
    pacer.answersInputEarly = true
    #expect(pacer.start(wantedFrom: -.infinity, hasInput: true) < pacer.start(wantedFrom: -.infinity))
  }

  @Test("In a flood of input the thread works a quarter of the time at most") func budget() {
    var pacer = FramePacer(interval: 1.0 / 60)
    pacer.answersInputEarly = true
    var random = SeededGenerator(seed: 14)
    var (instant, worked) = (0.0, 0.0)
    for _ in 0..<1000 {
      let spent = Double.random(in: 0.0005..<0.003, using: &random)
      let deadline = pacer.deadline(ofFrameAt: instant)
      pacer.presented(from: instant, deadline: deadline, cost: spent, spent: spent)
      worked += spent
      instant = max(instant + spent, pacer.start(wantedFrom: -.infinity, hasInput: true))
    }
    #expect(worked / instant <= FramePacer.share)
    #expect(worked / instant > FramePacer.share / 2)
  }

  @Test("An event maps to the stage's point under it, at every scale", arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func points(scale: CGFloat) {
    let pixels = (width: Int((390 * scale).rounded()), height: Int((844 * scale).rounded()))
    // On X11 events are in pixels; on Wayland they are in points.
    let direct = WindowGeometry(
      width: pixels.width, height: pixels.height, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    let indirect = WindowGeometry(
      width: 390, height: 844, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    let first = direct.point(x: 100 * scale, y: 200 * scale, stage: pixels, stageScale: scale)
    let second = indirect.point(x: 100, y: 200, stage: pixels, stageScale: scale)
    for point in [first, second] { #expect(abs(point.x - 100) < 0.2 && abs(point.y - 200) < 0.5) }
  }

  @Test("A stage that is smaller than the window is centred") func middle() {
    let geometry = WindowGeometry(width: 600, height: 844, pixelWidth: 600, pixelHeight: 844, scale: 1)
    #expect(geometry.origin(of: (390, 844)) == (105, 0))
    #expect(geometry.point(x: 105, y: 3, stage: (390, 844), stageScale: 1) == CGPoint(x: 0, y: 3))
  }
}
