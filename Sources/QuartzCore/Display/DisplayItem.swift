import CoreGraphics

/// One step of a frame: something to draw, or the beginning or end of a group, a clip or a mask.
///
/// Everything is resolved: the position of the layer's plane on the root's, the opacity, the content.
/// Plain memory without references; the objects that it refers to are in the list's `objects`.
package struct DisplayItem: Equatable {
  /// The kind of a step.
  package enum Kind: UInt8, Sendable {
    /// A shadow: the blurred, offset and coloured outline of a path, of `rect`, or of the `extent` items after it.
    case shadow
    /// `rect`, rounded, filled with `color`.
    case background
    /// The picture `object` in `figures`, its middle `rect` stretched with `stretchesMiddle`; if there is a `secondObject`,
    /// fading into it by `amount`.
    case picture
    /// The path `object`, filled with `color` and stroked with `secondColor` in the style `secondObject`.
    case shape
    /// `rect`, rounded, filled with the gradient `object` from the first point of `figures` to the second.
    case gradient
    /// The text `object`, with its top left corner at the first point of `figures`, drawn in `rect`.
    case text
    /// The border of `rect`, rounded, `amount` wide, in `color`.
    case border
    /// The content below `rect`, rounded, blurred by `amount` points, with its saturation multiplied by the first of
    /// `figures`.
    case backdrop
    /// The steps up to the end are drawn as one picture, with `opacity`.
    case beginGroup
    /// The steps up to the end are clipped to `rect`, rounded.
    case beginClip
    /// The steps up to the switch are masked by the alpha of the steps between the switch and the end.
    case beginMask
    /// The masked steps end and the mask begins.
    case maskSwitch
    /// The last group, clip or mask that was begun ends.
    case end
  }

  // Ordered by alignment: the cost of a large frame is mostly the amount of memory written.

  /// The layer's bounds, in its own coordinate system; for text, where it is drawn there; for a picture whose middle
  /// stretches, that middle, in fractions.
  package var rect: SIMD4<Double>
  /// Four numbers whose meaning depends on the kind.
  package var figures: SIMD4<Double> = .zero
  /// The map from the layer's plane to the root's.
  package var placement: Homography
  /// The identity of the layer that the step shows.
  package var layer: UInt
  /// Red, green, blue and alpha, not premultiplied.
  package var color: SIMD4<Float> = .zero
  /// The second colour of kinds that have two.
  package var secondColor: SIMD4<Float> = .zero
  /// The opacity, 0...1.
  package var opacity = 1.0
  /// The radius of the rounded corners, at most half the smaller side.
  package var radius = 0.0
  /// A width, a fraction or a blur: one number whose meaning depends on the kind.
  package var amount = 0.0
  /// The number of items after this one that belong to it: up to its end, or those that cast a shadow.
  package var extent: Int32 = 0
  /// The index of its object among the list's objects; -1 for none.
  package var object: Int32 = -1
  /// The index of its second object; -1 for none.
  package var secondObject: Int32 = -1
  /// The kind of the step.
  package var kind: Kind
  /// The corners that are rounded, as bits of `CACornerMask`.
  package var corners: UInt8 = 0xF
  /// Further options.
  package var options: Options = []
  /// The picture's filter or the gradient's type.
  package var variant: UInt8 = 0

  /// The options of a step.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The protocol's own method is called through a table from other modules.
    @inline(__always)
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
    /// The curvature of corners begins gradually.
    package static var continuousCorners: Self { Self(rawValue: 1) }
    /// The group is added to the content below it, so that a dissolve is exact.
    package static var adds: Self { Self(rawValue: 2) }
    /// The client says that the content is opaque.
    package static var isOpaque: Self { Self(rawValue: 4) }
    /// Edges are not antialiased.
    package static var hasHardEdges: Self { Self(rawValue: 8) }
    /// The shape is filled by the even-odd rule.
    package static var fillsEvenOdd: Self { Self(rawValue: 16) }
    /// Only the middle of the picture stretches.
    package static var stretchesMiddle: Self { Self(rawValue: 32) }
  }

  @inline(__always)
  package init(_ kind: Kind, _ layer: UInt, _ placement: Homography, _ rect: SIMD4<Double>) {
    self.kind = kind
    self.layer = layer
    self.placement = placement
    self.rect = rect
  }

  /// Whether the step begins something that an `end` ends.
  package var begins: Bool { kind == .beginGroup || kind == .beginClip || kind == .beginMask }

  /// Whether the step draws something itself, rather than changing how other steps are drawn.
  @inline(__always)
  package var draws: Bool { kind.rawValue < Kind.beginGroup.rawValue }

  /// Whether parts of the step overlap, so that with opacity it must be drawn as a group.
  var overlapsItself: Bool { kind == .shape && color.w > 0 && secondColor.w > 0 }

  /// The opacity with which a group is drawn: one of 256 levels, as many as a pixel has.
  ///
  /// So a screen that is slowly dimmed is drawn again only where one of its colours can differ.
  package var groupOpacity: Double { (opacity * 255).rounded() / 255 }

  /// Whether both begin groups that draw the same if their items do; a group's position has no effect.
  func isSameGroup(as other: Self) -> Bool {
    kind == .beginGroup && other.kind == .beginGroup && extent == other.extent && options == other.options
      && groupOpacity == other.groupOpacity
  }

  /// The size of a continuous corner, in radii.
  package static let continuousExpansion = 1.528665

  /// Returns whether the two draw the same if their objects are the same.
  @inline(__always)
  package static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.layer == b.layer && a.placement == b.placement && a.rect == b.rect && a.color == b.color
      && a.opacity == b.opacity && a.figures == b.figures && a.radius == b.radius && a.amount == b.amount
      && a.extent == b.extent && a.corners == b.corners && a.options == b.options && a.variant == b.variant
      && a.secondColor == b.secondColor && (a.object < 0) == (b.object < 0)
      && (a.secondObject < 0) == (b.secondObject < 0)
  }
}
