package import CoreGraphics

/// One step of a frame: something to draw, or the beginning or end of a group, a clip or a mask.
///
/// Everything is resolved: the position of the layer's plane on the root's, the opacity, the content.
package struct DisplayItem: Hashable {
  package var layer: UInt
  /// The map from the layer's plane to the root's.
  package var placement: Homography
  /// 0...1.
  package var opacity = 1.0
  /// The steps after this one that belong to it: up to its end, or those that cast the shadow.
  package var extent = 0
  /// In the layer's own coordinate system; it stays of its kind.
  package var content: Content
  package let kind: Kind

  @inline(__always)
  package init(_ content: Content, layer: UInt, placement: Homography, opacity: Double = 1) {
    (self.layer, self.placement, self.opacity, self.content, kind) = (layer, placement, opacity, content, content.kind)
  }

  /// Hashes only what mostly differs from step to step.
  package func hash(into hasher: inout Hasher) { hasher.combine(placement.origin) }

  /// Colours are red, green, blue and alpha, not multiplied.
  package enum Content: Equatable {
    case shadow(Shadow)
    case background(Background)
    case picture(Picture)
    case shape(Shape)
    case gradient(Gradient)
    case text(Text)
    case border(Border)
    case backdrop(Backdrop)
    /// Drawn as one picture, with the opacity; it may be added to the content below it, so that a dissolve is exact.
    case beginGroup(isAdded: Bool = false)
    case beginClip(RoundedOutline)
    /// The steps up to the switch are masked by the alpha of the steps between the switch and the end.
    case beginMask
    case maskSwitch
    case end
  }

  package struct Shadow: Equatable {
    package var outline: RoundedOutline
    package var path: CGPath?
    package var color: SIMD4<Float>
    package var offset: SIMD2<Double>
    /// The standard deviation, in points.
    package var blur: Double

    package static func == (a: Self, b: Self) -> Bool {
      a.outline == b.outline && a.path === b.path && a.color == b.color && a.offset == b.offset && a.blur == b.blur
    }
  }

  package struct Background: Equatable {
    package var outline: RoundedOutline
    package var color: SIMD4<Float>

    @inline(__always)
    package init(outline: RoundedOutline, color: SIMD4<Float>) { (self.outline, self.color) = (outline, color) }
  }

  /// A picture may fade into another.
  package struct Picture: Equatable {
    package var image: CGImage
    /// Least x and y, width and height.
    package var frame: SIMD4<Double>
    /// What is shown, in fractions of the picture.
    package var part: SIMD4<Double>
    /// In fractions of that part; nil if all of it stretches.
    package var middle: SIMD4<Double>?
    /// Pixels of the picture per point, where it does not stretch.
    package var scale: Double
    /// All pixels are multiplied by it.
    package var tint: SIMD4<Float>
    /// Whether the nearest pixel is shown instead of an interpolation.
    package var isNearest: (enlarged: Bool, reduced: Bool)
    /// What this picture fades into.
    package var incoming: CGImage?
    package var fraction = 0.0

    package static func == (a: Self, b: Self) -> Bool {
      a.image === b.image && a.frame == b.frame && a.part == b.part && a.middle == b.middle && a.scale == b.scale
        && a.tint == b.tint && a.isNearest == b.isNearest && a.incoming === b.incoming && a.fraction == b.fraction
    }
  }

  package struct Shape: Equatable {
    package var path: CGPath
    package var fillColor: SIMD4<Float>
    /// Clear for none.
    package var strokeColor: SIMD4<Float>
    package var style: ShapeStyle
    package var lineWidth: Double
    /// Where the stroke begins and ends, as fractions of the path's length.
    package var strokeStart: Double
    package var strokeEnd: Double
    package var dashPhase: Double
    package var miterLimit: Double

    package static func == (a: Self, b: Self) -> Bool {
      a.path === b.path && a.fillColor == b.fillColor && a.strokeColor == b.strokeColor && a.style === b.style
        && a.lineWidth == b.lineWidth && a.strokeStart == b.strokeStart && a.strokeEnd == b.strokeEnd
        && a.dashPhase == b.dashPhase && a.miterLimit == b.miterLimit
    }

    /// Beyond the path: half the width, more at sharp corners.
    var strokeReach: Double {
      guard strokeColor.w > 0 else { return 0 }
      // The corners of square caps reach out by the diagonal of half a square.
      return lineWidth / 2 * max(2.0.squareRoot(), style.lineJoin == .miter ? miterLimit : 1)
    }
  }

  package struct Gradient: Equatable {
    package enum Shape: Sendable { case axial, radial, conic }
    package var outline: RoundedOutline
    package var stops: GradientStops
    package var shape: Shape
    package var start: SIMD2<Double>
    package var end: SIMD2<Double>
    /// All colours are multiplied by it.
    package var tint: SIMD4<Float>

    package static func == (a: Self, b: Self) -> Bool {
      a.outline == b.outline && a.stops === b.stops && a.shape == b.shape && a.start == b.start && a.end == b.end
        && a.tint == b.tint
    }
  }

  package struct Text: Equatable {
    package var layout: any TextLayout
    package var corner: SIMD2<Double>
    package var box: SIMD4<Double>
    package var color: SIMD4<Float>

    package static func == (a: Self, b: Self) -> Bool {
      a.layout === b.layout && a.corner == b.corner && a.box == b.box && a.color == b.color
    }
  }

  package struct Border: Equatable {
    package var outline: RoundedOutline
    package var width: Double
    package var color: SIMD4<Float>
  }

  /// The content below the outline of the layer, blurred.
  package struct Backdrop: Equatable {
    package var outline: RoundedOutline
    /// The standard deviation, in points.
    package var blur: Double
    package var saturation: Double
    /// Mixed with the gray in the colours.
    package var tint: SIMD4<Float> = .zero
  }
}

