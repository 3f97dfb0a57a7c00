import CoreGraphics
import Foundation
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Transitions under conditions")
struct ConditionTests {
  @Test(
    "Every transition finishes and cancels under every condition: at rest, balanced, with the right pixels",
    arguments: CatalogueNames.all)
  func matrix(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    let cells = ConditionTable.cells(of: entry)
    // Their animator is interruptible, and UIKit asks for it once.
    let isEngine = entry.values(ParameterEdits()) is EngineParameters
    #expect(cells.count == TrialCondition.allCases.count * TrialEnding.allCases.count)
    for cell in cells {
      let comment = "\(name), \(cell.condition), \(cell.ending)"
      #expect(cell.problems == [], "\(comment)")
      #expect(cell.isTried == (cell.ending == .finish || entry.back != nil), "\(comment)")
      #expect(cell.isTakenBack == (isEngine && cell.condition == .rotation), "\(comment)")
    }
  }

  @Test("Other pixels, and controllers that were not told, are wrong") func problems() throws {
    let entry = try #require(Catalogue.entry(named: "sink"))
    let stills = StillPictures(entry)
    let phone = TrialCondition.plain.phone
    let (one, two) = (
      stills.picture(of: 1, on: phone, isTurned: false), stills.picture(of: 2, on: phone, isTurned: false)
    )
    #expect(one.difference(from: one) == nil)
    #expect(try #require(one.difference(from: two)).contains("pixels, the first at "))
    let turned = stills.picture(of: 1, on: phone, isTurned: true)
    #expect(turned.difference(from: one) == "568 × 320 pixels instead of 320 × 568")
    var check = AppearanceCheck(hasAppeared: false)
    check.told(.viewWillAppear)
    #expect(check.problem(with: nil) == "is left appearing")
    check.told(.viewDidDisappear)
    #expect(check.problem(with: nil) == "is told viewDidDisappear while appearing")
  }

  @Test("From right to left the system's swipe is mirrored: the progress is that of the mirrored drag")
  func mirrored() throws {
    func progress(_ faults: [Fault]) throws -> [Double] {
      var performance = Performance(.systemSwipe)
      performance.action = .example(.standard)
      performance.faults = faults
      return try StagePlayer(performance).record().moments.map { $0.status.map { $0.progress.native } ?? -1 }
    }
    let (usual, mirrored) = (try progress([]), try progress([.rightToLeft]))
    #expect(usual.count == mirrored.count && (usual.max() ?? 0) > 0.9)
    #expect(zip(usual, mirrored).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A phone on its side has its cutout on the left, and none of its status bar")
  func safeArea() throws {
    let phone = PhoneSetting(try #require(PhoneDevice.named("iphone-16")))
    #expect(phone.safeArea == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(isOnItsSide: true) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    let tablet = PhoneSetting(try #require(PhoneDevice.named("ipad")))
    #expect(tablet.safeArea(isOnItsSide: true) == tablet.safeArea)
    var performance = Performance(.systemSwipe)
    (performance.device, performance.action, performance.faults) = (phone.device, .push, [.rotation])
    let player = try StagePlayer(performance)
    player.advance(to: 1)
    #expect(player.stage.screenSize == CGSize(width: 852, height: 393))
    #expect(player.stage.safeAreaInsets.left == 59)
  }
}
