import CoreGraphics
import Stage
import Testing
import UIKit

@testable import Prototype

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
    #expect(navigation.viewControllers.map(\.title) == ["Journeys", "Bohemia", "Dusk over Skye"] as [String?])
    app.store.set(PhoneSetting())
    app.store.preferences.save(waits: true)
    #expect(try start(home).phone.phone == PhoneSetting())
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
    let column = try #require(app.bench?.panel.parameters)
    let keys = app.phone.demo.parameters.descriptions.map(\.key)
    func shown() -> [String] { keys.filter { key in column.row(key)?.isHidden == false } }
    let first = ["duration", "parallax", "parallax.divisor", "shadow", "shadow.radius", "dimming", "dimming.covered"]
    #expect(shown() == first + ["dimming.revealed", "region", "release.rule"])
    // What is looked for is shown with all others.
    #expect(column.show("drag.slop") != nil && shown().contains("drag.slop"))
    app.store.preferences.save(waits: true)
    #expect(try start(home).store.preferences.hasMore)
  }
}
