public import Foundation

/// The device on which the application runs: the screen that the stage stands for.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// The kind of device that the screen's traits say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// The name of the system.
  open var systemName: String { "Backswipe" }
  /// The version of iOS whose behaviour the engine has.
  open var systemVersion: String { "26.1" }
  /// The kind of device as a word.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device.
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
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// Whether the device lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the content of a screen can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
