import QuartzCore

/// The animation blocks that are under way.
@MainActor enum AnimationBlocks {
  /// What the innermost block does about a change of `key` that is about to be made on `layer`.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
}
