import Stage
import Testing
import UIKit

@MainActor @Suite("The callbacks of presentations and dismissals")
struct PresentationLogTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .popover, .custom,
    .automatic,
  ]

  @Test("A presentation makes its callbacks in UIKit's order", arguments: styles, PresentationEnding.allCases)
  func presenting(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let row = try PresentationRow(style)
    let (before, record) = (row.stage.render().digest, row.record)
    try row.present(ending)
    #expect(row.log.take() == PresentationRules(style: style, ending: ending).presenting())
    #expect((row.a.presentedViewController === row.b) == !ending.isCancelled)
    if style == .custom, !ending.isCancelled {
      #expect(row.b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
      #expect((row.b.presentationController as? LoggingPresentation)?.dim.alpha == 0.5)
    }
    if ending.isCancelled {
      #expect(row.stage.render().digest == before && row.record == record)
      // Presented again, it receives the same callbacks as the first time.
      try row.present(.byCode)
      #expect(row.log.take() == PresentationRules(style: style, ending: .byCode).presenting())
    }
    #expect(row.stage.diagnostics.isEmpty)
  }

  @Test("A dismissal makes its callbacks in UIKit's order", arguments: styles, PresentationEnding.allCases)
  func dismissing(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let row = try PresentationRow(style)
    let (start, first) = (row.stage.render().digest, row.record)
    try row.present(.byCode)
    _ = row.log.take()
    let (before, record) = (row.stage.render().digest, row.record)
    try row.dismiss(ending)
    #expect(row.log.take() == PresentationRules(style: style, ending: ending).dismissing())
    if ending.isCancelled {
      #expect(row.stage.render().digest == before && row.record == record)
      try row.dismiss(.byCode)
      #expect(row.log.take() == PresentationRules(style: style, ending: .byCode).dismissing())
    }
    #expect(row.a.presentedViewController == nil && row.b.presentingViewController == nil)
    #expect(row.stage.render().digest == start && row.record == first)
    #expect(row.stage.diagnostics.isEmpty)
  }

  @Test(
    "Presentations and dismissals retain no controller", arguments: styles, [PresentationEnding.finished, .cancelled])
  func freed(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let stage = Stage()
    var released: [Witness] = []
    do {
      let row = try PresentationRow(style)
      try row.present(ending)
      if !ending.isCancelled { released.append(Witness(row.b.presentationController)) }
      try row.present(.byCode)
      try row.dismiss(.finished)
      released += [row.b, row.b.view, row.animator, row.interaction, row.transitioning, row.a].map(Witness.init)
      row.stage.window.rootViewController = nil
      row.stage.advance(by: 1)
    }
    stage.advance(by: 1)
    #expect(released.filter { $0.object != nil }.map { "\(String(describing: $0.object))" } == [])
  }
}

/// A weak reference to an object that must be released.
@MainActor struct Witness {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
