import Foundation
import UIKit

extension Stage {
  /// Delivers `event` of the pointer numbered `pointer` to the application.
  ///
  /// Velocities are computed from `instant`.
  func deliver(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {
    recorder.add(event, pointer: pointer, at: instant, now: now, size: screenSize) { isIdle }
    switch event {
    case .down(let point): application.pointer(.down, id: pointer, at: point, timestamp: instant)
    case .move(let point): application.pointer(.move, id: pointer, at: point, timestamp: instant)
    case .up(let point): application.pointer(.up, id: pointer, at: point, timestamp: instant)
    case .cancel: application.pointer(.cancel, timestamp: instant)
    }
  }
}
