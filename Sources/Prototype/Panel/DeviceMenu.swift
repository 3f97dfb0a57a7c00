import UIKit

@MainActor final class DeviceMenu: MenuButton {
  private let store: ParameterStore
  /// Changes the appearance of the window and its phone.
  var setDark: (Bool) -> Void = { _ in }

  init(_ store: ParameterStore) {
    self.store = store
    super.init(
      help:
        "The phone: its size, what covers its screen, the bars, light or dark, reduced motion, right to left, and how pictures "
        + "are shown.",
      isOverPhone: true)
    makeMenu = { [unowned self] in newMenu() }
    refresh()
  }

  private func newMenu() -> UIMenu {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let dark = UIAction(
      title: "Dark", discoverabilityTitle: "appearance light night mode", state: isDark ? .on : .off
    ) { [unowned self] _ in setDark(!isDark) }
    return Self.menu(store.phone.phone, store.entry, dark) { [unowned store] in store.set($0) }
  }

  func refresh() {
    let phone = store.phone.phone
    titles = [Self.title(phone.device), phone.device.title]
  }

  private static func title(_ device: PhoneDevice) -> String {
    "\(device.title)  \(Int(device.size.width)) × \(Int(device.size.height))"
  }

  /// `set` is called with the chosen setting.
  static func menu(
    _ phone: PhoneSetting, _ entry: CatalogueEntry, _ dark: UIAction, set: @escaping (PhoneSetting) -> Void
  ) -> UIMenu {
    func item(
      _ title: String, isOn: Bool, isEnabled: Bool = true, _ change: @escaping (inout PhoneSetting) -> Void
    ) -> UIAction {
      UIAction(title: title, attributes: isEnabled ? [] : .disabled, state: isOn ? .on : .off) { _ in
        var next = phone
        change(&next)
        set(next)
      }
    }
    let devices = PhoneDevice.all.map { device in
      item(title(device), isOn: device == phone.device) { $0.device = device }
    }
    let cutouts = PhoneDevice.Cutout.allCases.map { cutout in
      item(cutout == .none ? "No cutout" : cutout.title, isOn: cutout == phone.cutout) { $0.cutout = cutout }
    }
    let versions = SystemVersion.allCases.map { version in
      item("iOS \(version.rawValue)", isOn: version == phone.systemVersion) { $0.systemVersion = version }
    }
    let bars = [
      item("Home indicator", isOn: phone.hasHomeIndicator) { $0.hasHomeIndicator.toggle() },
      item("Navigation bar", isOn: phone.hasNavigationBar) { $0.hasNavigationBar.toggle() },
    ]
    let screens = [
      UIMenu(
        title: "On the screens",
        children: DemoApp.allCases.map { app in
          item(app.title, isOn: phone.app == app) { $0.app = app }
        })
    ]
    let pictures = [
      item("Fill the screen with pictures", isOn: !phone.fitsPictures) { $0.fitsPictures = false },
      item("Fit pictures as a whole", isOn: phone.fitsPictures) { $0.fitsPictures = true },
    ]
    let (isCalm, isMirrored) = (entry.followsReducedMotion, entry.followsLayout)
    let accessibility = [
      dark,
      item("Reduced motion" + (isCalm ? "" : ": not in this transition"), isOn: phone.reducesMotion, isEnabled: isCalm)
      { $0.reducesMotion.toggle() },
      item(
        "Cross-fades preferred" + (isCalm ? "" : ": not in this transition"),
        isOn: phone.reducesMotion && phone.prefersCrossFades, isEnabled: isCalm
      ) {
        ($0.prefersCrossFades, $0.reducesMotion) = (!($0.reducesMotion && $0.prefersCrossFades), true)
      },
      item(
        "Right to left" + (isMirrored ? "" : ": this transition has one direction"), isOn: phone.isRightToLeft,
        isEnabled: isMirrored
      ) { $0.isRightToLeft.toggle() },
    ]
    return UIMenu(
      children: ([devices, cutouts, versions, screens, bars, accessibility, pictures] as [[UIMenuElement]]).map {
        UIMenu(options: .displayInline, children: $0)
      })
  }
}
