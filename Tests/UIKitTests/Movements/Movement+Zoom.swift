import Stage
import Testing
import UIKit

extension Movement {
  /// The zoom of iOS 18, measured on iOS 27.0: its formulas were fitted to frames.
  @MainActor static func zooms() throws -> [Movement] {
    let (home, size) = (ZoomScene.home, ZoomScene.size)
    var movements: [Movement] = []
    for opens in [true, false] {
      func add(
        _ part: String, unit: String = "pt", _ law: (Double) -> Double, here: (ZoomScene) throws -> Double
      ) throws {
        movements.append(
          try flight("A zoom \(opens ? "in" : "out"): \(part)", opens: opens, unit: unit, law, here: here))
      }
      try add("left edge", { home.minX.native * (1 - $0) }, here: { try clip(of: $0).seenFrame.minX.native })
      try add(
        "upper edge", { home.minY.native * (1 - $0 + (opens ? 0.05 : 0.03) * sin(.pi * $0)) },
        here: { try clip(of: $0).seenFrame.minY.native })
      try add(
        "width", { (home.width + (size.width - home.width) * $0).native },
        here: { try clip(of: $0).seenFrame.width.native })
      try add(
        "scale of the covered screen", unit: "of it", { 1 - 0.086 * $0 },
        here: { ($0.grid.view.layer.presentation()?.affineTransform().a ?? 0).native })
      try add("picture of the source", unit: "of opaque") {
        let passed = min(1, (opens ? $0 : 1 - $0) / 0.55)
        return opens ? 1 - passed : passed
      } here: {
        let picture = try #require($0.zoomed.view.superview?.subviews.last)
        return Double(picture.layer.presentation()?.opacity ?? .nan)
      }
    }
    return try movements + [
      released("A zoomed screen goes back", from: 200, to: 260) { seconds, shown in
        1 - (1 - shown) * springRemainder(seconds, frequency: 22, ratio: 0.9)
      } here: {
        $0.frame.width.native / size.width.native
      },
      released("The covered screen after a zoom", from: 200, to: 520) { seconds, shown in
        1 - (1 - shown) * springRemainder(seconds, frequency: 15)
      } here: {
        ($0.grid.view.layer.presentation()?.affineTransform().a ?? 0).native
      },
    ]
  }

  /// What a still finger lets go that has moved down; `law` gets the seconds and the value at the release.
  @MainActor private static func released(
    _ title: String, from start: Double, to end: Double, _ law: (Double, Double) -> Double, here: (ZoomScene) -> Double
  ) throws -> Movement {
    let scene = try ZoomScene().opened()
    let finger = CGPoint(x: 200, y: end)
    scene.drag(CGPoint(x: 200, y: start), to: finger, speed: 400, rest: 0.4, lets: false)
    let shown = here(scene)
    scene.stage.send(.up(finger))
    let lift = scene.stage.now
    return Movement(title, "zoom", .formula, unit: "of it", frames(1...24) { law($0, shown) }) {
      scene.stage.reach(lift + $0)
      return here(scene)
    }
  }

  @MainActor private static func clip(of scene: ZoomScene) throws -> CALayer {
    try #require(scene.zoomed.view.superview?.layer)
  }

  /// `law` gets the progress: 0 where the screen is the source, 1 where it is open.
  @MainActor private static func flight(
    _ title: String, opens: Bool, unit: String, _ law: (Double) -> Double, here: (ZoomScene) throws -> Double
  ) throws -> Movement {
    let scene = try opens ? ZoomScene() : ZoomScene().opened()
    scene.fly(opens)
    let start = scene.stage.now
    let measured = frames(1...24) {
      let left = springRemainder($0, frequency: 19)
      return law(opens ? 1 - left : left)
    }
    return try Movement(title, "zoom", .formula, unit: unit, measured) {
      scene.stage.reach(start + $0)
      return try here(scene)
    }
  }
}
