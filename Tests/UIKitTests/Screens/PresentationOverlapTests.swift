import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs a closure once in one of its callbacks.
@MainActor private final class BusyController: LoggingController {
  var work: [String: () -> Void] = [:]

  private func work(in callback: String) { work.removeValue(forKey: callback)?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    work(in: "viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    work(in: "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    work(in: "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    work(in: "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    work(in: "viewDidDisappear")
  }
}

@MainActor @Suite("Presentations during other presentations")
struct PresentationOverlapTests {
  private let stage = Stage(scale: 0.25)
  private let log = CallLog()
  private let a: BusyController
  private let b: BusyController
  private let c: LoggingController

  init() throws {
    (a, b, c) = (BusyController("A", log), BusyController("B", log), LoggingController("C", log))
    for screen in [a, b, c] { screen.modalPresentationStyle = .fullScreen }
    stage.window.rootViewController = a
    try stage.settle()
    log.lines = []
  }

  @Test(
    "Whether an appearing controller can present depends on its progress",
    arguments: [
      ("viewDidLoad", "not in the window hierarchy"), ("viewWillAppear", "not in the window hierarchy"),
      ("viewDidAppear", ""), ("completion", ""), ("halfway", "while a presentation is in progress"),
    ])
  func comes(_ moment: String, _ problem: String) throws {
    let present = { b.present(c, animated: true) }
    b.work[moment] = present
    a.present(b, animated: true) { if moment == "completion" { present() } }
    stage.advance(by: 0.2)
    if moment == "halfway" { present() }
    try stage.settle()
    #expect((b.presentedViewController === c) == problem.isEmpty)
    #expect(stage.diagnostics.map { $0.contains(problem) } == (problem.isEmpty ? [] : [true]))
    #expect(log.imbalance == nil)
  }

  @Test(
    "Whether a controller can be presented during a dismissal depends on the presenter and the progress",
    arguments: [
      ("B", "viewWillDisappear", "being dismissed"), ("B", "halfway", "being dismissed"),
      ("A", "halfway", "while a presentation is in progress"), ("A", "viewWillAppear", "in progress"),
      ("A", "viewDidAppear", ""), ("A", "completion", ""), ("A", "viewDidDisappear of B", ""),
    ])
  func dismissing(_ presenter: String, _ moment: String, _ problem: String) throws {
    a.present(b, animated: true)
    try stage.settle()
    let from = presenter == "A" ? a : b
    let present = { from.present(c, animated: true) }
    from.work[moment] = present
    if moment.hasSuffix("of B") { b.work["viewDidDisappear"] = present }
    b.dismiss(animated: true) { if moment == "completion" { present() } }
    stage.advance(by: 0.2)
    if moment == "halfway" { present() }
    try stage.settle()
    #expect((a.presentedViewController === c) == problem.isEmpty)
    #expect(stage.diagnostics.map { $0.contains(problem) } == (problem.isEmpty ? [] : [true]))
    #expect(log.imbalance == nil)
    #expect(stage.window.subviews.count == (problem.isEmpty ? 1 : 1))
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

  @Test("A window with a new root keeps nothing that the old root presented", arguments: [0.1, 1])
  func newRoot(_ seconds: Double) throws {
    a.present(b, animated: true)
    stage.advance(by: seconds)
    if seconds > 0.9 {
      b.present(c, animated: true)
      try stage.settle()
    }
    stage.window.rootViewController = BusyController("D", log)
    try stage.settle()
    #expect(stage.window.subviews == [stage.window.rootViewController?.view])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(log.imbalance == nil)
    #expect(log.lines.filter { $0.hasPrefix("B.") }.last == "B.viewDidDisappear")
  }
}
