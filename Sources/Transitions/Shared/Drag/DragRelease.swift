public import UIKit

/// The moment at which a drag lets go of a transition, and what the figures decided.
public struct DragRelease: Equatable, Sendable {
  /// The time of the release, as of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval
  /// The progress of the drag, 0...1.
  public let progress: CGFloat
  /// The velocity towards the end of the drag, in points a second.
  public let velocity: CGFloat
  /// The distance of a drag for a whole transition, in points.
  public let length: CGFloat
  /// Whether the drag was enough.
  public let isEnough: Bool
  /// Whether the drag moved the transition backwards, so that a drag that is enough cancels it.
  public let isReversed: Bool
}
