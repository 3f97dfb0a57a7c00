import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

extension CataloguePhone {
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
    if let distant { return distant.verdict }
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
}
