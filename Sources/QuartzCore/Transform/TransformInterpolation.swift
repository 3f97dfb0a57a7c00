private import CoreGraphics

/// Prepared once and then evaluated at any fraction; both ends are exact.
///
/// Matrices are mixed entry by entry if neither rotates, or if one is singular (a scale of zero); in the plane scale,
/// shear, angle and translation are mixed; in space the rotation follows the shorter great circle.
struct TransformInterpolation {
  private let mode: Mode
  let from: CATransform3D
  let to: CATransform3D

  private enum Mode {
    case straight
    case planar(PlanarParts, PlanarParts)
    case spatial(TransformParts, TransformParts)
  }

  init(from: CATransform3D, to: CATransform3D) {
    self.from = from
    self.to = to
    if from.onlyScalesAndMoves, to.onlyScalesAndMoves {
      mode = .straight
    } else if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      mode = PlanarParts.pair(from: from, to: to).map { .planar($0.from, $0.to) } ?? .straight
    } else {
      mode = Self.spatialPair(from: from, to: to).map { .spatial($0, $1) } ?? .straight
    }
  }

  /// Nil unless the interpolation turns in the plane.
  var planarParts: (from: PlanarParts, to: PlanarParts)? {
    if case .planar(let from, let to) = mode { (from, to) } else { nil }
  }

  /// 0 is `from`, 1 is `to`; other fractions extrapolate.
  func value(at fraction: Double) -> CATransform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch mode {
    case .straight:
      let (a, b) = (from.rows, to.rows)
      return CATransform3D(
        rows: (
          a.0 + (b.0 - a.0) * fraction, a.1 + (b.1 - a.1) * fraction, a.2 + (b.2 - a.2) * fraction,
          a.3 + (b.3 - a.3) * fraction
        ))
    case .planar(let a, let b): return a.mixed(with: b, at: fraction).transform
    case .spatial(let a, let b): return a.mixed(with: b, at: fraction).transform
    }
  }

  /// The mirror axes give the least rotation.
  private static func spatialPair(
    from: CATransform3D, to: CATransform3D
  ) -> (TransformParts, TransformParts)? {
    var best: (TransformParts, TransformParts)?
    var likeness = -1.0
    for (first, second) in [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
      guard let a = TransformParts(from, mirror: first), let b = TransformParts(to, mirror: second) else { return nil }
      let found = TransformParts.likeness(a.rotation, b.rotation)
      if found > likeness + 1e-9 {
        likeness = found
        best = (a, b)
      }
    }
    return best
  }
}

extension CATransform3D {
  /// This transform is at fraction 0.
  package func mixed(with other: Self, at fraction: Double) -> Self {
    TransformInterpolation(from: self, to: other).value(at: fraction)
  }
}
