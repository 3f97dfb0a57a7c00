/// The moment at which a finger lets go of a transition: the input of a ``ReleaseRule``.
public struct Release: Hashable, Sendable {
  /// 0 at the transition's start and 1 at its end; not clamped.
  public let progress: Double
  /// Positive towards the end of the transition.
  public let pointsPerSecond: Double
  /// The distance that the finger covers from progress 0 to 1, in points; 0 when it is not known.
  public let width: Double

  /// A progress or velocity that is not finite counts as 0; a width that is not above 0 or not finite as not known.
  public init(progress: Double, pointsPerSecond: Double, width: Double) {
    self.progress = progress.isFinite ? progress : 0
    self.pointsPerSecond = pointsPerSecond.isFinite ? pointsPerSecond : 0
    self.width = width > 0 && width.isFinite ? width : 0
  }

  /// The translation is in points; the progress is 0 when the width is not known.
  public init(translation: Double, pointsPerSecond: Double, width: Double) {
    self.init(progress: width > 0 ? translation / width : 0, pointsPerSecond: pointsPerSecond, width: width)
  }

  /// The same release of a finger that is still.
  public var atRest: Self { Self(progress: progress, pointsPerSecond: 0, width: width) }

  /// 0 when the width is not known.
  public var progressPerSecond: Double { width > 0 ? pointsPerSecond / width : 0 }

  /// The progress after some more seconds at the same velocity; the progress itself when the width is not known.
  func progress(after seconds: Double) -> Double {
    width > 0 ? progress + pointsPerSecond * seconds / width : progress
  }
}
