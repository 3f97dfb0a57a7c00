package import Foundation

/// An object between the fingers on a stage view and the stage that the view shows.
@MainActor package protocol StageHand: AnyObject {
  /// Takes an event of a finger, in the coordinates of the inner stage, and returns what that stage gets of it: an event
  /// and its pointer; nil if it gets nothing.
  func pass(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) -> (event: PointerEvent, pointer: Int)?
}
