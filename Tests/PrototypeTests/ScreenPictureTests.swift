import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Pictures on the screens")
struct ScreenPictureTests {
  @Test("Pictures of the command line are the screens from the top one down, and repeat")
  func commandLine() throws {
    let home = try UserHome()
    var options = PrototypeOptions()
    try options.setScreens([
      try home.picture(0x112233, "a.png"), try home.picture(0x445566, "b.png"),
    ])
    let app = PrototypeApp(options: options)
    for expected: UInt32 in [0x112233, 0x445566, 0x112233] {
      try app.stage.settle()
      #expect(app.screenColor == expected)
      app.phone.pop()
    }
    app.phone.push()
    app.phone.push()
    app.phone.push()
    try app.stage.settle()
    #expect(app.screenColor == 0x445566)
  }

  @Test("A dropped picture asks where it is shown; several are the screens from the top one down")
  func drops() throws {
    let home = try UserHome()
    let paths = [try home.picture(0x112233, "a.png"), try home.picture(0x445566, "b.PNG")]
    let app = PrototypeApp()
    try app.stage.settle()
    let before = app.screenColor
    app.drop([paths[0]])
    #expect(app.screenColor == before)
    try app.stage.settle()
    #expect(app.question?.actions.map(\.title) == ["On top", "Beneath", "On all", "Cancel"])
    try app.answer("Beneath")
    #expect(app.screenColor == before && app.question == nil)
    app.phone.pop()
    try app.stage.settle()
    #expect(app.screenColor == 0x112233)
    app.drop(paths)
    #expect(app.screenColor == 0x112233)
  }

  @Test(
    "A dropped picture is shown on the screen that was chosen and on no other, however many there are",
    arguments: ["back-swipe", "rise"], 2...7)
  func deep(_ transition: String, _ depth: Int) throws {
    let home = try UserHome()
    let path = try home.picture(0x112233, "a.png")
    for target in [0, 1] {
      var options = PrototypeOptions(entry: try #require(Catalogue.entry(named: transition)))
      options.depth = 2
      let app = PrototypeApp(options: options)
      try app.stage.settle()
      while app.phone.demo.depth < depth {
        app.phone.push()
        try app.stage.settle()
      }
      app.drop([path])
      try app.stage.settle()
      try app.answer(["On top", "Beneath"][target])
      for number in 0..<depth {
        #expect((app.screenColor == 0x112233) == (number == target), "screen \(number) from the top")
        app.phone.pop()
        try app.stage.settle()
      }
    }
  }

  @Test("Dropped parameters are read; what cannot be used says why and changes nothing")
  func files() throws {
    let home = try UserHome()
    let app = PrototypeApp()
    var lines: [String] = []
    app.store.complained = { lines.append($0) }
    app.drop([try home.write("{\"transition\": \"sink\", \"parameters\": {\"scale\": 0.5}}", to: "a.json")])
    #expect(app.store.entry.name == "sink" && app.store.edits["scale"] == .number(0.5))
    let png = try home.write("no picture", to: "c.png")
    app.drop([png, "\(home.path)/none.png", try home.write("{", to: "d.json")])
    #expect(lines.count == 3 && lines[0] == "\(png): it is no PNG picture." && app.question == nil)
    #expect(throws: StartFault(.file, "\(png): it is no PNG picture.")) {
      var options = PrototypeOptions()
      try options.setScreens([png])
    }
  }
}

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
    app.phone.stage.perform {
      UIApplication.shared.windows.flatMap { $0.shown(UILabel.self) }.first { $0.text == "9:41" }
    }
  }

  @Test("A status bar stands still over screenshots in the colour that is read, and theirs is covered")
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
    #expect(app.pictures.screenshots.map(\.hasStatusBar) == [true] && clock(app)?.textColor == .white)
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
