import GoldenPictures
import Raster
import Stage
import Testing
import UIKit

/// Holds the dimming and the grabber of sheets to what was measured on iOS 26.1: section 2.4 of the page of measurements.
@MainActor @Suite("The looks of sheets, light and dark, as measured on iOS, section 2.4")
struct MeasuredSheetLooksTests {
  typealias Detent = UISheetPresentationController.Detent

  /// The opacity behind a sheet at rest.
  struct Dimming: Sendable {
    let detents: [Detent.Identifier]
    let style: UIUserInterfaceStyle
    let opacity: Double

    static let all = [
      Dimming(detents: [.large], style: .light, opacity: 0.2), Dimming(detents: [.medium], style: .light, opacity: 0.2),
      Dimming(detents: [.large], style: .dark, opacity: 0.2), Dimming(detents: [.medium], style: .dark, opacity: 0.48),
    ]
  }

  private func scene(_ detents: [Detent.Identifier], _ style: UIUserInterfaceStyle) throws -> SheetScene {
    let scene = try SheetScene(.iPhone16, detents.map { $0 == .large ? .large() : .medium() })
    scene.stage.userInterfaceStyle = style
    scene.stage.advance(by: 1 / 60)
    return scene
  }

  @Test(
    "2.4: The screen behind is dimmed by a fifth, and by 0.48 behind a card in the dark", arguments: Dimming.all,
    [true, false])
  func dimming(_ row: Dimming, _ animated: Bool) throws {
    let scene = try scene(row.detents, row.style)
    try scene.present(animated: animated)
    #expect(abs(scene.dimming - row.opacity) < 1e-6)
    // The appearance and the height may change while the sheet is shown.
    let other = try self.scene([.medium, .large], row.style == .dark ? .light : .dark)
    try other.present(animated: animated)
    other.stage.userInterfaceStyle = row.style
    other.stage.advance(by: 1 / 60)
    let target = row.detents[0]
    other.stage.perform { other.controller.animateChanges { other.controller.selectedDetentIdentifier = target } }
    try other.stage.settle()
    #expect(abs(other.dimming - row.opacity) < 1e-6)
  }

  @Test("A drag from one detent to the other keeps the dimming until it is let go, and then goes on without a jump")
  func draggedInTheDark() throws {
    let scene = try scene([.medium, .large], .dark)
    try scene.present()
    scene.drag(-240)
    #expect(abs(scene.dimming - 0.48) < 1e-6)
    scene.stage.send(.up(CGPoint(x: 190, y: 360)))
    var seen = [scene.dimming]
    while !scene.stage.isIdle {
      scene.stage.advance(by: 1 / 60)
      seen.append(scene.dimming)
    }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 && $0 - $1 < 0.06 }, "\(seen)")
    #expect(abs(scene.dimming - 0.2) < 1e-6 && scene.frame.minY == 59)
    // Down again and back: the dismissal takes the dimming along, and returns it.
    scene.drag(500, from: 100)
    try scene.letGo(500, from: 100)
    #expect(abs(scene.dimming - 0.48) < 1e-6 && abs(scene.top - 403.687) < 0.001)
  }

  @Test("2.4: The grabber is hidden by default; shown, it is 36 × 5 points, 5 below the top, its x not rounded")
  func grabber() throws {
    let scene = try SheetScene(.iPhone16)
    scene.controller.prefersGrabberVisible = true
    try scene.present()
    let upper = try #require(scene.controller.presentedView?.subviews.first?.subviews.first)
    let grabber = try #require(upper.subviews.last)
    #expect(grabber.convert(grabber.bounds, to: nil) == CGRect(x: 178.5, y: 64, width: 36, height: 5))
    #expect(grabber.layer.cornerRadius == 2.5 && !grabber.isHidden)
    #expect(scene.stage.render()[589, 199] == RGBA(r: 197, g: 197, b: 200, a: 255))
    scene.stage.userInterfaceStyle = .dark
    scene.stage.advance(by: 1 / 60)
    #expect(scene.stage.render()[589, 199] == RGBA(r: 0, g: 0, b: 0, a: 255))
    scene.stage.perform { scene.controller.prefersGrabberVisible = false }
    #expect(grabber.isHidden)
  }

  /// The sheets of the golden pictures.
  nonisolated static let pictures = ["medium", "large"]

  @Test("Sheets over a screen", arguments: pictures, [UIUserInterfaceStyle.light, .dark])
  func picture(_ name: String, _ style: UIUserInterfaceStyle) throws {
    let scene = try SheetScene(.iPhone16, name == "large" ? [.large()] : [.medium()], scale: 1)
    scene.stage.userInterfaceStyle = style
    scene.stage.perform {
      scene.controller.prefersGrabberVisible = true
      scene.presenter.view.backgroundColor = .systemBackground
      for (index, color) in [UIColor.systemBlue, .systemGreen, .systemOrange].enumerated() {
        let band = UIView(frame: CGRect(x: 30, y: 40 + 260 * index, width: 333, height: 220))
        band.backgroundColor = color
        scene.presenter.view.addSubview(band)
      }
      scene.sheet.view.backgroundColor = .systemBackground
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 353, height: 100))
      box.backgroundColor = .secondarySystemBackground
      scene.sheet.view.addSubview(box)
    }
    try scene.present()
    let buffer = try #require(PixelBuffer(width: 393, height: 852))
    _ = try scene.stage.draw(into: buffer, everything: true)
    try expectGolden(buffer, "sheet-\(name)-\(style == .dark ? "dark" : "light")")
  }
}
