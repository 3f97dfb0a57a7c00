import Motion

extension DragGraph {
  /// The limits that decide at a release, as far as a graph of progress and velocity can show them.
  struct Thresholds: Equatable {
    /// The progress from which a release finishes, or which it has to reach by its velocity; nil if there is none.
    var progress: Double?
    /// The velocity from which a release finishes, in points per second; nil if there is none.
    var pointsPerSecond: Double?
  }
}

extension DragGraph.Thresholds {
  /// Creates the limits of a phone's transition with its present figures.
  @MainActor init(_ phone: CataloguePhone) {
    guard let rule = phone.demo.figures.releaseRule else { return }
    func speed(_ limit: VelocityLimit) -> Double {
      switch limit {
      case .pointsPerSecond(let speed): speed
      case .progressPerSecond(let speed): speed * phone.dragLength
      }
    }
    switch rule {
    case .distance(let threshold), .leading(_, let threshold), .projection(_, let threshold): progress = threshold
    case .distanceOrVelocity(let threshold, let limit), .fling(let limit, let threshold):
      (progress, pointsPerSecond) = (threshold, speed(limit))
    }
  }
}
