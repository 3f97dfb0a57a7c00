public import Foundation

/// The device on which the application runs: the screen that the stage stands for.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var systemName: String { "Backswipe" }
  /// The version of iOS whose behaviour the engine has.
  open var systemVersion: String { "26.1" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  /// The kind of device as a word in the user's language.
  open var localizedModel: String { model }
  /// A number that stands for the device; always nil.
  open var identifierForVendor: UUID? { nil }
  /// Does nothing: the device is not turned.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is not turned.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// How the device is held; always upright.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the content of a screen can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
