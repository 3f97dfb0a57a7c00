import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Drags that are kept, chosen and opened")
struct KeptDragTests {
  private let home: UserHome
  private let scene: PanelScene

  init() throws {
    home = try UserHome()
    scene = PanelScene(try home.app())
    app.stage.advance(by: 0.5)
  }

  private var app: PrototypeApp { scene.app }

  private func press(_ key: HostKey, then seconds: TimeInterval? = nil) { scene.press(key, then: seconds) }

  private var sheet: SaveSheet? { app.bench?.overlays.sheet as? SaveSheet }

  @Test("R keeps the last drag as a file, and asks before it replaces one") func keep() throws {
    press(.character("r"))
    #expect(sheet == nil && app.bench?.toast.sentence?.hasPrefix("Drag once") == true)
    try scene.swipe(to: 0.3)
    let drag = try #require(app.phone.stage.recentDrags.last)
    press(.character("r"))
    #expect(sheet?.field.text == "~/.local/share/backswipe/drags/drag-1.jsonl")
    // What the sheet is for is its one filled button.
    let buttons = sheet?.controls.compactMap { $0 as? PanelButton } ?? []
    #expect(
      buttons.map { $0.ground == PanelColors.accent } == [true, false] && buttons.map(\.title) == ["Keep", "Cancel"])
    press(.enter)
    let path = "\(home.path)/.local/share/backswipe/drags/drag-1.jsonl"
    #expect(sheet == nil)
    #expect(try DragFile.read(path) == drag)
    // The next one gets a name that is free; a name that is taken is replaced by a second Enter only.
    try scene.swipe(to: 0.6)
    let other = try #require(app.phone.stage.recentDrags.last)
    press(.character("r"))
    #expect(sheet?.field.text?.hasSuffix("drag-2.jsonl") == true)
    scene.type("~/.local/share/backswipe/drags/drag-1")
    #expect(sheet?.sentence.contains("exists already") == true)
    #expect(try DragFile.read(path) == drag)
    press(.enter)
    #expect(sheet == nil)
    #expect(try DragFile.read(path) == other)
    press(.character("r"))
    scene.type("/dev/null/no.jsonl")
    #expect(sheet?.sentence.contains("it cannot be written") == true)
    press(.escape)
    #expect(sheet == nil)
  }

  @Test(
    "A file with a drag is opened by Ctrl+O or dropped, played, looped, and says what is wrong with it",
    arguments: [true, false])
  func open(isDropped: Bool) throws {
    let text = DragFile.text(try #require(ExampleDrag.named("slow-60")).drag())
    let path = try home.write(text, to: "mine.jsonl")
    if isDropped {
      app.drop([path])
    } else {
      press(.character("o").with(.control))
      scene.type("~/mine.jsonl")
    }
    #expect(app.bench?.overlays.sheet == nil && app.transport?.chosen?.name == "mine.jsonl")
    app.stage.advance(by: 0.5)
    #expect(app.transport?.scrub?.isPlaying == true && app.transport?.scrub?.replay?.progress ?? 0 > 0.1)
    press(.character("l"), then: 0.5)
    #expect(app.loop != nil && app.transport?.scrub == nil && app.phone.stage.application.transitionStatus != nil)
    press(.character("l"))
    var lines: [String] = []
    app.store.complained = { lines.append($0) }
    let bad = try home.write(
      "{\"t\":0,\"event\":\"down\",\"x\":1,\"y\":2}\n{\"t\":1,\"event\":\"mvoe\"}\n", to: "bad.JSONL")
    app.drop([bad])
    #expect(
      lines.count == 1
        && lines.first?.hasPrefix("\(bad):2:16: event, \"mvoe\": it takes down, move, up or cancel") == true)
    #expect(app.bench?.toast.sentence == lines.first && app.transport?.chosen?.name == "mine.jsonl")
  }

  @Test(
    "A file that is edited while its drag is shown is seen at the same instant; a bad one leaves the last good drag")
  func edited() throws {
    func text(_ name: String) throws -> String { DragFile.text(try #require(ExampleDrag.named(name)).drag()) }
    let path = try home.write(try text("slow-60"), to: "mine.jsonl")
    #expect(app.openDrag(path))
    press(.character("p"))
    app.transport?.scrub(to: 0.5)
    app.stage.advance(by: 0.1)
    let before = try #require(app.transport?.scrub?.replay?.progress)
    let chosen = try #require(app.transport?.chosen)
    func reload() {
      chosen.reload(path) { [app] fault in
        if let fault { app.store.told(fault) } else { app.transport?.renew() }
      }
      app.stage.advance(by: 0.1)
    }
    _ = try home.write("no drag", to: "mine.jsonl")
    reload()
    #expect(app.bench?.toast.sentence?.hasPrefix("\(path):1:1: ") == true)
    #expect(app.transport?.scrub?.replay?.progress == before)
    _ = try home.write(try text("slow-30"), to: "mine.jsonl")
    reload()
    let after = try #require(app.transport?.scrub?.replay?.progress)
    #expect(after < before && app.transport?.scrub?.time == 0.5)
  }

  @Test("The list has the last drags, the newest first, the examples and the kept ones; each of them is played")
  func list() throws {
    try scene.swipe(to: 0.2)
    try scene.swipe(to: 0.3)
    let last = try #require(app.phone.stage.recentDrags.last)
    try DragFile.write(last, to: "\(home.path)/.local/share/backswipe/drags/drag-9.jsonl")
    let menu = app.dragMenu()
    let recent = try #require(menu.children.first as? UIMenu).children
    #expect(recent.map(\.title) == ["Last: to the right", "To the right"])
    #expect(recent.allSatisfy { ($0 as? UIAction)?.shownPicture?.size == DragPictures.size })
    #expect((recent.first as? UIAction)?.state == .on)
    let examples = try #require(menu.children.first { $0.title == "Examples" } as? UIMenu)
    #expect(examples.children.count == ExampleDrag.all.count)
    #expect(examples.children.allSatisfy { ($0 as? UIAction)?.shownPicture != nil })
    let kept = try #require((menu.children.last as? UIMenu)?.children.first as? UIMenu)
    #expect(kept.children.map(\.title) == ["drag-9.jsonl"])
    // The same drag has the same picture, drawn once.
    let pictures = [recent.first, kept.children.first].map { ($0 as? UIAction)?.shownPicture }
    #expect(pictures[0] != nil && pictures[0] === pictures[1])
    app.transport?.choose(ChosenDrag("flick", .example(try #require(ExampleDrag.named("flick")))))
    app.stage.advance(by: 0.1)
    #expect(app.transport?.scrub?.replay?.progress != nil)
    // The user's own drag is the last one again.
    press(.escape)
    try scene.swipe(to: 0.4)
    #expect(app.transport?.chosen == nil && app.transport?.drag?.drag == app.phone.stage.recentDrags.last)
  }

  @Test("A drag that is kept elsewhere is listed too, also after the next start; a name alone is one in the folder")
  func listedElsewhere() throws {
    try scene.swipe(to: 0.3)
    press(.character("r"))
    scene.type("~/mine")
    press(.character("r"))
    scene.type("short")
    func kept(_ app: PrototypeApp) -> [String] {
      let last = app.dragMenu().children.last as? UIMenu
      return (last?.children.first as? UIMenu)?.children.map(\.title) ?? []
    }
    #expect(kept(app) == ["short.jsonl", "~/mine.jsonl"])
    #expect(app.openDrag("\(home.path)/mine.jsonl"))
    app.saveState()
    #expect(kept(try home.app()) == ["short.jsonl", "~/mine.jsonl"])
    // A file that was removed is not offered.
    #expect(unlink("\(home.path)/mine.jsonl") == 0)
    #expect(kept(app) == ["short.jsonl"])
  }

  @Test("The sheet of Ctrl+O lists the files of a folder, completes names, and says at the field what is wrong")
  func completed() throws {
    let text = DragFile.text(try #require(ExampleDrag.named("slow-60")).drag())
    try FileManager.default.createDirectory(atPath: "\(home.path)/drags", withIntermediateDirectories: true)
    for name in ["drags/first.jsonl", "drags/first-too.jsonl", "drags/notes.txt", "drags/.hidden.jsonl"] {
      _ = try home.write(text, to: name)
    }
    press(.character("o").with(.control))
    let sheet = try #require(app.bench?.overlays.sheet as? PathSheet)
    #expect(sheet.field.text == "~/" && sheet.names.contains("drags/"))
    app.stage.insertText("~/dr")
    press(.tab)
    #expect(sheet.field.text == "~/drags/" && sheet.names == ["first-too.jsonl", "first.jsonl"])
    press(.tab)
    #expect(sheet.field.text == "~/drags/first" && sheet.field.isEditing)
    app.stage.insertText("x")
    press(.enter)
    #expect(app.bench?.overlays.sheet === sheet && sheet.sentence.contains("first") && app.bench?.toast.sentence == nil)
    press(.backspace)
    #expect(sheet.sentence.isEmpty)
    press(.down)
    press(.down)
    press(.enter)
    #expect(app.bench?.overlays.sheet == nil && app.transport?.chosen?.name == "first.jsonl")
    press(.character("o").with(.control))
    #expect((app.bench?.overlays.sheet as? PathSheet)?.field.text == "~/drags/")
  }

  @Test("The sheets of Ctrl+O and R have buttons for the mouse") func buttons() throws {
    try scene.swipe(to: 0.3)
    for key: HostKey in [.character("r"), .character("o").with(.control)] {
      press(key)
      let sheet = try #require(app.bench?.overlays.sheet)
      let titles = sheet.controls.compactMap { ($0 as? PanelButton)?.title }
      #expect(titles.count == 2 && titles.last == "Cancel")
      app.bench?.layoutIfNeeded()
      try scene.click("Cancel")
      #expect(app.bench?.overlays.sheet == nil)
    }
  }

  @Test("An example that no drag of the transition can follow says so") func noDrag() throws {
    app.store.show(try #require(Catalogue.entry(named: "rise-segue")))
    app.transport?.choose(ChosenDrag("flick", .example(ExampleDrag.all[2])))
    #expect(app.transport?.scrub == nil && app.bench?.toast.sentence?.hasPrefix("no drag moves rise-segue") == true)
  }
}

@MainActor @Suite("The first launch")
struct FirstSwipeTests {
  private let home: UserHome

  init() throws { home = try UserHome() }

  private func app(greets: Bool = true) throws -> PrototypeApp {
    var options = PrototypeOptions()
    options.greets = greets
    try options.setStart(StartRequest(), folders: home.folders)
    let app = PrototypeApp(options: options)
    app.step(to: 0.01, interval: 1 / 60)
    return app
  }

  /// The greatest progress that is seen in a time.
  private func farthest(_ app: PrototypeApp, for seconds: Double) -> Double {
    var most = 0.0
    for _ in 0..<Int(seconds * 60) {
      app.stage.advance(by: 1 / 60)
      most = max(most, app.phone.stage.application.transitionStatus?.progress.native ?? 0)
    }
    return most
  }

  @Test("The phone makes half a swipe by itself, with a finger, comes back, and never does so again") func once() throws
  {
    let app = try app()
    #expect(app.dots.isShown)
    var decisions: [DragDecision?] = []
    let changed = app.phone.decisionChanged
    app.phone.decisionChanged = { [unowned app] in
      decisions.append(app.phone.decision)
      changed()
    }
    let most = farthest(app, for: 4)
    // What the user has not done is no failure of theirs.
    #expect(decisions.isEmpty && app.explain.first.history["back-swipe"].isEmpty && app.bench?.hint.isDecision == false)
    #expect(!app.phone.isShowing)
    #expect(most > 0.45 && most < 0.55 && app.phone.demo.depth == 3 && app.phone.stage.recentDrags.isEmpty)
    #expect(app.bench?.toast.sentence?.hasPrefix("Now you") == true && !app.dots.isShown && app.firstSwipe == nil)
    #expect(app.stage.outlook != .moving)
    app.saveState()
    #expect(farthest(try self.app(), for: 3) == 0)
  }

  @Test("It ends at the first press or key, which does what it always does", arguments: [true, false])
  func ended(byKey: Bool) throws {
    let app = try app()
    app.stage.advance(by: 1.7)
    #expect(app.phone.stage.application.transitionStatus != nil)
    if byKey {
      #expect(app.keyDown(.character("d"), isRepeat: false) && app.showsTouches)
    } else {
      let frame = app.screenFrame
      app.stage.send(.down(CGPoint(x: frame.midX, y: frame.midY)))
      app.stage.send(.move(CGPoint(x: frame.midX + 120, y: frame.midY)))
      app.stage.send(.up(CGPoint(x: frame.midX + 120, y: frame.midY)))
    }
    #expect(app.firstSwipe == nil && app.bench?.device.screen.player == nil)
    try app.stage.settle()
    #expect(app.phone.stage.diagnostics == [] && app.bench?.toast.sentence?.hasPrefix("Now you") != true)
    #expect(farthest(app, for: 3) == 0)
  }

  @Test("With an argument, or without a user's folder, nothing moves by itself") func notAsked() throws {
    #expect(farthest(try app(greets: false), for: 3) == 0)
    var options = PrototypeOptions()
    options.greets = true
    let app = PrototypeApp(options: options)
    app.step(to: 0.01, interval: 1 / 60)
    #expect(farthest(app, for: 3) == 0)
  }
}
