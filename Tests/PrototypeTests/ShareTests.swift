import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Sharing from the window")
struct ShareTests {
  private let scene = PanelScene("sink")
  private let home: UserHome
  private var folder: String { home.path }

  init() throws {
    home = try UserHome()
    scene.app.savedFolder = home.path
  }

  private var app: PrototypeApp { scene.app }

  /// The text of the clipboard.
  private var copied: String? { app.stage.perform { UIPasteboard.general.string } }

  private func press(_ key: HostKey) -> Bool { app.keyDown(key, isRepeat: false) }

  private func names(_ folder: String) -> [String] { FileBytes.names(in: folder) }

  /// Advances until nothing is being saved.
  private func finishSaving() {
    while let saving = app.saving {
      saving.wait()
      app.stage.advance(by: 1 / 60)
    }
  }

  @Test("Ctrl+Shift+C copies the source with the present parameters, also without a panel") func copySwift() throws {
    let bare = PrototypeApp(options: PrototypeOptions(entry: app.store.entry, showsPanel: false))
    for app in [app, bare] {
      app.store.set("duration", to: .number(0.45))
      #expect(app.keyDown(.character("c").with([.control, .shift]), isRepeat: false))
      let text = try #require(app.stage.perform { UIPasteboard.general.string })
      #expect(text.hasPrefix("// Sink. ") && text.contains("let duration = 0.45\n"))
      #expect(text == (try SwiftExport(app.store.entry, app.store.edits).text))
    }
  }

  private func items(of scene: PanelScene, hasFFmpeg: Bool) throws -> [UIAction] {
    scene.app.store.canSaveMovies = { hasFFmpeg }
    scene.app.store.changed()
    let button = try #require(scene.app.bench?.panel.parameters.controls.compactMap { $0 as? ShareButton }.first)
    let groups = try #require(button.menu?.children.compactMap { $0 as? UIMenu })
    return groups.flatMap(\.children).compactMap { $0 as? UIAction }
  }

  private func clipSheet(hasFFmpeg: Bool) throws -> ClipSheet {
    app.store.canSaveMovies = { hasFFmpeg }
    app.share(.saveClip)
    app.stage.advance(by: 0.1)
    return try #require(app.bench?.overlays.sheet as? ClipSheet)
  }

  @Test("Without ffmpeg only a GIF is offered, and the sheet says what brings the others") func withoutFFmpeg() throws {
    let bare = try clipSheet(hasFFmpeg: false)
    #expect(bare.field.text?.hasSuffix("/sink.gif") == true && bare.sentence.contains("ffmpeg: install it"))
    // It may be installed meanwhile.
    let sheet = try clipSheet(hasFFmpeg: true)
    #expect(sheet.sentence.isEmpty && sheet.field.text?.hasSuffix("/sink.gif") == true)
    let chips = try #require(sheet.controls.compactMap { $0 as? ChipGroup }.first)
    #expect(chips.words == ["MP4", "GIF", "WebP", "APNG"])
    app.stage.perform { chips.step(by: 1) }
    #expect(sheet.field.text?.hasSuffix("/sink.webp") == true && app.clip.format == .webp)
    app.stage.perform {
      sheet.field.text = "~/other.apng"
      sheet.edited()
    }
    #expect(chips.selectedIndex == 3 && app.clip.format == .apng)
  }

  @Test(
    "What the sheet of a clip says is how it looks, and is kept for the next one",
    arguments: [CGSize(width: 320, height: 480), CGSize(width: 982, height: 932)])
  func clipLook(size: CGSize) throws {
    app.resize(to: size, scale: 1)
    let sheet = try clipSheet(hasFFmpeg: true)
    for view in sheet.box.subviews {
      #expect(sheet.box.bounds.contains(view.frame), "\(view) in \(sheet.box.bounds)")
    }
    #expect(app.clip.look == ClipLook(hasFrame: true, background: 0xFFFFFF) && app.clip.showsTouch)
    let switches = sheet.controls.compactMap { $0 as? CompactSwitch }
    for each in switches { scene.click(each) }
    app.stage.perform {
      sheet.controls.compactMap { $0 as? SwatchStrip }.first?.step(by: 1)
      sheet.controls.compactMap { $0 as? ChipGroup }.last?.step(by: -1)
    }
    #expect(app.clip.look == ClipLook(hasFrame: false, background: 0xE8EAF0) && !app.clip.showsTouch)
    #expect(press(.escape))
    let next = try clipSheet(hasFFmpeg: true)
    #expect(next.choice == app.clip && next.controls.compactMap { $0 as? CompactSwitch }.allSatisfy { !$0.isOn })
  }

