import CoreGraphics

open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }
}

extension CALayer {
  /// A layer that keeps depth cannot be hit itself.
  final func canBeHit(at p: CGPoint) -> Bool { !keepsDepth && contains(p) }

  /// Returns the frontmost layer at `point`, in the superlayer's coordinate system, by model values.
  final func hitTestByModel(_ point: SIMD2<Double>) -> CALayer? {
    guard !isHidden, let inverse = placement.inverse else { return nil }
    let own = inverse.map(point)
    // A point behind the eye maps to somewhere that does not map back to it.
    let back = placement.map(own) - point
    guard back.length < 1e-3 * max(1, point.length) else { return nil }
    let local = CGPoint(own)
    if masksToBounds, !contains(local) { return nil }
    let front = (presentedChildren ?? []).enumerated().sorted {
      ($0.element.values.depth, $0.offset) > ($1.element.values.depth, $1.offset)
    }
    for (_, child) in front {
      if let hit = child.hitTest(local) { return hit }
    }
    return canBeHit(at: local) ? self : nil
  }
}
