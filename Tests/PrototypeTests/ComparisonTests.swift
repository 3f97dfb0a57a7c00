import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("A/B under one finger")
struct ComparisonTests {
  let scene = PanelScene()

  private var app: PrototypeApp { scene.app }
  private var second: CataloguePhone? { app.explain.comparison?.phone }

  private func press(_ key: Character, then seconds: TimeInterval? = nil) {
    scene.press(.character(key), then: seconds)
  }

  /// The progress of a phone's transition, to a billionth; nil if there is none.
  private func progress(_ phone: CataloguePhone?) -> CGFloat? {
    (phone?.stage.application.transitionStatus?.progress).map { ($0 * 1e9).rounded() / 1e9 }
  }

  @Test("B keeps the present parameters on a second phone, and B again ends it")
  func toggle() throws {
    app.store.set("duration", to: .number(0.7))
    press("b", then: 0.1)
    let phone = try #require(second)
    #expect(phone.demo.parameters["duration"]?.current == .number(0.7))
    app.store.set("duration", to: .number(0.4))
    #expect(phone.demo.parameters["duration"]?.current == .number(0.7) && scene.parameter("duration") == .number(0.4))
    press("b", then: 0.1)
    #expect(second == nil && app.bench?.second == nil && app.phone.mirror == nil)
  }

