import Motion
import SeededRandom
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Why a drag ended as it did")
struct ExplanationTests {
  private nonisolated static let rules: [ReleaseRule] = [
    .half, .halfOrFlick, .flutter, .reactNavigation, .projected,
    .distanceOrVelocity(
      threshold: 0.3, velocity: .progressPerSecond(2)), .fling(speed: .pointsPerSecond(700), threshold: 0.8),
  ]

  @Test("A release finishes exactly beyond the limits of its rule", arguments: rules)
  func limits(rule: ReleaseRule) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let (progress, velocity) = (random.number(in: 0...1), random.number(in: -2500...2500))
      let isEnough = rule.decision(for: Release(progress: progress, pointsPerSecond: velocity, width: 390)).finishes
      let least = rule.leastProgress(pointsPerSecond: velocity, width: 390)
      if abs(progress - (least ?? 2)) > 1e-5 { #expect((progress > least ?? 2) == isEnough, "\(progress) \(velocity)") }
      let slowest = rule.leastVelocity(progress: progress, width: 390, in: -2500...2500)
      if abs(velocity - (slowest ?? 1e9)) > 0.1 {
        #expect((velocity > slowest ?? 1e9) == isEnough, "\(progress) \(velocity)")
      }
    }
  }

  @Test("Limits at the ends: always, never")
  func ends() {
    #expect(ReleaseRule.halfOrFlick.leastProgress(pointsPerSecond: 1200, width: 390) == 0)
    #expect(ReleaseRule.flutter.leastProgress(pointsPerSecond: -1200, width: 390) == nil)
    #expect(ReleaseRule.half.leastVelocity(progress: 0.4, width: 390, in: -1000...1000) == nil)
  }

  // MARK: The line on the phone

  @Test(
    "While dragging, the line stands where the screen's edge has to be, and is crossed exactly if a release finishes")
  func line() throws {
    let scene = PanelScene()
    let overlay = try #require(scene.app.bench?.device.overlay)
    #expect(overlay.releaseLine == nil)
    scene.drag(to: 0.3)
    scene.app.stage.advance(by: 0.3)
    let line = try #require(overlay.releaseLine)
    // Half of 390, where the screen's edge is to be.
    #expect(abs(line.position - 195) < 0.5 && line.isVertical && !line.isCrossed)
    scene.move(from: 0.3, to: 0.6)
    scene.app.stage.advance(by: 0.3)
    let crossed = try #require(overlay.releaseLine)
    #expect(abs(crossed.position - 195) < 0.5 && crossed.isCrossed)
    scene.release(at: 0.6)
    scene.app.stage.advance(by: 1.0 / 60)
    #expect(overlay.releaseLine == nil)
  }

  @Test("A fast finger needs less, and one that comes to rest again more, without another event")
  func velocity() throws {
    let scene = PanelScene("react-navigation")
    let overlay = try #require(scene.app.bench?.device.overlay)
    scene.app.store.set("region", to: .choice("anywhere"))
    scene.drag(to: 0.3)
    let moving = try #require(overlay.releaseLine?.position)
    scene.app.stage.advance(by: 0.2)
    let still = try #require(overlay.releaseLine?.position)
    #expect(moving < still - 20)
  }

  @Test(
    "What the line says is what the release does", arguments: ["back-swipe", "flutter", "system-swipe", "rise", "sink"])
  func forecast(name: String) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<6 {
      let scene = try CatalogueScene(name, looks: false)
      let guide = ReleaseGuide(scene.phone)
      let (progress, velocity) = (
        CGFloat(random.number(in: 0.15...0.85)), CGFloat(random.number(in: -1500...1500))
      )
      var seen: ReleaseForecast?
      scene.phone.pointerHandled = { event, _, _ in
        if case .move = event { seen = guide.forecast(isStill: false) }
      }
      scene.fling(to: progress, velocity: velocity)
      let decision = try #require(scene.phone.decision, "\(progress) \(velocity)")
      #expect(try #require(seen).isEnough == decision.decision.finishes, "\(progress) \(velocity)")
    }
  }

  @Test("A drag down has a horizontal line")
  func horizontal() throws {
    let scene = try CatalogueScene("rise", looks: false)
    let guide = ReleaseGuide(scene.phone)
    scene.press()
    scene.move(to: 0.3)
    let line = try #require(guide.line(isStill: true))
    #expect(!line.isVertical && line.position > 253)
  }

  // MARK: The page

  @Test("The chip and W open the decision map with every release, and Esc closes it")
  func page() throws {
    let scene = PanelScene()
    for progress in [0.3, 0.7] {
      scene.drag(to: CGFloat(progress))
      scene.release(at: CGFloat(progress))
      try scene.app.stage.settle()
    }
    let bench = try #require(scene.app.bench)
    #expect(bench.hint.isDecision)
    scene.click(at: CGPoint(x: bench.hint.frame.midX, y: bench.hint.frame.midY))
    scene.app.stage.advance(by: 0.1)
    let page = try #require(bench.panel.page as? DecisionPage)
    #expect(page.title == "Finished")
    let content = try #require(page.map.content)
    #expect(content.decisions.map(\.finishes) == [false, true] && content.rule == .halfOrFlick && content.width == 390)
    // The parameters stay beneath, and the map follows them.
    #expect(!bench.panel.parameters.isHidden && bench.panel.parameters.frame.minY >= page.frame.maxY - 1)
    scene.app.store.set("release.distance", to: .number(0.8))
    #expect(
      page.map.content?.rule == .distanceOrVelocity(threshold: 0.8, velocity: .pointsPerSecond(1000)))
    #expect(scene.app.keyDown(.escape, isRepeat: false) && bench.panel.page == nil)
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
    scene.press(.character("w"))
    #expect(bench.panel.page is DecisionPage)
    scene.press(.character("w"))
    #expect(bench.panel.page == nil)
  }

  @Test("While a drag goes on the map shows the release that it would be, and after it the continuity")
  func live() throws {
    let scene = PanelScene()
    scene.press(.character("w"))
    let page = try #require(scene.app.bench?.panel.page as? DecisionPage)
    scene.drag(to: 0.4)
    scene.app.stage.advance(by: 0.1)
    let present = try #require(page.map.content?.present)
    #expect(abs(present.progress - 0.4) < 0.01 && page.title == "Would cancel")
    scene.release(at: 0.4)
    try scene.app.stage.settle()
    scene.app.stage.advance(by: 0.2)
    #expect(page.map.content?.present == nil && page.map.content?.decisions.count == 1)
    let texts = page.words
    #expect(texts.contains("Finger lag") && texts.contains { $0.hasSuffix(" px") }, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("Slop: of about 166 pt the first 10 do not count.") }, "\(texts)")
  }

  @Test("The last fifty releases of each transition are kept, and the same one counts once")
  func history() {
    var history = ReleaseHistory()
    for number in 0..<60 {
      let release = Release(progress: Double(number) / 60, pointsPerSecond: 0, width: 390)
      let decision = DragDecision(ReleaseRule.half.decision(for: release), isReversed: false)
      history.add(decision, of: "sink")
      history.add(decision, of: "sink")
    }
    #expect(history["sink"].count == 50 && history["sink"].first?.progress == 10.0 / 60 && history["rise"].isEmpty)
  }

  @Test("Of a transition that no drag ends, the page says so", arguments: ["rise-segue"])
  func noDrag(name: String) throws {
    let scene = PanelScene(name)
    scene.press(.character("w"))
    let page = try #require(scene.app.bench?.panel.page as? DecisionPage)
    #expect(page.map.content == nil && page.words.contains("No drag ends this transition."))
  }

  @Test("In a narrow window the page opens the drawer")
  func drawer() throws {
    let scene = PanelScene("back-swipe", size: CGSize(width: 400, height: 700))
    scene.press(.character("w"))
    try scene.app.stage.settle()
    let bench = try #require(scene.app.bench)
    #expect(bench.isDrawerOpen && bench.panel.page?.frame.height == bench.panel.frame.height)
  }

  // MARK: Drags that move nothing

  @Test("A drag that misses the edge pulses its zone and says how far it missed")
  func missed() throws {
    let scene = PanelScene()
    let overlay = try #require(scene.app.bench?.device.overlay)
    scene.app.store.set("region", to: .choice("edge"))
    scene.app.stage.advance(by: 3)
    #expect(overlay.zones.isEmpty)
    scene.drag(to: 0.2)
    guard case .outsideEdge(let distance, width: 20)? = scene.app.explain.first.watch.missed else {
      throw CancellationError()
    }
    #expect(abs(distance - 100) < 1e-6)
    #expect(overlay.zones == [CGRect(x: 0, y: 0, width: 20, height: 844)])
    #expect(scene.app.bench?.message == "Began 100 pt from the edge: a drag counts within 20 pt.")
    scene.release(at: 0.2)
    scene.app.stage.advance(by: 2)
    #expect(overlay.zones.isEmpty && scene.app.bench?.message != nil)
    scene.drag(from: 5, to: 0.2)
    #expect(scene.app.bench?.message == nil && scene.app.phone.stage.application.transitionStatus != nil)
    scene.release(at: 0.2)
  }

  @Test("The first screen and a wrong direction are said too, and a click is no drag")
  func otherReasons() throws {
    let scene = PanelScene()
    func drag(_ dx: CGFloat, _ dy: CGFloat) {
      scene.pull(at: scene.windowPoint(CGPoint(x: 200, y: 400)), by: CGVector(dx: dx, dy: dy), steps: 8)
      scene.app.stage.advance(by: 0.1)
    }
    drag(0, 120)
    #expect(scene.app.explain.first.watch.missed == .otherDirection(.right))
    scene.app.phone.show(depth: 1)
    drag(120, 0)
    #expect(scene.app.explain.first.watch.missed == .firstScreen)
    scene.click(at: scene.windowPoint(CGPoint(x: 200, y: 400)))
    #expect(scene.app.explain.first.watch.missed == nil)
  }

  /// What shows other screens, after which nothing that was said of a drag holds.
  enum Change: CaseIterable {
    case otherTransition, restart, push
  }

  @Test("What was said of a drag goes when other screens are shown", arguments: Change.allCases)
  func forgotten(_ change: Change) throws {
    let scene = PanelScene("ios-18")
    let app = scene.app
    func showsOthers() throws {
      switch change {
      case .otherTransition:
        app.store.show(try #require(Catalogue.entry(named: app.store.entry.name == "sink" ? "ios-18" : "sink")))
      case .restart: app.phone.restart()
      case .push: scene.press(.character(" "))
      }
      try app.stage.settle()
      // As when the window loses the focus.
      app.stage.send(.cancel)
      app.stage.advance(by: 0.1)
    }
    try scene.swipe(from: 4, to: 0.3)
    #expect(app.bench?.hint.isDecision == true && app.phone.decision != nil)
    if change != .push {
      try showsOthers()
      #expect(app.bench?.hint.isDecision == false && app.phone.decision == nil)
    }
    app.store.show(try #require(Catalogue.entry(named: "back-swipe")))
    app.phone.show(depth: 1)
    try scene.swipe(to: 0.3)
    #expect(app.bench?.hint.isDecision == true && app.explain.first.watch.missed == .firstScreen)
    try showsOthers()
    #expect(app.bench?.hint.isDecision == false && app.explain.first.watch.missed == nil)
  }

  @Test("The zone is tinted while its width changes, and for a second after; tabs have two")
  func zones() throws {
    let scene = PanelScene("swipe-tabs")
    let overlay = try #require(scene.app.bench?.device.overlay)
    scene.app.store.set("region", to: .choice("edge"))
    scene.app.store.set("region.width", to: .number(60))
    #expect(
      overlay.zones == [CGRect(x: 0, y: 0, width: 60, height: 844), CGRect(x: 330, y: 0, width: 60, height: 844)])
    scene.app.stage.advance(by: 0.8)
    scene.app.store.set("region.width", to: .number(70))
    scene.app.stage.advance(by: 0.8)
    #expect(overlay.zones.first?.width == 70)
    scene.app.stage.advance(by: 1)
    #expect(overlay.zones.isEmpty)
    scene.app.store.show(.sink)
    #expect(overlay.zones.isEmpty)
  }

  // MARK: Hints

  @Test("In a drag the hint says how to pin the finger, and the key does so")
  func pinning() throws {
    let scene = PanelScene()
    let hint = try #require(scene.app.bench?.hint)
    let before = hint.line.text
    scene.drag(to: 0.3)
    scene.app.stage.advance(by: 0.1)
    #expect(hint.line.text == "Pin the finger here: H or the right button")
    #expect(scene.app.keyDown(.character("h"), isRepeat: false))
    scene.release(at: 0.3)
    scene.app.stage.advance(by: 0.5)
    #expect(scene.app.phone.status?.phase == .held && hint.line.text?.contains("would cancel") == true)
    #expect(scene.app.keyDown(.character("h"), isRepeat: false))
    try scene.app.stage.settle()
    scene.app.stage.send(.down(scene.windowPoint(CGPoint(x: 195, y: 400))))
    scene.app.stage.send(.cancel)
    try scene.app.stage.settle()
    #expect(hint.line.text == before)
  }

  @Test("What the hint says moves the screens", arguments: CatalogueNames.all)
  func hints(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    let scene = PanelScene(name)
    let phone = scene.app.phone
    let hint = phone.hint
    #expect(scene.app.bench?.hint.line.text == hint)
    if phone.demo.depth < 2 {
      _ = scene.app.keyDown(.space, isRepeat: false)
      try scene.app.stage.settle()
    }
    for (word, vector) in [("right", (1, 0)), ("left", (-1, 0)), ("up", (0, -1)), ("down", (0, 1))]
      as [(
        String, (CGFloat, CGFloat)
      )] where hint.contains("drag \(word)")
    {
      let depth = phone.demo.depth
      let start = CGPoint(x: vector.0 > 0 ? 4 : vector.0 < 0 ? 386 : 195, y: vector.1 > 0 ? 253 : 600)
      phone.stage.send(.down(start))
      for step in 1...20 {
        phone.stage.advance(by: 1.0 / 60)
        let along = CGFloat(step) * 18
        phone.stage.send(.move(CGPoint(x: start.x + vector.0 * along, y: start.y + vector.1 * along)))
      }
      phone.stage.send(.up(CGPoint(x: start.x + vector.0 * 360, y: start.y + vector.1 * 360)))
      try phone.stage.settle()
      #expect(phone.demo.depth != depth, "\(word)")
      phone.show(depth: 2)
    }
    #expect(hint.contains("drag") == (entry.back != nil))
  }

  @Test("Hints name the edge where only it counts")
  func edgeHints() {
    let scene = PanelScene("ios-18")
    #expect(scene.app.bench?.hint.line.text?.contains("drag right from the left edge") == true)
    scene.app.store.set("region", to: .choice("anywhere"))
    #expect(scene.app.bench?.hint.line.text?.contains("edge") == false)
    let tabs = PanelScene("swipe-tabs").app.bench?.hint.line.text
    #expect(tabs?.hasPrefix("Next tab: Space or drag left · Previous: drag right") == true)
    #expect(
      PanelScene("rise").app.bench?.hint.line.text?.hasPrefix("Present: click, Space or drag up · Dismiss: drag down")
        == true)
  }
}
