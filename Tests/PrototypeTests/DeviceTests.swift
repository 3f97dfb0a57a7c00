import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The device")
struct DeviceTests {
  @Test("A device is chosen in the menu above the phone: its size, its safe area, its cutout and its home indicator")
  func menu() throws {
    let scene = PanelScene()
    let menu = try #require(scene.app.bench?.deviceMenu)
    #expect(menu.title(for: .normal) == "Plain  390 × 844")
    let plain = scene.app.phone.stage.render().digest
    scene.click(menu)
    for key in [HostKey.down, .down, .down, .down, .down, .enter] { _ = scene.app.keyDown(key, isRepeat: false) }
    scene.app.stage.advance(by: 1)
    let stage = scene.app.phone.stage
    #expect(menu.title(for: .normal) == "iPhone 16  393 × 852" && stage.screenSize == CGSize(width: 393, height: 852))
    #expect(stage.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let picture = stage.render()
    #expect(picture[196, 30] == RGBA(r: 0, g: 0, b: 0, a: 255) && picture.digest != plain)
    var next = scene.app.phone.phone
    (next.cutout, next.hasHomeIndicator) = (.none, false)
    scene.app.store.set(next)
    #expect(stage.safeAreaInsets == .zero && stage.render()[196, 30] != RGBA(r: 0, g: 0, b: 0, a: 255))
    next.device = .plain
    scene.app.store.set(next)
    try scene.app.stage.settle()
    #expect(stage.render().digest == plain)
  }

