import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Presenting and dismissing")
struct PresentationTests {
  @Test("Presenting twice, or from a controller outside the window, is reported and ignored")
  func misuse() throws {
    let scene = try PresentationScene()
    scene.a.present(scene.b, animated: true)
    scene.a.present(LoggingController("C", scene.log), animated: true)
    try scene.stage.settle()
    scene.a.present(LoggingController("C", scene.log), animated: true)
    UIViewController().present(LoggingController("C", scene.log), animated: true)
    scene.b.present(scene.b, animated: true)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.count == 4)
    #expect(scene.stage.diagnostics[0].contains("while a presentation is in progress"))
    #expect(scene.stage.diagnostics[1].contains("already presenting"))
    #expect(scene.stage.diagnostics[2].contains("not in the window hierarchy"))
    #expect(!scene.log.lines.contains("C.viewWillAppear"))
  }

  @Test("Pulling a sheet down dismisses it past the middle only", arguments: [(0.7, true), (0.2, false)])
  func sheet(_ progress: Double, _ isDismissed: Bool) throws {
    let scene = try PresentationScene(.pageSheet)
    try scene.present()
    #expect(scene.b.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    let before = scene.stage.render().digest
    scene.stage.send(.down(CGPoint(x: 200, y: 100)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 200, y: 110 + 814 * progress * Double(step) / 10)))
    }
    scene.stage.advance(by: 0.2)
    #expect(scene.stage.render().digest != before)
    scene.stage.send(.up(CGPoint(x: 200, y: 110 + 814 * progress)))
    try scene.stage.settle()
    #expect((scene.a.presentedViewController == nil) == isDismissed)
    #expect((scene.stage.render().digest == before) == !isDismissed)
  }
}
