import CoreGraphics
import Foundation
import Stage
import Transitions
import UIKit

extension CataloguePhone {
  /// Shows a number of screens, without animation; fewer where the demo has no more.
  ///
  /// What is in progress ends at once, except for animations that belong to no transition, which take their time. A loop
  /// calls it before each round, so that the stack is as it was.
  func show(depth: Int) {
    stage.send(.cancel)
    // Only the user's own code knows its screens.
    guard distant == nil else { return }
    stage.perform { stage.application.finishAtOnce() }
    // Animations that belong to no transition, as those of a segue, cannot be brought to their end: they run there.
    try? stage.settle(timeout: Self.longestSegue)
    while demo.depth != depth {
      let before = demo.depth
      stage.perform {
        let isEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        if before < depth { demo.push() } else { demo.pop() }
        stage.application.finishAtOnce()
        UIView.setAnimationsEnabled(isEnabled)
      }
      // A segue presents when the block that it animates is over, which is in the next frame.
      if demo.depth == before { try? stage.settle(timeout: Self.longestSegue) }
      // The demo has no more screens, or refuses.
      guard abs(demo.depth - depth) < abs(before - depth) else { break }
    }
    mirror?.show(depth: depth)
  }

  /// The longest time that an animation outside of transitions may take, in seconds of the phone's time.
  private static let longestSegue = 5.0

  /// The track of a drag that goes back from the top screen; nil if no drag does.
  var track: ExampleDrag.Track? {
    if distant != nil { return ownTrack }
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

  /// The track of a drag on the user's own screens: in the direction of the last drag, or else to the right.
  private var ownTrack: ExampleDrag.Track {
    let points = stage.recentDrags.last?.events.compactMap(\.event.point) ?? []
    let (x, y) = points.reduce((CGFloat(0), CGFloat(0))) { farthest, point in
      (max(farthest.0, abs(point.x - points[0].x)), max(farthest.1, point.y - points[0].y))
    }
    let size = stage.screenSize
    return ExampleDrag.Track(size: size, isDown: y > x, length: y > x ? size.height : size.width)
  }
}
