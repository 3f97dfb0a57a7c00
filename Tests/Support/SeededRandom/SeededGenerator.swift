/// A random number generator (SplitMix64) that repeats its numbers, so that a failing case can be run again from its
/// printed seed.
///
/// The tests of a module add extensions for the values that they need.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a uniformly distributed number in a range.
  package mutating func number(in range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }
}
