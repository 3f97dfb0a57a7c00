/// The limits of the numbers that clients give layers and animations.
///
/// A number outside them is refused: the property keeps its value, or an animation uses a default value, and the world
/// reports it.
enum NumberLimits {
  /// The number whose product with a layer's number must be finite, so that the product of two such numbers is, too.
  ///
  /// The greatest magnitude of a layer's number is thus about 1.8e150.
  static let reach = 1e158

  /// The greatest magnitude of a begin time or a time offset, in seconds.
  ///
  /// This is about thirty thousand years; a double resolves a tenth of a millisecond there.
  static let greatestTime = 1e12

  /// The greatest magnitude of the initial velocity of a spring, in whole distances per second; a greater one cannot be
  /// seen.
  static let greatestVelocity = 1e6

  /// The greatest magnitude of the tension, continuity and bias of a keyframe, which are meant to be in −1...1.
  static let greatestTangent = 100.0

  /// The rule for begin times and time offsets, for a diagnostic.
  static let timeRule = "it must be at most 1e12 seconds from 0"

  /// Whether `seconds` can be a begin time or a time offset.
  static func isTime(_ seconds: Double) -> Bool { seconds.magnitude <= greatestTime }
}

extension LayerWorld {
  /// Reports that `name` cannot have `value`; `rule` says which values are allowed, or what is used instead.
  ///
  /// Every number that a layer or an animation refuses is reported here.
  func refuse(_ value: Any, for name: String, _ rule: String) { report("\(name) cannot be \(value): \(rule)") }
}
