/// An upright rectangle of device pixels, from its left and top up to, but not including, its right and bottom.
package struct DeviceBox: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that the rectangle touches.
  init(around low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.init(
      left: Self.floor(low.x), top: Self.floor(low.y), right: -Self.floor(-high.x), bottom: -Self.floor(-high.y))
  }

  /// The pixels that lie completely in the rectangle.
  init(inside low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.init(
      left: -Self.floor(-low.x), top: -Self.floor(-low.y), right: Self.floor(high.x), bottom: Self.floor(high.y))
  }

  /// Clamped to the range of Cairo's numbers; 0 for NaN.
  ///
  /// The C library's function, which rounds where older processors have no instruction for it, took 3 to 4 % of a step.
  @inline(__always)
  private static func floor(_ position: Double) -> Int {
    guard position == position else { return 0 }
    let near = min(max(position, -farthest), farthest)
    let whole = Int(near)
    return Double(whole) > near ? whole - 1 : whole
  }

  static let empty = Self(left: 0, top: 0, right: 0, bottom: 0)

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { right <= left || bottom <= top }
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ other: Self) -> Self {
    let both = Self(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Self(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func meets(_ other: Self) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func contains(_ other: Self) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func moved(x: Int, y: Int) -> Self {
    Self(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func outset(by distance: Int) -> Self {
    Self(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  /// At most four boxes remain.
  func forEachPart(outside hole: Self, _ body: (Self) -> Void) {
    let hole = intersection(hole)
    guard !hole.isEmpty else {
      if !isEmpty { body(self) }
      return
    }
    let parts = (
      Self(left: left, top: top, right: right, bottom: hole.top),
      Self(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      Self(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      Self(left: left, top: hole.bottom, right: right, bottom: bottom)
    )
    if !parts.0.isEmpty { body(parts.0) }
    if !parts.1.isEmpty { body(parts.1) }
    if !parts.2.isEmpty { body(parts.2) }
    if !parts.3.isEmpty { body(parts.3) }
  }

  /// Half the range of Cairo's fixed-point numbers.
  static let farthest = Double(1 << 22)

  /// NaN becomes 0.
  static func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.replacing(with: 0, where: point .!= point).clamped(
      lowerBound: SIMD2(repeating: -farthest), upperBound: SIMD2(repeating: farthest))
  }
}

extension SIMD2<Double> {
  var greatestMagnitude: Double { Swift.max(abs(x), abs(y)) }
}

extension DeviceBox: CustomStringConvertible {
  /// `10,20 30×40`.
  package var description: String { "\(left),\(top) \(width)×\(height)" }
}
