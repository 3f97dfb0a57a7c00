import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Everybody hears of a presentation and a dismissal, in UIKit's order")
struct PresentationLogTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .popover, .custom,
    .automatic,
  ]

  @Test("of a presentation", arguments: styles, PresentationEnding.allCases)
  func presenting(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let row = try PresentationRow(style)
    let (before, record) = (row.stage.render().digest, row.record)
    try row.present(ending)
    #expect(row.log.take() == PresentationRules(style: style, ending: ending).presenting())
    #expect((row.a.presentedViewController === row.b) == !ending.isCancelled)
    if ending.isCancelled {
      #expect(row.stage.render().digest == before)
      #expect(row.record == record)
      // Presented after all, it is told the same as if nothing had been.
      try row.present(.byCode)
      #expect(row.log.take() == PresentationRules(style: style, ending: .byCode).presenting())
    }
    #expect(row.stage.diagnostics.isEmpty)
  }

  @Test("of a dismissal", arguments: styles, PresentationEnding.allCases)
  func dismissing(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let row = try PresentationRow(style)
    let (start, first) = (row.stage.render().digest, row.record)
    try row.present(.byCode)
    _ = row.log.take()
    let (before, record) = (row.stage.render().digest, row.record)
    try row.dismiss(ending)
    #expect(row.log.take() == PresentationRules(style: style, ending: ending).dismissing())
    if ending.isCancelled {
      #expect(row.stage.render().digest == before)
      #expect(row.record == record)
      try row.dismiss(.byCode)
      #expect(row.log.take() == PresentationRules(style: style, ending: .byCode).dismissing())
    }
    #expect(row.a.presentedViewController == nil && row.b.presentingViewController == nil)
    #expect(row.stage.render().digest == start)
    #expect(row.record == first)
    #expect(row.stage.diagnostics.isEmpty)
  }

  @Test("and nobody is kept alive by it", arguments: styles, [PresentationEnding.finished, .cancelled])
  func freed(_ style: UIModalPresentationStyle, _ ending: PresentationEnding) throws {
    let stage = Stage()
    var gone: [Witness] = []
    do {
      let row = try PresentationRow(style)
      try row.present(ending)
      if !ending.isCancelled { gone.append(Witness(row.b.presentationController)) }
      try row.present(.byCode)
      try row.dismiss(.finished)
      gone += [row.b, row.b.view, row.animator, row.interaction, row.transitioning, row.a].map(Witness.init)
      row.stage.window.rootViewController = nil
      row.stage.advance(by: 1)
    }
    stage.advance(by: 1)
    #expect(gone.filter { $0.object != nil }.map { "\(String(describing: $0.object))" } == [])
  }
}

/// Something that should be gone.
@MainActor struct Witness {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
