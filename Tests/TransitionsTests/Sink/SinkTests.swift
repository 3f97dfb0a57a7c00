import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Sinking")
struct SinkTests {
  typealias Scene = DragScene<SinkNavigation>

  private func scene(_ parameters: SinkParameters = SinkParameters(), depth: Int = 3) throws -> Scene {
    let navigation = SinkNavigation()
    navigation.parameters = parameters
    return try Scene(navigation, depth: depth)
  }

  /// The visible values of two screens and of the views between them.
  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    let dimmingViews = upper.siblings(except: [upper, lower])
    return [
      "upper x": Double(upper.seenCenter.x), "shadow": upper.seenShadow, "radius": Double(upper.layer.shadowRadius),
      "offset x": Double(upper.layer.shadowOffset.width), "offset y": Double(upper.layer.shadowOffset.height),
      "black": Double(upper.layer.shadowColor?.alpha ?? .nan), "lower x": Double(lower.seenCenter.x),
      "scale": lower.seenScale, "dimming views": Double(dimmingViews.count),
      "dimming": dimmingViews.first?.seenAlpha ?? .nan,
      "dimming at": Double(upper.superview?.subviews.firstIndex { $0 === dimmingViews.first } ?? -1),
    ]
  }

  /// The same values from the published parameters, with the upper screen moved away by a fraction.
  private func published(_ away: Double, scale: Double) -> Values {
    [
      "upper x": 195 + 390 * away, "shadow": 1, "radius": 3, "offset x": -3, "offset y": 0, "black": 0.3,
      "lower x": 195, "scale": scale + (1 - scale) * away, "dimming views": 1, "dimming": 0.7 * (1 - away),
      "dimming at": 1,
    ]
  }

  @Test(
    "Under the finger every value is the published one, forwards and back", arguments: [(false, 0.95), (true, 0.7)])
  func pop(_ isExaggerated: Bool, _ scale: Double) throws {
    try scene(isExaggerated ? .exaggerated : SinkParameters()).expectDragged(seen) { published($0, scale: scale) }
  }

  @Test(
    "From code it moves with ease-in-out in 0.3 s or 1 s", arguments: [(false, 0.95, 0.3), (true, 0.7, 1.0)],
    [true, false])
  func fromCode(_ variant: (isExaggerated: Bool, scale: Double, duration: Double), _ isOpening: Bool) throws {
    let scene = try scene(variant.isExaggerated ? .exaggerated : SinkParameters())
    let (upper, lower) = try scene.expectPlayed(
      isOpening: isOpening, ColourScreen("N", .black), in: variant.duration, framesPerSecond: 240, seen
    ) { published(isOpening ? 1 - $0 : $0, scale: variant.scale) }
    #expect(lower.transform == .identity && upper.layer.shadowOpacity == 0)
  }

  @Test("A pop scales the screen beneath from its own transform, and restores that")
  func ownTransform() throws {
    let scene = try scene(depth: 2)
    scene.below.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scene.drag(from: 5, to: 0.5)
    #expect(abs(scene.below.seenScale - 0.5 * 0.975) < 1e-9)
    scene.release(from: 5, at: 0.5)
    try scene.stage.settle()
    #expect(scene.below.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test("With parallax the screen beneath moves in from the left")
  func parallax() throws {
    var parameters = SinkParameters()
    parameters.parallax.isOn = true
    let scene = try scene(parameters)
    scene.drag(from: 5, to: 0.25)
    #expect(abs(Double(scene.below.seenCenter.x) - (195 - 390 / 3.33 * 0.75)) < 1e-9)
  }

  @Test("A shadow and a dimming that are off are not visible")
  func off() throws {
    var parameters = SinkParameters()
    parameters.shadow.isOn = false
    parameters.dimming.isOn = false
    let scene = try scene(parameters)
    scene.drag(from: 5, to: 0.25)
    #expect(scene.top.seenShadow == 0 && scene.top.siblings(except: [scene.top, scene.below]).isEmpty)
  }
}
