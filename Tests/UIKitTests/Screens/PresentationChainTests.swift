import Stage
import Testing
import UIKit

/// A stage with A, B presented over it in one style, and C over that in another.
@MainActor private final class Chain {
  let row: PresentationRow
  let c: AlongsideController

  init(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) throws {
    row = try PresentationRow(lower)
    c = AlongsideController("C", row.log)
    c.modalPresentationStyle = upper
    c.transitioningDelegate = row.transitioning
    try row.present(.byCode)
    row.b.present(c, animated: true)
    try row.stage.settle()
    row.log.lines = []
  }
}

@MainActor @Suite("Chains of presentations")
struct PresentationChainTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .custom]

  private func covers(_ style: UIModalPresentationStyle) -> Bool { style == .fullScreen }

  /// The expected callbacks if A dismisses the chain: C visibly, and B with it.
  private func log(
    _ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle, completed: Bool
  ) -> [String] {
    let hooks = [upper, lower].map { $0 == .custom }
    let (isBSeen, isABack) = (!covers(upper), covers(lower))
    let told = isBSeen ? 2 : 1
    var lines = ["animator for dismissing", "interaction"]
    if hooks[0] { lines.append("dismissal will begin") }
    lines.append("C.viewWillDisappear")
    if hooks[1] { lines.append("dismissal will begin") }
    if isBSeen { lines.append("B.viewWillDisappear") }
    if isABack { lines.append("A.viewWillAppear") }
    lines.append("animate from view to \(isABack ? "view" : "nil")")
    lines += Array(repeating: "alongside", count: told)
    lines += Array(repeating: "interactive false, cancelled \(!completed)", count: told)
    if completed {
      if isABack { lines.append("A.viewDidAppear") }
      lines += ["C.viewDidDisappear"] + (isBSeen ? ["B.viewDidDisappear"] : [])
    } else {
      if isABack { lines += ["A.viewWillDisappear", "A.viewDidDisappear"] }
      lines += ["C.viewWillAppear", "C.viewDidAppear"] + (isBSeen ? ["B.viewWillAppear", "B.viewDidAppear"] : [])
    }
    for hook in hooks where hook { lines.append("dismissal did end \(completed)") }
    lines += Array(repeating: "alongside is over, \(completed ? "completed" : "cancelled")", count: told)
    return lines + ["animationEnded \(completed)"] + (completed ? ["dismissed"] : [])
  }

  @Test("A chain is dismissed with one animation, or restored completely", arguments: styles, styles)
  func dismissed(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) throws {
    let chain = try Chain(lower, upper)
    let (row, c) = (chain.row, chain.c)
    let (before, record) = (row.stage.render().digest, row.record)
    try row.dismiss(.cancelled)
    #expect(row.log.take() == log(lower, upper, completed: false) && row.stage.render().digest == before)
    #expect(row.record == record)
    #expect(row.a.presentedViewController === row.b && row.b.presentedViewController === c)
    try row.dismiss(.finished)
    #expect(row.log.take() == log(lower, upper, completed: true))
    #expect(row.a.presentedViewController == nil && row.b.presentedViewController == nil)
    #expect(row.b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(row.stage.window.subviews == [row.a.view] && row.b.view.gestureRecognizers == nil)
    try row.present(.byCode)
    #expect(row.a.presentedViewController === row.b && row.stage.diagnostics.isEmpty)
  }

  @Test("A chain is dismissed at once without animation, with the callbacks of each")
  func atOnce() throws {
    let chain = try Chain(.fullScreen, .overFullScreen)
    try chain.row.dismiss(.atOnce)
    #expect(
      chain.row.log.take() == [
        "C.viewWillDisappear at once", "B.viewWillDisappear at once", "A.viewWillAppear", "A.viewDidAppear",
        "C.viewDidDisappear at once", "B.viewDidDisappear at once", "dismissed",
      ])
    #expect(chain.row.stage.window.subviews == [chain.row.a.view])
  }
}
