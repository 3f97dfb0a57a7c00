private import CoreGraphics

/// The way from one transform to another, opened once and then evaluated at any fraction.
///
/// Both ends are exact, whatever lies between. Where nothing turns, and where an end is singular (a scale of
/// zero), the matrices are mixed entry by entry; in the plane scale, shear, angle and translation are mixed;
/// in space the rotation goes the shorter great circle.
final class TransformInterpolation {
  private let way: Way
  let from: CATransform3D
  let to: CATransform3D

  private enum Way {
    case straight
    case planar(PlanarParts, PlanarParts)
    case spatial(TransformParts, TransformParts)
  }

  /// Opens the way between the two.
  init(from: CATransform3D, to: CATransform3D) {
    self.from = from
    self.to = to
    if from.onlyScalesAndMoves, to.onlyScalesAndMoves {
      way = .straight
    } else if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      way = PlanarParts.pair(from: from, to: to).map { .planar($0.from, $0.to) } ?? .straight
    } else {
      way = Self.spatialPair(from: from, to: to).map { .spatial($0, $1) } ?? .straight
    }
  }

  /// The transform at `fraction`, 0 at `from` and 1 at `to`; fractions outside go on beyond the ends.
  func value(at fraction: Double) -> CATransform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch way {
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

  /// The parts between which it turns in the plane, where it does.
  var planarParts: (from: PlanarParts, to: PlanarParts)? {
    if case .planar(let from, let to) = way { (from, to) } else { nil }
  }

  /// The pair of decompositions whose mirrored axes turn least.
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
  /// The transform at `fraction` of the way to `other`.
  package func mixed(with other: Self, at fraction: Double) -> Self {
    TransformInterpolation(from: self, to: other).value(at: fraction)
  }
}
