public import CoreGraphics

/// Properties that say how an object's time runs relative to its parent's.
///
/// Parent time `p` becomes active time `(p - beginTime) · speed + timeOffset`, which repeats and reverses over
/// `duration`; before and after, `fillMode` applies.
public protocol CAMediaTiming {
  /// The begin time of the object, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's: with 0 it stands still, a negative speed runs backwards.
  var speed: Float { get set }
  /// An offset added to the active time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that the object runs; may be fractional, 0 means once.
  var repeatCount: Float { get set }
  /// The duration for which the object repeats, in seconds; with 0 `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that says whether each run is followed by a backward run.
  var autoreverses: Bool { get set }
  /// The effect of the object before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of a timed object before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name; an unknown name behaves as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After its end the object shows its last value.
  public static let forwards = Self(rawValue: "forwards")
  /// Before its beginning the object shows its first value.
  public static let backwards = Self(rawValue: "backwards")
  /// Before its beginning the object shows its first value, after its end its last.
  public static let both = Self(rawValue: "both")
  /// Outside its active time the object has no effect.
  public static let removed = Self(rawValue: "removed")
}
