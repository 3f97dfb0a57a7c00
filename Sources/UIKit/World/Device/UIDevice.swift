public import Foundation

/// The device that the stage stands for.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var systemName: String { "Backswipe" }
  /// The version of iOS whose pushes and pops the engine has.
  open var systemVersion: String {
    switch UIApplication.shared.systemVersion {
    case .iOS18: "18.0"
    case .iOS26: "26.1"
    case .iOS27: "27.0"
    }
  }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var localizedModel: String { model }
  /// Always nil.
  open var identifierForVendor: UUID? { nil }
  /// Does nothing: the device is not turned.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is not turned.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Always upright.
  open var orientation: UIDeviceOrientation { .portrait }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Kept for sources that name it: the content of a window is never turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Kept for sources that name it.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// Kept for sources that name it: there is no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Kept for sources that name it: there is no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
