import Stage
import Testing
import UIKit

@MainActor @Suite("Touches while a screen is dismissed")
struct PresentationTouchTests {
  @MainActor final class Counter: NSObject {
    var taps = 0
    func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
  }

  private let counter = Counter()

  private func row(_ style: UIModalPresentationStyle) throws -> PresentationRow {
    let row = try PresentationRow(style)
    row.a.view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector(Counter.tapped(_:))))
    try row.present(.byCode)
    row.animator.presents = false
    return row
  }

  /// Returns the number of taps at `y`, in points from the top, that the lower screen receives.
  private func tap(at y: CGFloat, _ row: PresentationRow) -> Int {
    let before = counter.taps
    row.stage.tapFinger(CGPoint(x: 30, y: y))
    return counter.taps - before
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .pageSheet, .custom,
  ]

  @Test("After a release that finishes, the revealed screen receives touches at the next frame", arguments: styles)
  func released(_ style: UIModalPresentationStyle) throws {
    let row = try row(style)
    #expect(tap(at: 60, row) == 0)
    row.transitioning.interaction = row.interaction
    row.b.dismiss(animated: true)
    row.stage.advance(by: 0.05)
    row.interaction.update(0.6)
    row.stage.advance(by: 1 / 60)
    #expect(tap(at: 60, row) == 0)
    row.interaction.finish()
    row.stage.advance(by: 1 / 60)
    #expect(tap(at: 60, row) == 1)
    // The moving view still covers it here.
    #expect(tap(at: 840, row) == (style == .custom ? 1 : 0))
    row.interaction.pause()
    #expect(tap(at: 60, row) == 0)
    row.interaction.finish()
    try row.stage.settle()
    #expect(tap(at: 840, row) == 1 && row.stage.diagnostics.isEmpty)
  }

  @Test("After a release that cancels, the lower screen receives no touches", arguments: styles)
  func cancelled(_ style: UIModalPresentationStyle) throws {
    let row = try row(style)
    row.transitioning.interaction = row.interaction
    row.b.dismiss(animated: true)
    row.stage.advance(by: 0.05)
    row.interaction.update(0.6)
    row.interaction.cancel()
    row.stage.advance(by: 1 / 60)
    #expect(tap(at: 60, row) == 0)
    try row.stage.settle()
    #expect(tap(at: 60, row) == 0)
  }

  @Test(
    "During a dismissal in code the revealed screen receives touches; during a presentation the arriving one does not",
    arguments: styles)
  func byCode(_ style: UIModalPresentationStyle) throws {
    let row = try row(style)
    row.b.dismiss(animated: true)
    row.stage.advance(by: 0.2)
    #expect(row.b.transitionCoordinator != nil && tap(at: 60, row) == 1)
    try row.stage.settle()
    row.animator.presents = true
    row.a.present(row.b, animated: true)
    row.stage.advance(by: 0.1)
    #expect(tap(at: 60, row) == 0)
  }
}
