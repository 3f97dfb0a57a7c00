import Stage
import UIKit

// Touches, recognisers and the actions of controls.

extension GrowthScene {
  static let touchScenes =
    [Recognizers.tap, .pan, .longPress].map { kind in
      GrowthScene(name: "a press, a drag and a release with \(kind.rawValue) recognisers on a view") { count in
        let scene = GrowthStage()
        for _ in 0..<count { scene.root.addGestureRecognizer(kind.make()) }
        return { drag(scene.stage) }
      }
    } + [
      GrowthScene(name: "a tap on one of many views with a recogniser each") { count in
        let scene = GrowthStage()
        for view in scene.addViews(count) { view.addGestureRecognizer(UITapGestureRecognizer()) }
        return {
          scene.stage.send(.down(CGPoint(x: 4, y: 4)))
          scene.stage.send(.up(CGPoint(x: 4, y: 4)))
          return comesToRest(scene.stage)
        }
      },
      GrowthScene(name: "taps") { count in
        let scene = GrowthStage()
        scene.root.addGestureRecognizer(UITapGestureRecognizer())
        return {
          for _ in 0..<count {
            scene.stage.send(.down(CGPoint(x: 4, y: 4)))
            scene.stage.send(.up(CGPoint(x: 4, y: 4)))
          }
          return comesToRest(scene.stage)
        }
      },
      GrowthScene(name: "recognisers added and removed") { count in
        let scene = GrowthStage()
        return {
          let all = (0..<count).map { _ in UITapGestureRecognizer() }
          for recognizer in all { scene.root.addGestureRecognizer(recognizer) }
          for recognizer in all { scene.root.removeGestureRecognizer(recognizer) }
          return scene.root.gestureRecognizers?.isEmpty ?? true
        }
      },
      GrowthScene(name: "recognisers that wait for another one") { count in
        let scene = GrowthStage()
        let last = UIPanGestureRecognizer()
        for _ in 0..<count {
          let tap = UITapGestureRecognizer()
          tap.require(toFail: last)
          scene.root.addGestureRecognizer(tap)
        }
        scene.root.addGestureRecognizer(last)
        return { drag(scene.stage) }
      },
    ]

  enum Recognizers: String, Sendable {
    case tap, pan
    case longPress = "long press"

    @MainActor fileprivate func make() -> UIGestureRecognizer {
      switch self {
      case .tap: UITapGestureRecognizer()
      case .pan: UIPanGestureRecognizer()
      case .longPress: UILongPressGestureRecognizer()
      }
    }
  }

  /// Drags down a little, and returns whether the stage comes to rest.
  @MainActor private static func drag(_ stage: Stage) -> Bool {
    stage.send(.down(CGPoint(x: 100, y: 100)))
    for step in 1...5 {
      stage.advance(by: 1.0 / 60)
      stage.send(.move(CGPoint(x: 100, y: 100 + 8 * step)))
    }
    stage.send(.up(CGPoint(x: 100, y: 140)))
    return comesToRest(stage)
  }
}
