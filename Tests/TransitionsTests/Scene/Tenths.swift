import Stage
import Transitions
import UIKit

extension Stage {
  /// Advances to each tenth of `duration` seconds except the last, and calls `body` with the fraction of the time.
  func advanceByTenths(of duration: Double, framesPerSecond: Double, _ body: (Double) -> Void) {
    for tenth in 1..<10 {
      advance(by: duration / 10, framesPerSecond: framesPerSecond)
      body(Double(tenth) / 10)
    }
  }
}

extension DragScene {
  /// Drags to each tenth of the distance, forwards and back, and calls `body` with the progress at each.
  func dragByTenths(from x: CGFloat = 5, _ body: (Double) -> Void) {
    drag(from: x, to: 0.001)
    var last: CGFloat = 0.001
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = CGFloat(tenth) / 10
      move(from: x, start: last, to: progress, steps: 2)
      last = progress
      body(Double(progress))
    }
  }

  /// Pushes `new` from code, or pops the top screen, and returns the upper and the lower screen.
  func play(isOpening: Bool, _ new: ColourScreen) -> (upper: UIView, lower: UIView) {
    if isOpening {
      navigation.pushViewController(new, animated: true)
      return (new.view, top)
    }
    navigation.popViewController(animated: true)
    return (top, below)
  }
}

extension TwoScreenScene {
  /// Drags to each tenth of the distance, forwards and back, and calls `body` with the progress at each.
  func dragByTenths(_ body: (Double) -> Void) {
    drag(to: 0.05)
    var last = 0.05
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = Double(tenth) / 10
      move(from: last, to: progress, steps: 2)
      last = progress
      body(progress)
    }
  }

  /// Creates a scene whose second screen opens, or closes, from code.
  static func playing(isOpening: Bool, _ transition: TwoScreenTransition) throws -> TwoScreenScene {
    let scene = isOpening ? try TwoScreenScene(transition) : try TwoScreenScene.opened(transition)
    if isOpening { scene.open() } else { scene.close() }
    return scene
  }
}
