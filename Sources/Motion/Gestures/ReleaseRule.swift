/// A rule that decides at release whether a transition finishes or is cancelled.
///
/// Progress is 0 at the start of the transition and 1 at its end; velocities are positive towards the end. Unless a
/// case says otherwise, a transition finishes when a value is *over* a limit: exactly at the limit it is cancelled.
public enum ReleaseRule: Hashable, Sendable {
  case distance(threshold: Double)
  case distanceOrVelocity(threshold: Double, velocity: VelocityLimit)
  /// When the speed reaches its limit, finishes if the velocity is towards the end; below the limit, finishes if the
  /// progress is over the threshold.
  case fling(speed: VelocityLimit, threshold: Double)
  /// Finishes when the progress some seconds ahead, at the same velocity, is over the threshold, or exactly at it where
  /// that is enough.
  case leading(seconds: Double, threshold: Double, includesThreshold: Bool = false)
  /// Finishes when the progress at which the motion would come to rest by itself is over the threshold.
  case projection(Projection, threshold: Double)

  public var name: String {
    switch self {
    case .distance: "distance"
    case .distanceOrVelocity: "distance or velocity"
    case .fling: "fling"
    case .leading: "leading"
    case .projection: "projection"
    }
  }
}

extension ReleaseRule {
  public static let half = Self.distance(threshold: 0.5)
  /// Half the distance or 1000 points per second, as in many UIKit tutorials.
  public static let halfOrFlick = Self.distanceOrVelocity(threshold: 0.5, velocity: .pointsPerSecond(1_000))
  /// Flutter's back gesture: from one width per second on the direction decides, otherwise half the distance.
  public static let flutter = Self.fling(speed: .progressPerSecond(1), threshold: 0.5)
  /// React Navigation's back gesture: half the distance, 0.3 seconds ahead.
  public static let reactNavigation = Self.leading(seconds: 0.3, threshold: 0.5)
  /// iOS 27's back swipe from the edge: 53 % of the width, 0.12 seconds ahead.
  public static let iOS27Edge = Self.leading(seconds: 0.12, threshold: 0.53, includesThreshold: true)
  /// iOS 27's back swipe from anywhere else: 42 % of the width, 0.12 seconds ahead.
  public static let iOS27Content = Self.leading(seconds: 0.12, threshold: 0.42, includesThreshold: true)
  /// Half the distance, at the point where a scroll view's deceleration would come to rest.
  public static let projected = Self.projection(.normal, threshold: 0.5)
}

extension ReleaseRule {
  /// A velocity limit that depends on an unknown width is not compared, as if the finger were below it.
  public func decision(for release: Release) -> ReleaseDecision {
    switch self {
    case .distance(let threshold):
      return decision(release, Self.progress(release, over: threshold))
    case .distanceOrVelocity(let threshold, let velocity):
      let progress = Self.progress(release, over: threshold)
      guard let limit = velocity.pointsPerSecond(width: release.width) else { return decision(release, progress) }
      return decision(release, anyOf: [progress, ReleaseComparison(.velocity, release.pointsPerSecond, limit: limit)])
    case .fling(let speed, let threshold):
      let progress = Self.progress(release, over: threshold)
      guard let limit = speed.pointsPerSecond(width: release.width) else { return decision(release, progress) }
      let velocity = release.pointsPerSecond
      let flung = ReleaseComparison(.speed, velocity.magnitude, limit: limit, includesLimit: true)
      return decision(release, after: flung, flung.isMet ? ReleaseComparison(.velocity, velocity, limit: 0) : progress)
    case .leading(let seconds, let threshold, let includesThreshold):
      let ahead = release.progress(after: seconds)
      return decision(
        release, ReleaseComparison(.leadingProgress, ahead, limit: threshold, includesLimit: includesThreshold))
    case .projection(let projection, let threshold):
      let ahead = release.progress + projection.distance(velocity: release.progressPerSecond)
      return decision(release, ReleaseComparison(.projectedProgress, ahead, limit: threshold))
    }
  }

  private static func progress(_ release: Release, over threshold: Double) -> ReleaseComparison {
    ReleaseComparison(.progress, release.progress, limit: threshold)
  }

  /// The decision of `comparison`, which an earlier one selected.
  private func decision(
    _ release: Release, after selecting: ReleaseComparison? = nil, _ comparison: ReleaseComparison
  ) -> ReleaseDecision {
    let comparisons = [selecting, comparison].compactMap { $0 }
    return ReleaseDecision(finishes: comparison.isMet, rule: name, release: release, comparisons: comparisons)
  }

  /// The comparisons that are met decide; when none is met, all of them do.
  private func decision(_ release: Release, anyOf comparisons: [ReleaseComparison]) -> ReleaseDecision {
    let met = comparisons.filter(\.isMet)
    return ReleaseDecision(
      finishes: !met.isEmpty, rule: name, release: release, comparisons: met.isEmpty ? comparisons : met)
  }
}

/// A limit for a finger's velocity, in points or in progress per second.
public enum VelocityLimit: Hashable, Sendable {
  /// Whatever the distance that the finger has to cover.
  case pointsPerSecond(Double)
  /// 1 is the whole distance in a second.
  case progressPerSecond(Double)

  /// In points per second, for a drag of `width` points; nil if it depends on a width that is not known.
  func pointsPerSecond(width: Double) -> Double? {
    switch self {
    case .pointsPerSecond(let limit): limit
    case .progressPerSecond(let limit): width > 0 ? limit * width : nil
    }
  }
}

/// What a release rule decided, with the comparisons that led to it.
public struct ReleaseDecision: Hashable, Sendable {
  /// Otherwise the transition is cancelled.
  public let finishes: Bool
  public let rule: String
  public let release: Release
  /// Every comparison that decided, in the rule's order; none if the rule is not known.
  ///
  /// When one of several conditions is enough to finish, these are the conditions that are met, or all of them when
  /// none is. When one condition selects another (``ReleaseRule/fling(speed:threshold:)``), these are both.
  public let comparisons: [ReleaseComparison]

  /// The decision of code whose rule is not known.
  package init(observed finishes: Bool, _ release: Release) {
    (self.finishes, self.release, rule, comparisons) = (finishes, release, "", [])
  }

  init(finishes: Bool, rule: String, release: Release, comparisons: [ReleaseComparison]) {
    (self.finishes, self.rule, self.release, self.comparisons) = (finishes, rule, release, comparisons)
  }

  /// One sentence: "Finishes: progress 62.0 % is over 50.0 %, by 12.0 %", for instance.
  public var explanation: String {
    "\(finishes ? "Finishes" : "Cancels"): \(comparisons.map(\.explanation).joined(separator: "; "))."
  }
}

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
