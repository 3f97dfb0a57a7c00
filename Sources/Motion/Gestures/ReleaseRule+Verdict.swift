extension ReleaseRule {
  /// The verdict on a release, with what decided it.
  public func verdict(for release: Release) -> ReleaseVerdict {
    switch self {
    case .distance(let threshold):
      return verdict(release, by: .progress(release, over: threshold))
    case .distanceOrVelocity(let threshold, let limit):
      let distance = ReleaseComparison.progress(release, over: threshold)
      let velocity = ReleaseComparison(.velocity, release.pointsPerSecond, limit: limit)
      return verdict(release, by: Self.decisive(distance, velocity))
    case .fling(let speed, let threshold):
      let limit = release.width > 0 ? speed * release.width : .infinity
      guard release.pointsPerSecond.magnitude >= limit else {
        return verdict(release, by: .progress(release, over: threshold))
      }
      let isForward = release.pointsPerSecond > 0
      let comparison = ReleaseComparison(.velocity, release.pointsPerSecond, limit: isForward ? limit : -limit)
      return verdict(release, by: comparison, finishes: isForward)
    case .leading(let seconds, let threshold):
      let ahead = release.progress + seconds * release.progressPerSecond
      return verdict(release, by: ReleaseComparison(.leadingProgress, ahead, limit: threshold))
    case .projection(let projection, let threshold):
      let ahead = release.progress + projection.distance(velocity: release.progressPerSecond)
      return verdict(release, by: ReleaseComparison(.projectedProgress, ahead, limit: threshold))
    }
  }

  /// Of two conditions of which one is enough, the one on which the verdict hangs: the one furthest over its limit, or
  /// when neither is over, the one closest to it; by their excess relative to the limit.
  private static func decisive(_ first: ReleaseComparison, _ second: ReleaseComparison) -> ReleaseComparison {
    if first.isOver != second.isOver { return first.isOver ? first : second }
    return second.relativeExcess > first.relativeExcess ? second : first
  }

  private func verdict(
    _ release: Release,
    by comparison: ReleaseComparison,
    finishes: Bool? = nil
  ) -> ReleaseVerdict {
    ReleaseVerdict(
      finishes: finishes ?? comparison.isOver,
      rule: name,
      release: release,
      comparison: comparison
    )
  }
}
