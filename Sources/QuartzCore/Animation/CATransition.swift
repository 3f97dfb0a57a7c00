import CoreGraphics

/// The old appearance is captured when the transition is added: add it before making the change.
open class CATransition: CAAnimation {
  public final var type: CATransitionType = .fade
  /// Nil is from the left.
  public final var subtype: CATransitionSubtype?
  /// 0...1.
  public final var startProgress: Float = 0
  /// 0...1; not less than `startProgress`.
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

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// On a screen, where y grows downwards, from the bottom.
  public static let fromTop = Self(rawValue: "fromTop")
  /// On a screen, where y grows downwards, from the top.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which layers keep transitions, whatever key is given.
public let kCATransition = "transition"

/// A transition compiled for sampling.
final class LayerTransition {
  /// In the layer's own coordinate system.
  let old: DisplayList
  private let type: CATransitionType
  /// In sizes of the layer.
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

  func progress(_ fraction: Double) -> Double { start + (end - start) * fraction }

  var isFade: Bool { ![CATransitionType.moveIn, .push, .reveal].contains(type) }

  var oldIsAbove: Bool { type == .reveal }

  func oldPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .reveal ? direction * size * progress : .zero)
  }

  func newPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .moveIn ? direction * size * (progress - 1) : .zero)
  }

  private func moved(_ offset: SIMD2<Double>) -> Homography {
    Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: offset)
  }
}
