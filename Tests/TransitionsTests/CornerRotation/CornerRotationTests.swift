import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Corner rotation")
struct CornerRotationTests {
  /// The visible positions of the upper screen's corners.
  private func seen(_ scene: TwoScreenScene) -> Values {
    let view: UIView = scene.second.view
    let layer = view.layer.presentation() ?? view.layer
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let point = CGPoint(x: x - layer.anchorPoint.x * 390, y: y - layer.anchorPoint.y * 844)
        .applying(layer.affineTransform())
      return CGPoint(x: layer.position.x + point.x, y: layer.position.y + point.y)
    }
    let (pin, left, bottom) = (seen(390, 0), seen(0, 0), seen(390, 844))
    return [
      "pin x": pin.x.native, "pin y": pin.y.native, "left x": left.x.native, "left y": left.y.native,
      "bottom x": bottom.x.native, "bottom y": bottom.y.native, "lower": scene.first.view.seenCenter.x.native,
    ]
  }

  private func turned(by degrees: Double) -> Values {
    let angle = degrees * .pi / 180
    return [
      "pin x": 390, "pin y": 0, "left x": 390 - 390 * cos(angle), "left y": -390 * sin(angle),
      "bottom x": 390 - 844 * sin(angle), "bottom y": 844 * cos(angle), "lower": 195,
    ]
  }

  @Test("Under the finger it rotates linearly by -90 degrees about its fixed corner, forwards and back")
  func dragged() throws {
    let scene = try TwoScreenScene.opened(.cornerRotation)
    scene.expectDragged({ seen(scene) }, { turned(by: -90 * $0) })
  }

  @Test("From code it rotates with ease-in-out in 0.6 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try TwoScreenScene.playing(isOpening: isOpening, .cornerRotation)
    scene.expectPlayed(in: 0.6, { seen(scene) }, { turned(by: -90 * (isOpening ? 1 - $0 : $0)) })
  }

  @Test("At the beginning of a push the new screen is not visible")
  func outside() throws {
    let scene = try TwoScreenScene(.cornerRotation)
    let before = scene.stage.render().digest
    scene.open()
    scene.stage.advance(by: 0.0001, framesPerSecond: 10000)
    #expect(scene.coordinator != nil && scene.stage.render().digest == before)
  }

  @Test("Shadow and dimming can be turned on")
  func looks() throws {
    let scene = try TwoScreenScene.opened(.cornerRotation, looks: true)
    scene.drag(to: 0.25)
    #expect(scene.second.view.seenShadow == 1 && abs(scene.first.view.seenAlpha - 0.925) < 1e-6)
  }
}
