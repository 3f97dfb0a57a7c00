import Foundation
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

  @Test("A click on a row of a table opens the next screen from it, also when the table is scrolled")
  func rows() throws {
    let phone = try phone(.mail)
    phone.pop()
    try phone.stage.settle()
    let inbox = try #require(try screens(phone).last)
    let table = try #require(inbox.view.subviews.compactMap { $0 as? UITableView }.first)
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
    #expect(try screens(phone).first?.title == corner.app.title(1))
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
