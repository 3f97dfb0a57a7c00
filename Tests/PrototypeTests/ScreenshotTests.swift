import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Screenshots and their status bars")
struct ScreenshotTests {
  /// The picture of a phone's screen: its cover over a card, or the card alone.
  private func screenshot(_ name: String, scale: CGFloat, hasStatusBar: Bool, color: UInt32 = 0x2E5BBA) throws
    -> UIImage
  {
    var performance = Performance(try #require(Catalogue.entry(named: "back-swipe")))
    performance.device = try #require(PhoneDevice.named(name))
    if !hasStatusBar { performance.device = .plain(performance.device.size) }
    (performance.scale, performance.colors) = (scale, [UIColor(hex: color)])
    let picture = try performance.player().stage.render()
    let bytes = try #require(picture.png())
    return try Stage.picture(from: bytes, mostPixels: .max)
  }

  @Test(
    "A screenshot of a device is known by its pixels, and its status bar by its signs",
    arguments: ["iphone-se", "iphone-14", "iphone-16", "iphone-16-pro-max", "ipad"], [true, false])
  func devices(name: String, hasStatusBar: Bool) throws {
    let found = Screenshot(try screenshot(name, scale: 2, hasStatusBar: hasStatusBar))
    #expect(found.device?.name == name && found.hasStatusBar == hasStatusBar && found.isDark)
  }

  @Test("A picture of another size is a whole screen only if its top says so; a light top is told from a dark one")
  func others() throws {
    func card(_ size: CGSize, _ color: UIColor) -> UIImage {
      let stage = Stage(size: size)
      stage.window.backgroundColor = color
      return (stage.render().png().flatMap { try? Stage.picture(from: $0, mostPixels: .max) }) ?? UIImage()
    }
    let light = Screenshot(card(CGSize(width: 400, height: 800), .white))
    #expect(light.device == nil && !light.hasStatusBar && !light.isDark)
    #expect(Screenshot(card(CGSize(width: 400, height: 300), .black)).isDark)
    #expect(Screenshot(card(CGSize(width: 39, height: 84), .black)) == Screenshot(UIImage()))
  }

  /// The clock of the phone's own status bar; nil if it is hidden.
  private func clock(_ app: PrototypeApp) -> UILabel? {
    func find(_ view: UIView) -> UILabel? {
      if view.isHidden { return nil }
      if let label = view as? UILabel, label.text == "9:41" { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return app.phone.stage.perform { UIApplication.shared.windows.lazy.compactMap(find).first }
  }

  @Test("A screenshot with a status bar gets no second one, one without gets ours in the colour that is read")
  func noSecondBar() throws {
    let app = PrototypeApp()
    app.store.set(PhoneSetting(try #require(PhoneDevice.named("iphone-16"))))
    let bare = try screenshot("iphone-16", scale: 1, hasStatusBar: false, color: 0xFFFFFF)
    app.phone.stage.perform { app.phone.show(screens: [bare]) }
    try app.stage.settle()
    #expect(clock(app)?.textColor == .black)
    let dark = try screenshot("iphone-16", scale: 1, hasStatusBar: false)
    app.phone.stage.perform { app.phone.show(screens: [dark, bare]) }
    #expect(clock(app)?.textColor == .white)
    let whole = try screenshot("iphone-16", scale: 2, hasStatusBar: true)
    app.phone.stage.perform { app.phone.show(screens: [whole]) }
    try app.stage.settle()
    #expect(app.pictures.screenshots.map(\.hasStatusBar) == [true] && clock(app) == nil)
  }

  @Test("Pictures hide UIKit's bar while they are shown, since they have their own") func navigationBar() throws {
    let app = PrototypeApp()
    var setting = app.phone.phone
    setting.hasNavigationBar = true
    app.store.set(setting)
    let navigation = try #require(app.phone.demo.root as? UINavigationController)
    #expect(!navigation.isNavigationBarHidden)
    app.show(screens: [try screenshot("iphone-14", scale: 1, hasStatusBar: true)])
    #expect(navigation.isNavigationBarHidden)
    app.show(screens: [])
    #expect(!navigation.isNavigationBarHidden)
  }
}
