import UIKit

/// Settings: groups of rows with signs and switches.
@MainActor enum SettingsApp {
  static func title(_ position: Int) -> String {
    switch DemoLevel(position) {
    case .first: "Settings"
    case .list: "General"
    case .detail: "About"
    }
  }

  static func page(_ position: Int, _ color: UIColor) -> any DemoContent {
    switch DemoLevel(position) {
    case .first:
      return AppTable(
        .insetGrouped,
        [
          (
            nil,
            [
              AppTable.Row(
                title: "Robin Vale", detail: "Account, media and purchases",
                image: AppPicture.initials("Robin Vale", 1, side: 56))
            ]
          ),
          (
            nil,
            [
              AppTable.Row(
                title: "Flight mode", image: AppPicture.tile("airplane", .systemOrange), control: toggle(false)),
              row("Wireless", "wifi", .systemBlue, "Harbour"), row("Battery", "battery.100", .systemGreen, "82 %"),
            ]
          ),
          (
            nil,
            [
              row("Notifications", "bell", .systemRed), row("Sounds", "speaker.wave.2", .systemPink),
              row("Focus", "moon", .systemIndigo), row("Screen time", "clock", .systemPurple),
            ]
          ),
          (
            nil,
            [
              row("General", "gear", .systemGray), row("Display", "sun.max", .systemBlue),
              row("Privacy", "hand.raised", .systemTeal), row("Wallpaper", "photo", color),
            ]
          ),
        ])
    case .list:
      return AppTable(
        .insetGrouped,
        [
          (nil, [plain("About"), plain("Software update", "Up to date")]),
          (nil, [plain("Handover"), plain("Picture in picture"), plain("Car")]),
          (
            "Storage",
            [
              plain("Phone storage", "41 of 128 GB"),
              AppTable.Row(
                title: "Refresh in the background", control: toggle(true)),
            ]
          ),
          (nil, [plain("Date and time"), plain("Keyboard"), plain("Fonts"), plain("Language", "English")]),
        ])
    case .detail:
      return AppTable(
        .insetGrouped,
        [
          (
            nil,
            [
              plain("Name", "Robin's phone", leads: false), plain("Version", "27.0", leads: false),
              plain("Model", "Backswipe 1", leads: false),
            ]
          ),
          (
            nil,
            [
              plain("Songs", "1,204", leads: false), plain("Photos", "3,877", leads: false),
              plain("Apps", "42", leads: false), plain("Capacity", "128 GB", leads: false),
            ]
          ),
          ("Network", [plain("Address", "10.0.0.27", leads: false), plain("Carrier", "Northwind", leads: false)]),
        ])
    }
  }

  private static func row(_ title: String, _ sign: String, _ color: UIColor, _ value: String? = nil) -> AppTable.Row {
    AppTable.Row(title: title, value: value, image: AppPicture.tile(sign, color))
  }

  private static func plain(_ title: String, _ value: String? = nil, leads: Bool = true) -> AppTable.Row {
    AppTable.Row(title: title, value: value, leads: leads)
  }

  private static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }
}