  @Test("What covers the screen takes no presses, and a drag goes on while the device changes")
  func drags() throws {
    let scene = PanelScene()
    scene.app.store.set(PhoneSetting(try #require(PhoneDevice.named("iphone-16"))))
    scene.app.stage.advance(by: 1)
    scene.click(at: scene.windowPoint(CGPoint(x: 195, y: 30)))
    try scene.app.stage.settle()
    #expect(scene.depth == 4)
    scene.drag(to: 0.7)
    let x = scene.topX
    scene.app.store.set(PhoneSetting())
    scene.app.stage.advance(by: 1 / 60)
    #expect(x > 350 && abs(scene.topX - x) < 10)
    scene.release(at: 0.7)
    try scene.app.stage.settle()
    #expect(scene.depth == 3)
  }

  @Test("A navigation bar of UIKit replaces the drawn one, moves with pushes, and stays for other transitions")
  func navigationBar() throws {
    let scene = PanelScene()
    var phone = PhoneSetting(try #require(PhoneDevice.named("iphone-16")))
    phone.hasNavigationBar = true
    scene.app.store.set(phone)
    try scene.app.stage.settle()
    let navigation = try #require(scene.navigation)
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.topItem?.title == "Screen 3")
    let bar = navigation.navigationBar.frame
    #expect(bar.minY == 59 && bar.width == 393 && bar.height >= 44)
    let row = try #require((navigation.topViewController as? DemoScreen)?.row())
    #expect(row.frame.minY == bar.maxY + 20)
    scene.app.phone.pop()
    try scene.app.stage.settle()
    #expect(navigation.navigationBar.topItem?.title == "Screen 2")
    scene.app.store.show(.sink)
    try scene.app.stage.settle()
    #expect(scene.navigation?.isNavigationBarHidden == false && scene.navigation !== navigation)
    scene.app.phone.restart()
    #expect(scene.navigation?.isNavigationBarHidden == false)
    phone.hasNavigationBar = false
    scene.app.store.set(phone)
    #expect(scene.navigation?.isNavigationBarHidden == true && navigation.isNavigationBarHidden)
  }

  @Test(
    "Where screens move as a whole, each has a bar of its own that leads back",
    arguments: ["android-back", "android-guide", "android-shared-element", "container-transform"])
  func ownBars(name: String) throws {
    let scene = PanelScene(name)
    scene.app.store.set(.first)
    try scene.app.stage.settle()
    let navigation = try #require(scene.navigation)
    #expect(navigation.isNavigationBarHidden && scene.depth == 3)
    let back = try #require(scene.backButtons.first { !$0.isHidden })
    #expect(back.title(for: .normal)?.hasPrefix("‹ ") == true && back.frame.minY == 59)
    let stage = scene.app.phone.stage
    let point = back.convert(CGPoint(x: 10, y: back.bounds.midY), to: nil)
    for event in [PointerEvent.down(point), .up(point)] {
      stage.send(event)
      stage.advance(by: 0.05)
    }
    #expect(stage.application.transitionStatus != nil && back.window != nil)
    #expect(scene.backButtons.count == 1 && scene.backButtons[0] !== back)
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
    scene.app.store.show(.backSwipe)
    #expect(scene.navigation?.isNavigationBarHidden == false)
  }

  @Test("In a zoom nothing but the words of the bar lies over the picture in flight") func zoomBar() throws {
    let scene = PanelScene("zoom")
    scene.app.store.set(.first)
    try scene.app.stage.settle()
    let stage = scene.app.phone.stage
    // At the left edge, beside the words, and on the ground beneath the bar.
    let (inBar, below) = (CGPoint(x: 4, y: 80), CGPoint(x: 4, y: 400))
    func pixels() -> [RGBA] { [inBar, below].map { stage.render()[Int($0.x), Int($0.y)] } }
    #expect(pixels()[0] == pixels()[1])
    scene.app.phone.push()
    stage.advance(by: 0.15)
    let bar = RGBA(r: 249, g: 249, b: 249, a: 255)
    #expect(stage.application.transitionStatus != nil && pixels()[0] != bar)
    try stage.settle()
    // The shadow of the button on glass reaches as far.
    #expect(pixels()[0].r >= 252)
  }

  @Test("The home indicator is light on a dark screen and dark on a light one, whatever the appearance")
  func indicator() throws {
    let home = try UserHome()
    for style in [UIUserInterfaceStyle.light, .dark] {
      let scene = PanelScene()
      let stage = scene.app.phone.stage
      stage.userInterfaceStyle = style
      scene.app.store.set(PhoneSetting(try #require(PhoneDevice.named("iphone-16"))))
      for color in [UInt32(0x101010), 0xF0F0F0] {
        let path = try home.picture(color, "\(color).png", CGSize(width: 39, height: 85))
        scene.app.drop([path, path])
        try scene.app.stage.settle()
        let pixel = stage.render()[196, 841]
        #expect((pixel.r > 128) == (color == 0x101010), "\(style) \(pixel)")
      }
    }
  }

  @Test(
    "Every transition pushes and pops on a small, a large and a wide device, with a navigation bar",
    arguments: CatalogueNames.all)
  func transitions(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    for device in try ["iphone-se", "iphone-16", "ipad"].map(PhoneDevice.find) {
      let phone = CataloguePhone(
        entry, DemoSetting(colors: PrototypeOptions.defaultColors, depth: 2, region: nil), scale: 1)
      var setting = PhoneSetting(device)
      setting.hasNavigationBar = true
      phone.set(setting)
      phone.stage.advance(by: 0.1)
      let depth = phone.demo.depth
      phone.push()
      try phone.stage.settle()
      #expect(phone.demo.depth == depth + 1)
      phone.pop()
      try phone.stage.settle()
      #expect(phone.demo.depth == depth && phone.stage.diagnostics.isEmpty, "\(device.name) \(phone.stage.diagnostics)")
    }
  }

  @Test("Own pictures fill the screen, or fit it as a whole")
  func pictures() throws {
    let home = try UserHome()
    var options = PrototypeOptions()
    try options.setScreens([try home.picture(0xFF0000, "wide.png", CGSize(width: 200, height: 100))])
    let app = PrototypeApp(options: options)
    try app.stage.settle()
    func isRed(_ y: Int) -> Bool { app.phone.stage.render()[195, y].r > 200 && app.phone.stage.render()[195, y].g < 90 }
    #expect(isRed(10) && isRed(422))
    var phone = PhoneSetting()
    phone.fitsPictures = true
    app.store.set(phone)
    try app.stage.settle()
    #expect(!isRed(10) && isRed(422))
  }

  @Test("The device is remembered with what was set on it, and --device counts more")
  func remembering() throws {
    let home = try UserHome()
    let app = try home.app()
    var phone = PhoneSetting(try #require(PhoneDevice.named("iphone-14")))
    (phone.cutout, phone.hasHomeIndicator, phone.hasNavigationBar, phone.fitsPictures) = (.island, false, true, true)
    app.store.set(phone)
    app.saveState()
    #expect(try home.app().phone.phone == phone)
    let other = try home.app { $0.device = "iphone-16-pro" }.phone.phone
    #expect(other.device.name == "iphone-16-pro" && other.cutout == .island && other.hasHomeIndicator)
    #expect(other.hasNavigationBar && other.fitsPictures)
    #expect(try home.app(panel: false).phone.phone == PhoneSetting())
    #expect(try home.app({ $0.device = "iphone-se" }, panel: false).phone.stage.screenSize.height == 667)
    app.store.set(PhoneSetting())
    app.saveState()
    #expect(try home.app().phone.phone == PhoneSetting())
  }

  @Test("The copied command names a device that is not plain")
  func commandLine() throws {
    let home = try UserHome()
    #expect(try home.app { $0.device = "iphone-16" }.command.hasSuffix(" --preset published --device iphone-16"))
    #expect(try !home.app().command.contains("--device"))
  }
}

@MainActor @Suite("The dot of the running transition")
struct RunningDotTests {
  private func editor(_ scene: PanelScene) throws -> PaceEditor {
    try #require(scene.app.bench?.panel.parameters.row("spring.mass") as? PaceEditor)
  }

  @Test("It lies on the curve in every frame of a push, and is gone at rest", arguments: ["ios-18", "flutter"])
  func push(name: String) throws {
    let scene = PanelScene(name)
    let editor = try editor(scene)
    #expect(editor.running == nil)
    scene.app.phone.push()
    var times: [Double] = []
    for _ in 0..<20 {
      scene.app.stage.advance(by: 1 / 60)
      guard let dot = editor.running else { continue }
      #expect(abs(dot.value - editor.value(at: dot.time)) < 1e-3)
      times.append(dot.time)
    }
    #expect(times.count > 15 && times == times.sorted() && Set(times).count == times.count)
    try scene.app.stage.settle()
    #expect(editor.running == nil)
  }

  @Test("There is none under the finger; after the release it runs from the beginning to the end")
  func release() throws {
    let scene = PanelScene("ios-26")
    let editor = try editor(scene)
    scene.drag(to: 0.6)
    #expect(editor.running == nil)
    scene.release(at: 0.6)
    var values: [Double] = []
    for _ in 0..<20 {
      scene.app.stage.advance(by: 1 / 60)
      if let dot = editor.running { values.append(dot.value) }
    }
    #expect(values.count > 10 && (values.first ?? 1) < 0.3 && (values.last ?? 0) > 0.9 && values == values.sorted())
    try scene.app.stage.settle()
    #expect(editor.running == nil && scene.depth == 2)
  }

  @Test("The version of iOS of the phone decides how UIKit pops there; it is remembered, and a replay has it")
  func systemVersion() throws {
    let scene = PanelScene("system-swipe")
    #expect(scene.app.phone.stage.systemVersion == .iOS27)
    var setting = PhoneSetting()
    setting.systemVersion = .iOS18
    scene.app.store.set(setting)
    #expect(scene.app.phone.stage.systemVersion == .iOS18)
    let navigation = try #require(scene.app.phone.demo.root as? UINavigationController)
    _ = scene.app.phone.stage.perform { navigation.popViewController(animated: true) }
    scene.app.phone.stage.advance(by: 0.1)
    // Apple's spring from rest has 0.545 then, the exponential of iOS 27 has 0.806.
    let progress = scene.app.phone.stage.application.transitionStatus?.progress ?? 0
    #expect(abs(progress - 0.545) < 0.01)
    var performance = Performance(try #require(Catalogue.entry(named: "system-swipe")))
    performance.phone.systemVersion = .iOS26
    performance.device = PhoneDevice.all[1]
    #expect(performance.phone.systemVersion == .iOS26)
  }

  @Test(
    "With UIKit's bar, too, a drag from the middle pops nothing where drags begin at the edge",
    arguments: CatalogueNames.dragged)
  func edgeOnly(name: String) throws {
    let phone = PanelScene(name).app.phone
    phone.set(PhoneSetting.first)
    guard phone.entry.back?.isVertical == false, phone.demo.parameters["region"] != nil else { return }
    phone.set("region", to: .choice("edge"))
    try phone.stage.settle()
    let depth = phone.demo.depth
    phone.stage.send(.down(CGPoint(x: 200, y: 600)))
    for step in 1...15 {
      phone.stage.advance(by: 1 / 60)
      phone.stage.send(.move(CGPoint(x: 200 + 10 * step, y: 600)))
      #expect(phone.status == nil)
    }
    phone.stage.send(.up(CGPoint(x: 350, y: 600)))
    try phone.stage.settle()
    #expect(phone.demo.depth >= depth)
  }
}

extension PanelScene {
  /// Those of the screens' own bars.
  fileprivate var backButtons: [UIButton] {
    let views = navigation?.viewControllers.compactMap(\.viewIfLoaded) ?? []
    return views.flatMap { $0.shown(UIButton.self) }.filter { $0.title(for: .normal)?.hasPrefix("‹ ") == true }
  }
}
