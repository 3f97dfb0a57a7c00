import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Pictures on the screens")
struct ScreenPictureTests {
  /// Writes a picture in one colour, and returns its path.
  private func picture(_ hex: UInt32, in home: UserHome, named name: String) throws -> String {
    let stage = Stage(size: CGSize(width: 39, height: 84), scale: 1)
    stage.window.backgroundColor = UIColor(hex: hex)
    let path = "\(home.path)/\(name)"
    try stage.render().writePNG(to: URL(fileURLWithPath: path))
    return path
  }

  private func color(_ app: PrototypeApp) -> UInt32 {
    let pixel = app.phone.stage.render()[200, 500]
    return UInt32(pixel.r) << 16 | UInt32(pixel.g) << 8 | UInt32(pixel.b)
  }

  @Test("Pictures of the command line are the screens from the top one down, and repeat")
  func commandLine() throws {
    let home = try UserHome()
    var options = PrototypeOptions()
    try options.setScreens([
      try picture(0x112233, in: home, named: "a.png"), try picture(0x445566, in: home, named: "b.png"),
    ])
    let app = PrototypeApp(options: options)
    for expected: UInt32 in [0x112233, 0x445566, 0x112233] {
      try app.stage.settle()
      #expect(color(app) == expected)
      app.phone.pop()
    }
    app.phone.push()
    app.phone.push()
    app.phone.push()
    try app.stage.settle()
    #expect(color(app) == 0x445566)
  }

  @Test("A dropped picture asks where it is shown; several are the screens from the top one down")
  func drops() throws {
    let home = try UserHome()
    let paths = [try picture(0x112233, in: home, named: "a.png"), try picture(0x445566, in: home, named: "b.PNG")]
    let app = PrototypeApp()
    try app.stage.settle()
    let before = color(app)
    app.drop([paths[0]])
    #expect(color(app) == before)
    try app.stage.settle()
    #expect(app.question?.actions.map(\.title) == ["On top", "Beneath", "On all", "Cancel"])
    try app.answer("Beneath")
    #expect(color(app) == before && app.question == nil)
    app.phone.pop()
    try app.stage.settle()
    #expect(color(app) == 0x112233)
    app.drop(paths)
    #expect(color(app) == 0x112233)
  }

  @Test(
    "A dropped picture is shown on the screen that was chosen and on no other, however many there are",
    arguments: ["back-swipe", "rise"], 2...7)
  func deep(_ transition: String, _ depth: Int) throws {
    let home = try UserHome()
    let path = try picture(0x112233, in: home, named: "a.png")
    for target in [0, 1] {
      var options = PrototypeOptions(entry: try #require(Catalogue.entry(named: transition)))
      options.depth = 2
      let app = PrototypeApp(options: options)
      try app.stage.settle()
      while app.phone.demo.depth < depth {
        app.phone.push()
        try app.stage.settle()
      }
      app.drop([path])
      try app.stage.settle()
      try app.answer(["On top", "Beneath"][target])
      for number in 0..<depth {
        #expect((color(app) == 0x112233) == (number == target), "screen \(number) from the top")
        app.phone.pop()
        try app.stage.settle()
      }
    }
  }

  @Test("Dropped parameters are read; what cannot be used says why and changes nothing")
  func files() throws {
    let home = try UserHome()
    let app = PrototypeApp()
    var lines: [String] = []
    app.store.complained = { lines.append($0) }
    app.drop([try home.write("{\"transition\": \"sink\", \"parameters\": {\"scale\": 0.5}}", to: "a.json")])
    #expect(app.store.entry.name == "sink" && app.store.edits["scale"] == .number(0.5))
    let png = try home.write("no picture", to: "c.png")
    app.drop([png, "\(home.path)/none.png", try home.write("{", to: "d.json")])
    #expect(lines.count == 3 && lines[0] == "\(png): it is no PNG picture." && app.question == nil)
    #expect(throws: StartFault(.file, "\(png): it is no PNG picture.")) {
      var options = PrototypeOptions()
      try options.setScreens([png])
    }
  }
}
