extension TimingCurve {
  /// Whether the curve rises continuously and never runs backwards, so that a value can be traced back to its fraction.
  public var isMonotone: Bool {
    switch self {
    case .linear:
      return true
    case .bezier(let curve):
      return curve.isMonotone
    case .steps:
      return false
    case .spring(let spring, let initialVelocity, let duration):
      guard initialVelocity >= 0 && duration > 0 && duration.isFinite else { return false }
      return spring.firstTurn(initialVelocity: initialVelocity).map { $0 >= duration } ?? true
    }
  }

  /// Returns the fraction at which the curve first reaches a value: the inverse of ``value(at:)``.
  ///
  /// Nil for values outside 0...1 and for curves that are not ``isMonotone``. Where the curve is flat, the fraction is
  /// only as accurate as the slope allows. A spring that is cut off reaches the values beyond its cut at fraction 1.
  public func fraction(at value: Double) -> Double? {
    guard isMonotone && value >= 0 && value <= 1 else { return nil }
    if value == 0 { return 0 }
    if self == .linear { return value }
    return bisect(from: 0, to: 1) { self.value(at: $0) < value }
  }
}
