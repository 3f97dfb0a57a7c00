public import Foundation
import UIKit

/// An event of a finger, or of the mouse's left button.
///
/// Positions are in points, in the stage's screen.
public enum PointerEvent: Hashable, Sendable {
  /// The pointer goes down.
  case down(CGPoint)
  /// The pointer moves while it is down.
  case move(CGPoint)
  /// The pointer goes up.
  case up(CGPoint)
  /// The system takes every pointer away, as it does when another program comes to the front.
  case cancel
}
