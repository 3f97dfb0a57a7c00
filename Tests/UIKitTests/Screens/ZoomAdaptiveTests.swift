import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("A zoom whose presentation has a delegate, and may become another one")
struct ZoomAdaptiveTests {
  private func scene(_ style: UIModalPresentationStyle, _ delegate: AdaptiveDelegate) throws -> ZoomScene {
    let scene = try ZoomScene(presents: true)
    scene.zoomed.modalPresentationStyle = style
    scene.zoomed.presentationController?.delegate = delegate
    scene.zoomed.popoverPresentationController?.sourceView = scene.source
    return scene
  }

  @Test("A gesture asks the delegate, and tells it of its beginning and of the end; code does neither")
  func delegate() throws {
    let rows: [(end: CGFloat?, refuses: Bool, isModal: Bool, log: [String])] = [
      (600, false, false, ["should", "will", "did"]), (260, false, false, ["should", "will"]),
      (600, true, false, ["should", "attempt"]), (600, false, true, ["attempt"]), (nil, true, false, []),
    ]
    for row in rows {
      let delegate = AdaptiveDelegate()
      delegate.refuses = row.refuses
      let scene = try scene(.fullScreen, delegate).opened()
      scene.zoomed.isModalInPresentation = row.isModal
      if let end = row.end {
        scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: end), speed: 600, rest: 0.3)
      } else {
        scene.close()
      }
      try scene.stage.settle()
      #expect(delegate.dismissals == row.log && scene.isOpen == (row.end != nil && row.log.last != "did"))
      #expect(scene.isTidy, "\(scene.stage.diagnostics)")
    }
  }

  /// What is asked for, what the delegate makes of it, and whether it wraps the screen.
  nonisolated static let rows: [(style: UIModalPresentationStyle, adapted: UIModalPresentationStyle?, wraps: Bool)] = [
    (.popover, nil, false), (.popover, .fullScreen, false), (.popover, .overFullScreen, false),
    (.popover, UIModalPresentationStyle.none, false), (.popover, .fullScreen, true), (.popover, nil, true),
    (.pageSheet, nil, false), (.pageSheet, .fullScreen, false), (.formSheet, nil, false),
    (.overFullScreen, nil, false), (.overCurrentContext, nil, false),
  ]

  @Test("Whatever a presentation became, it looks as without a zoom, and is dismissed in balance", arguments: rows)
  func adapted(_ row: (style: UIModalPresentationStyle, adapted: UIModalPresentationStyle?, wraps: Bool)) throws {
    let delegate = AdaptiveDelegate()
    (delegate.style, delegate.wraps) = (row.adapted, row.wraps)
    let plain = try scene(row.style, delegate)
    let closed = plain.stage.render().digest
    plain.zoomed.preferredTransition = nil
    let open = try plain.opened().stage.render().digest
    for closing in Closing.allCases {
      let scene = try scene(row.style, delegate).opened()
      #expect(scene.stage.render().digest == open)
      closing.perform(scene)
      try scene.stage.settle()
      #expect(scene.stage.diagnostics.isEmpty && scene.source.alpha == 1)
      let (calls, isOpen) = (scene.log.take(), scene.zoomed.view.window != nil)
      // A drag that the presentation does not know moves nothing.
      #expect(scene.stage.render().digest == (isOpen ? open : closed) && (!isOpen || closing != .code))
      #expect(calls.count { $0 == "Z.viewDidDisappear" } == (isOpen ? 0 : 1), "\(calls)")
      #expect(calls.count { $0.contains("Will") } == calls.count { $0.contains("Did") }, "\(calls)")
    }
  }

  enum Closing: CaseIterable {
    case code, down, side

    @MainActor func perform(_ scene: ZoomScene) {
      switch self {
      case .code: scene.stage.perform { scene.navigation.dismiss(animated: true) }
      case .down: scene.drag(CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 820), speed: 3_000)
      case .side: scene.drag(CGPoint(x: 60, y: 450), to: CGPoint(x: 360, y: 450), speed: 900)
      }
    }
  }
}
