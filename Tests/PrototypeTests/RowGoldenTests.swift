import GoldenPictures
import Raster
import Stage
import Testing
import UIKit

@testable import Prototype

/// A kind of row with its appearance and scale.
struct RowCase: CustomTestStringConvertible {
  let kind: String
  let isDark: Bool
  let scale: Int
  var testDescription: String { name }
  var name: String { "row-\(kind)-\(isDark ? "dark" : "light")" + (scale == 1 ? "" : "-twice") }

  static let all = [
    "number", "pair", "switch", "chips", "pop-up", "color", "heading", "changed", "typed", "spring", "curve", "entry",
    "versions",
  ].flatMap { kind in
    [(false, 1), (false, 2), (true, 1), (true, 2)].map { RowCase(kind: kind, isDark: $0.0, scale: $0.1) }
  }
}

@MainActor @Suite("Rows match their golden pictures")
struct RowGoldenTests {
  private let keys = [
    "number": "duration", "pair": "shadow.covered", "switch": "drag.caught", "chips": "region",
    "pop-up": "release.rule",
    "color": "shadow.color", "heading": "shadow", "changed": "shadow.radius", "typed": "duration",
    "spring": "spring.mass", "curve": "curve.x1",
  ]

  @Test("Each kind of row looks as it should, light and dark, at scale 1 and 2", arguments: RowCase.all)
  func look(row: RowCase) throws {
    let entry = ["number", "typed"].contains(row.kind) ? "back-swipe" : row.kind == "spring" ? "ios-18" : "flutter"
    var options = PrototypeOptions(entry: try #require(Catalogue.entry(named: entry)))
    options.appearance = row.isDark ? .dark : .light
    let app = PrototypeApp(options: options)
    let size = CGSize(width: 982, height: 1400)
    app.resize(to: size, scale: CGFloat(row.scale))
    app.store.set("shadow.radius", to: .number(12.5))
    let panel = try #require(app.bench?.panel)
    app.stage.perform { panel.list.hasThumbnails = ["entry", "versions"].contains(row.kind) }
    app.stage.advance(by: 1)
    let listed = ["entry": "flutter", "versions": "ios-27"][row.kind].flatMap { name in
      panel.list.rows.first { $0.entry.name == name }
    }
    let view: UIView = try #require(listed ?? keys[row.kind].flatMap { panel.parameters.row($0) })
    if row.kind == "typed", let field = panel.parameters.row("duration")?.field("duration") {
      app.stage.perform { field.beginTyping() }
      app.stage.insertText("0.45")
      app.stage.advance(by: 0.1)
    }
    let frame = view.convert(view.bounds, to: nil).insetBy(dx: -8, dy: -2)
    let whole = try #require(PixelBuffer(width: 982 * row.scale, height: 1400 * row.scale))
    _ = try app.stage.draw(into: whole, everything: true)
    try expectGolden(try #require(whole.part(frame, scale: row.scale)), row.name, tolerance: .text)
  }
}

extension PixelBuffer {
  /// Returns the pixels of a frame in points.
  fileprivate func part(_ frame: CGRect, scale: Int) -> PixelBuffer? {
    let (x, y) = (Int(frame.minX) * scale, Int(frame.minY) * scale)
    let (width, height) = (Int(frame.width) * scale, Int(frame.height) * scale)
    guard let part = PixelBuffer(width: width, height: height) else { return nil }
    for line in 0..<height {
      let source = memory + (y + line) * stride + x * 4
      (part.memory + line * part.stride).copyMemory(from: source, byteCount: width * 4)
    }
    return part
  }
}
