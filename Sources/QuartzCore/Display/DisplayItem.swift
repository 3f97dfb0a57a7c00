import CoreGraphics

/// One step of a frame: something to draw, or where a group, a clip or a mask begins and ends.
///
/// Everything is resolved: where the layer's plane lies on the root's, how much of it is seen, what it shows.
/// Plain memory without references; what it refers to lies in the list's `objects`.
package struct DisplayItem: Equatable {
  /// What a step is.
  package enum Kind: UInt8, Sendable {
    /// A blurred, moved and coloured outline: of a path, of `rect`, or of the `extent` items after it.
    case shadow
    /// `rect`, rounded, filled with `color`.
    case background
    /// The picture `object` in `figures`, its middle `rect` stretched where an option says so; fading into `secondObject` by `amount`, where there is one.
    case picture
    /// The path `object`, filled with `color` and stroked with `secondColor` as `secondObject` says.
    case shape
    /// `rect`, rounded, filled with the colours `object` from one point of `figures` to the other.
    case gradient
    /// The text `object`, whose first corner is at the beginning of `figures`.
    case text
    /// The border of `rect`, rounded, `amount` wide, in `color`.
    case border
    /// What lies beneath `rect`, rounded, blurred by `amount` points, its colours as strong as the first of `figures` says.
    case backdrop
    /// What follows up to the end is drawn as one picture and seen by `opacity`.
    case beginGroup
    /// What follows up to the end is cut off at `rect`, rounded.
    case beginClip
    /// What follows up to the switch is seen where what follows that up to the end is opaque.
    case beginMask
    /// Here the masked ends and the mask begins.
    case maskSwitch
    /// The last group, clip or mask begun ends here.
    case end
  }

  // In the order of their alignment: a large frame is mostly a matter of how much memory is written.

  /// The layer's bounds, in its own coordinates; of a picture whose middle stretches, that middle, in fractions.
  package var rect: SIMD4<Double>
  /// What the kind needs four numbers for.
  package var figures: SIMD4<Double> = .zero
  /// Where the layer's plane lies on the root's.
  package var placement: Homography
  /// The layer it shows.
  package var layer: UInt
  /// Red green blue alpha, not multiplied.
  package var color: SIMD4<Float> = .zero
  /// The second colour, where there is one.
  package var secondColor: SIMD4<Float> = .zero
  /// How much is seen, 0...1.
  package var opacity = 1.0
  /// The radius of the rounded corners, at most half the smaller side.
  package var radius = 0.0
  /// A width, a fraction, a blur: what the kind needs one number for.
  package var amount = 0.0
  /// How many items after this one belong to it: up to its end, or those that cast a shadow.
  package var extent: Int32 = 0
  /// The place of what it refers to among the list's objects; -1 for nothing.
  package var object: Int32 = -1
  /// The place of what else it refers to.
  package var secondObject: Int32 = -1
  /// What the step is.
  package var kind: Kind
  /// Which corners are rounded, as `CACornerMask`'s bits.
  package var corners: UInt8 = 0xF
  /// Bits of what else there is to know.
  package var options: Options = []
  /// The picture's filter, the gradient's type: whatever has kinds of its own.
  package var variant: UInt8 = 0

  /// Yes and no of a step.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Corners begin gently.
    package static let continuousCorners = Self(rawValue: 1)
    /// The group is added to what is below it, so that a dissolve is exact.
    package static let adds = Self(rawValue: 2)
    /// The client says that nothing shines through.
    package static let isOpaque = Self(rawValue: 4)
    /// Edges are not smoothed.
    package static let hasHardEdges = Self(rawValue: 8)
    /// The shape is filled by the even-odd rule.
    package static let fillsEvenOdd = Self(rawValue: 16)
    /// Only the picture's middle stretches.
    package static let stretchesMiddle = Self(rawValue: 32)
  }

  @inline(__always)
  package init(_ kind: Kind, _ layer: UInt, _ placement: Homography, _ rect: SIMD4<Double>) {
    self.kind = kind
    self.layer = layer
    self.placement = placement
    self.rect = rect
  }

  /// Whether it begins something that an `end` ends.
  package var begins: Bool { kind == .beginGroup || kind == .beginClip || kind == .beginMask }

  /// Whether it draws something, rather than saying what happens to what is drawn.
  @inline(__always)
  package var draws: Bool { kind.rawValue < Kind.beginGroup.rawValue }

  /// Whether parts of it lie on each other, so that it shows through itself unless drawn as a group.
  var overlapsItself: Bool { kind == .shape && color.w > 0 && secondColor.w > 0 }

  /// Whether the two draw the same when their objects are the same.
  @inline(__always)
  package static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.layer == b.layer && a.placement == b.placement && a.rect == b.rect && a.color == b.color
      && a.opacity == b.opacity && a.figures == b.figures && a.radius == b.radius && a.amount == b.amount
      && a.extent == b.extent && a.corners == b.corners && a.options == b.options && a.variant == b.variant
      && a.secondColor == b.secondColor && (a.object < 0) == (b.object < 0)
      && (a.secondObject < 0) == (b.secondObject < 0)
  }
}
