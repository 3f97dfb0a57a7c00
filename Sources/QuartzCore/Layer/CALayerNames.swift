import CoreGraphics

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Corners as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and y: top left.
  public static var layerMinXMinYCorner: Self { Self(rawValue: 1 << 0) }
  /// The corner at the largest x and smallest y: top right.
  public static var layerMaxXMinYCorner: Self { Self(rawValue: 1 << 1) }
  /// The corner at the smallest x and largest y: bottom left.
  public static var layerMinXMaxYCorner: Self { Self(rawValue: 1 << 2) }
  /// The corner at the largest x and y: bottom right.
  public static var layerMaxXMaxYCorner: Self { Self(rawValue: 1 << 3) }

  static let all = Self(rawValue: 0xF)
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32

  /// Edges as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the smallest x.
  public static var layerLeftEdge: Self { Self(rawValue: 1 << 0) }
  /// The edge at the largest x.
  public static var layerRightEdge: Self { Self(rawValue: 1 << 1) }
  /// The edge at the largest y.
  public static var layerBottomEdge: Self { Self(rawValue: 1 << 2) }
  /// The edge at the smallest y.
  public static var layerTopEdge: Self { Self(rawValue: 1 << 3) }

  static let all = Self(rawValue: 0xF)
}

/// What of a layer follows when its superlayer is resized.
public struct CAAutoresizingMask: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Parts as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The margin at the smallest x.
  public static var layerMinXMargin: Self { Self(rawValue: 1 << 0) }
  /// The width.
  public static var layerWidthSizable: Self { Self(rawValue: 1 << 1) }
  /// The margin at the largest x.
  public static var layerMaxXMargin: Self { Self(rawValue: 1 << 2) }
  /// The margin at the smallest y.
  public static var layerMinYMargin: Self { Self(rawValue: 1 << 3) }
  /// The height.
  public static var layerHeightSizable: Self { Self(rawValue: 1 << 4) }
  /// The margin at the largest y.
  public static var layerMaxYMargin: Self { Self(rawValue: 1 << 5) }
}

/// How a layer's corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A curve by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve that begins gently, as the corners of the devices do.
  public static let continuous = Self(rawValue: "continuous")
}

/// How a picture lies in a layer of another size.
///
/// Top is where y is largest, as everywhere in Core Animation: on a screen, where y grows downwards, that is below.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name.
  public let rawValue: String

  /// A gravity by name; an unknown one behaves as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its own size, in the middle.
  public static let center = Self(rawValue: "center")
  /// At its own size, in the middle of the edge at the largest y.
  public static let top = Self(rawValue: "top")
  /// At its own size, in the middle of the edge at the smallest y.
  public static let bottom = Self(rawValue: "bottom")
  /// At its own size, in the middle of the left edge.
  public static let left = Self(rawValue: "left")
  /// At its own size, in the middle of the right edge.
  public static let right = Self(rawValue: "right")
  /// At its own size, in the corner at the smallest x and largest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At its own size, in the corner at the largest x and y.
  public static let topRight = Self(rawValue: "topRight")
  /// At its own size, in the corner at the smallest x and y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At its own size, in the corner at the largest x and smallest y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as it fits, in its own proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as it covers the bounds, in its own proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How the pixels of a picture are mixed when it is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// A filter by name; an unknown one behaves as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neighbours are mixed.
  public static let linear = Self(rawValue: "linear")
  /// The nearest pixel is taken.
  public static let nearest = Self(rawValue: "nearest")
  /// Neighbours of pre-scaled pictures are mixed.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// How a layer's own drawing is stored; it makes no difference here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name.
  public let rawValue: String

  /// A format by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits a channel.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Half floats.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = Self(rawValue: "Gray8")
}
