import Motion
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The release lab, the calls, faults and the search")
struct PageTests {
  /// A window in which a screen was dragged to a progress and let go.
  private func dragged(_ progress: CGFloat, from x: CGFloat = 100) throws -> PanelScene {
    let scene = PanelScene()
    try scene.swipe(from: x, to: progress)
    return scene
  }

  // MARK: The lab

  @Test("E tries the last drag in every known engine, with the decisions that they give in the window")
  func lab() throws {
    let scene = try dragged(0.4, from: 4)
    scene.press(.character("e"))
    let page = try #require(scene.app.bench?.panel.page as? LabPage)
    scene.app.stage.advance(by: 2)
    #expect(page.lab.isComplete)
    #expect(
      page.lab.rows.map(\.name) == [
        "back-swipe", "ios-18", "ios-26", "ios-27", "flutter", "react-navigation", "react-native-screens", "telegram",
        "libadwaita", "android-back", "android-guide",
        "android-shared-element",
      ])
    #expect(page.lab.rows.first?.decision?.text == scene.app.phone.decision?.text)
    let entries = page.transitionMenu.children.compactMap { $0 as? UIMenu }.flatMap(\.children).compactMap {
      $0 as? UIAction
    }
    #expect(entries.filter { $0.state == .on }.map(\.title) == page.shownRows.map(\.title))
    #expect(entries.filter { $0.attributes == .disabled }.map(\.title) == ["Back swipe"])
    #expect(page.lab.rows.allSatisfy { $0.decision != nil })
    #expect(page.shownRows.count == 12 && page.shownRows.allSatisfy { $0.result != nil && !$0.isPending })
    #expect(scene.app.keyDown(.character("c").with(.control), isRepeat: false))
    #expect(scene.app.stage.clipboard.text == page.lab.text && page.lab.text.split(separator: "\n").count == 13)
  }

  @Test("While the phone moves the lab waits for its rest, and does not look again and again") func patience() throws {
    let scene = try dragged(0.4, from: 4)
    let drag = try #require(scene.app.phone.stage.recentDrags.last)
    var waits = 0
    let lab = LabRun(scene.app.store) { _, work in
      waits += 1
      work()
    }
    scene.drag(from: 4, to: 0.5)
    lab.take(drag)
    for _ in 0..<100 {
      scene.app.stage.advance(by: 0.02)
      lab.stepped()
    }
    #expect(waits == 1 && lab.rows.isEmpty)
    scene.release(at: 0.5)
    try scene.app.stage.settle()
    lab.stepped()
    #expect(lab.isComplete && lab.rows.count == lab.subjects.count)
  }

  @Test("A transition through which the drag cannot go is a row with a reason, and the others follow")
  func brokenRow() throws {
    let scene = try dragged(0.4, from: 4)
    let store = scene.app.store
    let perform: LabRun.Performing = { (drag, parameters) throws(StartFault) in
      guard parameters.transition != "flutter" else { throw StartFault(.file, "the picture of screen 1 is damaged.") }
      return try store.player(of: drag, in: parameters)
    }
    let lab = LabRun(store, perform: perform) { _, work in work() }
    lab.take(scene.app.phone.stage.recentDrags.last)
    #expect(lab.isComplete && lab.rows.count == 12)
    #expect(lab.rows.map(\.fault).compactMap(\.self) == ["the picture of screen 1 is damaged."])
    #expect(lab.rows.filter { $0.decision == nil }.map(\.name) == ["flutter"])
    #expect(lab.text.contains("\nflutter "))
    let row = LabRow()
    row.result = lab.rows.first { $0.fault != nil }
    let texts = row.words
    #expect(texts.contains("the picture of screen 1 is damaged."))
  }

  @Test("A drag that an engine does not take says why, and from the edge it does")
  func fromTheEdge() throws {
    let scene = try dragged(0.6)
    scene.press(.character("e"))
    let page = try #require(scene.app.bench?.panel.page as? LabPage)
    scene.app.stage.advance(by: 2)
    let row = try #require(page.lab.rows.first { $0.name == "ios-18" })
    #expect(row.decision == nil && row.missed?.sentence.hasPrefix("Began 100 pt") == true)
    page.lab.beginsAtEdge = true
    scene.app.stage.advance(by: 2)
    #expect(page.lab.rows.first { $0.name == "ios-18" }?.decision?.finishes == true)
  }

  @Test("The lab takes all collected drags through each engine, and says where they are decided otherwise")
  func allDrags() throws {
    let scene = PanelScene()
    let drags = try [0.3, 0.7, 0.45, 0.9, 0.55].map { progress in
      try scene.swipe(from: 4, to: progress)
      scene.app.phone.show(depth: 3)
      return try #require(scene.app.phone.stage.recentDrags.last)
    }
    scene.app.handed = (drags + [drags[0]]).map { HandedDrag(title: "iPhone", drag: $0, depth: 3) }
    scene.press(.character("e"))
    let page = try #require(scene.app.bench?.panel.page as? LabPage)
    scene.app.stage.advance(by: 2)
    try scene.chooseDrags(at: 0.75)
    scene.app.stage.advance(by: 12)
    #expect(page.lab.isComplete && page.lab.drags == drags && page.title == "Drags elsewhere: 5")
    let rows = page.lab.rows
    #expect(rows.map(\.name).prefix(2) == ["back-swipe", "ios-18"] && rows.count == 12)
    #expect(rows[0].signs == "○●○●●" && rows[0].cells[0] == "3" && rows[0].differing == [])
    // Each drag alone is decided in the same manner.
    for row in rows {
      for (index, drag) in drags.enumerated() {
        let entry = try #require(Catalogue.entry(named: row.name))
        let parameters = ComparedParameters(
          transition: row.name, parameters: scene.app.store.book.parameters(of: row.name))
        let player = try #require(try scene.app.store.player(of: drag, in: parameters))
        let alone = ReleaseLab.Row(entry.name, try player.recording(), isEdited: false)
        #expect(row.drags[index].decision?.finishes == alone.decision?.finishes, "\(row.name) \(index)")
        let differs = alone.decision?.finishes != rows[0].drags[index].decision?.finishes
        #expect(row.differing.contains(index + 1) == differs)
      }
    }
    #expect(rows.contains { !$0.differing.isEmpty })
    let texts = page.shownRows[0].words
    #expect(texts.contains("3 of 5") && texts.contains { $0.hasPrefix("○●○●●\nClosest: drag") })
    #expect(page.lab.text.split(separator: "\n")[0].hasSuffix("each drag"))
    // Another drag is added, and those that are known are not tried again.
    let known = rows[0].drags
    scene.app.handed.append(HandedDrag(title: "iPhone", drag: ExampleDrag.all[0].drag(), depth: 3))
    scene.app.explain.collectionChanged()
    #expect(page.lab.rows.isEmpty && !page.lab.isComplete)
    scene.app.stage.advance(by: 4)
    #expect(
      page.lab.rows.count == 12 && page.lab.rows[0].drags.count == 6 && Array(page.lab.rows[0].drags.prefix(5)) == known
    )
    try scene.chooseDrags(at: 0.25)
    scene.app.stage.advance(by: 2)
    #expect(page.lab.rows.count == 12 && page.lab.rows.allSatisfy(\.drags.isEmpty))
  }

  @Test("Each release while the lab is open is tried, and chosen transitions and B take part")
  func liveLab() throws {
    let scene = PanelScene()
    scene.press(.character("e"))
    let page = try #require(scene.app.bench?.panel.page as? LabPage)
    scene.app.stage.advance(by: 1)
    #expect(page.lab.rows.isEmpty && page.lab.drag == nil && page.shownRows.allSatisfy { !$0.isPending })
    let known = Catalogue.entries.filter { $0.group == .engines && $0.name != "ios-18" }.map(\.name)
    for name in known + ["sink"] { page.lab.toggle(name) }
    scene.drag(from: 4, to: 0.4)
    scene.release(at: 0.4)
    scene.app.stage.advance(by: 3)
    #expect(page.lab.rows.map(\.name) == ["back-swipe", "sink", "ios-18"])
    let first = try #require(page.lab.drag)
    scene.press(.character("b"), then: 2)
    #expect(page.lab.rows.map(\.name) == ["back-swipe", "back-swipe", "sink", "ios-18"])
    scene.drag(from: 4, to: 0.7)
    scene.release(at: 0.7)
    scene.app.stage.advance(by: 3)
    #expect(page.lab.drag != first && page.lab.rows.first?.decision?.finishes == true)
  }

  @Test(
    "A margin of a limit near 0 is no long number",
    arguments: [(0.354, "35 %"), (9.99, "999 %"), (647.25, ">999 %"), (-40, "<-999 %"), (0, "0 %")])
  func margins(margin: Double, text: String) {
    #expect(ReleaseLab.Row.marginText(margin) == text)
  }

  @Test("The columns of the lab have the words that explain them, apart from each other", arguments: [264, 456])
  func labWords(width: CGFloat) throws {
    let scene = try dragged(0.4, from: 4)
    scene.press(.character("e"))
    let page = try #require(scene.app.bench?.panel.page as? LabPage)
    scene.app.stage.advance(by: 2)
    scene.app.stage.perform {
      for word in ["margin", "settling", "overshoot"] { #expect(LabPage.terms.lowercased().contains("\(word):")) }
      let release = Release(progress: 6, pointsPerSecond: -1234, width: 390)
      let long = ReleaseLab.Row(
        name: "long", decision: DragDecision(ReleaseRule.half.decision(for: release), isReversed: false),
        settlingDuration: 12.34, overshoot: 0.123)
      #expect(page.lab.rows.count == 12 && long.cells[3] == ">999 %")
      let row = LabRow()
      row.frame = CGRect(x: 0, y: 0, width: width, height: 66)
      (row.isWide, row.title, row.result) = (width > 450, "React Navigation", long)
      let headings = LabHeadings()
      headings.frame = row.frame
      for view in [row, headings] as [UIView] where row.isWide || view === row {
        scene.app.stage.window.addSubview(view)
        view.layoutIfNeeded()
        let labels = view.shown(UILabel.self).filter { $0.text?.isEmpty == false }
        #expect(labels.count >= 5)
        for label in labels { #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")") }
        view.removeFromSuperview()
      }
      let words = Set(headings.words)
      #expect(words.isSuperset(of: ["margin", "settling", "overshoot"]))
      let texts = row.words
      #expect(
        row.isWide || texts.contains { $0.hasPrefix("overshoot ") } && texts.contains { $0.hasPrefix("settling ") })
      for (one, next) in zip(LabRow.frames(in: width), LabRow.frames(in: width).dropFirst()) {
        #expect(one.maxX <= next.minX)
      }
    }
  }

  // MARK: Calls

  @Test("V lists the calls of the last drag, goes on with the next ones, and listens to nothing while closed")
  func calls() throws {
    let scene = try dragged(0.7)
    #expect(scene.app.phone.stage.application.calls == nil)
    scene.press(.character("v"))
    let log = try #require(scene.app.explain.log)
    let texts = log.lines.map(\.text)
    #expect(texts.contains { $0.contains("animateTransition") } && texts.contains { $0.contains("finishInteractive") })
    #expect(texts.contains { $0.contains("updateInteractiveTransition") && $0.contains("×") }, "\(texts)")
    #expect(log.lines.first?.beginsTransition == true && log.lines.first?.time == "0.000")
    let count = log.lines.count
    _ = scene.app.keyDown(.space, isRepeat: false)
    scene.app.stage.advance(by: 0.1)
    #expect(log.lines.count > count && log.presentIndex == log.lines.count - 1)
    // A page that goes on drawing would wear out a battery.
    try scene.app.stage.settle()
    #expect(log.presentIndex == nil)
    #expect(scene.app.keyDown(.character("c").with(.control), isRepeat: false))
    #expect(scene.app.stage.clipboard.text == log.text)
    scene.press(.character("v"))
    #expect(scene.app.phone.stage.application.calls == nil && scene.app.bench?.panel.page == nil)
  }

  @Test("The tab Touches says who got the last drag, goes on with the next one, and marks a shown instant")
  func touches() throws {
    let scene = try dragged(0.7)
    scene.app.explain.toggleWhy(.touches)
    let page = try #require(scene.app.bench?.panel.page as? TouchesPage)
    let log = try #require(scene.app.explain.log)
    let rows = log.account.rows
    #expect(log.account.outcome == "ScreenDrag on UINavigationController.view recognised.")
    #expect(rows.first { $0.name.hasPrefix("UITap") }?.lines.last?.text.hasPrefix("fails: ScreenDrag") == true)
    #expect(rows.last?.lines.map(\.text) == ["does not get the touch: it is disabled"])
    scene.app.stage.advance(by: 0.1)
    let shown = page.scroller.column.shown(TouchRow.self)
    #expect(shown.map(\.row) == rows && shown.allSatisfy { page.bounds.width > 0 && $0.frame.height > 40 })
    func states() -> [String] { page.rows.map { $0.state.text ?? "" } }
    #expect(Set(states()) == ["ended", "failed", "no touch"])
    log.shownInstant = 0
    #expect(Set(states()) == ["possible", "no touch"])
    log.shownInstant = nil
    // A tap begins an account of its own.
    scene.click(at: scene.windowPoint(CGPoint(x: 200, y: 300)))
    #expect(log.account.rows.first { $0.name.hasPrefix("UITap") }?.hasRecognised == true)
    try scene.app.stage.settle()
    #expect(scene.app.stage.isIdle)
    #expect(scene.app.keyDown(.character("c").with(.control), isRepeat: false))
    #expect(scene.app.stage.clipboard.text == log.account.text)
    scene.app.explain.toggleWhy(.touches)
    #expect(scene.app.phone.stage.application.calls == nil)
  }

  @Test("A drag is played again as if a recogniser were off, and both outcomes stand above the rows")
  func whatIf() throws {
    let scene = try dragged(0.7)
    scene.app.explain.toggleWhy(.touches)
    let page = try #require(scene.app.bench?.panel.page as? TouchesPage)
    let row = try #require(page.rows.first { $0.row.name.hasPrefix("ScreenDrag") })
    let titles = row.menu.menu?.children.map(\.title) ?? []
    #expect(titles.prefix(2) == ["It were off", "It had no delegate"] && titles.count == 3)
    #expect(titles.last?.hasPrefix("It had to wait for UITapGestureRecognizer") == true)
    func texts() -> [String] {
      page.scroller.column.subviews.compactMap { ($0 as? PageText)?.text }
    }
    #expect(texts() == ["ScreenDrag on UINavigationController.view recognised."])
    let off = try #require(row.menu.menu?.children.first as? UIAction)
    scene.app.stage.perform { row.menu.sendAction(off) }
    #expect(
      texts() == [
        "ScreenDrag on UINavigationController.view recognised.",
        "If ScreenDrag on UINavigationController.view were off: No recogniser recognised anything.",
      ])
    #expect(page.copied?.text.hasPrefix("If ScreenDrag on UINavigationController.view were off: No") == true)
    let back = try #require(page.button("As it is"))
    scene.app.stage.advance(by: 0.1)
    scene.click(back)
    #expect(texts().count == 1 && page.controls.allSatisfy { ($0 as? PanelButton)?.title != "As it is" })
    #expect(scene.app.phone.stage.application.calls?.tried.isEmpty == true)
  }

  @Test("The line that a shown instant has reached is marked")
  func scrubbedCalls() throws {
    let scene = try dragged(0.7)
    scene.press(.character("v"))
    let log = try #require(scene.app.explain.log)
    let page = try #require(scene.app.bench?.panel.page as? CallsPage)
    log.shownInstant = 0
    #expect(page.marked == nil)
    log.shownInstant = 0.1
    let index = try #require(page.marked)
    #expect(log.lines[index].instant <= 0.1 && log.lines[index + 1].instant > 0.1)
    log.shownInstant = 100
    #expect(page.marked == log.lines.count - 1)
    // A log that is opened while something is scrubbed marks the instant at once.
    scene.press(.character("v"))
    scene.app.transport?.scrub(to: 0.1)
    scene.app.stage.advance(by: 0.1)
    scene.press(.character("v"))
    let next = try #require(scene.app.bench?.panel.page as? CallsPage)
    #expect(next.marked == index)
  }

  // MARK: Pages

  @Test("The tabs of Why show the decision, the touches, other engines and the calls, and stay where they are")
  func tabs() throws {
    let scene = try dragged(0.4, from: 4)
    let bench = try #require(scene.app.bench)
    scene.press(.character("w"), then: 0.1)
    var frames: [CGRect] = []
    for (tab, fraction) in [(WhyTab.calls, 0.95), (.engines, 0.6), (.touches, 0.4), (.decision, 0.05)] {
      let tabs = try #require(bench.panel.page?.tabs)
      let frame = tabs.convert(tabs.bounds, to: nil)
      frames.append(frame)
      scene.click(at: CGPoint(x: frame.minX + fraction * frame.width, y: frame.midY))
      scene.app.stage.advance(by: 0.1)
      #expect(bench.panel.page?.tab == tab && bench.panel.page?.tabs.selectedIndex == tab.rawValue)
    }
    #expect(frames.allSatisfy { $0 == frames[0] })
    // The arrows walk through the tabs.
    bench.panel.page?.tabs.hasKeyboardFocus = true
    for tab in [WhyTab.touches, .engines, .calls] {
      #expect(scene.app.keyDown(.right, isRepeat: false))
      #expect(bench.panel.page?.tab == tab)
    }
    #expect(scene.app.explain.log != nil)
    scene.press(.character("e"))
    #expect(bench.panel.page?.tab == .engines && scene.app.explain.log == nil)
    scene.press(.character("e"))
    #expect(bench.panel.page == nil)
  }

  @Test("One page is open at a time, and its controls can have the focus")
  func pages() throws {
    let scene = PanelScene()
    let bench = try #require(scene.app.bench)
    for (key, name) in [("w", "DecisionPage"), ("e", "LabPage"), ("v", "CallsPage")] {
      scene.press(.character(Character(key)))
      let page = try #require(bench.panel.page)
      #expect("\(type(of: page))" == name)
      for control in page.controls { #expect(bench.controls.contains { $0 === control }) }
    }
    #expect(bench.panel.shown(PanelPage.self).count == 1)
    let done = try #require(bench.panel.page?.controls.last)
    scene.app.stage.advance(by: 0.1)
    scene.click(done)
    #expect(bench.panel.page == nil)
  }

  private func scroller(_ scene: PanelScene) throws -> ScrollColumn {
    try #require(scene.app.bench?.panel.parameters.first(ScrollColumn.self))
  }

  @Test("Closing the reasons brings the parameters back to where they were", arguments: [0.0, 50])
  func keptPosition(start: CGFloat) throws {
    let scene = try dragged(0.4)
    scene.app.resize(to: CGSize(width: 1179, height: 700), scale: 1)
    try scene.app.stage.settle()
    let parameters = try scroller(scene)
    scene.app.stage.perform { parameters.contentOffset.y = start }
    scene.app.stage.advance(by: 0.1)
    let fade = try #require(scene.app.bench?.panel.parameters.shown(EdgeFade.self).first)
    #expect(fade.alpha == (start == 0 ? 0 : 1))
    scene.press(.character("w"), then: 0.1)
    // The parameters that decide stand beneath, and a row that is cut fades.
    #expect(parameters.contentOffset.y > 100 && fade.alpha == 1)
    scene.press(.character("w"), then: 0.1)
    #expect(parameters.contentOffset.y == start && scene.app.bench?.panel.page == nil)
    // By the other pages too.
    for key in ["w", "e", "v"] { scene.press(.character(Character(key))) }
    #expect(scene.app.keyDown(.escape, isRepeat: false))
    scene.app.stage.advance(by: 0.1)
    #expect(parameters.contentOffset.y == start && scene.app.bench?.panel.page == nil)
  }

  @Test(
    "Where the reasons cover the parameters these are not scrolled, and a parameter that is looked for stays in sight")
  func hiddenParameters() throws {
    let scene = try dragged(0.4)
    scene.app.resize(to: CGSize(width: 360, height: 700), scale: 1)
    try scene.app.stage.settle()
    scene.press(.character("w"), then: 0.1)
    #expect(scene.app.bench?.panel.showsParameters == false)
    #expect(try scroller(scene).contentOffset.y == 0)
    scene.app.resize(to: CGSize(width: 1179, height: 700), scale: 1)
    scene.app.stage.advance(by: 0.1)
    #expect(scene.app.bench?.panel.parameters.show("parallax.divisor") != nil)
    scene.app.stage.advance(by: 0.1)
    let found = try scroller(scene).contentOffset.y
    #expect(found > 0)
    scene.press(.character("w"), then: 0.1)
    #expect(try scroller(scene).contentOffset.y > 0)
  }

  @Test("A page stays within the panel at every size", arguments: WindowCase.all)
  func sizes(window: WindowCase) throws {
    let scene = try dragged(0.7, from: 4)
    scene.app.resize(to: CGSize(width: window.width, height: window.height), scale: window.scale)
    let bench = try #require(scene.app.bench)
    for key in ["w", "e", "v"] {
      scene.press(.character(Character(key)))
      try scene.app.stage.settle()
      let page = try #require(bench.panel.page)
      #expect(bench.panel.bounds.contains(page.frame) && page.frame.height > 100, "\(page.frame)")
      for control in page.controls where !control.isHidden {
        let frame = control.convert(control.bounds, to: page)
        #expect(frame.minX >= 0 && frame.maxX <= page.bounds.width, "\(key): \(type(of: control)) \(frame)")
      }
    }
  }

  // MARK: Faults

  @Test("A fault strikes every drag once, in its middle, until it is off")
  func faults() throws {
    let scene = PanelScene()
    scene.app.faults.toggle(.cancel)
    for _ in 0..<2 {
      scene.drag(to: 0.7)
      scene.app.stage.advance(by: 0.1)
      #expect(scene.app.bench?.toast.sentence == "Fault: the system takes the finger away")
      scene.release(at: 0.7)
      try scene.app.stage.settle()
      #expect(scene.depth == 3)
    }
    scene.app.faults.toggle(.cancel)
    try scene.swipe(to: 0.7)
    #expect(scene.depth == 2)
  }

  @Test("A phone that a fault turns on its side is upright again at rest, on the glass too")
  func turned() throws {
    let scene = PanelScene()
    let device = try #require(scene.app.bench?.device)
    scene.app.faults.toggle(.rotation)
    scene.drag(to: 0.4)
    scene.app.stage.advance(by: 0.2)
    #expect(device.overlay.frame.width > device.overlay.frame.height)
    scene.app.stage.send(.cancel)
    scene.app.stage.advance(by: 6)
    #expect(scene.app.phone.stage.screenSize.height > scene.app.phone.stage.screenSize.width)
    #expect(device.overlay.frame.width < device.overlay.frame.height)
  }

  @Test("The menu of what is advanced has faults and fingers; settings are the device's, and are remembered")
  func advanced() throws {
    let scene = PanelScene()
    let bench = try #require(scene.app.bench)
    #expect(bench.advancedMenu.title(for: .normal) == "Advanced")
    #expect(
      scene.actions(of: bench.advancedMenu).map(\.title) == [
        "Show fingers", "Calls of UIKit", "Push", "Pop", "Presentation", "Dismissal", "Next tab", "Keyboard",
        "System cancel", "Resize", "Rotation", "Stall of 250 ms", "Second finger", "Focus loss", "No fault",
      ])
    try scene.choose("Show fingers", in: bench.advancedMenu)
    #expect(scene.app.showsTouches && scene.actions(of: bench.advancedMenu).first?.state == .on)
    try scene.choose("Resize", in: bench.advancedMenu)
    #expect(scene.app.faults.faults == [.resize] && bench.advancedMenu.title(for: .normal) == "Fault: Resize")
    try scene.choose("No fault", in: bench.advancedMenu)
    #expect(scene.app.faults.faults == [] && bench.advancedMenu.title(for: .normal) == "Advanced")
    try scene.choose("Reduced motion", in: bench.deviceMenu)
    try scene.choose("Right to left", in: bench.deviceMenu)
    let application = scene.app.phone.stage.application
    #expect(application.reducesMotion && application.layoutDirection == .rightToLeft)
    let first = scene.app.phone.entry
    scene.app.store.show(try #require(Catalogue.entry(named: "sink")))
    #expect(application.reducesMotion && application.layoutDirection == .leftToRight)
    scene.app.store.show(first)
    #expect(application.layoutDirection == .rightToLeft)
    try scene.choose("Cross-fades preferred", in: bench.deviceMenu)
    #expect(application.reducesMotion && application.prefersCrossFades)
    var state = SavedState()
    state.phone = scene.app.phone.phone
    let read = try #require(SavedState(Array(state.text.utf8)).phone)
    #expect(read == scene.app.phone.phone && read.reducesMotion && read.isRightToLeft)
    try scene.choose("Right to left", in: bench.deviceMenu)
    #expect(application.reducesMotion && application.layoutDirection == .leftToRight)
  }

  @Test("Faults of the command line that are settings set the phone")
  func faultOptions() {
    var options = PrototypeOptions()
    options.faults = [.stall, .reducedMotion]
    let app = PrototypeApp(options: options)
    #expect(app.faults.faults == [.stall] && app.phone.phone.reducesMotion && !app.phone.phone.isRightToLeft)
    #expect(app.phone.stage.application.reducesMotion)
  }

  @Test("Every fault leaves a phone that takes the next drag, alone and with a second phone", arguments: Fault.strikes)
  func everyFault(fault: Fault) throws {
    let scene = PanelScene()
    scene.press(.character("b"))
    scene.app.faults.toggle(fault)
    scene.drag(to: 0.4)
    scene.release(at: 0.4)
    scene.app.stage.advance(by: 3)
    for phone in [scene.app.phone, scene.app.phone.mirror].compactMap(\.self) {
      #expect(phone.stage.isIdle && phone.stage.application.touchCount == 0 && phone.stage.diagnostics == [])
      #expect(phone.stage.screenSize.width == 390)
    }
    scene.app.faults.faults = []
    // A presented screen stays until it is dismissed.
    if fault == .present { scene.app.phone.interrupt(.dismiss) }
    scene.app.stage.advance(by: 1)
    scene.app.phone.show(depth: 3)
    try scene.swipe(to: 0.7)
    #expect(scene.depth == 2)
  }

  @Test("During a stall nothing moves and nothing is lost")
  func stall() throws {
    let scene = PanelScene()
    scene.app.faults.toggle(.stall)
    scene.drag(to: 0.34)
    scene.app.stage.advance(by: 1.0 / 60)
    let held = try #require(scene.app.phone.stage.application.transitionStatus?.progress)
    scene.move(from: 0.34, to: 0.6)
    #expect(scene.app.phone.stage.application.transitionStatus?.progress == held)
    scene.app.stage.advance(by: 0.2)
    #expect(abs(try #require(scene.app.phone.stage.application.transitionStatus?.progress) - 0.6) < 0.01)
    scene.release(at: 0.6)
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
  }

  @Test("A loop is struck in every round")
  func faultyLoop() throws {
    let scene = try dragged(0.7)
    scene.app.faults.toggle(.cancel)
    scene.press(.character("l"))
    var depths: Set<Int> = []
    for _ in 0..<240 {
      scene.app.stage.advance(by: 1.0 / 60)
      if scene.app.phone.stage.isIdle { depths.insert(scene.depth) }
    }
    #expect(depths == [3])
    scene.press(.character("l"))
  }

  // MARK: The search

  private func find(_ text: String, _ scene: PanelScene) -> [SearchSheet.Hit] {
    SearchSheet.hits(text, in: scene.app.store, commands: scene.app.searchCommands)
  }

  @Test("The words of people find parameters, commands and entries of menus, and each synonym stands for something")
  func words() {
    let scene = PanelScene()
    for (word, label) in [
      ("bounce", "Damping"), ("rubber", "Least progress"), ("speed", "Speed"), ("flick", "Speed"),
      ("edge", "Edge width"), ("dead", "Start distance"), ("elastic", "Mass"),
    ] { #expect(find(word, scene).contains { $0.title.hasSuffix(": \(label)") }, "\(word)") }
    for (text, title) in [
      ("gif", "Share: Save clip…"), ("video", "Share: Save clip…"), ("navigation bar", "Device: Navigation bar"),
      ("screenshots", "Open a file: your screen"), ("iPhone", "Device: iPhone 16"),
      ("slow motion", "At a fifth of the speed"), ("compare", "Compare: keep these"),
      ("difference", "Compare: keep these"), ("why", "Why did it"), ("verdict", "Why did it"),
      ("rtl", "Device: Right to left"), ("accessibility", "Device: Reduced motion"), ("flick", "Drags: flick"),
      ("focus loss", "Advanced: Focus loss"), ("takes the finger", "Advanced: System cancel"), ("help", "This sheet"),
    ] { #expect(find(text, scene).prefix(12).contains { $0.title.hasPrefix(title) }, "\(text)") }
    for (word, meanings) in SearchWords.synonyms {
      for each in [word] + meanings { #expect(!find(each, scene).isEmpty, "\(word): \(each)") }
    }
  }

  @Test("An entry of a menu and a preset are run from the search")
  func running() throws {
    let scene = PanelScene()
    func choose(_ text: String) {
      #expect(scene.app.keyDown(.character("k").with(.control), isRepeat: false))
      scene.type(text)
      scene.app.stage.advance(by: 0.1)
    }
    choose("device navigation bar")
    #expect(scene.app.phone.phone.hasNavigationBar)
    scene.app.store.set("duration", to: .number(0.9))
    scene.app.store.savePreset(named: "Molasses")
    scene.app.store.show(try #require(Catalogue.entry(named: "sink")))
    choose("molasses")
    #expect(scene.app.store.entry.name == "back-swipe" && scene.parameter("duration") == .number(0.9))
    // No command is there twice, by its key and by its menu.
    let keys = scene.app.searchCommands.map(\.detail).filter { $0 == "B" || $0 == "Ctrl+Shift+C" || $0 == "V" }
    #expect(Set(keys).count == keys.count && keys.count == 3)
  }

  @Test("Commands are found by what they do, and run")
  func commands() throws {
    let scene = PanelScene()
    for (text, keys) in [("compare engines", "E"), ("loop", "L"), ("why", "W"), ("undo", "Ctrl+Z"), ("delegate", "V")] {
      #expect(find(text, scene).first { $0.command != nil }?.detail == keys, "\(text)")
    }
    scene.app.store.set("duration", to: .number(1))
    #expect(scene.app.keyDown(.character("k").with(.control), isRepeat: false))
    scene.type("published")
    #expect(scene.app.store.edits.isEmpty && scene.app.bench?.overlays.sheet == nil)
    #expect(scene.app.keyDown(.character("k").with(.control), isRepeat: false))
    scene.type("stall")
    #expect(scene.app.faults.faults == [.stall])
    #expect(scene.app.keyDown(.character("k").with(.control), isRepeat: false))
    scene.type("compare engines")
    #expect(scene.app.bench?.panel.page is LabPage)
  }

  @Test("A search that finds nothing says so, with the nearest name")
  func nothing() throws {
    let scene = PanelScene()
    #expect(scene.app.keyDown(.character("k").with(.control), isRepeat: false))
    let sheet = try #require(scene.app.bench?.overlays.sheet as? SearchSheet)
    #expect(sheet.sentence == nil)
    scene.app.stage.insertText("fluter")
    #expect(sheet.hits.isEmpty && sheet.sentence?.contains("Did you mean flutter?") == true)
    scene.app.stage.insertText(" qq")
    #expect(sheet.sentence?.hasPrefix("Nothing matches “fluter qq”.") == true)
  }
}

extension PanelScene {
  /// Clicks on the lab's chips for the last drag and all drags.
  func chooseDrags(at fraction: CGFloat) throws {
    let chips = try #require(app.bench?.panel.page?.shown(ChipGroup.self).first { $0.words.contains("All drags") })
    let frame = chips.convert(chips.bounds, to: nil)
    click(at: CGPoint(x: frame.minX + fraction * frame.width, y: frame.midY))
    app.stage.advance(by: 0.1)
  }
}
