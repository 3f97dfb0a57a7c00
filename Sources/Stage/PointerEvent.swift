public import Foundation
import UIKit

/// What a finger, or the mouse's button, does; places are in points of the stage's screen.
public enum PointerEvent: Hashable, Sendable {
  /// It goes down.
  case down(CGPoint)
  /// It has moved while down.
  case move(CGPoint)
  /// It goes up.
  case up(CGPoint)
  /// It is taken away, as when another program comes in front.
  case cancel
}
