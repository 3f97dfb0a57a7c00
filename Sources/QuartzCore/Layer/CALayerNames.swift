import CoreGraphics

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var layerMinXMinYCorner: Self { Self(rawValue: 1 << 0) }
  public static var layerMaxXMinYCorner: Self { Self(rawValue: 1 << 1) }
  public static var layerMinXMaxYCorner: Self { Self(rawValue: 1 << 2) }
  public static var layerMaxXMaxYCorner: Self { Self(rawValue: 1 << 3) }
  static let all = Self(rawValue: 0xF)
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var layerLeftEdge: Self { Self(rawValue: 1 << 0) }
  public static var layerRightEdge: Self { Self(rawValue: 1 << 1) }
  public static var layerBottomEdge: Self { Self(rawValue: 1 << 2) }
  public static var layerTopEdge: Self { Self(rawValue: 1 << 3) }
  static let all = Self(rawValue: 0xF)
}

public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var layerMinXMargin: Self { Self(rawValue: 1 << 0) }
  public static var layerWidthSizable: Self { Self(rawValue: 1 << 1) }
  public static var layerMaxXMargin: Self { Self(rawValue: 1 << 2) }
  public static var layerMinYMargin: Self { Self(rawValue: 1 << 3) }
  public static var layerHeightSizable: Self { Self(rawValue: 1 << 4) }
  public static var layerMaxYMargin: Self { Self(rawValue: 1 << 5) }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

/// As everywhere in Core Animation, top is the edge at the largest y: on a screen, where y grows downwards, the lower
/// edge.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let nearest = Self(rawValue: "nearest")
  public static let trilinear = Self(rawValue: "trilinear")
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  public static let gray8Uint = Self(rawValue: "Gray8")
}
