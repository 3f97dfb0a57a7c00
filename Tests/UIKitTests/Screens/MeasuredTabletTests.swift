import Stage
import Testing
import UIKit

/// Holds sheets on a tablet to what was measured on an iPad with iOS 26.1: section 2.4 of the page of measurements.
@MainActor @Suite("Sheets on a tablet as measured on iOS, section 2.4")
struct MeasuredTabletTests {
  typealias Detent = UISheetPresentationController.Detent

  private func form(_ detents: [Detent]? = nil) throws -> SheetScene {
    try SheetScene(.iPad, detents, style: .formSheet)
  }

  @Test("2.4: A page sheet on a tablet is as wide as the screen, 42 points below its top", arguments: [32.0, 0])
  func page(_ safeTop: Double) throws {
    let scene = try SheetScene(.iPad)
    scene.stage.safeAreaInsets.top = CGFloat(safeTop)
    try scene.present()
    #expect(scene.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
  }

  /// A value of a detent, and the height of the form.
  nonisolated static let heights: [(Double?, Double)] = [(nil, 364), (10_000, 650), (650, 650), (500, 500), (100, 100)]

  @Test(
    "2.4: A form on a tablet is 580 points wide, in the middle, and its lower edge is the same at every height",
    arguments: heights)
  func form(_ value: Double?, _ height: Double) throws {
    var seen: [CGFloat] = []
    let scene = try form([
      .custom { context in
        seen.append(context.maximumDetentValue)
        return value.map { CGFloat($0) } ?? Detent.medium().resolvedValue(in: context)
      }
    ])
    try scene.present(animated: true)
    let y = (1180.0 - 650 - 10) / 2 + 650 - height
    #expect(Set(seen) == [650])
    #expect(abs(scene.frame.minY.native - y) <= 0.25 && scene.frame.maxY == 910)
    #expect(scene.frame.minX == 120 && scene.frame.width == 580)
    #expect(scene.sheet.view.safeAreaInsets == .zero && scene.sheet.view.bounds.width == 580)
  }

  @Test("2.4: The corners of a form have 32 points, above and below")
  func corners() throws {
    let scene = try form()
    try scene.present()
    let lower = try #require(scene.controller.presentedView?.subviews.first)
    let upper = try #require(lower.subviews.first)
    #expect(lower.layer.cornerRadius == 32 && upper.layer.cornerRadius == 32)
    #expect(lower.layer.maskedCorners.union(upper.layer.maskedCorners).rawValue == 15)
    #expect(lower.clipsToBounds && upper.clipsToBounds)
  }

  @Test("A form has the size that its controller prefers, follows it, and keeps within the screen")
  func preferredSize() throws {
    let scene = try form()
    scene.sheet.preferredContentSize = CGSize(width: 400, height: 300)
    try scene.present()
    #expect(scene.frame == CGRect(x: 210, y: 435, width: 400, height: 300))
    scene.stage.perform { scene.sheet.preferredContentSize = CGSize(width: 500, height: 0) }
    try scene.stage.settle()
    #expect(scene.frame == CGRect(x: 160, y: 260, width: 500, height: 650))
    scene.stage.perform {
      scene.controller.animateChanges { scene.sheet.preferredContentSize = CGSize(width: 4_000, height: 5_000) }
    }
    try scene.stage.settle()
    #expect(scene.frame == CGRect(x: 0, y: 32, width: 820, height: 1128))
  }

  @Test("A form is dragged between its detents with its lower edge at rest, and away")
  func drags() throws {
    let scene = try form([.medium(), .large()])
    try scene.present()
    let top = scene.top
    scene.drag(-110, from: 700)
    #expect(abs(scene.top - (top - 100)) < 1e-6 && abs(scene.frame.maxY - 910) < 1e-6 && scene.frame.width == 580)
    try scene.letGo(-110, from: 700)
    #expect(scene.frame.minY == 546 || scene.frame.minY == 260)
    scene.stage.perform { scene.controller.selectedDetentIdentifier = .medium }
    let before = scene.top
    scene.drag(160, from: 650)
    #expect(abs(scene.top - before - 150) < 1e-6 && abs(scene.frame.height.native - 364) <= 0.25)
    try scene.letGo(160, from: 650)
    #expect(abs(scene.top - before) < 1e-9)
    scene.drag(210, from: 650)
    try scene.letGo(210, from: 650)
    #expect(scene.isDismissed && scene.log.imbalance == nil)
  }

  @Test("A screen that becomes a phone's turns a form into a sheet at its bottom, and back again")
  func resized() throws {
    let scene = try form()
    try scene.present()
    scene.stage.resize(to: CGSize(width: 393, height: 852), scale: 3)
    try scene.stage.settle()
    #expect(scene.frame.minX == 0 && scene.frame.maxY == 852 && scene.frame.width == 393)
    #expect(abs(scene.sheet.view.bounds.width - 393) < 1e-9)
    scene.stage.resize(to: CGSize(width: 820, height: 1180), scale: 2)
    try scene.stage.settle()
    #expect(scene.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
  }
}
