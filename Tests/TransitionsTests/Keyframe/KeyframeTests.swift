import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Push and pop by keyframes")
struct KeyframeTests {
  static let width = 390.0

  /// The motion of one screen: a shift and a scale at some times, linear in between.
  struct Path {
    let stops: [(time: Double, shift: Double, scale: Double)]

    func at(_ time: Double) -> (shift: Double, scale: Double) {
      guard let next = stops.firstIndex(where: { $0.time >= time }) else {
        return (stops[stops.count - 1].shift, stops[stops.count - 1].scale)
      }
      guard next > 0 else { return (stops[0].shift, stops[0].scale) }
      let (a, b) = (stops[next - 1], stops[next])
      let part = (time - a.time) / (b.time - a.time)
      return (a.shift + part * (b.shift - a.shift), a.scale + part * (b.scale - a.scale))
    }
  }

  /// Returns the published motions of the push; a pop reverses them.
  static func paths(_ pacing: KeyframeParameters.Pacing) -> (upper: Path, lower: Path) {
    // 0.6 of the width, and -200 points at 0.8.
    let (middle, beneath) = (0.6 * width, -160.0)
    switch pacing {
    case .linear:
      return (
        Path(stops: [(0, width, 1), (0.2, width, 1), (0.6, middle, 1.2), (1, 0, 1)]),
        Path(stops: [(0, 0, 1), (0.75, beneath, 0.8), (1, beneath, 0.8)])
      )
    case .paced:
      return (
        Path(stops: [(0, width, 1), (0.4, middle, 1.2), (1, 0, 1)]), Path(stops: [(0, 0, 1), (1, beneath, 0.8)])
      )
    }
  }

  private func scene(_ pacing: KeyframeParameters.Pacing, open: Bool) throws -> TwoScreenScene {
    let scene = open ? try TwoScreenScene.opened(.keyframe) : try TwoScreenScene(.keyframe)
    (scene.delegate as? KeyframeNavigationDelegate)?.parameters.pacing = pacing
    return scene
  }

  private func seen(_ scene: TwoScreenScene) -> Values {
    let (upper, lower) = (scene.second.view.seenTransform, scene.first.view.seenTransform)
    return [
      "upper": upper.tx.native, "scale": upper.a.native, "scale y": upper.d.native, "lower": lower.tx.native,
      "its scale": lower.a.native, "y": (upper.ty + lower.ty + upper.b + lower.b).native,
      "beneath": scene.first.view.superview?.subviews.first === scene.first.view ? 1 : 0,
    ]
  }

  private func published(push time: Double, _ pacing: KeyframeParameters.Pacing) -> Values {
    let paths = Self.paths(pacing)
    let (upper, lower) = (paths.upper.at(time), paths.lower.at(time))
    return [
      "upper": upper.shift, "scale": upper.scale, "scale y": upper.scale, "lower": lower.shift,
      "its scale": lower.scale, "y": 0, "beneath": 1,
    ]
  }

  @Test(
    "Under the finger a pop follows the published keyframes, forwards and back",
    arguments: KeyframeParameters.Pacing.allCases)
  func dragged(_ pacing: KeyframeParameters.Pacing) throws {
    let scene = try scene(pacing, open: true)
    scene.expectDragged({ seen(scene) }, { published(push: 1 - $0, pacing) })
    scene.release(at: 0)
    try scene.stage.settle()
    #expect(scene.isOpen)
    #expect(scene.second.view.transform == .identity && scene.first.view.transform == .identity)
  }

  @Test(
    "From code it moves with ease-in-out in 0.6 s, and leaves both transforms at identity",
    arguments: KeyframeParameters.Pacing.allCases, [true, false])
  func fromCode(_ pacing: KeyframeParameters.Pacing, _ isOpening: Bool) throws {
    let scene = try scene(pacing, open: !isOpening)
    if isOpening { scene.open() } else { scene.close() }
    scene.expectPlayed(in: 0.6, { seen(scene) }, { published(push: isOpening ? $0 : 1 - $0, pacing) })
    try scene.stage.settle()
    #expect(scene.second.view.transform == .identity && scene.first.view.transform == .identity)
  }

  @Test("Shadow, dimming and parallax can be turned on and off")
  func looks() throws {
    let scene = try TwoScreenScene.opened(.keyframe, looks: true)
    (scene.delegate as? KeyframeNavigationDelegate)?.parameters.hasParallax = false
    scene.drag(to: 0.25)
    #expect(scene.second.view.seenShadow == 1 && abs(scene.first.view.seenAlpha - 0.925) < 1e-6)
    #expect(abs(scene.first.view.seenTransform.a - 0.85) < 1e-9)
    #expect(abs(scene.first.view.seenTransform.tx) < 1e-9)
  }
}
