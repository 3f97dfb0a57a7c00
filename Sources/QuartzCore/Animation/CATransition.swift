import CoreGraphics

/// An animated transition from a layer's old appearance to its new one.
///
/// The old appearance is captured when the transition is added: add it before making the change.
open class CATransition: CAAnimation {
  /// The effect of the transition.
  public final var type: CATransitionType = .fade
  /// The direction of the transition; nil is from the left.
  public final var subtype: CATransitionSubtype?
  /// The progress at the beginning of the animation, 0...1.
  public final var startProgress: Float = 0
  /// The progress at the end of the animation, 0...1; not less than `startProgress`.
  public final var endProgress: Float = 1
  /// Stored, without effect; filters are not supported.
  public final var filter: Any?

  override func makeEmptyCopy() -> CAAnimation { CATransition() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.filter = filter
  }

  override func track(in context: CompilationContext) -> Track {
    let old = DisplayList()
    LayerSampler().samplePresented(context.layer, at: context.world.now, into: old)
    return .transition(LayerTransition(self, old: old))
  }
}

/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a type from its name; an unknown name behaves as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance dissolves into the new one.
  public static let fade = Self(rawValue: "fade")
  /// The new appearance slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new appearance pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old appearance slides away from the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a direction from its name; an unknown name behaves as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top edge if y grows upwards: on a screen, where y grows downwards, from the bottom.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom edge if y grows upwards: on a screen, where y grows downwards, from the top.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which layers keep transitions, whatever key is given.
public let kCATransition = "transition"

/// A transition compiled for sampling.
final class LayerTransition {
  /// The old appearance, in the layer's own coordinate system.
  let old: DisplayList
  private let type: CATransitionType
  /// The displacement of the new appearance, in sizes of the layer.
  private let direction: SIMD2<Double>
  private let start: Double
  private let end: Double

  init(_ transition: CATransition, old: DisplayList) {
    self.old = old
    type = transition.type
    direction =
      switch transition.subtype {
      case .fromRight?: SIMD2(-1, 0)
      case .fromTop?: SIMD2(0, -1)
      case .fromBottom?: SIMD2(0, 1)
      default: SIMD2(1, 0)
      }
    func unit(_ value: Float, _ otherwise: Double) -> Double {
      value.isNaN ? otherwise : min(1, max(0, Double(value)))
    }
    start = unit(transition.startProgress, 0)
    end = max(start, unit(transition.endProgress, 1))
  }

  /// The progress of the transition when its animation is at `fraction`.
  func progress(_ fraction: Double) -> Double { start + (end - start) * fraction }

  var isFade: Bool { ![CATransitionType.moveIn, .push, .reveal].contains(type) }

  /// Whether the old appearance is in front.
  var oldIsAbove: Bool { type == .reveal }

  /// The map that positions the old appearance.
  func oldPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .reveal ? direction * size * progress : .zero)
  }

  /// The map that positions the new appearance.
  func newPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .moveIn ? direction * size * (progress - 1) : .zero)
  }

  private func moved(_ offset: SIMD2<Double>) -> Homography {
    Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: offset)
  }
}
