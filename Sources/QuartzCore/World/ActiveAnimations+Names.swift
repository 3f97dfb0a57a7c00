// Descriptions of running animations for diagnostics.

extension LayerWorld {
  /// Descriptions of the animations that have an end, each naming the animated value and the layer.
  package var movingAnimations: [String] {
    animations.records.compactMap { record in
      guard let layer = record.layer, !record.hasEnded, !record.isEndless else { return nil }
      return "\(record.subject) of \(layer.owning)"
    }
  }
}

extension AnimationRecord {
  /// The key path or key of the animation.
  fileprivate var subject: String { (animation as? CAPropertyAnimation)?.keyPath ?? key }
}

extension CALayer {
  /// The layer's name, or else the type of its delegate or of the layer.
  fileprivate var owning: String { name ?? delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}
