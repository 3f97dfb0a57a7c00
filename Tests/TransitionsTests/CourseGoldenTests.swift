import GoldenPictures
import Raster
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("What the course looks like")
struct CourseGoldenTests {
  /// A small stage with a second screen that a finger has taken back so far.
  private func picture(_ system: CourseSystem, at progress: Double, looks: Bool) throws -> PixelBuffer {
    let scene = try CourseScene.opened(system, looks: looks, size: CGSize(width: 64, height: 96))
    for view in [scene.first.view, scene.second.view] where view !== (scene.second as? NotingViewer)?.view {
      let stripe = UIView(frame: CGRect(x: 28, y: 16, width: 8, height: 64))
      stripe.backgroundColor = UIColor(white: 1, alpha: 0.6)
      view?.addSubview(stripe)
    }
    (scene.second as? NotingViewer)?.small.frame = CGRect(x: 6, y: 10, width: 20, height: 20)
    let start = system.isNavigation ? CGPoint(x: 5, y: 48) : CGPoint(x: 32, y: 40)
    func point(_ way: Double) -> CGPoint {
      system.isNavigation ? CGPoint(x: start.x + way, y: start.y) : CGPoint(x: start.x, y: start.y + way)
    }
    scene.stage.send(.down(start))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(point(10.001)))
    scene.stage.send(.move(point(10 + progress * scene.length)))
    scene.stage.advance(by: 1 / 60)
    let buffer = try #require(PixelBuffer(width: 64, height: 96))
    _ = try scene.stage.draw(into: buffer, everything: true)
    return buffer
  }

  @Test("At each quarter of the way back", arguments: CourseSystem.allCases, [0, 25, 50, 75, 100])
  func quarters(_ system: CourseSystem, _ percent: Int) throws {
    try expectGolden(picture(system, at: Double(percent) / 100, looks: false), "\(system)-\(percent)")
  }

  @Test("With shadow and dimming on", arguments: [CourseSystem.rise, .keyframe, .cornerRotation])
  func looks(_ system: CourseSystem) throws {
    try expectGolden(picture(system, at: 0.5, looks: true), "\(system)-looks-50")
  }
}
