private import CoreGraphics
import Motion

/// The usual kind of animation as plain memory: a single run from one known value to another.
///
/// A layer whose animations are all plain keeps them in one array, which sampling reads without following references.
/// A plain track writes the same values as the node that it is made from.
struct PlainTrack {
  enum Kind: UInt8 {
    /// The numbers of a property.
    case lanes
    /// A transform that only scales and translates: its diagonal and its translation.
    case straight
    /// A transform of the plane: translation and scale, shear and angle.
    case planar
  }

  let begin: Double
  let duration: Double
  let pacing: Unmanaged<Pacing>
  let kind: Kind
  /// The slot of the property.
  let slot: ValueSlot
  /// Whether the value is added to the property's value.
  let isAdditive: Bool
  /// The ends of the first four numbers, then of the others, which only transforms have.
  private var first: (from: SIMD4<Double>, to: SIMD4<Double>) = (.zero, .zero)
  private var second: (from: SIMD4<Double>, to: SIMD4<Double>) = (.zero, .zero)

  private init(_ kind: Kind, _ property: LayerProperty, _ isAdditive: Bool, _ node: AnimationNode) {
    begin = node.timing.begin
    duration = node.timing.duration
    pacing = Unmanaged.passUnretained(node.pacing)
    self.kind = kind
    slot = property.slot
    self.isAdditive = isAdditive
  }

  /// Creates a track of numbers from `from` to `to`.
  init(_ property: LayerProperty, from: SIMD4<Double>, to: SIMD4<Double>, isAdditive: Bool, _ node: AnimationNode) {
    self.init(.lanes, property, isAdditive, node)
    first = (from, to)
  }

  /// Creates a track of transforms along `interpolation`; nil if that leaves the plane.
  init?(_ property: LayerProperty, along interpolation: TransformInterpolation, isAdditive: Bool, _ node: AnimationNode)
  {
    if let parts = interpolation.planarParts {
      self.init(.planar, property, isAdditive, node)
      set(Self.lanes(parts.from), Self.lanes(parts.to))
    } else if interpolation.from.onlyScalesAndMoves, interpolation.to.onlyScalesAndMoves {
      self.init(.straight, property, isAdditive, node)
      set(Self.lanes(interpolation.from), Self.lanes(interpolation.to))
    } else {
      return nil
    }
  }

  /// Writes the value at the layer's `time`; returns false before the beginning and after the end, where a plain track
  /// does not know what is shown.
  @inline(__always)
  func apply(at time: Double, to values: UnsafeMutablePointer<LayerValues>, _ memo: inout PacingMemo) -> Bool {
    let elapsed = time - begin
    guard elapsed >= 0, elapsed < duration else { return false }
    let progress = memo.value(of: pacing, at: elapsed / duration)
    let lanes: SIMD4<Double> = first.from + (first.to - first.from) * progress
    if kind == .lanes {
      values[slot] = isAdditive ? values[slot] + lanes : lanes
      return true
    }
    let others: SIMD4<Double> = second.from + (second.to - second.from) * progress
    let value = kind == .planar ? Self.planar(lanes, others) : Self.straight(lanes, others)
    values[transform: slot] = isAdditive ? CATransform3DConcat(value, values[transform: slot]) : value
    return true
  }

  private mutating func set(_ from: (SIMD4<Double>, SIMD4<Double>), _ to: (SIMD4<Double>, SIMD4<Double>)) {
    first = (from.0, to.0)
    second = (from.1, to.1)
  }

  private static func lanes(_ parts: PlanarParts) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(lowHalf: parts.translation, highHalf: parts.scale), SIMD4(parts.shear, parts.angle, 0, 0))
  }

  @inline(__always)
  private static func planar(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> CATransform3D {
    PlanarParts(translation: first.lowHalf, scale: first.highHalf, shear: second.x, angle: second.y).transform
  }

  private static func lanes(_ t: CATransform3D) -> (SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(t.m11.native, t.m22.native, t.m33.native, 0), SIMD4(t.m41.native, t.m42.native, t.m43.native, 0)
    )
  }

  @inline(__always)
  private static func straight(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> CATransform3D {
    CATransform3D(
      rows: (
        SIMD4(first.x, 0, 0, 0), SIMD4(0, first.y, 0, 0), SIMD4(0, 0, first.z, 0),
        SIMD4(second.x, second.y, second.z, 1)
      ))
  }
}

extension AnimationNode {
  /// The animation as plain memory; nil if it is of another kind.
  var plain: PlainTrack? {
    guard isPlain, !isPending else { return nil }
    switch content {
    case .lanes(let track): return track.plain(self)
    case .transform(let track): return track.plain(self)
    default: return nil
    }
  }
}
