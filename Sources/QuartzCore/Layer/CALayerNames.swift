import CoreGraphics

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
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

/// A set of edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var layerLeftEdge: Self { Self(rawValue: 1 << 0) }
  public static var layerRightEdge: Self { Self(rawValue: 1 << 1) }
  public static var layerBottomEdge: Self { Self(rawValue: 1 << 2) }
  public static var layerTopEdge: Self { Self(rawValue: 1 << 3) }

  static let all = Self(rawValue: 0xF)
}

/// A set of parts of a layer's frame that change when its superlayer is resized.
public struct CAAutoresizingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var layerMinXMargin: Self { Self(rawValue: 1 << 0) }
  public static var layerWidthSizable: Self { Self(rawValue: 1 << 1) }
  public static var layerMaxXMargin: Self { Self(rawValue: 1 << 2) }
  public static var layerMinYMargin: Self { Self(rawValue: 1 << 3) }
  public static var layerHeightSizable: Self { Self(rawValue: 1 << 4) }
  public static var layerMaxYMargin: Self { Self(rawValue: 1 << 5) }
}

/// A curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a curve from its name; an unknown name behaves as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = Self(rawValue: "circular")
  /// A curve whose curvature begins gradually, like the corners of a device.
  public static let continuous = Self(rawValue: "continuous")
}

/// The position and scaling of a picture in a layer of another size.
///
/// As everywhere in Core Animation, top is the edge at the largest y: on a screen, where y grows downwards, the lower
/// edge.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a gravity from its name; an unknown name behaves as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center")
  /// Unscaled, centred on the edge at the largest y.
  public static let top = Self(rawValue: "top")
  /// Unscaled, centred on the edge at the smallest y.
  public static let bottom = Self(rawValue: "bottom")
  /// Unscaled, centred on the left edge.
  public static let left = Self(rawValue: "left")
  /// Unscaled, centred on the right edge.
  public static let right = Self(rawValue: "right")
  /// Unscaled, in the corner at the smallest x and largest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// Unscaled, in the corner at the largest x and y.
  public static let topRight = Self(rawValue: "topRight")
  /// Unscaled, in the corner at the smallest x and y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// Unscaled, in the corner at the largest x and smallest y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit into the bounds, in its own proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, in its own proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// A filter for a picture that is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a filter from its name; an unknown name behaves as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let nearest = Self(rawValue: "nearest")
  /// Interpolates between the pixels of reduced copies of the picture.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The pixel format of a layer's drawing; without effect.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits per channel.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of gray.
  public static let gray8Uint = Self(rawValue: "Gray8")
}
