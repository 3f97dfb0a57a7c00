import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Presentations during other presentations")
struct PresentationOverlapTests {
  private let stage = Stage(scale: 0.25)
  private let log = CallLog()
  private let a: LoggingController
  private let b: LoggingController

  init() throws {
    (a, b) = (LoggingController("A", log), LoggingController("B", log))
    for screen in [a, b] { screen.modalPresentationStyle = .fullScreen }
    stage.window.rootViewController = a
    try stage.settle()
    log.lines = []
  }

  @Test("A second dismissal is over with the first, and each completion is called once")
  func twice() throws {
    a.present(b, animated: true) { log.note("presented") }
    a.dismiss(animated: true) { log.note("first") }
    stage.advance(by: 0.1)
    b.dismiss(animated: false) { log.note("second") }
    try stage.settle()
    #expect(
      log.take() == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "first", "second",
      ])
    a.present(b, animated: true)
    try stage.settle()
    log.lines = []
    b.dismiss(animated: true) { log.note("third") }
    stage.advance(by: 0.1)
    a.dismiss(animated: true) { log.note("fourth") }
    try stage.settle()
    #expect(log.lines.suffix(3) == ["B.viewDidDisappear", "third", "fourth"])
    a.dismiss(animated: true) { log.note("nothing to dismiss") }
    #expect(log.lines.last == "nothing to dismiss")
    #expect(stage.diagnostics.isEmpty)
  }

  @Test(
    "A dismissal in code during an interactive one is performed, whatever the finger does", arguments: [true, false])
  func duringDrag(_ finishes: Bool) throws {
    let row = try PresentationRow(.fullScreen)
    try row.present(.byCode)
    row.animator.presents = false
    row.transitioning.interaction = row.interaction
    row.b.dismiss(animated: true) { row.log.note("by finger") }
    row.stage.advance(by: 0.05)
    row.interaction.update(0.4)
    row.b.dismiss(animated: true) { row.log.note("by code") }
    row.transitioning.interaction = nil
    if finishes { row.interaction.finish() } else { row.interaction.cancel() }
    try row.stage.settle()
    #expect(row.a.presentedViewController == nil)
    #expect(row.log.lines.filter { $0.hasPrefix("by") } == (finishes ? ["by finger", "by code"] : ["by code"]))
    #expect(row.log.lines.count { $0 == "B.viewDidDisappear" } == 1)
    #expect(row.log.imbalance == nil)
  }
}
