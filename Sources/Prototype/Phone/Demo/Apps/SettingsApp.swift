import UIKit

/// Settings: groups of rows with signs and switches.
@MainActor enum SettingsApp {
  static func page(_ position: Int) -> DemoPage {
    switch DemoLevel(position) {
    case .first:
      return DemoPage("Settings") { color in
        AppTable(
          .insetGrouped,
          [
            .init([
              AppTable.Row(
                title: "Robin Vale", detail: "Account, media and purchases",
                image: AppPicture.initials("Robin Vale", 1, side: 56))
            ]),
            .init([
              AppTable.Row(
                title: "Flight mode", image: AppPicture.tile("airplane", .systemOrange), control: toggle(false)),
              row("Wireless", "wifi", .systemBlue, "Harbour"), row("Battery", "battery.100", .systemGreen, "82 %"),
            ]),
            .init([
              row("Notifications", "bell", .systemRed), row("Sounds", "speaker.wave.2", .systemPink),
              row("Focus", "moon", .systemIndigo), row("Screen time", "clock", .systemPurple),
            ]),
            .init([
              row("General", "gear", .systemGray), row("Display", "sun.max", .systemBlue),
              row("Privacy", "hand.raised", .systemTeal), row("Wallpaper", "photo", color),
            ]),
          ])
      }
    case .list:
      return DemoPage("General") { _ in
        AppTable(
          .insetGrouped,
          [
            .init([plain("About"), plain("Software update", "Up to date")]),
            .init([plain("Handover"), plain("Picture in picture"), plain("Car")]),
            .init(
              [
                plain("Phone storage", "41 of 128 GB"),
                AppTable.Row(title: "Refresh in the background", control: toggle(true)),
              ], title: "Storage"),
            .init([plain("Date and time"), plain("Keyboard"), plain("Fonts"), plain("Language", "English")]),
          ])
      }
    case .detail:
      return DemoPage("About") { _ in
        AppTable(
          .insetGrouped,
          [
            .init([fact("Name", "Robin's phone"), fact("Version", "27.0"), fact("Model", "Backswipe 1")]),
            .init([
              fact("Songs", "1,204"), fact("Photos", "3,877"), fact("Apps", "42"), fact("Capacity", "128 GB"),
            ]),
            .init([fact("Address", "10.0.0.27"), fact("Carrier", "Northwind")], title: "Network"),
          ])
      }
    }
  }

  private static func row(_ title: String, _ sign: String, _ color: UIColor, _ value: String? = nil) -> AppTable.Row {
    AppTable.Row(title: title, value: value, image: AppPicture.tile(sign, color))
  }

  private static func plain(_ title: String, _ value: String? = nil) -> AppTable.Row {
    AppTable.Row(title: title, value: value)
  }

  /// Leads nowhere.
  private static func fact(_ title: String, _ value: String) -> AppTable.Row {
    AppTable.Row(title: title, value: value, leads: false)
  }

  private static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }
}
