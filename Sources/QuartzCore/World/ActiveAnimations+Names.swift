// What is under way, in words.

extension LayerWorld {
  /// The animations that are waited for, each as what it animates and whose; those that never end do not count.
  package var movingAnimations: [String] {
    animations.records.compactMap { record in
      guard let layer = record.layer, !record.hasEnded, !record.isEndless else { return nil }
      return "\(record.subject) of \(layer.owning)"
    }
  }
}

extension AnimationRecord {
  /// What it animates.
  fileprivate var subject: String { (animation as? CAPropertyAnimation)?.keyPath ?? key }
}

extension CALayer {
  /// Whose it is: its name, or else the type of its delegate or of itself.
  fileprivate var owning: String { name ?? delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}