extension DisplayItem.Content {
  @inline(__always)
  fileprivate var kind: DisplayItem.Kind {
    switch self {
    case .shadow: .shadow
    case .background: .background
    case .picture: .picture
    case .shape: .shape
    case .gradient: .gradient
    case .text: .text
    case .border: .border
    case .backdrop: .backdrop
    case .beginGroup: .beginGroup
    case .beginClip: .beginClip
    case .beginMask: .beginMask
    case .maskSwitch: .maskSwitch
    case .end: .end
    }
  }
}

extension DisplayItem {
  package enum Kind: UInt8, Sendable {
    case shadow, background, picture, shape, gradient, text, border, backdrop
    case beginGroup, beginClip, beginMask, maskSwitch, end

    /// An `end` ends what the step begins.
    package var begins: Bool { self == .beginGroup || self == .beginClip || self == .beginMask }
  }

  /// Nil for content without an outline.
  package var outline: RoundedOutline? {
    switch content {
    case .shadow(let shadow): shadow.outline
    case .background(let background): background.outline
    case .gradient(let gradient): gradient.outline
    case .border(let border): border.outline
    case .backdrop(let backdrop): backdrop.outline
    case .beginClip(let outline): outline
    default: nil
    }
  }

  package var begins: Bool { kind.begins }

  /// Otherwise the step changes how others are drawn.
  package var draws: Bool { kind.rawValue < Kind.beginGroup.rawValue }

  /// Other steps are not affected.
  package var drawsAlone: Bool { draws && extent == 0 }

  /// Whether the step is a group that is added to the content below it.
  package var isAdded: Bool { if case .beginGroup(isAdded: true) = content { true } else { false } }

  /// Whether parts of the step overlap, so that with opacity it must be drawn as a group.
  var overlapsItself: Bool {
    if case .shape(let shape) = content { shape.fillColor.w > 0 && shape.strokeColor.w > 0 } else { false }
  }

  /// One of 256 levels, as many as a pixel has, so that a screen that is slowly dimmed is drawn again only where one of
  /// its colours can differ.
  package var groupOpacity: Double { (opacity * 255).rounded() / 255 }

  /// They draw the same if their items do; a group's position has no effect.
  package func isSameGroup(as other: Self) -> Bool {
    kind == .beginGroup && content == other.content && extent == other.extent && groupOpacity == other.groupOpacity
  }

  /// Upright, in the root's coordinate system, as low and high corner.
  package var coverage: SIMD4<Double> {
    let covered = box
    // A step without a known position draws nothing; its coverage must not count as everything.
    guard covered.isFinite else { return .zero }
    // Antialiased edges reach further.
    return placement.bounds(of: covered) + SIMD4(-1, -1, 1, 1)
  }

  /// In the layer's own coordinate system.
  private var box: SIMD4<Double> {
    switch content {
    case .picture(let picture): picture.frame
    case .text(let text): text.box
    case .shape(let shape): Self.outset(SIMD4(shape.path.boundingBoxOfPath), by: shape.strokeReach)
    case .shadow(let shadow):
      Self.outset(
        (shadow.path.map { SIMD4($0.boundingBoxOfPath) } ?? shadow.outline.rect)
          + SIMD4(lowHalf: shadow.offset, highHalf: .zero),
        by: shadow.blur * Self.blurReach)
    default: outline?.rect ?? .zero
    }
  }

  /// In standard deviations.
  package static let blurReach = 3.0

  private static func outset(_ r: SIMD4<Double>, by d: Double) -> SIMD4<Double> { r + SIMD4(-d, -d, 2 * d, 2 * d) }
}

package struct RoundedOutline: Hashable, Sendable {
  /// Least x and y, width and height.
  package var rect: SIMD4<Double>
  /// The radius of the corners, at most half the smaller side.
  package private(set) var radius: Double
  /// Bits of `CACornerMask`; none if the radius is 0.
  package private(set) var corners: UInt8
  /// The curvature of corners begins gradually.
  package private(set) var isContinuous: Bool
  /// Not antialiased.
  package var hasHardEdges = false

  @inline(__always)
  package init(_ rect: SIMD4<Double>, radius: Double = 0, corners: UInt8 = 0xF, isContinuous: Bool = false) {
    self.rect = rect
    self.radius = radius > 0 ? min(radius, max(0, rect.highHalf.min() / 2)) : 0
    self.corners = self.radius > 0 ? corners & 0xF : 0
    self.isContinuous = isContinuous
  }

  package func inset(by distance: Double) -> Self {
    let size = pointwiseMax(rect.highHalf - 2 * distance, .zero)
    var inner = Self(
      SIMD4(lowHalf: rect.lowHalf + distance, highHalf: size), radius: radius - distance, corners: corners,
      isContinuous: isContinuous)
    inner.hasHardEdges = hasHardEdges
    return inner
  }

  /// The distance that a corner reaches along an edge.
  package var reach: Double { corners == 0 ? 0 : radius * expansion }

  /// In radii: up to 1.528665 for continuous corners, less if there is no room.
  package var expansion: Double {
    guard isContinuous else { return 1 }
    return min(Self.continuousExpansion, max(1, rect.highHalf.min() / 2 / radius))
  }

  /// In radii.
  package static let continuousExpansion = 1.528665
}
