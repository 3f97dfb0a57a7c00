import CoreGraphics
import Foundation
import Stage
import Transitions
import UIKit

extension CataloguePhone {
  /// Shows a number of screens, without animation; fewer where the demo has no more.
  func show(depth: Int) { show(DemoState(depth: depth)) }

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
