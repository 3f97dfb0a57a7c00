extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Upwards.
    public static let up = Self(rawValue: 4)
    /// Downwards.
    public static let down = Self(rawValue: 8)

    /// The unit vectors of the directions that are recognised: of horizontal and vertical ones only the horizontal ones,
    /// as measured on iOS 26.1.
    var vectors: [SIMD2<Double>] {
      let across: [(Self, SIMD2<Double>)] = [(.right, SIMD2(1, 0)), (.left, SIMD2(-1, 0))]
      let along: [(Self, SIMD2<Double>)] = [(.up, SIMD2(0, -1)), (.down, SIMD2(0, 1))]
      return (isDisjoint(with: [.left, .right]) ? along : across).filter { contains($0.0) }.map(\.1)
    }
  }
}
