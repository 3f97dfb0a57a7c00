import Motion
import Stage
import UIKit

extension Movement {
  /// The movements of scroll views, which were measured on iOS 26.1.
  @MainActor static func scrolling() -> [Movement] {
    // The time from the stamp of the release to the beginning of the motion, fitted to the measured deceleration.
    let lag = 0.000_9
    let content = 0.0...39_148
    let slowing = ScrollGlide(from: 5_326, velocity: 3_000, in: content, grid: 1.0 / 3)
    let impact = ScrollGlide(from: 39_088, velocity: 3_125, in: content)
    let held = ScrollGlide(from: 235, velocity: 625, in: -40_000...0)
    let thrown = ScrollGlide(from: 79, velocity: 1_750, in: -40_000...0)
    return [
      Movement("A flick at 3,000 points a second", "`decel_v3000.csv`", .frames, MeasuredScrolls.deceleration) {
        slowing.position(at: $0 - lag)
      },
      Movement("A flick against the end of the content", "`edge_impact.csv`", .frames, MeasuredScrolls.impact) {
        impact.position(at: $0 - lag)
      },
      Movement("The bounce of content that was held", "`rubberband_release.csv`", .frames, MeasuredScrolls.heldBounce) {
        held.position(at: $0)
      },
      Movement(
        "The bounce of content that was thrown", "`bounce_release_vel.csv`", .frames, MeasuredScrolls.thrownBounce
      ) { thrown.position(at: $0) },
      animatedScroll(
        to: 400, "`setContentOffset_animated.csv`", [(0, 0), (8, 165.5), (16, 388), (18, 400), (30, 400)]),
      animatedScroll(
        to: 375, "`pager_page_next.csv`, without the 375 points before",
        [(0, 0), (1, 3), (6, 94), (12, 281.5), (17, 372)]),
    ]
  }

  @MainActor private static func animatedScroll(
    to end: Double, _ source: String, _ frames: [(frame: Int, offset: Double)]
  ) -> Movement {
    let scene = ScrollScene(content: CGSize(width: 300, height: 40_000), scale: 2)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: end), animated: true)
    let start = scene.stage.now
    return Movement(
      "Animated scrolling by \(Int(end)) points", source, .frames, frames.map { (Double($0.frame) / 60, $0.offset) }
    ) { seconds in
      scene.stage.reach(start + seconds)
      return scene.offset.y.native
    }
  }
}

extension Stage {
  /// Runs the frames up to an instant.
  func reach(_ instant: Double) { if instant > now { advance(by: instant - now) } }
}
