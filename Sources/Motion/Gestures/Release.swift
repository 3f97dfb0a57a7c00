/// The moment a finger lets go of a transition: what a ``ReleaseRule`` decides on.
public struct Release: Hashable, Sendable {
  /// How far the transition has come, 0 at its start and 1 at its end; not clamped.
  public let progress: Double
  /// The finger's velocity in points per second, positive towards the end of the transition.
  public let pointsPerSecond: Double
  /// The finger's way for the whole of the progress, in points; 0 when it is not known.
  public let width: Double

  /// Creates a release.
  ///
  /// A progress or velocity that is not finite counts as 0, a width that is not finite and above 0 as not known.
  public init(progress: Double, pointsPerSecond: Double, width: Double) {
    self.progress = progress.isFinite ? progress : 0
    self.pointsPerSecond = pointsPerSecond.isFinite ? pointsPerSecond : 0
    self.width = width > 0 && width.isFinite ? width : 0
  }

  /// Creates a release from the finger's way in points, of which `width` make the whole; 0 of an unknown width.
  public init(translation: Double, pointsPerSecond: Double, width: Double) {
    self.init(progress: width > 0 ? translation / width : 0, pointsPerSecond: pointsPerSecond, width: width)
  }

  /// The velocity as progress per second; 0 of an unknown width.
  public var progressPerSecond: Double { width > 0 ? pointsPerSecond / width : 0 }
}
