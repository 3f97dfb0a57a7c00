import CoreGraphics
import Foundation
import Testing

@testable import DesktopHost

@Suite("Frame times and window geometry")
struct FramePacerTests {
  /// The rounding of a few additions of seconds.
  private let tolerance = 1e-12

  @Test("After a rest a frame begins at once") func rest() {
    var pacer = FramePacer(interval: 0.01)
    #expect(pacer.start == -.infinity)
    #expect(pacer.deadline(ofFrameAt: 5) == 5)
    pacer.presented(deadline: 5, cost: 0.002)
    #expect(pacer.start < 6)
    #expect(pacer.deadline(ofFrameAt: 6) == 6)
  }

  @Test("While frames follow each other, each begins before its deadline by its cost and the margin") func steady() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(deadline: 5, cost: 0.002)
    #expect(abs(pacer.start - (5.01 - 0.002 - FramePacer.margin)) < tolerance)
    #expect(abs(pacer.deadline(ofFrameAt: pacer.start) - 5.01) < tolerance)
  }

  @Test(
    "A longer frame raises the estimated cost at once, a shorter one lowers it slowly, and it is at most an interval")
  func cost() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(deadline: 1, cost: 0.004)
    pacer.presented(deadline: 2, cost: 0.001)
    #expect(pacer.cost > 0.003 && pacer.cost < 0.004)
    pacer.presented(deadline: 3, cost: 1)
    #expect(pacer.start == 3)
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
