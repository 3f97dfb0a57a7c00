import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("The apps on the screens") struct DemoAppTests {
  private func phone(_ app: DemoApp, _ entry: CatalogueEntry = .backSwipe) throws -> CataloguePhone {
    let colors = DemoSetting.defaultColors
    let phone = CataloguePhone(
      entry, DemoSetting(colors: colors, depth: 3, region: nil, pictures: ScreenPictures()), scale: 1)
    var setting = PhoneSetting.first
    setting.app = app
    phone.set(setting)
    try phone.stage.settle()
    return phone
  }

  private func screens(_ phone: CataloguePhone) throws -> [DemoScreen] {
    try #require(phone.demo.root as? UINavigationController).viewControllers.compactMap { $0 as? DemoScreen }
  }

  @Test("An app has three kinds of pages, each with rows, in light and dark", arguments: DemoApp.allCases)
  func pages(_ app: DemoApp) throws {
    let phone = try phone(app)
    var digests: Set<String> = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      phone.stage.userInterfaceStyle = style
      while try screens(phone).count > 1 {
        phone.pop()
        try phone.stage.settle()
      }
      for depth in 1...3 {
        if depth > 1 { phone.push() }
        try phone.stage.settle()
        #expect(try screens(phone).count == depth)
        #expect(try screens(phone).last?.row() != nil)
        digests.insert(phone.stage.render().digest)
      }
    }
    // A page in one strong colour is the same in the dark.
    #expect(digests.count >= (app == .cards || app == .fitting || app == .journeys ? 3 : 5))
  }

  @Test("Each row opens its own page, and a click inside that page opens nothing")
  func ownPages() throws {
    let phone = try phone(.journeys)
    var titles: [String?] = []
    for row in 0..<4 {
      phone.show(depth: 2)
      let list = try #require(try screens(phone).last)
      let middle = try #require(list.row(row)).convert(CGPoint(x: 60, y: 40), to: nil)
      for _ in 0..<2 {
        phone.stage.send(.down(middle))
        phone.stage.send(.up(middle))
        try phone.stage.settle()
      }
      #expect(try screens(phone).count == 3)
      titles.append(try screens(phone).last?.title)
    }
    #expect(titles == ["Dusk over Skye", "Fjord at Noon", "Valley in Bloom", "High Meadow"])
  }

  @Test("A click on a row of a table opens the next screen from it, also when the table is scrolled")
  func rows() throws {
    let phone = try phone(.mail)
    phone.pop()
    try phone.stage.settle()
    let inbox = try #require(try screens(phone).last)
    let table = try #require(inbox.view.shown(UITableView.self).first)
    table.contentOffset.y += 100
    try phone.stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    phone.stage.send(.down(middle))
    phone.stage.send(.up(middle))
    try phone.stage.settle()
    #expect(try screens(phone).count == 3)
    #expect(try screens(phone).last?.origin === cell)
  }

  @Test("A drag that scrolls a list is no drag that missed the transition") func scrolling() throws {
    let phone = try phone(.mail)
    let watch = DragWatch(phone)
    func drag(_ dy: CGFloat) {
      var events = [PointerEvent.down(CGPoint(x: 200, y: 500))]
      events += (1...6).map { .move(CGPoint(x: 200, y: 500 + dy * CGFloat($0))) }
      for event in events {
        phone.stage.advance(by: 1 / 60)
        phone.stage.send(event)
        watch.follow(event)
      }
    }
    // The message, which is on top, fits the screen and is stretched.
    drag(-10)
    #expect(phone.isScrolling && watch.missed == nil)
    phone.stage.send(.cancel)
    try phone.stage.settle()
    var setting = phone.phone
    setting.app = .cards
    phone.set(setting)
    try phone.stage.settle()
    drag(-10)
    #expect(!phone.isScrolling && watch.missed == .otherDirection(.right))
    phone.stage.send(.cancel)
  }

  @Test("Each transition has an app that shows it, and keeps it beside others") func fitting() throws {
    let sink = try #require(Catalogue.entry(named: "sink"))
    let corner = try #require(Catalogue.entry(named: "corner-rotation"))
    let phone = try phone(.fitting, sink)
    #expect(try screens(phone).map(\.title) == ["Albums", "Bloom", "14 July"] as [String?])
    phone.show(corner)
    try phone.stage.settle()
    #expect(try screens(phone).first?.title == corner.app.page(1).title)
    phone.show(sink)
    try phone.stage.settle()
    #expect(try screens(phone).first?.title == "Albums")
  }

  @Test("The menu of the device chooses what is on the screens, which is remembered") func choice() throws {
    for app in DemoApp.allCases {
      var state = SavedState()
      state.phone = .first
      state.phone?.app = app
      #expect(SavedState(Array(state.text.utf8)).phone?.app == app)
    }
    var state = SavedState()
    state.phone = .first
    let earlier = state.text.replacing("\"app\": \"fitting\"", with: "\"cards\": false")
    #expect(!earlier.contains("fitting") && SavedState(Array(earlier.utf8)).phone?.app == .fitting)
  }
}

