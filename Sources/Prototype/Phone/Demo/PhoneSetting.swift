import CoreGraphics
import UIKit

/// The phone as the user set it up: the device, what covers its screen, and how screens are shown on it.
struct PhoneSetting: Equatable, Sendable {
  /// The device; a new one comes with its own cutout and home indicator.
  var device = PhoneDevice.plain {
    didSet { (cutout, hasHomeIndicator) = (device.cutout, device.hasHomeIndicator) }
  }
  /// What covers the screen at its upper edge.
  var cutout = PhoneDevice.plain.cutout
  /// Whether a bar at the lower edge stands for the home button.
  var hasHomeIndicator = PhoneDevice.plain.hasHomeIndicator
  /// The version of iOS whose pushes and pops UIKit's navigation controllers have.
  var systemVersion = SystemVersion.iOS27
  /// Whether screens have a navigation bar of UIKit, where a navigation shows them.
  var hasNavigationBar = false
  /// Whether the user's own pictures fit a screen as a whole; otherwise they fill it and are cropped.
  var fitsPictures = false

  /// Creates the setting of a device.
  init(_ device: PhoneDevice = .plain) {
    self.device = device
    (cutout, hasHomeIndicator) = (device.cutout, device.hasHomeIndicator)
  }

  /// The distances from the edges of the screen to the area that the device does not cover, in points.
  var safeArea: UIEdgeInsets {
    // A cutout that is not the device's own needs the room of its kind.
    let top = cutout == device.cutout ? device.statusBarHeight : cutout.least
    return UIEdgeInsets(top: top, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
  }
}
