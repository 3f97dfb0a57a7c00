import GoldenPictures
import Raster
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Pictures of transitions between two screens")
struct TwoScreenGoldenTests {
  /// Returns a picture of a small stage whose second screen is dragged to a progress.
  private func picture(_ transition: TwoScreenTransition, at progress: Double, looks: Bool) throws -> PixelBuffer {
    let scene = try TwoScreenScene.opened(transition, looks: looks, size: CGSize(width: 64, height: 96))
    for view in [scene.first.view, scene.second.view] where view !== (scene.second as? NotingViewer)?.view {
      let stripe = UIView(frame: CGRect(x: 28, y: 16, width: 8, height: 64))
      stripe.backgroundColor = UIColor(white: 1, alpha: 0.6)
      view?.addSubview(stripe)
    }
    (scene.second as? NotingViewer)?.small.frame = CGRect(x: 6, y: 10, width: 20, height: 20)
    let start = transition.isNavigation ? CGPoint(x: 5, y: 48) : CGPoint(x: 32, y: 40)
    func point(_ distance: Double) -> CGPoint {
      transition.isNavigation ? CGPoint(x: start.x + distance, y: start.y) : CGPoint(x: start.x, y: start.y + distance)
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

  @Test(
    "At a quarter and at three of the progress; traces hold what lies between", arguments: TwoScreenTransition.allCases,
    [25, 75])
  func instants(_ transition: TwoScreenTransition, _ percent: Int) throws {
    try expectGolden(picture(transition, at: Double(percent) / 100, looks: false), "\(transition)-\(percent)")
  }

  @Test("With shadow and dimming on", arguments: [TwoScreenTransition.rise, .keyframe, .cornerRotation])
  func looks(_ transition: TwoScreenTransition) throws {
    try expectGolden(picture(transition, at: 0.5, looks: true), "\(transition)-looks-50")
  }
}
