import CoreGraphics
import Transitions
import UIKit

/// The phone as the user set it up: its device, and how screens are shown on it.
struct PhoneSetting: Equatable, Sendable {
  /// Setting a device also sets its cutout and home indicator.
  var device = PhoneDevice.plain {
    didSet { (cutout, hasHomeIndicator) = (device.cutout, device.hasHomeIndicator) }
  }
  var cutout = PhoneDevice.plain.cutout
  var hasHomeIndicator = PhoneDevice.plain.hasHomeIndicator
  /// The version of iOS whose pushes and pops UIKit's navigation controllers have.
  var systemVersion = SystemVersion.iOS27
  /// Whether navigations show UIKit's bar.
  var hasNavigationBar = false
  /// Whether the user's pictures fit a screen as a whole; otherwise they fill it and are cropped.
  var fitsPictures = false

  /// Whether the system's pushes, pops and zooms from code are cross-fades; drags still move screens.
  var reducesMotion = false
  /// Whether, with reduced motion, the system's presentations from code are cross-fades too.
  var prefersCrossFades = false
  /// Whether the interface is laid out from right to left.
  var isRightToLeft = false

  /// What demo screens show.
  var app = DemoApp.cards

  /// What the window shows at its first start: an iPhone with an app on it.
  static let first: Self = {
    var phone = Self(PhoneDevice.named("iphone-16") ?? .plain)
    (phone.hasNavigationBar, phone.app) = (true, .fitting)
    return phone
  }()

  init(_ device: PhoneDevice = .plain) {
    self.device = device
    (cutout, hasHomeIndicator) = (device.cutout, device.hasHomeIndicator)
  }

  /// The insets of the area that the device does not cover, in points.
  var safeArea: UIEdgeInsets { safeArea(isOnItsSide: false) }

  /// On its side, a phone has its cutout on the left, keeps as much free on the right, and has no status bar.
  func safeArea(isOnItsSide: Bool) -> UIEdgeInsets {
    // A cutout of another device needs the height for its own kind.
    let top = cutout == device.cutout ? device.statusBarHeight : cutout.least
    let bottom: CGFloat = hasHomeIndicator ? device.isPhone ? cutout == .hole ? 24 : 34 : 20 : 0
    guard isOnItsSide, device.isPhone else {
      return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    let side = cutout == .none ? 0 : top
    return UIEdgeInsets(top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side)
  }
}

struct DemoSetting {
  /// From the top screen down; they repeat.
  let colors: [UIColor]
  /// At least 1.
  let depth: Int
  /// Nil means the transition's default.
  let region: DragParameters.Region?
  var pictures: ScreenPictures?
  /// The app that shows the transition best.
  var fitting = DemoApp.journeys
  /// Whether nothing is forgiven that goes wrong on iOS.
  var isStrict = false
  /// Whether screens are marked for the push from above.
  var mark: () -> Bool = { true }

  @MainActor static var defaultColors: [UIColor] { [0xE2853B, 0x2F9E64, 0x2E5BBA].map(UIColor.init(hex:)) }

  /// Positions count from 1; nil means the position on the stack when the screen first appears.
  @MainActor func screen(at position: Int? = nil) -> DemoScreen {
    let screen = DemoScreen(position: position) { position in
      let fromTop = (depth - position) % colors.count
      return colors[fromTop < 0 ? fromTop + colors.count : fromTop]
    }
    screen.picture = { [pictures] position in pictures?.picture(fromTop: depth - position) }
    screen.fitsPicture = { [pictures] in pictures?.fits ?? false }
    screen.app = { [pictures, fitting] in
      let app = pictures?.app ?? .cards
      return app == .fitting ? fitting : app
    }
    screen.cornerRadius = { [pictures] in pictures?.cornerRadius ?? 0 }
    screen.mark = mark
    pictures?.add(screen)
    screen.showContent()
    return screen
  }
}
