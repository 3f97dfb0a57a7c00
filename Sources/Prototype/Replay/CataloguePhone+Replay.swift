import CoreGraphics
import Foundation
import Motion
import Stage
import Transitions
import UIKit

extension CataloguePhone {
  /// Shows a number of screens, without animation; fewer where the demo has no more.
  ///
  /// What is in progress ends at once. A loop calls it before each round, so that the stack is as it was.
  func show(depth: Int) {
    stage.send(.cancel)
    stage.perform { stage.application.finishAtOnce() }
    // Animations that belong to no transition cannot be brought to their end.
    if !stage.isIdle {
      restart()
      stage.perform { stage.application.finishAtOnce() }
    }
    stage.perform {
      let isEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(false)
      while demo.depth != depth {
        let before = demo.depth
        if before < depth { demo.push() } else { demo.pop() }
        stage.application.finishAtOnce()
        // The demo has no more screens, or refuses.
        guard abs(demo.depth - depth) < abs(before - depth) else { break }
      }
      UIView.setAnimationsEnabled(isEnabled)
    }
  }

  /// The drags that move the transitions of the screens that are shown.
  var drags: [DragInteraction] {
    stage.perform {
      var found: [DragInteraction] = []
      for window in stage.application.windows { Self.collect(window, into: &found) }
      return found
    }
  }

  private static func collect(_ view: UIView, into found: inout [DragInteraction]) {
    for recognizer in view.gestureRecognizers ?? [] {
      if let drag = recognizer.delegate as? DragInteraction, !found.contains(where: { $0 === drag }) {
        found.append(drag)
      }
    }
    for child in view.subviews { collect(child, into: &found) }
  }

  /// The verdict on the last release, as long as the screens are there: that of the entry's rule, or of the system's for a
  /// system transition; nil before a release, and if no rule decided.
  var currentVerdict: DragVerdict? {
    let press = stage.application.lastPress
    let releases = drags.compactMap(\.lastRelease).filter { $0.timestamp >= press }
    if let release = releases.max(by: { $0.timestamp < $1.timestamp }), let rule = demo.figures.releaseRule {
      return DragVerdict(
        rule.verdict(
          for: Release(
            progress: release.progress.native, pointsPerSecond: release.velocity.native, width: release.length.native)),
        isReversed: release.isReversed)
    }
    return stage.application.systemVerdict.map { DragVerdict($0, isReversed: false) }
  }

  /// The track of a drag that goes back from the top screen; nil if no drag does.
  var track: ExampleDrag.Track? {
    guard let back = entry.back else { return nil }
    func number(_ key: String) -> CGFloat? {
      guard case .number(let number) = demo.figures[key]?.current else { return nil }
      return CGFloat(number)
    }
    let (size, isDown) = (stage.screenSize, back == .down)
    return ExampleDrag.Track(
      size: size, isDown: isDown, length: number("drag.length") ?? (isDown ? size.height : size.width),
      slop: max(10, number("drag.slop") ?? 10))
  }
}
