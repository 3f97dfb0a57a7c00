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
