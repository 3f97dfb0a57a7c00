public import CoreGraphics
import Motion

open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Ignored if there is a path.
  public final var values: [Any]?
  /// Each segment is one step between keyframes.
  public final var path: CGPath?
  /// Rising fractions of the duration, 0...1; in discrete mode one more than there are values.
  ///
  /// Nil and invalid times space the values evenly; paced modes ignore the times.
  public final var keyTimes: [NSNumber]?
  /// One fewer than there are values; paced modes ignore them.
  public final var timingFunctions: [CAMediaTimingFunction]?
  public final var calculationMode: CAAnimationCalculationMode = .linear
  public final var rotationMode: CAAnimationRotationMode?
  /// 1 is tight, -1 is round.
  public final var tensionValues: [NSNumber]?
  /// Above 0 the corner is sharper, below 0 it is inverted; the sign is the opposite of Kochanek and Bartels'.
  public final var continuityValues: [NSNumber]?
  /// With 1 the curve turns before the value, with -1 after it; the sign is the opposite of Kochanek and Bartels'.
  public final var biasValues: [NSNumber]?

  override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
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

  override final func track(at keyPath: LayerKeyPath, in context: CompilationContext) -> Track {
    let keyframes = KeyframeSettings(self, context)
    if let path, keyPath.laneCount == 2 {
      return PathTrack(keyPath, path: path, keyframes: keyframes, rotation: rotationMode).map { .path($0) } ?? .nothing
    }
    let given = values ?? []
    switch keyPath.property.row.access {
    case .reference(_, _, let reference):
      guard accepts(given.count, of: given.count, context) else { return .nothing }
      return .reference(
        ReferenceTrack(
          reference, of: keyPath.property.name, values: given, keyframes: keyframes, context: context))
    case .transform where keyPath.part == .whole:
      let opened = given.compactMap(AnimationValue.transform)
      guard accepts(opened.count, of: given.count, context) else { return .nothing }
      return .transform(TransformTrack(keyPath.property, values: opened, keyframes: keyframes))
    case .numbers, .color, .transform:
      let opened = given.compactMap { AnimationValue.lanes($0, for: keyPath) }
      guard accepts(opened.count, of: given.count, context) else { return .nothing }
      return .numbers(NumberTrack(keyPath, values: opened, keyframes: keyframes))
    }
  }

  /// Reports a diagnostic if there are no values, or one could not be opened.
  private func accepts(_ count: Int, of given: Int, _ context: CompilationContext) -> Bool {
    if count > 0, count == given { return true }
    let what = given == 0 ? "has no values" : "has values that are not finite values of the property's kind"
    context.report("The keyframe animation of \"\(self.keyPath ?? "")\" \(what); it runs without effect")
    return false
  }
}

/// What keyframe animations of every kind of value share.
struct KeyframeSettings {
  let mode: KeyframeMode
  let options: TrackOptions
  private let keyTimes: [Double]?
  private let curves: [TimingCurve]
  private let tangents: [CubicTangent]

  init(_ animation: CAKeyframeAnimation, _ context: CompilationContext) {
    mode =
      switch animation.calculationMode {
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      default: .linear
      }
    options = TrackOptions(isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
    keyTimes = animation.keyTimes.map { $0.map(\.doubleValue) }
    curves = (animation.timingFunctions ?? []).map { .bezier($0.curve) }
    let count = animation.values?.count ?? 0
    func setting(_ list: [NSNumber]?, _ index: Int, _ name: String) -> Double {
      guard let list, index < list.count else { return 0 }
      let value = list[index].doubleValue
      if value.magnitude <= NumberLimits.greatestTangent { return value }
      context.world.refuse(value, for: "An entry of \(name) of an animation", "0 is used")
      return 0
    }
    // Core Animation's continuity and bias have the opposite sign of the textbook's, which Motion follows.
    tangents = (0..<count).map {
      CubicTangent(
        tension: setting(animation.tensionValues, $0, "tensionValues"),
        continuity: -setting(animation.continuityValues, $0, "continuityValues"),
        bias: -setting(animation.biasValues, $0, "biasValues"))
    }
  }

  /// `distances` lie between the values.
  func timeline(count: Int, distances: [Double]) -> KeyframeTimeline {
    KeyframeTimeline(mode: mode, count: count, keyTimes: keyTimes, curves: curves, distances: distances)
  }

  func track<Value: MotionVector>(_ values: [Value]) -> KeyframeTrack<Value> {
    KeyframeTrack(values: values, mode: mode, keyTimes: keyTimes, curves: curves, tangents: tangents)
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = Self(rawValue: "auto")
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