  @Test("A clip has the size of the phone with its frame and the room around it, once or twice")
  func clipSizes() throws {
    shrinkPhone()
    for (scale, look) in [(1.0, ClipLook()), (1, ClipLook(hasFrame: true)), (2, ClipLook(background: 0xFF0000))] {
      (app.clip.scale, app.clip.look) = (CGFloat(scale), look)
      try app.save(.saveClip, to: "\(folder)/a.gif")
      finishSaving()
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.gif")).prefix(10))
      let size = look.size(of: CGSize(width: 60, height: 130))
      #expect(Int(bytes[6]) + 256 * Int(bytes[7]) == Int(size.width * scale))
      #expect(Int(bytes[8]) + 256 * Int(bytes[9]) == Int(size.height * scale))
    }
    #expect(ClipLook(hasFrame: true).size(of: CGSize(width: 393, height: 852)) == CGSize(width: 482, height: 940))
  }

  @Test("Save and copy puts the address of the file on the clipboard when the file is there") func copyingFile() throws
  {
    shrinkPhone()
    app.clip.look = ClipLook()
    let sheet = try clipSheet(hasFFmpeg: false)
    app.stage.perform { sheet.field.text = "\(folder)/a b.gif" }
    let button = try #require(sheet.controls.compactMap { $0 as? PanelButton }.first { $0.title == "Save and copy" })
    scene.click(button)
    #expect(app.saving != nil && copied == nil)
    finishSaving()
    #expect(copied == "file://\(folder)/a%20b.gif" && names(folder) == ["a b.gif"])
    app.share(.saveClip)
    scene.type("\(folder)/b.gif")
    finishSaving()
    #expect(copied == "file://\(folder)/a%20b.gif" && names(folder).count == 2)
  }

  @Test("A clip whose name says no format is refused with the formats") func formats() throws {
    let sheet = try clipSheet(hasFFmpeg: true)
    scene.type("/tmp/a.avi")
    #expect(sheet.sentence == "/tmp/a.avi: the name of a clip ends in one of .mp4, .gif, .webp, .apng.")
    #expect(app.saving == nil)
  }

  @Test("The menu offers everything, and the motion in each system") func menu() throws {
    func titles(_ scene: PanelScene) throws -> [String] {
      try items(of: scene, hasFFmpeg: true).filter { !$0.attributes.contains(.disabled) }.map(\.title)
    }
    #expect(try titles(scene) == ShareItem.allCases.map(\.title))
    app.store.set("duration", to: .number(0.45))
    for spelling in MotionSpelling.all {
      #expect(app.share(.copyMotion(spelling)))
      #expect(copied == MotionText(app.store.entry, app.store.edits, in: spelling)?.text)
      #expect(copied?.contains("duration=0.45") == true)
    }
    #expect(app.share(.copyCommand) && copied == app.command)
  }

