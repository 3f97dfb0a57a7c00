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
