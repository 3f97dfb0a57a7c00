extension ReleaseRule {
  /// Returns the verdict on a release, with the comparisons that led to it.
  ///
  /// A velocity limit that depends on an unknown width is not compared, as if the finger were below it.
  public func verdict(for release: Release) -> ReleaseVerdict {
    switch self {
    case .distance(let threshold):
      return verdict(release, Self.progress(release, over: threshold))
    case .distanceOrVelocity(let threshold, let velocity):
      let progress = Self.progress(release, over: threshold)
      guard let limit = velocity.pointsPerSecond(width: release.width) else { return verdict(release, progress) }
      return verdict(release, anyOf: [progress, ReleaseComparison(.velocity, release.pointsPerSecond, limit: limit)])
    case .fling(let speed, let threshold):
      let progress = Self.progress(release, over: threshold)
      guard let limit = speed.pointsPerSecond(width: release.width) else { return verdict(release, progress) }
      let velocity = release.pointsPerSecond
      let flung = ReleaseComparison(.speed, velocity.magnitude, limit: limit, includesLimit: true)
      return verdict(release, after: flung, flung.isMet ? ReleaseComparison(.velocity, velocity, limit: 0) : progress)
    case .leading(let seconds, let threshold):
      let ahead = release.progress(after: seconds)
      return verdict(release, ReleaseComparison(.leadingProgress, ahead, limit: threshold))
    case .projection(let projection, let threshold):
      let ahead = release.progress + projection.distance(velocity: release.progressPerSecond)
      return verdict(release, ReleaseComparison(.projectedProgress, ahead, limit: threshold))
    }
  }

  private static func progress(_ release: Release, over threshold: Double) -> ReleaseComparison {
    ReleaseComparison(.progress, release.progress, limit: threshold)
  }

  /// The verdict of `comparison`, where an earlier one selected it.
  private func verdict(
    _ release: Release, after selecting: ReleaseComparison? = nil, _ comparison: ReleaseComparison
  ) -> ReleaseVerdict {
    let comparisons = [selecting, comparison].compactMap { $0 }
    return ReleaseVerdict(finishes: comparison.isMet, rule: name, release: release, comparisons: comparisons)
  }

  /// The verdict of comparisons of which one is enough to finish.
  ///
  /// Those that are met decide; when none is met, all of them do.
  private func verdict(_ release: Release, anyOf comparisons: [ReleaseComparison]) -> ReleaseVerdict {
    let met = comparisons.filter(\.isMet)
    return ReleaseVerdict(
      finishes: !met.isEmpty, rule: name, release: release, comparisons: met.isEmpty ? comparisons : met)
  }
}
