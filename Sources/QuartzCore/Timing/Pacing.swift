package import Motion

/// A timing curve as an object, so that animations with the same pacing are recognised by its address.
package final class Pacing: Sendable {
  /// The curve.
  package let curve: TimingCurve

  package init(_ curve: TimingCurve) { self.curve = curve }

  static let linear = Pacing(.linear)
  static let easeIn = Pacing(.bezier(.easeIn))
  static let easeOut = Pacing(.bezier(.easeOut))
  static let easeInEaseOut = Pacing(.bezier(.easeInEaseOut))
  static let standard = Pacing(.bezier(.standard))
}

/// The result of the last evaluation: animations that run together mostly have the same pacing.
///
/// Valid while the pacings are alive: for one frame.
struct PacingMemo {
  private var pacing: UnsafeRawPointer?
  private var fraction = 0.0
  private var value = 0.0

  /// The value of `pacing` at `fraction`, 0...1.
  @inline(__always)
  mutating func value(of pacing: Unmanaged<Pacing>, at fraction: Double) -> Double {
    let address = UnsafeRawPointer(pacing.toOpaque())
    if fraction == self.fraction, address == self.pacing { return value }
    self.pacing = address
    self.fraction = fraction
    value = pacing._withUnsafeGuaranteedRef { $0.curve.value(at: fraction) }
    return value
  }
}
