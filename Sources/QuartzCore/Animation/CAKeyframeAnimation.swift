public import CoreGraphics
import Motion

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; ignored where there is a path.
  public final var values: [Any]?
  /// The path that a point follows; each of its segments counts as one step between keyframes.
  public final var path: CGPath?
  /// When each value is reached, as fractions from 0 to 1; in the discrete mode one more than there are values.
  ///
  /// Nil, and times that are no rising fractions, space the values evenly; paced modes ignore them.
  public final var keyTimes: [NSNumber]?
  /// The pacing of each step, one fewer than there are values; paced modes ignore it.
  public final var timingFunctions: [CAMediaTimingFunction]?
  /// How the steps between the values are filled.
  public final var calculationMode: CAAnimationCalculationMode = .linear
  /// How the layer turns to follow the path; nil leaves it as it is.
  public final var rotationMode: CAAnimationRotationMode?
  /// How tightly a cubic curve passes each value: 1 is tight, -1 round.
  public final var tensionValues: [NSNumber]?
  /// How sharply a cubic curve turns at each value: above 0 sharper, below 0 an inverted corner.
  ///
  /// The sign is Core Animation's, the opposite of Kochanek and Bartels'.
  public final var continuityValues: [NSNumber]?
  /// Whether a cubic curve turns before (1) or after (-1) each value.
  ///
  /// The sign is Core Animation's, the opposite of Kochanek and Bartels'.
  public final var biasValues: [NSNumber]?

  override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override final func compileTrack(
    at place: LayerKeyPath, into context: CompilationContext
  ) -> AnimationNode.Content {
    let keyframes = KeyframeFigures(self)
    if let path, place.laneCount == 2 {
      return PathTrack(place, path: path, keyframes: keyframes, rotation: rotationMode).map { .path($0) } ?? .nothing
    }
    let given = values ?? []
    switch place.property.kind {
    case .transform where place.part == .whole:
      let opened = given.compactMap(AnimationValue.transform)
      guard accepts(opened.count, of: given.count, context) else { return .nothing }
      return .transformKeyframes(TransformKeyframeTrack(place.property, values: opened, keyframes: keyframes))
    case .object:
      guard accepts(given.count, of: given.count, context) else { return .nothing }
      return .objectKeyframes(
        ObjectKeyframeTrack(place.property, values: given, keyframes: keyframes, context: context))
    default:
      let opened = given.compactMap { AnimationValue.lanes($0, for: place) }
      guard accepts(opened.count, of: given.count, context) else { return .nothing }
      return .laneKeyframes(LaneKeyframeTrack(place, values: opened, keyframes: keyframes))
    }
  }

  /// Whether the values can be used: there are some, and each was opened.
  private func accepts(_ count: Int, of given: Int, _ context: CompilationContext) -> Bool {
    if count > 0, count == given { return true }
    let what = given == 0 ? "has no values" : "has values that are not finite values of the property's kind"
    context.report("The keyframe animation of \"\(keyPath ?? "")\" \(what); it runs without effect")
    return false
  }
}

/// How the steps between keyframes are filled.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name; unknown names behave as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight steps at the key times.
  public static let linear = Self(rawValue: "linear")
  /// Jumps at the key times.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight steps at an even speed.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values at the key times.
  public static let cubic = Self(rawValue: "cubic")
  /// A smooth curve through the values at an even speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns to follow a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis follows the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
