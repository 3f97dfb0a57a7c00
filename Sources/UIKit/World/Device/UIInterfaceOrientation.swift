/// How the content of a screen is turned; kept for sources that name it: the content of a window is never turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Sideways, with the lower end at the left.
  case landscapeLeft = 4
  /// Sideways, with the lower end at the right.
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations; kept for sources that name it.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Sideways, with the lower end at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Sideways, with the lower end at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
