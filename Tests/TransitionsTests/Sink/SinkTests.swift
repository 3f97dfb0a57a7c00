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

  /// Adds the visible values of two screens and of the views between them.
  private func add(_ progress: Double, of upper: UIView, _ lower: UIView, to trace: inout Trace) {
    let dimmingViews = upper.siblings(except: [upper, lower])
    trace.add(
      progress,
      [
        "upper x": Double(upper.seenCenter.x), "shadow": upper.seenShadow, "radius": Double(upper.layer.shadowRadius),
        "offset x": Double(upper.layer.shadowOffset.width), "offset y": Double(upper.layer.shadowOffset.height),
        "black": Double(upper.layer.shadowColor?.alpha ?? .nan), "lower x": Double(lower.seenCenter.x),
        "scale": lower.seenScale, "dimming views": Double(dimmingViews.count),
        "dimming": dimmingViews.first?.seenAlpha ?? .nan,
        "dimming at": Double(upper.superview?.subviews.firstIndex { $0 === dimmingViews.first } ?? -1),
      ])
  }

  /// Adds the same values from the published parameters, with the upper screen moved away by a fraction.
  private func expect(_ progress: Double, away: Double, scale: Double, in trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper x": 195 + 390 * away, "shadow": 1, "radius": 3, "offset x": -3, "offset y": 0, "black": 0.3,
        "lower x": 195, "scale": scale + (1 - scale) * away, "dimming views": 1, "dimming": 0.7 * (1 - away),
        "dimming at": 1,
      ])
  }

  @Test(
    "Under the finger every value is the published one, forwards and back", arguments: [(false, 0.95), (true, 0.7)])
  func pop(_ isExaggerated: Bool, _ scale: Double) throws {
    let scene = try scene(isExaggerated ? .exaggerated : SinkParameters())
    var (seen, expected) = (Trace(), Trace())
    scene.dragByTenths { progress in
      add(progress, of: scene.top, scene.below, to: &seen)
      expect(progress, away: progress, scale: scale, in: &expected)
    }
    #expect(seen == expected)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test(
    "From code it moves with ease-in-out in 0.3 s or 1 s", arguments: [(false, 0.95, 0.3), (true, 0.7, 1.0)],
    [true, false])
  func fromCode(_ variant: (isExaggerated: Bool, scale: Double, duration: Double), _ isOpening: Bool) throws {
    let scene = try scene(variant.isExaggerated ? .exaggerated : SinkParameters())
    let (upper, lower) = scene.play(isOpening: isOpening, ColourScreen("N", .black))
    var (seen, expected) = (Trace(), Trace())
    scene.stage.advanceByTenths(of: variant.duration, framesPerSecond: 240) { time in
      let eased = easeInOut(time)
      add(time, of: upper, lower, to: &seen)
      expect(time, away: isOpening ? 1 - eased : eased, scale: variant.scale, in: &expected)
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "ABCN" : "AB"))
    #expect(lower.transform == .identity)
    #expect(upper.layer.shadowOpacity == 0)
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
    #expect(scene.top.seenShadow == 0)
    #expect(scene.top.siblings(except: [scene.top, scene.below]).isEmpty)
  }
}
