import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Your screens")
struct ScreensSheetTests {
  private let home: UserHome
  private let scene = PanelScene()
  private static let colors: [UInt32] = [0x112233, 0x445566, 0x778899, 0xAABBCC, 0xCCDDEE]

  private var app: PrototypeApp { scene.app }

  private var sheet: ScreensSheet? { app.bench?.overlays.sheet as? ScreensSheet }

  init() throws { home = try UserHome() }

  private func picture(_ index: Int) throws -> String { try home.picture(Self.colors[index], "\(index) a.png") }

  /// The colours from the top screen down to the last one.
  private func stack() throws -> [UInt32] {
    var colors = [app.screenColor]
    while scene.depth > 1 {
      app.phone.pop()
      try app.stage.settle()
      colors.append(app.screenColor)
    }
    return colors
  }

  @Test("The button above the phone opens the sheet; pictures that are dropped then are the screens at once")
  func drops() throws {
    let button = try #require(app.bench?.screensButton)
    #expect(!button.isHidden && button.title(for: .normal) == "Your screens…")
    scene.click(button)
    #expect(sheet != nil)
    app.drop([try picture(0)])
    app.drop([try picture(1), try picture(2), try picture(3)])
    #expect(app.question == nil && sheet?.pictures.count == 4 && scene.depth == 4)
    try app.stage.settle()
    #expect(try stack() == Array(Self.colors.prefix(4)))
  }

  @Test("The first picture is on the top screen, however deep the stack is") func depth() throws {
    app.phone.pop()
    try app.stage.settle()
    app.drop([try picture(0), try picture(1)])
    #expect(scene.depth == 2 && app.screenColor == Self.colors[0])
    app.phone.push()
    try app.stage.settle()
    app.drop([try picture(2), try picture(1)])
    #expect(app.screenColor == Self.colors[2])
    #expect(try stack() == [Self.colors[2], Self.colors[1], Self.colors[2]])
  }

