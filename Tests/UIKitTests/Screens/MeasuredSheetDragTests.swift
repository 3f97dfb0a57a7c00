import Stage
import Testing
import UIKit

/// Holds the drags of sheets to what was measured on iOS 26.1: section 2.4 of the page of measurements.
@MainActor @Suite("Drags of sheets as measured on iOS, section 2.4")
struct MeasuredSheetDragTests {
  typealias Detent = UISheetPresentationController.Detent

  private static func custom(_ value: Double) -> Detent { .custom { _ in CGFloat(value) } }

  @Test(
    "2.4: A sheet follows the finger 1:1 after exactly 10 points, also in one step",
    arguments: [(180.0, 170.0), (230, 220), (240, 230), (320, 310), (360, 350), (380, 370)], [1, 20])
  func slop(_ distance: (finger: Double, sheet: Double), _ steps: Int) throws {
    let scene = try SheetScene()
    try scene.present()
    scene.drag(distance.finger, from: 100, steps: steps)
    #expect(abs(scene.top - 59 - distance.sheet) < 1e-6)
    // 2.4: the dimming is linear in the distance; the error of the measurement is 0.0025.
    #expect(abs(scene.dimming - 0.2 * (1 - distance.sheet / 793)) < 0.0025)
  }

  @Test("2.4: A large sheet does not move up at all, and goes down from where the finger comes back")
  func upward() throws {
    let scene = try SheetScene()
    try scene.present()
    let before = scene.stage.render().digest
    scene.drag(-200)
    #expect(scene.top == 59 && scene.stage.render().digest == before)
    try scene.letGo(-200)
    scene.drag(100, from: 300)
    scene.stage.send(.move(CGPoint(x: 190, y: 100)))
    scene.stage.advance(by: 0.1)
    #expect(scene.top == 59)
    scene.stage.send(.move(CGPoint(x: 190, y: 360)))
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.top - 59 - 50) < 1e-6)
    try scene.letGo(60, from: 300)
    #expect(scene.stage.render().digest == before && scene.log.imbalance == nil)
  }

  @Test(
    "2.4: More than half of the present height dismisses a sheet that is let go at rest",
    arguments: [
      (nil, 370.0, false), (nil, 398, true), (400.0, 170, false), (400, 210, true), (nil, 396, false), (nil, 397, true),
    ])
  func half(_ value: Double?, _ offset: Double, _ isDismissed: Bool) throws {
    let scene = try SheetScene(.iPhone16, value.map { [Self.custom($0)] })
    try scene.present()
    let top = scene.top
    scene.drag(offset + 10, from: 440)
    #expect(abs(scene.top - top - offset) < 1e-6)
    try scene.letGo(offset + 10, from: 440)
    #expect(scene.isDismissed == isDismissed)
    if !isDismissed { #expect(abs(scene.top - top) < 1e-9) }
    #expect(scene.log.imbalance == nil)
  }

  @Test(
    "2.4: A release at 1000 points per second dismisses after 64 points", arguments: [(975.0, false), (1_000, true)])
  func flick(_ speed: Double, _ isDismissed: Bool) throws {
    let scene = try SheetScene()
    try scene.present()
    // In equal steps, so that the finger has this speed at every moment.
    scene.stage.dragFinger(CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 274), steps: 8, frame: 74 / 8 / speed)
    try scene.stage.settle()
    #expect(scene.isDismissed == isDismissed)
  }

  @Test(
    "2.4: Between detents the top follows the finger, the bottom stays, the card's scale and inset are shed at once")
  func resizing() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    try scene.present()
    let top = scene.top
    scene.drag(-11, from: 600, steps: 1)
    #expect(abs(scene.top - (top - 1)) < 1e-6)
    scene.stage.send(.move(CGPoint(x: 190, y: 600 - 130)))
    #expect(abs(scene.top - (top - 120)) < 1e-6)
    #expect(scene.frame.minX == 0 && scene.frame.width == 393 && abs(scene.frame.maxY - 852) < 1e-9)
    let content = scene.sheet.view.convert(scene.sheet.view.bounds, to: nil)
    #expect(abs(content.width - 393) < 1e-9 && abs(content.height - scene.frame.height) < 1e-9)
    #expect(abs(scene.dimming - 0.2) < 1e-6)
    // Above the highest detent it stays there.
    scene.stage.send(.move(CGPoint(x: 190, y: 100)))
    #expect(scene.top == 59)
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(abs(scene.top - top) < 1e-9)
  }

  @Test(
    "2.4: A sheet that is let go at rest goes to the nearest detent",
    arguments: [(-240.0, true), (-200, true), (-150, false)])
  func nearest(_ distance: Double, _ isLarge: Bool) throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    try scene.present()
    scene.drag(distance)
    try scene.letGo(distance)
    #expect(abs(scene.top - (isLarge ? 59 : 403.687)) < 0.001)
    #expect((scene.controller.selectedDetentIdentifier == .large) == isLarge)
    #expect(scene.frame.width == (isLarge ? 393 : 377))
  }

  /// A delegate that notes the detents to which the user moved the sheet.
  private final class DetentLog: NSObject, UISheetPresentationControllerDelegate {
    var identifiers: [Detent.Identifier?] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { identifiers.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  @Test("The delegate hears of each detent to which the user moved the sheet, and not of others")
  func delegate() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    let delegate = DetentLog()
    scene.controller.delegate = delegate
    try scene.present()
    for distance in [-300.0, 320, -50] {
      scene.drag(distance, from: 500)
      try scene.letGo(distance, from: 500)
    }
    #expect(delegate.identifiers == [.large, .medium])
    scene.stage.perform { scene.controller.selectedDetentIdentifier = .large }
    #expect(delegate.identifiers.count == 2)
  }

  @Test("A fast release goes to the next detent in its direction")
  func flickBetween() throws {
    let scene = try SheetScene(.iPhone16, [Self.custom(200), .medium(), .large()])
    try scene.present()
    for (direction, top) in [(-1.0, 403.687), (-1, 59), (1, 403.687), (1, 619.527)] {
      let start = scene.top + 60
      let end = CGPoint(x: 190, y: start + direction * 80)
      scene.stage.dragFinger(CGPoint(x: 190, y: start), to: end, steps: 8, frame: 1 / 120)
      try scene.stage.settle()
      #expect(abs(scene.top - top) < 0.001)
    }
    #expect(!scene.isDismissed)
  }

  @Test("A drag that goes below the lowest detent and back resizes the sheet again, and nothing is dismissed")
  func backAndForth() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    scene.controller.selectedDetentIdentifier = .large
    try scene.present()
    let start = 100.0
    scene.stage.send(.down(CGPoint(x: 190, y: start)))
    func move(_ distance: Double) {
      scene.stage.send(.move(CGPoint(x: 190, y: start + 10 + distance)))
      scene.stage.advance(by: 0.1)
    }
    for offset in [200.0, 500, 200, 550, 600, 300] {
      move(offset)
      move(offset)
      #expect(abs(scene.top - 59 - offset) < 1e-6, "\(offset)")
      #expect(scene.frame.maxY > 840)
    }
    try scene.letGo(310, from: start)
    #expect(abs(scene.top - 403.687) < 0.001 && !scene.isDismissed)
    #expect(scene.log.imbalance == nil && scene.stage.diagnostics.isEmpty)
  }

  @Test("A sheet on its way to a detent can be caught")
  func caught() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    try scene.present()
    scene.stage.perform { scene.controller.animateChanges { scene.controller.selectedDetentIdentifier = .large } }
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 190, y: 700)))
    scene.stage.send(.move(CGPoint(x: 190, y: 711)))
    let top = scene.top
    #expect(top > 100 && top < 390)
    scene.stage.advance(by: 0.5)
    #expect(abs(scene.top - top) < 1e-6)
    scene.stage.send(.move(CGPoint(x: 190, y: 721)))
    #expect(abs(scene.top - top - 10) < 1e-6)
    scene.stage.send(.up(CGPoint(x: 190, y: 721)))
    try scene.stage.settle()
    #expect([59, 403.687].contains { abs(scene.top - $0) < 0.001 })
  }

  @Test("A sheet with one detent that a drag catches between two heights goes on to it", arguments: [true, false])
  func caughtBetween(_ isCancelled: Bool) throws {
    let scene = try SheetScene()
    try scene.present()
    scene.stage.perform { scene.controller.animateChanges { scene.controller.detents = [.medium()] } }
    scene.stage.advance(by: 0.1)
    scene.drag(20, steps: 1)
    let held = scene.top
    scene.stage.send(.move(CGPoint(x: 190, y: 630)))
    #expect(held > 100 && held < 390 && abs(scene.top - held - 10) < 1e-6)
    scene.stage.send(isCancelled ? .cancel : .up(CGPoint(x: 190, y: 630)))
    try scene.stage.settle()
    #expect(abs(scene.top - 403.687) < 0.001 && !scene.isDismissed)
  }

  // MARK: Scroll views

  private func scroll(_ detents: [Detent]?, _ offset: Double) throws -> (SheetScene, UIScrollView) {
    let scene = try SheetScene(.iPhone16, detents)
    try scene.present()
    let scroll = scene.stage.perform { UIScrollView(frame: scene.sheet.view.bounds) }
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    scene.sheet.view.addSubview(scroll)
    scroll.contentOffset.y = CGFloat(offset)
    try scene.stage.settle()
    return (scene, scroll)
  }

  @Test(
    "2.4: Content at its top leaves a pull down to the sheet; otherwise it scrolls and the sheet stays",
    arguments: [(0.0, 200.0, true), (0, -200, false), (300, 200, false), (300, -200, false)])
  func contentOfLarge(_ offset: Double, _ distance: Double, _ movesSheet: Bool) throws {
    let (scene, scroll) = try scroll(nil, offset)
    scene.drag(distance, from: 400)
    #expect((scene.top != 59) == movesSheet && (scroll.contentOffset.y.native == offset) == movesSheet)
  }

  @Test(
    "Content at its top enlarges a lower sheet first, unless the sheet does not want that",
    arguments: [(0.0, true, true), (0, false, false), (300, true, false)])
  func contentOfMedium(_ offset: Double, _ expands: Bool, _ movesSheet: Bool) throws {
    let (scene, scroll) = try scroll([.medium(), .large()], offset)
    scene.controller.prefersScrollingExpandsWhenScrolledToEdge = expands
    scene.drag(-240, from: 700)
    #expect((abs(scene.top - 403.687 + 230) < 0.001) == movesSheet)
    #expect((scroll.contentOffset.y.native == offset) == movesSheet)
    try scene.letGo(-240, from: 700)
    #expect((scene.top == 59) == movesSheet)
  }
}
