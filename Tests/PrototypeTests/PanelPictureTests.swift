import CoreGraphics
import Foundation
import Prototype
import Stage
import Testing

@MainActor @Suite("tmp")
struct TmpTests {
  @Test("A picture", arguments: [(1.0, 0.0, 0.0), (2, 0, 0), (1, 560, 480), (2, 560, 480), (1, 1400, 1000)])
  func picture(_ scale: Double, _ w: Double, _ h: Double) throws {
    let app = PrototypeApp(options: PrototypeOptions())
    app.resize(to: w > 0 ? CGSize(width: w, height: h) : app.preferredSize, scale: scale)
    if w == 0 { _ = app.keyDown(.tab, isRepeat: false) }
    try app.stage.settle()
    try app.stage.render().writePNG(to: URL(fileURLWithPath: "/tmp/proto/panel-\(Int(scale))-\(Int(w)).png"))
    #expect(app.stage.diagnostics == [])
  }
}
