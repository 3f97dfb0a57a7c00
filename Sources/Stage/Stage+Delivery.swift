import Foundation
import UIKit

extension Stage {
  /// Hands `event` of pointer `pointer` to the application; `instant` is the one that speeds are reckoned by.
  func deliver(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {}
}
