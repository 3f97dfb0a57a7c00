import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The colours of the window")
struct PanelColorTests {
  /// The pairs of colours of which one is the text and the other its background.
  private static let pairs: [(text: String, UIColor, background: String, UIColor)] = [
    ("ink", PanelColors.ink, "background", PanelColors.background),
    ("ink", PanelColors.ink, "listBackground", PanelColors.listBackground),
    ("ink", PanelColors.ink, "line", PanelColors.line),
    ("softInk", PanelColors.softInk, "background", PanelColors.background),
    ("softInk", PanelColors.softInk, "listBackground", PanelColors.listBackground),
    ("softInk", PanelColors.softInk, "surround", PanelColors.surround),
    ("ink", PanelColors.ink, "surround", PanelColors.surround),
    ("accent", PanelColors.accent, "background", PanelColors.background),
    ("accent", PanelColors.accent, "listBackground", PanelColors.listBackground),
    ("onAccent", PanelColors.onAccent, "accent", PanelColors.accent),
  ]

  @Test("Text has a contrast of at least 4.5 to its background, on the rows of demo screens too", arguments: styles)
  func contrast(_ style: UIUserInterfaceStyle) {
    for (text, ink, name, background) in Self.pairs {
      #expect(contrast(of: ink, to: background, style) >= 4.5, "\(text) on \(name)")
    }
    for color in PrototypeOptions.defaultColors { #expect(contrast(of: color.rowInk, to: color.rowTone, style) >= 4.5) }
  }

  @Test("The phone's frame stands out from what is around it", arguments: styles)
  func frame(_ style: UIUserInterfaceStyle) {
    #expect(contrast(of: PanelColors.device, to: PanelColors.surround, style) >= 1.5)
  }

  @Test("The window, its panel and the phone in it become dark and light together", arguments: [true, false])
  func window(_ showsPanel: Bool) {
    func app(_ style: UIUserInterfaceStyle) -> PrototypeApp {
      var options = PrototypeOptions(showsPanel: showsPanel)
      options.appearance = style
      let app = PrototypeApp(options: options)
      app.stage.perform { app.bench?.panel.list.hasThumbnails = true }
      app.stage.advance(by: 1)
      return app
    }
    let (follower, light, dark) = (app(.unspecified), app(.light), app(.dark))
    let (lightPicture, darkPicture) = (light.stage.render().digest, dark.stage.render().digest)
    #expect(lightPicture != darkPicture && follower.stage.render().digest == lightPicture)
    follower.desktopAppearanceChanged(isDark: true)
    follower.stage.advance(by: 1)
    #expect(follower.stage.render().digest == darkPicture)
    #expect(follower.phone.stage.window.traitCollection.userInterfaceStyle == .dark)
    follower.desktopAppearanceChanged(isDark: false)
    follower.stage.advance(by: 1)
    #expect(follower.stage.render().digest == lightPicture)
  }

  @Test("Every transition's screens and parameters look the same whether they were opened in the dark or became dark")
  func entries() {
    for entry in Catalogue.entries {
      var options = PrototypeOptions(entry: entry)
      let light = PrototypeApp(options: options)
      options.appearance = .dark
      let dark = PrototypeApp(options: options)
      for app in [light, dark] { app.stage.advance(by: 1) }
      light.desktopAppearanceChanged(isDark: true)
      light.stage.advance(by: 1)
      dark.stage.advance(by: 1)
      #expect(light.stage.render().digest == dark.stage.render().digest, "\(entry.name)")
    }
  }

  private nonisolated static let styles = [UIUserInterfaceStyle.light, .dark]

  private func contrast(of one: UIColor, to other: UIColor, _ style: UIUserInterfaceStyle) -> Double {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let luminances = [one, other].map { luminance($0.resolvedColor(with: traits).cgColor.components ?? []) }.sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(_ components: [CGFloat]) -> Double {
    let linear = components.map { component in
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
