import CoreGraphics

/// A passage from what a layer shows to what it shows after it was changed.
///
/// The old look is taken when the transition is added: add it before making the change.
open class CATransition: CAAnimation {
  /// How the new look comes.
  public final var type: CATransitionType = .fade
  /// From where it comes; nil is from the left.
  public final var subtype: CATransitionSubtype?
  /// How far the passage is at its beginning, 0...1.
  public final var startProgress: Float = 0
  /// How far the passage is at its end, 0...1 and no less than the beginning.
  public final var endProgress: Float = 1
  /// Kept; filters are not drawn.
  public final var filter: Any?

  override func makeEmptyCopy() -> CAAnimation { CATransition() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.filter = filter
  }

  override func compileContent(into context: CompilationContext) -> AnimationNode.Content {
    .transition(LayerTransition(self, old: LayerSnapshot(of: context.layer, in: context.world)))
  }
}

/// How the new look of a layer comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// A type by name; an unknown one fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old dissolves into the new.
  public static let fade = Self(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = Self(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where the new look of a layer comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name.
  public let rawValue: String

  /// A direction by name; an unknown one is from the left.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the edge that is the top where y grows upwards: on a screen, where it grows downwards, from the bottom.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the edge that is the bottom where y grows upwards: on a screen, where it grows downwards, from the top.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which transitions are added, whatever key is given.
public let kCATransition = "transition"

/// A transition opened for sampling.
final class LayerTransition {
  let old: LayerSnapshot
  private let type: CATransitionType
  /// The way of the new look, in sizes of the layer.
  private let direction: SIMD2<Double>
  private let start: Double
  private let end: Double

  init(_ transition: CATransition, old: LayerSnapshot) {
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

  /// How far the passage is when its animation is at `fraction`.
  func progress(_ fraction: Double) -> Double { start + (end - start) * fraction }

  var isFade: Bool { ![CATransitionType.moveIn, .push, .reveal].contains(type) }

  /// Whether the old look lies in front.
  var oldIsAbove: Bool { type == .reveal }

  /// Where the old look is.
  func oldPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .reveal ? direction * size * progress : .zero)
  }

  /// Where the new look is.
  func newPlacement(_ progress: Double, _ size: SIMD2<Double>) -> Homography {
    moved(type == .push || type == .moveIn ? direction * size * (progress - 1) : .zero)
  }

  private func moved(_ offset: SIMD2<Double>) -> Homography {
    Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: offset)
  }
}

/// What a layer and its sublayers showed at an instant, in the layer's own coordinates.
package final class LayerSnapshot {
  private let list = DisplayList()

  /// Takes what `layer` shows now.
  init(of layer: CALayer, in world: LayerWorld) {
    LayerSampler().samplePresented(layer, at: world.now, into: list)
  }

  /// Draws the snapshot into `target`, its plane lying on the root's as `map` says.
  func append(to target: DisplayList, through map: Homography) {
    for item in list.items {
      var item = item
      item.placement = item.placement.followed(by: map)
      item.object = target.place(of: list.object(item.object))
      item.secondObject = target.place(of: list.object(item.secondObject))
      target.append(item)
    }
  }
}
