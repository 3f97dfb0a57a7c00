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