  @Test("The source takes the place of the parameters and back, and follows the parameters") func source() throws {
    let column = try #require(app.bench?.panel.parameters)
    let button = try #require(column.button("</>"))
    scene.click(button)
    #expect(column.showsSource)
    app.stage.advance(by: 0.1)
    let source = try #require(column.shown(SourceColumn.self).first)
    #expect(source.lines.contains { $0.text.contains("duration = 0.3") && $0.mark == .parameter })
    #expect(!source.lines.contains { $0.mark == .changed })
    app.store.set("duration", to: .number(0.5))
    app.stage.advance(by: 0.1)
    let changed = source.lines.filter { $0.mark == .changed }.map(\.text)
    #expect(changed.contains { $0.contains("duration = 0.5") } && !changed.contains { $0.contains("shadow") })
    app.store.show(try #require(Catalogue.entry(named: "grow")))
    app.stage.advance(by: 0.1)
    #expect(source.lines.first?.text.hasPrefix("// Grow. ") == true)
    let back = try #require(column.button("Parameters"))
    scene.click(back)
    #expect(!column.showsSource && column.subviews.allSatisfy { !($0 is SourceColumn) })
    #expect(scene.control("duration") != nil)
  }

  @Test("A parameter that is searched for, and the name of a preset, end the view of the source") func leaving() throws
  {
    let column = try #require(app.bench?.panel.parameters)
    app.share(.showSource)
    #expect(column.showsSource)
    #expect(app.stage.perform { column.show("duration") } != nil && !column.showsSource)
    app.share(.showSource)
    app.stage.perform { column.askForPresetName() }
    #expect(!column.showsSource)
  }

  @Test("Only rows that are visible are there, wherever the source is scrolled") func rows() throws {
    app.share(.showSource)
    app.stage.advance(by: 0.1)
    let source = try #require(app.bench?.panel.parameters.shown(SourceColumn.self).first)
    let scroller = try #require(source.shown(UIScrollView.self).first)
    for offset in [0, 900, 300, scroller.contentSize.height - scroller.bounds.height] as [CGFloat] {
      app.stage.perform { scroller.contentOffset.y = offset }
      app.stage.advance(by: 1 / 60)
      let shown = source.shownRows
      let first = Int(offset / 15)
      #expect(shown.first == first && shown.count >= Int(scroller.bounds.height / 15), "\(offset)")
      #expect(shown == Array(first..<first + shown.count))
    }
  }

  // MARK: Files

  private func sheet(_ item: ShareItem) throws -> SaveSheet {
    app.share(item)
    return try #require(app.bench?.overlays.sheet as? SaveSheet)
  }

  @Test("Source and parameters are saved where the user says; a name is proposed that is not there yet")
  func files() throws {
    let first = try sheet(.saveSwift)
    #expect(first.field.isEditing && first.field.text == "\(folder)/Sink.swift")
    #expect(press(.enter) && app.bench?.overlays.sheet == nil && names(folder) == ["Sink.swift"])
    let text = try String(contentsOfFile: "\(folder)/Sink.swift", encoding: .utf8)
    #expect(text == (try SwiftExport(app.store.entry, ParameterEdits()).text))
    #expect(try sheet(.saveSwift).field.text == "\(folder)/Sink-2.swift")
    #expect(press(.escape) && app.bench?.overlays.sheet == nil)
    _ = try sheet(.saveParameters)
    scene.type("parameters")
    #expect(names(folder) == ["Sink.swift", "parameters.json"] && app.bench?.overlays.sheet == nil)
  }

  @Test("A file that is there is replaced only after a second Enter for the same path") func replacing() throws {
    let path = "\(folder)/Sink.swift"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    let sheet = try sheet(.saveSwift)
    scene.type(path)
    #expect(app.bench?.overlays.sheet === sheet)
    #expect(sheet.sentence.hasSuffix("is there already. Enter again replaces it."))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    app.stage.insertText("x")
    #expect(sheet.sentence.isEmpty, "another path is asked about anew")
    scene.app.stage.perform { sheet.field.beginTyping() }
    scene.type(path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(press(.enter) && app.bench?.overlays.sheet == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("// Sink. "))
  }

  @Test("A path that cannot be written is said in the sheet, which stays") func unwritable() throws {
    for (item, ending) in [(ShareItem.saveSwift, "swift"), (.saveClip, "mp4"), (.saveParameters, "json")] {
      let sheet = try sheet(item)
      scene.type("/nonexistent/folder/file.\(ending)")
      #expect(app.bench?.overlays.sheet === sheet && sheet.sentence.contains("it cannot be written ("), "\(item)")
      #expect(press(.escape) && app.saving == nil)
    }
  }

  @Test("A path may begin with ~, be relative or a folder, and leave the ending out")
  func paths() throws {
    func path(_ text: String) -> String? {
      SavePath(text, name: "sink.gif", home: "/h", folder: folder)?.path
    }
    #expect(path("~/a.gif") == "/h/a.gif" && path(" ~/clips/ ") == "/h/clips/sink.gif")
    #expect(path("a.gif") == "\(folder)/a.gif" && path("sub/a") == "\(folder)/sub/a.gif")
    #expect(path(folder) == "\(folder)/sink.gif" && path("/x/.hidden") == "/x/.hidden.gif")
    #expect(path("  ") == nil && path("~other/a.gif") == "\(folder)/~other/a.gif")
    #expect(UserFolders.shown("/h/a", home: "/h") == "~/a" && UserFolders.shown("/home", home: "/h") == "/home")
    #expect(SavePath.unused("a.gif", in: folder) == "\(folder)/a.gif")
    for name in ["a.gif", "a-2.gif"] { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    #expect(SavePath.unused("a.gif", in: folder) == "\(folder)/a-3.gif")
  }

  /// A small phone, so that pictures take little time.
  private func shrinkPhone() { app.store.set(PhoneSetting(.plain(CGSize(width: 60, height: 130)))) }

  @Test("A strip and a clip are saved in steps, while the phone lives on", arguments: [ShareItem.saveClip, .saveStrip])
  func films(item: ShareItem) throws {
    shrinkPhone()
    let path = "\(folder)/a.\(item.ending ?? "")"
    try app.save(item, to: path)
    #expect(app.saving != nil && names(folder).isEmpty)
    #expect(app.bench?.overlays.isOpen(.saving) == true)
    app.phone.push()
    app.stage.advance(by: 3 / 60)
    #expect(app.saving != nil && app.phone.stage.application.transitionStatus != nil, "the phone goes on")
    finishSaving()
    #expect(names(folder) == ["a.\(item.ending ?? "")"])
    #expect(app.bench?.overlays.isOpen(.saving) == false && app.savedFolder == folder)
    #expect(app.bench?.toast.sentence?.hasPrefix("Saved ") == true)
  }

  @Test("A strip shows what the phone shows: pictures that were dropped, the navigation bar and the cutout")
  func looks() throws {
    shrinkPhone()
    func strip() throws -> Data {
      try app.save(.saveStrip, to: "\(folder)/a.png")
      finishSaving()
      return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.png"))
    }
    let plain = try strip()
    var setting = app.phone.phone
    setting.hasNavigationBar = true
    app.store.set(setting)
    let barred = try strip()
    #expect(barred != plain)
    setting.cutout = .island
    app.store.set(setting)
    let cut = try strip()
    #expect(cut != barred)
    app.phone.stage.perform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 130))
      let picture = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 130))
      }
      app.phone.setting.pictures?.pictures = [picture]
    }
    #expect(try strip() != cut)
  }

  @Test("A fault while a clip is saved is said, and no file is left") func fault() throws {
    shrinkPhone()
    try app.save(.saveClip, to: "\(folder)/missing/a.gif")
    finishSaving()
    #expect(app.bench?.toast.sentence?.contains("it cannot be written (") == true && names(folder).isEmpty)
  }

  @Test("Esc cancels the saving of a clip, and no file is left") func cancelled() throws {
    shrinkPhone()
    try app.save(.saveClip, to: "\(folder)/a.gif")
    app.stage.advance(by: 0.2)
    #expect(press(.escape) && app.saving == nil && names(folder).isEmpty && scene.depth == 3)
    #expect(app.bench?.overlays.isOpen(.saving) == false)
    app.stage.advance(by: 1)
    #expect(names(folder).isEmpty)
  }

  @Test("A source line that is too long is broken at a space and indented") func lines() {
    let text = "  /// One two three four five six seven\n  let a = b(c, d, e, f, g, h, i, j)\nlet x = 1\n"
    let lines = SourceLines(text, parameters: [3], published: [], columns: 24).lines
    #expect(
      lines.map(\.text) == [
        "  /// One two three four", "  /// five six seven", "  let a = b(c, d, e, f,", "      g, h, i, j)", "let x = 1",
        "",
      ])
    #expect(lines.map(\.mark) == [.comment, .comment, .none, .none, .changed, .none])
    let word = String(repeating: "x", count: 50)
    let whole = SourceLines(word, parameters: [], published: [], columns: 24).lines
    #expect(whole.map(\.text) == [word], "a name stays whole")
    let calls = SourceLines("context.containerView.addSubview(upper)", parameters: [], published: [], columns: 24).lines
    #expect(calls.map(\.text) == ["context.containerView", "    .addSubview(upper)"])
  }
}