  @Test("The cross of a picture removes that one alone") func removal() throws {
    scene.click(try #require(app.bench?.screensButton))
    app.drop([try picture(0), try picture(1), try picture(2)])
    app.stage.advance(by: 0.1)
    scene.click(try #require(sheet?.controls.compactMap { $0 as? ScreenSlot }[1].remove))
    app.stage.advance(by: 0.1)
    #expect(try sheet?.pictures.count == 2 && stack().prefix(2) == [Self.colors[0], Self.colors[2]])
  }

  @Test("A click puts a screen on top, and Remove all brings the demo's screens back") func order() throws {
    let before = app.screenColor
    scene.click(try #require(app.bench?.screensButton))
    app.drop([try picture(0), try picture(1), try picture(2)])
    app.stage.advance(by: 0.1)
    scene.click(try #require(sheet?.controls.compactMap { $0 as? ScreenSlot }[1]))
    app.stage.advance(by: 0.1)
    #expect(app.screenColor == Self.colors[1])
    try scene.click("Remove all")
    app.stage.advance(by: 0.1)
    #expect(app.screenColor == before && sheet?.pictures.isEmpty == true)
    try scene.click("Done")
    #expect(sheet == nil)
  }

  @Test("A file can be chosen by its path; one that is no picture says so and leaves the sheet") func choosing() throws
  {
    scene.click(try #require(app.bench?.screensButton))
    app.stage.advance(by: 0.1)
    try scene.click("Choose files…")
    let bad = try home.write("no picture", to: "bad.png")
    scene.type(bad)
    #expect((app.bench?.overlays.sheet as? PathSheet)?.sentence == "\(bad): it is no PNG picture.")
    let field = try #require((app.bench?.overlays.sheet as? PathSheet)?.field)
    app.stage.perform {
      field.text = ""
      field.beginTyping()
    }
    scene.type(try picture(0))
    #expect(sheet?.pictures.count == 1 && app.screenColor == Self.colors[0])
  }

  @Test("A click in the list marks a file, another one takes that back, and Open takes all in their order")
  func several() throws {
    for index in 0..<3 { _ = try picture(index) }
    scene.click(try #require(app.bench?.screensButton))
    app.stage.advance(by: 0.1)
    try scene.click("Choose files…")
    let chooser = try #require(app.bench?.overlays.sheet as? PathSheet)
    app.stage.perform {
      chooser.field.text = "\(home.path)/"
      chooser.edited()
    }
    app.stage.advance(by: 0.1)
    for index in [2, 1, 0, 1] { scene.click(try #require(chooser.row(named: "\(index) a.png"))) }
    #expect(chooser.marked == [2, 0].map { "\(home.path)/\($0) a.png" } && chooser.buttons[0].title == "Open 2")
    #expect(chooser.sentence == "A click marks a file; Open takes all that are marked.")
    _ = app.keyDown(.enter, isRepeat: false)
    #expect(try sheet?.pictures.count == 2 && stack().prefix(2) == [Self.colors[2], Self.colors[0]])
  }

  // MARK: The clipboard

  private final class Clipboard: HostClipboard {
    var text: String?
    var changeCount = 0
    var picture: [UInt8]?
  }

  private func paste(_ clipboard: Clipboard) -> Bool {
    app.stage.clipboard = clipboard
    return app.keyDown(.character("v").with(.control), isRepeat: false)
  }

  @Test("Ctrl+V takes a picture, or the paths and addresses of files, and opens the sheet") func pasting() throws {
    let clipboard = Clipboard()
    clipboard.picture = Array(try Data(contentsOf: URL(fileURLWithPath: try picture(0))))
    #expect(paste(clipboard) && sheet?.pictures.count == 1 && app.screenColor == Self.colors[0])
    clipboard.text = "\(try picture(1))\nfile://\(home.path)/2%20a.png\n"
    _ = try picture(2)
    #expect(paste(clipboard) && sheet?.pictures.count == 3)
    try app.stage.settle()
    #expect(try stack() == Array(Self.colors.prefix(3)))
  }

  @Test("A clipboard without a picture says what to do, and one that is broken says so") func emptyClipboard() throws {
    let clipboard = Clipboard()
    clipboard.text = "hello"
    #expect(paste(clipboard) && sheet == nil)
    #expect(app.bench?.toast.sentence?.hasPrefix("There is no picture on the clipboard.") == true)
    clipboard.picture = [1, 2, 3]
    #expect(paste(clipboard) && sheet == nil)
    #expect(app.bench?.toast.sentence == "The clipboard: it is no PNG picture.")
  }

  @Test("A screenshot of a known device brings that device") func device() throws {
    scene.click(try #require(app.bench?.screensButton))
    app.drop([try home.picture(0, "shot.png", CGSize(width: 750, height: 1334))])
    #expect(app.phone.phone.device.name == "iphone-se" && app.phone.stage.screenSize.height == 667)
  }

  @Test(
    "Everything of the sheet is inside it, in small windows too",
    arguments: [CGSize(width: 320, height: 480), CGSize(width: 640, height: 500), CGSize(width: 982, height: 932)])
  func sizes(size: CGSize) throws {
    app.resize(to: size, scale: 1)
    app.stage.perform { app.openScreens() }
    app.drop([try picture(0), try picture(1)])
    app.stage.advance(by: 0.1)
    let sheet = try #require(sheet)
    for view in sheet.box.subviews {
      #expect(sheet.box.bounds.contains(view.frame) && view.frame.height > 12, "\(view) in \(sheet.box.bounds)")
    }
    let buttons = sheet.controls.compactMap { $0 as? PanelButton }.filter { $0.superview === sheet.box }
    for (left, right) in zip(buttons, buttons.dropFirst()) { #expect(left.frame.maxX < right.frame.minX) }
  }
}
