import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

/// A published bug, the drag that shows it, and what the account of the touches says about it.
struct Fight: CustomTestStringConvertible, Sendable {
  let preview: String
  let drag: Drag
  let outcome: String
  /// The recogniser that lost, or that should have, and why.
  let cause: (name: String, line: String)

  var testDescription: String { preview }

  init(_ preview: String, _ drag: Drag, _ outcome: String, _ name: String, _ line: String) {
    (self.preview, self.drag, self.outcome, cause) = (preview, drag, outcome, (name, line))
  }
}

@MainActor @Suite("Published bugs of gestures", .serialized) struct FightTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Assets/examples/fights").standardizedFileURL.path
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules")
    .path
  /// Built once for all.
  private static let code = Result {
    try UserCodePerformance(UserCodeRequest([folder]), cache: cache) { _ in }
  }

  /// A straight drag in twenty steps, and a rest.
  nonisolated private static func drag(
    _ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat, end: PointerEvent? = nil
  ) -> Drag { path(x, y, (1...20).map { CGVector(dx: dx * CGFloat($0) / 20, dy: dy * CGFloat($0) / 20) }, end: end) }

  /// A drag through points that are given by their distances from the first one.
  nonisolated private static func path(
    _ x: CGFloat, _ y: CGFloat, _ distances: [CGVector], step: Double = 1 / 60, rest: Double = 0.1,
    end: PointerEvent? = nil
  ) -> Drag {
    var events = [Drag.Event(time: 0, .down(CGPoint(x: x, y: y)))]
    var last = CGPoint(x: x, y: y)
    for (index, distance) in distances.enumerated() {
      last = CGPoint(x: x + distance.dx, y: y + distance.dy)
      events.append(Drag.Event(time: Double(index + 1) * step, .move(last)))
    }
    events.append(Drag.Event(time: Double(distances.count) * step + rest, end ?? .up(last)))
    return Drag(known: events, on: CGSize(width: 390, height: 844))
  }

  nonisolated private static func tap(_ x: CGFloat, _ y: CGFloat) -> Drag { path(x, y, [], rest: 0.08) }

  static func account(_ preview: String, _ drag: Drag, trying change: WhatIf? = nil) throws -> TouchAccount {
    let code = try code.get()
    code.session.show(scene: preview)
    var setup = try code.performance(StartRequest(), folders: UserFolders { _ in nil })
    (setup.depth, setup.action) = (1, .drag(drag))
    if let change { setup.tried = [change] }
    return try TouchAccount.account(of: setup)
  }

  nonisolated static let fights = [
    Fight(
      "Dead over a carousel", drag(100, 420, by: 280, 4), "ScrollPanGestureRecognizer on UIScrollView recognised.",
      "pop pan on SwipeNavigationController.view", "fails: ScrollPanGestureRecognizer on UIScrollView has recognised"),
    Fight(
      "A bar that pops", drag(140, 420, by: 240, 4),
      "pop pan on SwipeNavigationController.view recognised. The transition finished.",
      "pop pan on SwipeNavigationController.view", "takes the touch from ProgressBar"),
    Fight(
      "Rows that are not selected", tap(200, 320), "keyboard tap on RowsCard.view recognised.",
      "keyboard tap on RowsCard.view", "takes the touch from UIView"),
    Fight(
      "A root that freezes", drag(4, 420, by: 280, 4),
      "interactivePopGestureRecognizer on FreezingNavigationController.view recognised.",
      "interactivePopGestureRecognizer on FreezingNavigationController.view",
      "begins on the first screen, where nothing can be popped: on iOS no push works after it"),
    Fight(
      "Dead under a hidden bar", drag(4, 420, by: 280, 4), "No recogniser recognised anything.",
      "interactivePopGestureRecognizer on UINavigationController.view",
      "fails: its delegate, SystemPop, says no to gestureRecognizerShouldBegin; moved 14 pt right and 0.2 pt down"),
    Fight(
      "A flick that sticks", path(200, 420, [CGVector(dx: 0, dy: 40)], rest: 0.02),
      "pull down on StickingNavigationController.view recognised. The transition has not ended.",
      "pull down on StickingNavigationController.view", "ends"),
    Fight(
      "Cancelled and stuck", drag(150, 420, by: 100, 4, end: .cancel), "card pan on UIView recognised.",
      "card pan on UIView", "is cancelled"),
    Fight(
      "A list that goes along", drag(100, 500, by: 120, -160),
      "ScrollPanGestureRecognizer on UIScrollView and pop pan on FriendlyNavigationController.view recognised. "
        + "The transition was cancelled.",
      "pop pan on FriendlyNavigationController.view",
      "its delegate, FriendlyNavigationController, lets ScrollPanGestureRecognizer on UIScrollView recognise too"),
    Fight(
      "A panel over a list", drag(200, 420, by: 4, 200), "ScrollPanGestureRecognizer on UIScrollView recognised.",
      "panel pan on UIView", "fails: ScrollPanGestureRecognizer on UIScrollView has recognised"),
    Fight(
      "A slow tap", tap(200, 420), "single tap on UIView recognised.", "single tap on UIView",
      "waits for double tap on UIView: require(toFail:)"),
    Fight(
      "A tap that flashes", tap(200, 420),
      "hasty press on HastyNavigationController.view recognised. The transition was cancelled.",
      "hasty press on HastyNavigationController.view", "begins"),
    Fight(
      "Dead after a jitter",
      path(200, 600, [CGVector(dx: 12, dy: 0)] + (1...12).map { CGVector(dx: 12, dy: -15 * CGFloat($0)) }),
      "drawer pan on DrawerCard.view recognised.", "ScrollPanGestureRecognizer on UIScrollView",
      "fails: drawer pan on DrawerCard.view has recognised"),
  ]

  @Test("The account of a published bug says what happens, and names its cause", arguments: fights)
  func cause(_ fight: Fight) throws {
    let account = try Self.account(fight.preview, fight.drag)
    #expect(account.outcome == fight.outcome)
    let row = account.rows.first { $0.name == fight.cause.name }
    #expect(row?.lines.contains { $0.text == fight.cause.line } == true, "\(account.text)")
  }

  @Test("The outcome is that of the last transition, also of one that is not asked about") func lastTransition() {
    func call(_ text: String, _ transition: Int?) -> TransitionCall {
      TransitionCall(.told, text, transition: transition, progress: nil, at: 0)
    }
    var account = TouchAccount([call("viewDidLoad()", nil)])
    #expect(account.outcome == "No recogniser saw a touch.")
    for text in ["completeTransition(true)", "animationEnded(true)"] { account.add(call(text, 1)) }
    #expect(account.outcome.hasSuffix(" The transition finished."))
    account.add(call("viewWillAppear(true)", 2))
    #expect(account.outcome.hasSuffix(" The transition has not ended."))
    account.add(call("completeTransition(false)", 2))
    #expect(account.outcome.hasSuffix(" The transition was cancelled."))
  }

  @Test("There is a preview for each bug, and a bug for each preview") func previews() throws {
    let scenes = try Self.code.get().session.library?.scenes.map(\.name) ?? []
    #expect(Set(scenes) == Set(Self.fights.map(\.preview)) && scenes.count == 12)
  }

  @Test(
    "What would mend a bug is tried",
    arguments: [
      ("Dead over a carousel", WhatIf.after(scroll, pop), "\(pop) recognised. The transition finished."),
      ("Rows that are not selected", .off("keyboard tap on RowsCard.view"), "No recogniser recognised anything."),
      ("A list that goes along", .withoutDelegate(friendly), "\(scroll) recognised."),
      ("Dead after a jitter", .off("drawer pan on DrawerCard.view"), "\(scroll) recognised."),
    ])
  func mended(_ preview: String, _ change: WhatIf, _ outcome: String) throws {
    let fight = try #require(Self.fights.first { $0.preview == preview })
    #expect(try Self.account(preview, fight.drag, trying: change).outcome == outcome)
  }

  nonisolated private static let scroll = "ScrollPanGestureRecognizer on UIScrollView"
  nonisolated private static let pop = "pop pan on SwipeNavigationController.view"
  nonisolated private static let friendly = "pop pan on FriendlyNavigationController.view"
}
