import Stage
import Testing
import UIKit

/// Holds sheets at rest to what was measured on iOS 26.1: section 2.4 of the page of measurements.
@MainActor @Suite("Sheets at rest as measured on iOS, section 2.4")
struct MeasuredSheetTests {
  typealias Detent = UISheetPresentationController.Detent

  /// The digits to which the frames are known.
  static let tolerance = 0.0006

  private func expect(_ frame: CGRect, near other: CGRect, within tolerance: Double = Self.tolerance) {
    let pairs = [
      (frame.minX, other.minX), (frame.minY, other.minY), (frame.width, other.width), (frame.height, other.height),
    ]
    for (one, two) in pairs { #expect(abs(one - two).native <= tolerance, "\(frame), measured \(other)") }
  }

  @Test(
    "2.4: A large sheet begins below the safe area, but at least 30 points below the top",
    arguments: [
      (SheetScene.Phone.iPhone16, 59.0, CGRect(x: 0, y: 59, width: 393, height: 793)),
      (.iPhoneSE, 0, CGRect(x: 0, y: 30, width: 375, height: 637)),
      (.iPhoneSE, 20, CGRect(x: 0, y: 30, width: 375, height: 637)),
    ])
  func large(_ phone: SheetScene.Phone, _ top: Double, _ frame: CGRect) throws {
    let scene = try SheetScene(phone)
    scene.stage.safeAreaInsets.top = CGFloat(top)
    try scene.present()
    #expect(scene.frame == frame && scene.controller.frameOfPresentedViewInContainerView == frame)
    #expect(scene.sheet.view.safeAreaInsets.top == 0)
    #expect(scene.sheet.view.safeAreaInsets.bottom == phone.safeArea.bottom)
  }

  @Test("2.4: A sheet fills a screen of compact height, whatever its detents")
  func compactHeight() throws {
    let scene = try SheetScene(.iPhone16, [.medium(), .large()])
    scene.stage.resize(to: CGSize(width: 852, height: 393), scale: 3)
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    try scene.present()
    #expect(scene.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(scene.sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test(
    "2.4: The greatest detent value leaves out both safe areas, and medium is 425/759 of it",
    arguments: [(SheetScene.Phone.iPhone16, 759.0, 425.0), (.iPhoneSE, 637, 356.5)])
  func values(_ phone: SheetScene.Phone, _ maximum: Double, _ medium: Double) throws {
    var seen: [CGFloat] = []
    let scene = try SheetScene(
      phone,
      [
        .custom { context in
          seen.append(context.maximumDetentValue)
          return Detent.medium().resolvedValue(in: context)
        }
      ])
    try scene.present()
    #expect(Set(seen) == [CGFloat(maximum)])
    // The card is shrunk by its distance from the edges.
    let height = scene.frame.height * phone.size.width / (phone.size.width - 16)
    #expect(abs(height.native - medium - phone.safeArea.bottom.native) < Self.tolerance)
  }

  /// A row of `traces/sheet_detents.csv`: the detent's value, the frame, and the safe area at the bottom of the content.
  struct Row: Sendable {
    let value: Double?
    let frame: CGRect
    let safeBottom: Double

    nonisolated init(
      _ value: Double?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ safeBottom: Double
    ) {
      (self.value, frame) = (value, CGRect(x: x, y: y, width: width, height: height))
      self.safeBottom = safeBottom
    }
  }

  nonisolated static let rows = [
    Row(nil, 8, 403.687, 377, 440.313, 34), Row(10, 28, 815.425, 337, 8.575, 0),
    Row(100, 21.5135, 741.435, 349.973, 89.052, 11), Row(144, 9.6216, 705.429, 373.757, 136.949, 31.333),
    Row(200, 8, 619.527, 377, 224.473, 34), Row(288, 8, 535.109, 377, 308.891, 34),
    Row(300, 8, 523.598, 377, 320.402, 34), Row(400, 8, 427.669, 377, 416.331, 34),
    Row(500, 8, 331.74, 377, 512.26, 34), Row(600, 8, 235.812, 377, 608.188, 34),
    Row(700, 8, 139.883, 377, 704.117, 34), Row(10_000, 0, 59, 393, 793, 34),
  ]

  @Test("2.4: Every sheet of the trace has its frame and its safe area (traces/sheet_detents.csv)", arguments: rows)
  func trace(_ row: Row) throws {
    let detent = row.value.map { value in Detent.custom { _ in CGFloat(value) } } ?? .medium()
    let scene = try SheetScene(.iPhone16, [detent])
    try scene.present(animated: true)
    expect(scene.frame, near: row.frame)
    // On the content's pixels: the trace rounds to thirds of a point.
    #expect(abs(scene.sheet.view.safeAreaInsets.bottom.native - row.safeBottom) < Self.tolerance)
    #expect(scene.sheet.view.safeAreaInsets.top == 0)
    let seen = scene.sheet.view.convert(scene.sheet.view.bounds, to: nil)
    expect(seen, near: row.frame)
    #expect(abs(scene.sheet.view.bounds.width.native - 393) < 1e-9)
  }

  @Test("2.4: A card has corners of 38 and 47.74 points and a soft shadow; a large sheet has upper corners of 38")
  func looks() throws {
    let card = try SheetScene(.iPhone16, [.medium()])
    try card.present()
    let view = try #require(card.controller.presentedView)
    #expect(view.layer.shadowOpacity == 0.09 && view.layer.shadowRadius == 15.5)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: 7.5))
    #expect(view.layer.shadowColor == UIColor.black.cgColor)
    let lower = try #require(view.subviews.first)
    let upper = try #require(lower.subviews.first)
    #expect(lower.layer.cornerRadius == 47.74 && upper.layer.cornerRadius == 38)
    #expect(lower.layer.cornerCurve == .continuous && upper.layer.cornerCurve == .continuous)
    #expect(lower.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] && lower.clipsToBounds)
    #expect(upper.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && upper.clipsToBounds)

    // Where the screen's corners are square, the sheet's lower ones are.
    let large = try SheetScene(.iPhoneSE)
    try large.present()
    #expect(large.sheet.view.layer.cornerRadius == 38 && large.controller.presentedView === large.sheet.view)
    #expect(large.sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("2.4: The lower corners of a large sheet are those of the screen, 58.2 points, also when the screen gets them")
  func lowerCorners() throws {
    for later in [false, true] {
      let scene = try SheetScene()
      if later { scene.stage.safeAreaInsets = .zero }
      try scene.present()
      #expect((scene.controller.presentedView === scene.sheet.view) == later)
      scene.stage.safeAreaInsets = SheetScene.Phone.iPhone16.safeArea
      try scene.stage.settle()
      let lower = try #require(scene.controller.presentedView?.subviews.first)
      let upper = try #require(lower.subviews.first)
      #expect(lower.layer.cornerRadius == 58.2 && lower.layer.maskedCorners.contains(.layerMinXMaxYCorner))
      #expect(upper.layer.cornerRadius == 38 && lower.clipsToBounds && upper.clipsToBounds)
      #expect(scene.controller.presentedView?.layer.shadowOpacity == 0)
      #expect(scene.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      scene.stage.perform { scene.controller.preferredCornerRadius = 10 }
      #expect(upper.layer.cornerRadius == 10 && lower.layer.cornerRadius == 58.2)
    }
  }

  @Test("2.4: With medium and large a sheet opens at medium, and goes where its selection says")
  func selection() throws {
    let scene = try SheetScene(.iPhone16, [.large(), .medium()])
    try scene.present()
    #expect(scene.frame.minY > 400 && scene.controller.selectedDetentIdentifier == nil)
    scene.stage.perform { scene.controller.selectedDetentIdentifier = .large }
    #expect(scene.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    scene.stage.perform { scene.controller.animateChanges { scene.controller.selectedDetentIdentifier = .medium } }
    scene.stage.advance(by: 0.1)
    #expect(scene.top > 80 && scene.top < 380)
    try scene.stage.settle()
    #expect(abs(scene.top - 403.687) < Self.tolerance)
    #expect(abs(scene.sheet.view.safeAreaInsets.bottom - 34) < 1e-9)
  }

  @Test("2.4: A sheet in the style of a form is the same on a phone")
  func formSheet() throws {
    let scene = try SheetScene()
    scene.sheet.modalPresentationStyle = .formSheet
    let form = scene.stage.perform { LoggingController("C", scene.log) }
    form.modalPresentationStyle = .formSheet
    scene.stage.perform { scene.presenter.present(form, animated: false) }
    try scene.stage.settle()
    #expect(form.presentationController?.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test("A sheet that gets lower detents while it is shown becomes a card, and its screen keeps its appearance")
  func laterDetents() throws {
    let scene = try SheetScene()
    try scene.present()
    scene.stage.perform { scene.controller.animateChanges { scene.controller.detents = [.medium(), .large()] } }
    try scene.stage.settle()
    #expect(abs(scene.top - 403.687) < Self.tolerance && scene.log.lines == [])
    scene.stage.perform { scene.sheet.dismiss(animated: true) }
    try scene.stage.settle()
    #expect(scene.isDismissed && scene.sheet.view.window == nil)
    #expect(scene.log.imbalance == nil && scene.stage.diagnostics.isEmpty)
  }

  @Test("A detent without a value is left out, and one without a name is not mistaken for another")
  func oddDetents() throws {
    let (first, second) = (Detent.custom { _ in 200 }, Detent.custom { _ in 300 })
    #expect(first.identifier != second.identifier && first.identifier == first.identifier)
    let scene = try SheetScene(.iPhone16, [.custom { _ in nil }, second, .custom { _ in .nan }])
    try scene.present()
    #expect(abs(scene.top - 523.598) < Self.tolerance)
    scene.controller.detents = []
    try scene.stage.settle()
    #expect(scene.frame.minY == 59)
  }
}
