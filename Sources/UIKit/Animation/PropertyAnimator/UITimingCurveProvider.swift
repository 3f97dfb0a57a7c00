public import Foundation

/// An object that provides the timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of timing that it provides.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil if the timing is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if the timing is a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing of an animator.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  /// A curve and a spring; the spring is used if both are provided.
  case composed
}
