import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

/// Holds the movement of sheets to what was measured on iOS 26.1: sections 1.4 and 2.4 of the page of measurements.
@MainActor @Suite("The spring of sheets as measured on iOS, sections 1.4 and 2.4")
struct MeasuredSheetCurveTests {
  /// The frequency of the critically damped spring, in radians per second.
  static let frequency = (1_000.0 / 3).squareRoot()

  /// Returns the distance from the end of a critically damped spring, `time` seconds after it was let go at the distance
  /// `start` with a velocity.
  private func law(_ time: Double, from start: Double, velocity: Double = 0) -> Double {
    (start + (velocity + Self.frequency * start) * time) * exp(-Self.frequency * time)
  }

  @Test(
    "2.4: A sheet that is let go takes the finger's speed along, back to its place and away", arguments: [100.0, 300])
  func release(_ distance: Double) throws {
    for speed in [600.0, 1_200] {
      let scene = try SheetScene()
      try scene.present()
      scene.stage.send(.down(CGPoint(x: 190, y: 200)))
      let count = Int(distance) / 10
      for step in 1...count {
        scene.stage.advance(by: 10 / speed, framesPerSecond: 240)
        scene.stage.send(.move(CGPoint(x: 190, y: 200 + 10 * step)))
      }
      scene.stage.send(.up(CGPoint(x: 190, y: 200 + 10 * count)))
      let away = speed >= 1_000
      let end = away ? 852.0 : 59
      let start = distance - 10 + 59 - end
      for _ in 0..<15 {
        let time = scene.stage.now - Double(count) * 10 / speed
        #expect(abs(scene.top - end - law(time, from: start, velocity: speed)) < 1, "\(time) s at \(speed)")
        scene.stage.advance(by: 1 / 60)
      }
      try scene.stage.settle()
      #expect(scene.isDismissed == away)
    }
  }

  @Test("2.4: A sheet goes to another detent along the same spring, with the finger's speed")
  func detents() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    try scene.present()
    scene.stage.send(.down(CGPoint(x: 190, y: 700)))
    for step in 1...20 {
      scene.stage.advance(by: 10.0 / 600, framesPerSecond: 240)
      scene.stage.send(.move(CGPoint(x: 190, y: 700 - 10 * step)))
    }
    let (start, lift) = (scene.top, scene.stage.now)
    scene.stage.send(.up(CGPoint(x: 190, y: 500)))
    for _ in 0..<15 {
      let exact = 59 + law(scene.stage.now - lift, from: start - 59, velocity: -600)
      #expect(abs(scene.top - exact) < 0.5, "\(scene.stage.now - lift) s")
      scene.stage.advance(by: 1 / 60)
    }
  }
}
