import Stage
import UIKit

/// Work on many objects, whose cost is counted for several numbers of them.
struct GrowthScene: Sendable {
  /// The name in reports and on the command line.
  let name: String
  /// How the cost may grow with the number of objects.
  var growth = Growth.linear
  /// Creates the objects, and returns the work; the work returns whether it has done what the name says.
  let prepare: @MainActor @Sendable (_ count: Int) -> @MainActor () -> Bool

  /// How a cost grows with a number of objects.
  enum Growth: String, Sendable {
    /// The cost is the same for any number.
    case constant
    /// The cost is proportional to the number.
    case linear
  }

  /// All scenes.
  static var all: [GrowthScene] {
    screenScenes + containerScenes + viewScenes + removalScenes + animationScenes + animatorScenes + journalScenes
      + touchScenes + timeScenes + drawingScenes + layoutScenes
  }
}

extension GrowthScene {
  /// Returns whether nothing moves on `stage` any more `seconds` later at the latest.
  @MainActor static func comesToRest(_ stage: Stage, within seconds: Double = 10) -> Bool {
    (try? stage.settle(timeout: seconds)) != nil
  }
}

/// A stage with a plain view that fills its window.
@MainActor struct GrowthStage {
  let stage = Stage()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { stage.window.addSubview(root) }

  /// Adds `count` views of a few points each to the root view.
  func addViews(_ count: Int) -> [UIView] {
    let views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: index % 38 * 10, y: index / 38 % 84 * 10, width: 8, height: 8))
      view.backgroundColor = .red
      return view
    }
    for view in views { root.addSubview(view) }
    stage.advance(by: 0)
    return views
  }
}
