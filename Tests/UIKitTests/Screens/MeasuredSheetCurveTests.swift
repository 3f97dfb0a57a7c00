import Stage
import Testing
import UIKit

/// Holds the movement of sheets to what was measured on iOS 26.1: sections 1.4 and 2.4 of the page of measurements.
@MainActor @Suite("The spring of sheets as measured on iOS, sections 1.4 and 2.4")
struct MeasuredSheetCurveTests {
  /// Expects that the sheet goes to `end` along a critically damped spring, from the distance and with the velocity at
  /// which it was let go.
  private func expectSpring(
    _ scene: SheetScene, to end: Double, from start: Double, velocity: Double, within error: Double
  ) {
    let lift = scene.stage.now
    for _ in 0..<15 {
      let time = scene.stage.now - lift
      let left = start * springRemainder(time, frequency: (1_000.0 / 3).squareRoot(), velocity: -velocity / start)
      #expect(abs(scene.top - end - left) < error, "\(time) s at \(velocity)")
      scene.stage.advance(by: 1 / 60)
    }
  }

  @Test(
    "2.4: A sheet that is let go takes the finger's speed along, back to its place and away", arguments: [100.0, 300])
  func release(_ distance: Double) throws {
    for speed in [600.0, 1_200] {
      let scene = try SheetScene()
      try scene.present()
      scene.stage.dragFinger(
        CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 200 + distance), steps: Int(distance) / 10, frame: 10 / speed)
      let away = speed >= 1_000
      let end = away ? 852.0 : 59
      expectSpring(scene, to: end, from: distance - 10 + 59 - end, velocity: speed, within: 1)
      try scene.stage.settle()
      #expect(scene.isDismissed == away)
    }
  }

  @Test("2.4: A sheet goes to another detent along the same spring, with the finger's speed")
  func detents() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    try scene.present()
    scene.stage.dragFinger(CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 500), frame: 10.0 / 600, lifts: false)
    let start = scene.top
    scene.stage.send(.up(CGPoint(x: 190, y: 500)))
    expectSpring(scene, to: 59, from: start - 59, velocity: -600, within: 0.5)
  }
}