  @Test("Both phones show the app of the first one, whichever fits the second one's transition")
  func sameApp() throws {
    app.store.set(.first)
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    app.stage.advance(by: 0.1)
    func titles(_ phone: CataloguePhone?) -> [String?] {
      (phone?.demo.root as? UINavigationController)?.viewControllers.map(\.title) ?? []
    }
    #expect(titles(second) == titles(app.phone) && titles(second).count == 3 && second?.entry.name == "flutter")
    app.store.show(try #require(Catalogue.entry(named: "sink")))
    app.stage.advance(by: 0.1)
    #expect(titles(second) == titles(app.phone))
  }

  @Test("The same drag reaches both phones, and each decides by its own parameters")
  func sameDrag() throws {
    press("b")
    app.store.set("release.distance", to: .number(0.3))
    app.stage.advance(by: 0.1)
    let phone = try #require(second)
    scene.drag(to: 0.4)
    #expect(progress(phone) == progress(app.phone) && progress(phone) != nil)
    scene.release(at: 0.4)
    #expect(app.phone.decision?.finishes == true && phone.decision?.finishes == false)
    try app.stage.settle()
    #expect(app.phone.demo.depth == 2 && phone.demo.depth == 3)
    #expect(app.bench?.second?.chip.line.text?.hasPrefix("Cancelled") == true)
    // The next drag begins with as many screens on both.
    scene.drag(to: 0.2)
    #expect(phone.stateBefore.depth == 2 && progress(phone) == progress(app.phone) && progress(phone) != nil)
    scene.release(at: 0.2)
    try app.stage.settle()
    #expect(phone.stage.diagnostics == [] && app.phone.stage.diagnostics == [])
  }

  @Test("A press on the second phone drags both")
  func fromTheSecond() throws {
    press("b", then: 0.1)
    let screen = try #require(app.bench?.second?.device.screen)
    func point(_ x: CGFloat) -> CGPoint {
      let frame = screen.pictureFrame
      return screen.convert(CGPoint(x: frame.minX + x * frame.width / 390, y: frame.midY), to: nil)
    }
    app.stage.send(.down(point(100)))
    for x in stride(from: 110.0, through: 300, by: 19) {
      app.stage.advance(by: 1.0 / 60)
      app.stage.send(.move(point(CGFloat(x))))
    }
    let held = try #require(progress(app.phone))
    #expect(held > 0.4 && progress(second) == held)
    app.stage.send(.up(point(300)))
    try app.stage.settle()
    #expect(app.phone.demo.depth == second?.demo.depth)
  }

  @Test("In mid-drag and in the settling B joins where A is", arguments: [false, true])
  func joins(settles: Bool) throws {
    scene.drag(to: 0.7)
    if settles {
      scene.release(at: 0.7)
      app.stage.advance(by: 0.03)
    }
    press("b", then: 1.0 / 60)
    let (first, other) = (try #require(progress(app.phone)), try #require(progress(second)))
    #expect(abs(first - other) < 0.12 && first > 0.5, "\(first) \(other)")
    if !settles {
      #expect(first == other)
      scene.move(from: 0.7, to: 0.2)
      #expect(progress(app.phone) == progress(second))
      scene.release(at: 0.2)
    }
    try app.stage.settle()
    #expect(app.phone.demo.depth == (settles ? 2 : 3) && second?.demo.depth == app.phone.demo.depth)
  }

  @Test("X swaps the parameters, also of different transitions, and undo swaps them back")
  func swap() throws {
    app.store.set("duration", to: .number(0.7))
    press("b")
    app.store.set("duration", to: .number(0.4))
    press("x", then: 0.1)
    #expect(scene.parameter("duration") == .number(0.7))
    #expect(second?.demo.parameters["duration"]?.current == .number(0.4))
    app.store.undo()
    #expect(scene.parameter("duration") == .number(0.4))
    #expect(second?.demo.parameters["duration"]?.current == .number(0.7))
    app.store.compare(with: ComparedParameters(transition: "libadwaita", parameters: ParameterEdits()))
    #expect(second?.entry.name == "libadwaita")
    press("x")
    #expect(app.store.entry.name == "libadwaita" && second?.entry.name == "back-swipe")
    #expect(second?.demo.parameters["duration"]?.current == .number(0.4))
    app.store.undo()
    #expect(app.store.entry.name == "back-swipe" && second?.entry.name == "libadwaita")
    #expect(scene.parameter("duration") == .number(0.4))
  }

  @Test("Without a comparison X says what to do, and changes nothing")
  func nothingToSwap() {
    press("x")
    #expect(app.store.edits.isEmpty && app.bench?.toast.sentence?.contains("B first") == true)
  }

  @Test("What differs in a row with two numbers is named as in the row") func pairs() throws {
    press("b")
    app.store.set("dimming.covered", to: .number(0.5))
    app.store.set("dimming.revealed", to: .number(0.25))
    app.stage.advance(by: 0.1)
    #expect(scene.lines.filter { $0.hasPrefix("B ") } == ["B  start 0.1, end 0"])
  }

  @Test("A row shows both values where they differ, and a click takes B's")
  func rows() throws {
    press("b")
    app.store.set("duration", to: .number(0.4))
    app.stage.advance(by: 0.1)
    let parameters = try #require(app.bench?.panel.parameters)
    #expect(scene.lines.filter { $0.hasPrefix("B ") } == ["B  0.3 s"] && scene.line("duration") == "• Duration: 0.4 s")
    let line = try #require(parameters.shown(ComparedLine.self).first { !$0.isEmpty })
    parameters.reveal(line)
    app.stage.advance(by: 0.1)
    scene.click(line)
    app.stage.advance(by: 0.1)
    #expect(scene.line("duration") == "Duration: 0.3 s" && !scene.lines.contains { $0.hasPrefix("B ") })
  }

  @Test("B joins a running loop, where A is and in the same colours, also when A is half popped")
  func joinsLoop() throws {
    try scene.swipe(to: 0.4)
    press("l", then: 0.3)
    #expect(progress(app.phone) != nil && app.phone.demo.depth == 2)
    press("b", then: 0.3)
    #expect(progress(app.phone) ?? 0 > 0.1 && progress(second) == progress(app.phone))
    func top(_ phone: CataloguePhone?) -> UIColor? {
      let navigation = phone?.demo.root as? UINavigationController
      return navigation?.viewControllers.first?.view.backgroundColor
    }
    #expect(second?.setting.depth == app.phone.setting.depth && top(second) == top(app.phone))
    press("l")
    try app.stage.settle()
  }

  @Test("A reason in the lab that is longer than a line takes several") func labReasons() throws {
    try scene.resize(660, 900)
    try scene.swipe(from: 200, to: 0.3)
    press("e", then: 3)
    let page = try #require(app.bench?.panel.page as? LabPage)
    let row = try #require(page.shownRows.first { $0.result?.missed?.isOutsideEdge == true })
    let labels = row.shown(UILabel.self).filter { $0.text?.hasPrefix("Began") == true }
    let label = try #require(labels.first)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
    #expect(needed > 20 && label.bounds.height >= needed && label.frame.maxY <= row.bounds.height)
  }

  @Test("Values of B that are more than a line take several lines")
  func longRows() throws {
    app.store.show(try #require(Catalogue.entry(named: "ios-26")))
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    app.stage.advance(by: 0.1)
    let parameters = try #require(app.bench?.panel.parameters)
    let long = try #require(parameters.shown(ComparedLine.self).first { $0.text.contains("Stiffness") })
    let label = try #require(long.shown(UILabel.self).first)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
    #expect(needed > 20 && label.bounds.height >= needed)
    // What comes next lies beneath.
    let bottom = long.convert(long.bounds, to: parameters).maxY
    let below = try #require(
      long.superview?.subviews.filter { !$0.isHidden && $0.frame.minY > long.frame.minY }.min {
        $0.frame.minY < $1.frame.minY
      })
    #expect(below.convert(below.bounds, to: parameters).minY >= bottom)
  }

  @Test("B says what A says: its decision with what was needed, and a press opens its own reasons")
  func secondReasons() throws {
    app.store.show(try #require(Catalogue.entry(named: "ios-26")))
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    app.stage.advance(by: 0.1)
    let chip = try #require(app.bench?.second?.chip)
    #expect(!chip.isDecision && chip.line.text == second?.hint)
    try scene.swipe(from: 4, to: 0.4)
    #expect(chip.isDecision && chip.line.text == second?.decision?.text)
    #expect(chip.shownText?.contains("Needed +") == true && app.bench?.hint.shownText?.contains("Needed +") == true)
    let frame = chip.convert(chip.bounds, to: nil)
    scene.click(at: CGPoint(x: frame.midX, y: frame.midY))
    let page = try #require(app.bench?.panel.page as? DecisionPage)
    #expect(page.isSecond && page.title == "B: cancelled")
    app.store.set("release.distance", to: .number(0.2))
    app.stage.advance(by: 0.1)
    #expect(page.title == "B: cancelled")
    press("w")
    press("w")
    #expect((app.bench?.panel.page as? DecisionPage)?.title == "A: cancelled")
    press("b")
    #expect((app.bench?.panel.page as? DecisionPage)?.title == "Cancelled")
  }

  @Test("Hints of both phones have letters of one size, and keep away from the edges")
  func hints() throws {
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    for width in [700.0, 982, 1366] {
      try scene.resize(width, 800)
      let bench = try #require(app.bench)
      for chip in [bench.hint, try #require(bench.second?.chip)] where !chip.isHidden {
        let label = try #require(chip.shown(UILabel.self).first)
        #expect(!label.adjustsFontSizeToFitWidth && label.frame.minX >= 4 && label.frame.maxX <= chip.bounds.width - 4)
        #expect(label.intrinsicContentSize.width <= label.frame.width + 1, "\(width): \(label.text ?? "")")
      }
    }
  }

  @Test("While a finger is pinned B says what a release would be there")
  func pinnedSecond() throws {
    app.store.compare(with: ComparedParameters(transition: "ios-26", parameters: ParameterEdits()))
    app.stage.advance(by: 0.1)
    scene.drag(to: 0.7)
    press("h", then: 0.3)
    #expect(app.bench?.second?.chip.line.text == "B would finish")
    #expect(app.bench?.message?.hasSuffix("would finish") == true)
    app.store.set("release.distance", to: .number(0.9))
    app.stage.advance(by: 0.3)
    #expect(app.bench?.second?.chip.line.text == "B would finish")
    #expect(app.bench?.message?.hasSuffix("would cancel") == true)
    #expect(app.keyDown(.escape, isRepeat: false))
    try app.stage.settle()
    #expect(app.bench?.second?.chip.line.text == second?.decision?.text ?? second?.hint)
  }

  @Test("Where B is a ghost the line under the phone says what became of the drag there, and A's reasons lead to B's")
  func ghostDecision() throws {
    app.resize(to: CGSize(width: 660, height: 900), scale: 1)
    app.store.show(try #require(Catalogue.entry(named: "ios-26")))
    app.store.compare(with: ComparedParameters(transition: "libadwaita", parameters: ParameterEdits()))
    app.store.set("release.distance", to: .number(0.2))
    app.stage.advance(by: 0.1)
    #expect(app.bench?.second?.isGhost == true)
    scene.drag(from: 100, to: 0.35)
    press("h", then: 0.2)
    #expect(app.bench?.message == "\(PinnedFinger.help) · would finish · B would cancel")
    app.stage.send(.up(scene.windowPoint(CGPoint(x: 100, y: 400))))
    #expect(app.keyDown(.enter, isRepeat: false))
    try app.stage.settle()
    #expect(app.phone.decision?.finishes == true && second?.decision?.finishes == false)
    #expect(app.bench?.message?.hasPrefix("Finished") == true && app.bench?.message?.hasSuffix("B cancelled") == true)
    press("w")
    let page = try #require(app.bench?.panel.page as? DecisionPage)
    let other = try #require(page.buttons.last as? PanelButton)
    #expect(other.title == "B")
    app.stage.advance(by: 0.1)
    scene.click(other)
    #expect((app.bench?.panel.page as? DecisionPage)?.title == "B: cancelled")
    // With room for both, each has a line of its own.
    try scene.resize(1366, 900)
    #expect(app.bench?.message?.contains("B ") == false)
    try scene.resize(660, 900)
    #expect(app.bench?.message?.hasSuffix("B cancelled") == true)
    press("b")
    #expect(app.bench?.message?.contains("B ") == false)
  }

  @Test("In a narrow window one line names both decisions, and an open drawer leaves the menu of the comparison")
  func narrowComparison() throws {
    try scene.resize(360, 700)
    press("b")
    #expect(app.bench?.toast.sentence == "B keeps these parameters as a ghost over A: change A. X swaps, B ends.")
    app.store.set("release.distance", to: .number(0.45))
    try scene.swipe(from: 100, to: 0.4)
    let bench = try #require(app.bench)
    #expect(bench.hint.shownText == "A cancelled · B cancelled")
    #expect(bench.message?.hasPrefix("Cancelled: 40 % < 45 %") == true)
    bench.isDrawerOpen = true
    try app.stage.settle()
    let menu = try #require(bench.second?.menu)
    let phone = bench.device.screen.convert(bench.device.screen.pictureFrame, to: bench)
    #expect(!menu.isHidden && menu.title(for: .normal) == "A/B" && menu.frame.maxX < phone.minX - 4)
    #expect(menu.frame.maxY <= bench.panel.frame.minY && bench.controls.contains { $0 === menu })
    bench.isDrawerOpen = false
    try app.stage.settle()
    #expect(menu.title(for: .normal) == "B: Back swipe" && menu.frame.minY == 8)
    press("b")
    try app.stage.settle()
    #expect(bench.hint.shownText?.hasPrefix("Cancelled") == true)
    try scene.resize(1200, 800)
    press("b")
    #expect(bench.toast.sentence?.contains("beside it") == true)
  }

  @Test("Side by side in a small window the menus and the decisions are shown in words that fit")
  func smallComparison() throws {
    app.resize(to: CGSize(width: 720, height: 480), scale: 1)
    press("b")
    try scene.swipe(from: 100, to: 0.4)
    let bench = try #require(app.bench)
    let second = try #require(bench.second)
    #expect(!second.isGhost)
    for menu in [bench.deviceMenu, bench.advancedMenu, second.menu] {
      let title = try #require(menu.titleLabel)
      #expect(title.intrinsicContentSize.width <= title.bounds.width + 0.5, "\(title.text ?? "")")
    }
    #expect(bench.deviceMenu.title(for: .normal) == "Plain")
    for chip in [bench.hint, second.chip] {
      let label = try #require(chip.shown(UILabel.self).first)
      #expect(label.intrinsicContentSize.width * 0.82 <= label.bounds.width + 0.5, "\(label.text ?? "")")
      #expect(label.text?.contains("Needed +") == true, "\(label.text ?? "")")
    }
    press("b")
    try scene.resize(800, 480)
    #expect(bench.deviceMenu.title(for: .normal) == "Plain  390 × 844")
  }

  @Test("The release lab has each transition with its parameters once")
  func oneRow() throws {
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    let lab = LabRun(app.store) { _, _ in }
    #expect(lab.subjects.filter { $0.title.contains("Flutter") }.map(\.title) == ["B: Flutter"])
    app.store.compare(with: nil)
    #expect(lab.subjects.filter { $0.title.contains("Flutter") }.map(\.title) == ["Flutter"])
  }

  @Test("Pin and loop work on both")
  func pinAndLoop() throws {
    press("b")
    app.store.set("release.distance", to: .number(0.3))
    app.stage.advance(by: 0.1)
    scene.drag(to: 0.4)
    press("h")
    app.stage.send(.up(scene.windowPoint(CGPoint(x: 266, y: 400))))
    #expect(progress(app.phone) != nil && progress(second) == progress(app.phone))
    _ = app.keyDown(.right.with(.shift), isRepeat: false)
    #expect(progress(second) == progress(app.phone))
    app.stage.advance(by: 0.2)
    #expect(app.keyDown(.enter, isRepeat: false))
    try app.stage.settle()
    #expect(app.phone.demo.depth == 2 && second?.demo.depth == 3)
    press("l")
    var seen: Set<[Int]> = []
    for _ in 0..<(6 * 60) {
      app.stage.advance(by: 1.0 / 60)
      seen.insert([app.phone.demo.depth, second?.demo.depth ?? 0])
    }
    // While the second phone is being swiped, its lower screen counts.
    #expect(seen.isSuperset(of: [[3, 3], [2, 3]]) && seen.isSubset(of: [[3, 3], [2, 3], [2, 2]]), "\(seen)")
    press("l")
    try app.stage.settle()
  }

  @Test("Keys, another device and another start reach both phones")
  func both() throws {
    press("b", then: 0.1)
    _ = app.keyDown(.space, isRepeat: false)
    try app.stage.settle()
    #expect(app.phone.demo.depth == 4 && second?.demo.depth == 4)
    _ = app.keyDown(.function(5), isRepeat: false)
    #expect(app.phone.demo.depth == 3 && second?.demo.depth == 3)
    app.store.set(PhoneSetting(try PhoneDevice.find("iphone-16")))
    #expect(second?.stage.screenSize == app.phone.stage.screenSize && app.phone.stage.screenSize.width == 393)
  }

  @Test(
    "Two phones stand side by side where there is room, otherwise B is a ghost over A; a button at its name ends it",
    arguments: [
      (982.0, 932.0, false), (760, 700, false), (680, 700, true), (400, 700, true), (1500, 1000, false),
      (1366, 800, false), (982, 800, false), (640, 700, true), (360, 700, true),
    ])
  func room(width: Double, height: Double, isGhost: Bool) throws {
    app.resize(to: CGSize(width: width, height: height), scale: 1)
    press("b")
    app.store.set("release.distance", to: .number(0.2))
    try app.stage.settle()
    let bench = try #require(app.bench)
    let other = try #require(bench.second)
    #expect(other.isGhost == isGhost)
    #expect((bench.device.ghost != nil) == isGhost && other.device.isHidden == isGhost)
    if !isGhost {
      #expect(bench.device.frame.maxX <= other.device.frame.minX && other.device.frame.width >= 200)
      #expect(other.device.frame.maxX <= bench.panel.frame.minX)
    }
    for menu in [bench.deviceMenu, bench.advancedMenu, other.menu] {
      #expect(menu.frame.minX >= 0 && menu.frame.maxX <= width && !menu.isHidden)
    }
    for isOpen in bench.hasDrawer ? [true, false] : [false] {
      bench.isDrawerOpen = isOpen
      try app.stage.settle()
      #expect(!other.end.isHidden && bench.bounds.contains(other.end.frame) && other.end.bounds.width > 30)
      #expect(bench.controls.contains { $0 === other.end })
      for menu in [bench.deviceMenu, bench.advancedMenu, other.menu] where !menu.isHidden {
        #expect(!menu.frame.intersects(other.end.frame))
      }
    }
    // A narrower window makes it a ghost, a wider one a phone again.
    for (next, ghost) in [(420.0, true), (1200, false)] {
      try scene.resize(next, height)
      #expect(other.isGhost == ghost && other.device.screen.window != nil)
      #expect(other.device.screen.isDescendant(of: ghost ? bench.device : other.device))
    }
    scene.click(other.end)
    try app.stage.settle()
    #expect(bench.second == nil && app.store.book.compared == nil)
  }

  @Test("Scrubbing shows the same instant on both phones, and in the log of calls")
  func scrub() throws {
    try scene.swipe(to: 0.4)
    press("b")
    app.store.set("dimming.covered", to: .number(0.9))
    press("v")
    press(",", then: 0.1)
    for _ in 0..<20 {
      press(",", then: 1.0 / 60)
    }
    let (scrub, other) = (try #require(app.transport?.scrub), try #require(app.explain.second?.scrub))
    #expect(scrub.time > 0 && scrub.time == other.time && other.replay?.time == scrub.replay?.time)
    #expect(other.replay?.progress != nil && other.replay?.progress == scrub.replay?.progress)
    #expect(other.replay?.stage.render() != scrub.replay?.stage.render())
    #expect(app.explain.log?.shownInstant == scrub.time)
    app.store.set("dimming.covered", to: .number(0.1))
    app.store.swapCompared()
    app.stage.advance(by: 0.1)
    #expect(app.keyDown(.escape, isRepeat: false))
    app.stage.advance(by: 0.1)
    #expect(app.explain.second?.scrub == nil && app.explain.log?.shownInstant == nil)
  }

  @Test("In a narrow window the ghost moves with the finger, and presses go to the phone beneath it")
  func ghost() throws {
    app.resize(to: CGSize(width: 420, height: 800), scale: 1)
    press("b")
    app.store.set("parallax.divisor", to: .number(1.5))
    try app.stage.settle()
    scene.drag(to: 0.5)
    #expect(progress(app.phone) != nil && progress(second) == progress(app.phone))
    let with = scene.picture()
    let ghost = try #require(app.bench?.second?.device.screen)
    #expect(abs(ghost.alpha - GhostView.pictureAlpha) < 1e-6)
    ghost.alpha = 0
    app.stage.advance(by: 1.0 / 60)
    #expect(scene.picture() != with)
    scene.release(at: 0.5)
    try app.stage.settle()
  }

  /// The outline of B's screen; nil if there is no ghost.
  private var outline: ScreenOutline? {
    app.bench?.device.ghost?.first(ScreenOutline.self)
  }

  @Test("The ghost has an outline where B's screen is, in a drag, in its settling and while it is scrubbed")
  func outlined() throws {
    app.resize(to: CGSize(width: 420, height: 800), scale: 1)
    app.store.compare(with: ComparedParameters(transition: "libadwaita", parameters: ParameterEdits()))
    try app.stage.settle()
    #expect(outline?.isHidden == true)
    scene.drag(to: 0.5)
    app.stage.advance(by: 1.0 / 60)
    let phone = try #require(second)
    let factor = try #require(app.bench?.device.screen.pictureFrame.width) / 390
    func check(_ stage: Stage) throws {
      let layer = try #require(stage.application.transitionStatus?.layers.from)
      let frame = try #require(layer.presentation()).convert(layer.bounds, to: nil)
      let corners = try #require(outline).corners
      #expect(abs(corners[0].x - frame.minX * factor) < 0.5 && abs(corners[2].y - frame.maxY * factor) < 0.5)
    }
    try check(phone.stage)
    // A bright line, whatever is beneath it.
    let edge = try #require(outline).corners[0].x / factor
    let picture = scene.picture()
    let pixels = (-3...3).map { scene.pixel(CGPoint(x: edge + CGFloat($0), y: 600), of: picture) }
    #expect(pixels.contains { $0.b > 230 && $0.r < 160 && $0.r > 100 }, "\(pixels)")
    scene.release(at: 0.5)
    app.stage.advance(by: 0.1)
    if phone.stage.application.transitionStatus != nil { try check(phone.stage) }
    try app.stage.settle()
    #expect(outline?.isHidden == true)
    // The replay shows the finger's position at this instant in the middle of the drag.
    app.transport?.scrub(to: 0.3)
    app.stage.advance(by: 0.1)
    try check(try #require(app.explain.second?.scrub?.replay?.stage))
    #expect(app.keyDown(.escape, isRepeat: false))
    app.stage.advance(by: 0.1)
    #expect(outline?.isHidden == true)
    // Where there is room for two phones, no outline and nothing faint is left.
    try scene.resize(1200, 900)
    let screen = try #require(app.bench?.second?.device.screen)
    #expect(app.bench?.device.ghost == nil && screen.alpha == 1 && !screen.isHidden)
  }

  @Test("B says why a drag that moves A moves nothing there, and pulses its edge", arguments: [false, true])
  func missedOnB(isGhost: Bool) throws {
    if isGhost { app.resize(to: CGSize(width: 420, height: 800), scale: 1) }
    app.store.compare(with: ComparedParameters(transition: "flutter", parameters: ParameterEdits()))
    try app.stage.settle()
    scene.drag(from: 100, to: 0.3)
    let bench = try #require(app.bench)
    let other = try #require(bench.second)
    let sentence = "Began 100 pt from the edge: a drag counts within 20 pt."
    if isGhost {
      #expect(bench.toast.sentence == "B: \(sentence)" && !bench.device.overlay.zones.isEmpty)
    } else {
      #expect(other.chip.line.text == sentence && !other.device.overlay.zones.isEmpty)
      #expect(bench.device.overlay.zones.isEmpty)
    }
    scene.release(at: 0.3)
    try app.stage.settle()
    #expect(other.chip.line.text == sentence)
    // The next press is judged anew.
    scene.drag(from: 4, to: 0.3)
    #expect(progress(second) != nil && other.chip.line.text?.hasPrefix("Push") == true)
    scene.release(at: 0.3)
    try app.stage.settle()
    #expect(other.chip.line.text?.hasPrefix("Cancelled") == true)
  }

  @Test("Without a key: the button above the phone compares with parameters, a transition, or all engines")
  func byPointer() throws {
    let bench = try #require(app.bench)
    let button = bench.compareButton
    #expect(!button.isHidden && bench.controls.contains { $0 === button })
    try scene.choose("Flutter", in: button)
    #expect(second?.entry.name == "flutter" && button.isHidden)
    press("b", then: 0.1)
    try scene.choose("These parameters", in: button)
    #expect(second?.entry.name == "back-swipe")
    press("b", then: 0.1)
    try scene.choose("Other engines", in: button)
    #expect(bench.panel.page is LabPage && second == nil)
  }

  @Test("One line says what differs between A and B")
  func difference() throws {
    app.resize(to: CGSize(width: 1366, height: 800), scale: 1)
    press("b")
    #expect(app.store.difference == "No difference yet: change A")
    app.store.set("duration", to: .number(0.5))
    #expect(app.store.difference == "Duration 0.5 s → 0.3 s")
    app.store.set("release.distance", to: .number(0.3))
    app.store.set("shadow.radius", to: .number(3))
    try app.stage.settle()
    let line = try #require(app.store.difference)
    #expect(line.hasSuffix(", 2 more") && line.contains(" → "))
    let menu = try #require(app.bench?.second?.menu)
    #expect(menu.title(for: .normal) == line)
    app.store.compare(with: ComparedParameters(transition: "sink", parameters: ParameterEdits()))
    try app.stage.settle()
    #expect(menu.title(for: .normal) == "Sink and Back swipe")
    // Over a ghost, whose menu is too narrow for it, it is said under the phone.
    try scene.resize(360, 700)
    #expect(
      app.bench?.hint.shownText == "Sink and Back swipe"
        && menu.title(for: .normal) != "Sink and Back swipe")
  }

  @Test("In every window the menu has a line for each group of transitions, which opens them")
  func groups() throws {
    for height in [480.0, 1000] {
      try scene.resize(320, height)
      let button = try #require(app.bench?.compareButton)
      let menus = app.stage.perform { button.menu?.children ?? [] }.dropFirst().compactMap { $0 as? UIMenu }
      #expect(menus.count == 7 && menus.allSatisfy { !$0.options.contains(.displayInline) })
      #expect(menus.flatMap(\.children).count == Catalogue.entries.count - 1)
    }
  }

  @Test("Slow motion slows both phones")
  func slow() throws {
    app.bench?.device.screen.timeScale = 0.5
    press("b", then: 0.1)
    #expect(app.bench?.second?.device.screen.timeScale == 0.5)
    app.bench?.device.screen.timeScale = 0.2
    #expect(app.bench?.second?.device.screen.timeScale == 0.2)
    _ = app.keyDown(.space, isRepeat: false)
    app.stage.advance(by: 0.5)
    let (first, other) = (try #require(progress(app.phone)), try #require(progress(second)))
    #expect(abs(first - other) < 1e-6)
  }

  @Test("Every transition can be B under a drag of the back swipe", arguments: CatalogueNames.all)
  func every(name: String) throws {
    app.store.compare(with: ComparedParameters(transition: name, parameters: ParameterEdits()))
    app.stage.advance(by: 0.1)
    try scene.swipe(to: 0.6)
    #expect(app.phone.demo.depth == 2 && app.phone.stage.diagnostics == [] && second?.stage.diagnostics == [])
    #expect(second?.stage.application.touchCount == 0)
  }
}
