import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("The conditions of the phone")
struct PhoneConditionTests {
  private func phone(_ name: String, _ change: (inout PhoneSetting) -> Void) throws -> CataloguePhone {
    let entry = try #require(Catalogue.entry(named: name))
    let setting = DemoSetting(
      colors: DemoSetting.defaultColors, depth: 3, region: nil, pictures: ScreenPictures())
    let phone = CataloguePhone(entry, setting, scale: 1)
    var next = PhoneSetting()
    change(&next)
    phone.set(next)
    try phone.stage.settle()
    return phone
  }

  private func item(_ words: String, _ phone: CataloguePhone) -> UIAction? {
    let menu = DeviceMenu.menu(phone.phone, phone.entry, UIAction(title: "") { _ in }) { _ in }
    let items = menu.children.compactMap { $0 as? UIMenu }.flatMap(\.children).compactMap { $0 as? UIAction }
    return items.first { $0.title.hasPrefix(words) }
  }

  @Test(
    "Right to left mirrors the layout, a push and the drag that goes back, or its item is dimmed and says why",
    arguments: CatalogueNames.all)
  func rightToLeft(name: String) throws {
    let phone = try phone(name) { $0.isRightToLeft = true }
    let stage = phone.stage
    let item = try #require(self.item("Right to left", phone))
    let isOn = stage.application.layoutDirection == .rightToLeft
    #expect(item.attributes.contains(.disabled) == !isOn && item.title.contains("one direction") == !isOn)
    guard isOn, phone.entry.isMirrored else { return }
    let row = try #require(stage.window.shown(DemoRow.self).last)
    #expect(row.subviews[0].frame.midX > row.subviews[1].frame.midX)
    phone.push()
    stage.advance(by: 0.05)
    if let position = stage.application.transitionStatus?.position { #expect(position.x < stage.screenSize.width / 2) }
    try stage.settle()
    let depth = phone.demo.depth
    let y = stage.screenSize.height / 2
    stage.send(.down(CGPoint(x: 385, y: y)))
    for step in 1...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 385 - 36 * CGFloat(step), y: y)))
    }
    stage.send(.up(CGPoint(x: 25, y: y)))
    try stage.settle()
    #expect(phone.demo.depth == depth - 1)
  }

  @Test(
    "Reduced motion lets a push from code fade in place, in each version too, or its item is dimmed",
    arguments: CatalogueNames.all)
  func reducedMotion(name: String) throws {
    let phone = try phone(name) { $0.reducesMotion = true }
    let isDimmed = try #require(self.item("Reduced motion", phone)).attributes.contains(.disabled)
    #expect(isDimmed == !phone.entry.followsReducedMotion)
    guard !isDimmed, phone.entry.back == .right else { return }
    phone.push()
    phone.stage.advance(by: 0.1)
    let screens = phone.stage.window.shown(DemoRow.self).compactMap(\.superview)
    let frames = Set(screens.compactMap { ($0.layer.presentation() ?? $0.layer).convert($0.bounds, to: nil).minX })
    #expect(phone.stage.application.transitionStatus != nil && frames == [0])
  }
}
