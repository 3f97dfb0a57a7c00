public import Foundation

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The identity if the value is of another kind.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// Nil if the value is of another kind.
  var heldTransform: CATransform3D? {
    numbers(16).map { n in
      CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
        m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
  }

  package convenience init(numbers: [CGFloat]) {
    // Foundation on Linux boxes arrays of numbers, but not the structures of a client.
    let doubles = numbers.map(\.native)
    self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  /// Nil if the value is of another kind, which would overwrite memory.
  package func numbers(_ count: Int) -> [CGFloat]? {
    guard !(self is NSNumber), String(cString: objCType) == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }
}