@MainActor @Suite("The first start")
struct FirstStartTests {
  private func start(_ home: UserHome, _ change: (inout StartRequest) -> Void = { _ in }) throws -> PrototypeApp {
    try home.app {
      $0.startsWithApp = true
      change(&$0)
    }
  }

  @Test("It shows an iPhone with UIKit's bar and an app; later starts show what was left")
  func phone() throws {
    let home = try UserHome()
    let app = try start(home)
    #expect(app.phone.phone == .first && app.phone.phone.device.name == "iphone-16")
    let navigation = try #require(app.phone.demo.root as? UINavigationController)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.viewControllers.map(\.title) == ["Journeys", "Scotland", "Dusk over Skye"] as [String?])
    app.store.set(PhoneSetting())
    app.bench?.deviceMenu.setDark(true)
    app.store.preferences.save(waits: true)
    let later = try start(home)
    #expect(later.phone.phone == PhoneSetting() && later.stage.userInterfaceStyle == .dark)
    later.bench?.deviceMenu.setDark(false)
    later.store.preferences.save(waits: true)
    #expect(try start(home).stage.userInterfaceStyle == .unspecified)
  }

  @Test("Named as plain, the device has the coloured cards without a bar")
  func plain() throws {
    let app = try start(try UserHome()) { $0.device = "plain" }
    #expect(app.phone.phone == PhoneSetting())
    let other = try start(try UserHome()) { $0.device = "iphone-14" }
    #expect(other.phone.phone.device.name == "iphone-14" && other.phone.phone.hasNavigationBar)
    #expect(other.phone.phone.app == .fitting)
  }

  @Test("Screens change between cards and app where they stand, with their titles")
  func content() throws {
    let app = try start(try UserHome())
    let navigation = try #require(app.phone.demo.root as? UINavigationController)
    let digest = app.phone.stage.render().digest
    var phone = app.phone.phone
    phone.app = .cards
    app.store.set(phone)
    try app.stage.settle()
    #expect(navigation.viewControllers.map(\.title) == ["Screen 1", "Screen 2", "Screen 3"] as [String?])
    #expect(app.phone.stage.render().digest != digest)
    phone.app = .fitting
    app.store.set(phone)
    try app.stage.settle()
    #expect(app.phone.stage.render().digest == digest)
  }

  @Test("The panel begins with a row of each section, and keeps that all are wanted")
  func more() throws {
    let home = try UserHome()
    let app = try start(home)
    let (scene, keys) = (PanelScene(app), app.phone.demo.parameters.descriptions.map(\.key))
    func shown() -> [String] { keys.filter { scene.line($0) != nil } }
    let first = ["duration", "parallax", "parallax.divisor", "shadow", "shadow.radius", "dimming", "dimming.covered"]
    #expect(shown() == first + ["dimming.revealed", "region", "release.rule"])
    // What is looked for is shown with all others.
    #expect(app.bench?.panel.parameters.show("drag.slop") != nil && shown().contains("drag.slop"))
    app.store.preferences.save(waits: true)
    #expect(try start(home).store.preferences.hasMore)
  }
}
