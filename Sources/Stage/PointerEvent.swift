public import Foundation
import UIKit

/// An event of a finger, or of the mouse's left button, in points of the stage's screen.
public enum PointerEvent: Hashable, Sendable {
  case down(CGPoint)
  case move(CGPoint)
  case up(CGPoint)
  /// The system takes every pointer away, as when another program comes to the front.
  case cancel
}

extension PointerEvent {
  package enum Kind: String, CaseIterable, Sendable { case down, move, up, cancel }

  /// An event without a point is a cancelling one, whatever its kind.
  package init(_ kind: Kind, _ point: CGPoint?) {
    switch (kind, point) {
    case (.down, let point?): self = .down(point)
    case (.move, let point?): self = .move(point)
    case (.up, let point?): self = .up(point)
    case (.cancel, _), (_, nil): self = .cancel
    }
  }

  package var kind: Kind {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }

  package var point: CGPoint? {
    switch self {
    case .down(let point), .move(let point), .up(let point): point
    case .cancel: nil
    }
  }

  package func moved(to point: CGPoint) -> Self { Self(kind, point) }

  package var isDown: Bool { kind == .down }
  package var isUp: Bool { kind == .up }
  package var isMove: Bool { kind == .move }
}
