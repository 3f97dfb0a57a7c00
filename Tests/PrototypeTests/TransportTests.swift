import Raster
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The transport of the phone's time")
struct TransportTests {
  private let scene: PanelScene
  private let transport: Transport

  init() throws {
    scene = PanelScene()
    transport = try #require(scene.app.transport)
  }

  private var app: PrototypeApp { scene.app }

  private func press(_ key: HostKey, then seconds: TimeInterval? = nil) { scene.press(key, then: seconds) }

  private func press(_ character: Character, then seconds: TimeInterval? = nil) {
    scene.press(.character(character), then: seconds)
  }

  /// Drags to the right by points in a time and lets go at once.
  private func flick(by distance: CGFloat, in seconds: Double) {
    func point(_ x: CGFloat) -> CGPoint { scene.windowPoint(CGPoint(x: x, y: 400)) }
    app.stage.send(.down(point(50)))
    for step in 1...8 {
      app.stage.advance(by: seconds / 8)
      app.stage.send(.move(point(50 + distance * CGFloat(step) / 8)))
    }
    app.stage.send(.up(point(50 + distance)))
  }

  private func picture() -> String { app.phone.stage.render().digest }

  /// The pixels of the phone's screen in the window.
  private func shown() -> [RGBA] {
    let picture = scene.picture()
    return stride(from: 10, to: 390, by: 5).map { x in
      let point = scene.windowPoint(CGPoint(x: CGFloat(x), y: 801))
      return picture[Int(point.x), Int(point.y)]
    }
  }

  // MARK: Speed

  @Test("Slow motion slows the settling and not the finger", arguments: PlaySpeed.allCases)
  func slowMotion(speed: PlaySpeed) throws {
    press(Character("\(speed.rawValue + 1)"))
    flick(by: 120, in: 0.08)
    let decision = try #require(app.phone.decision)
    #expect(decision.finishes && decision.pointsPerSecond > 1100 && decision.pointsPerSecond < 1900)
    let (outer, inner) = (app.stage.now, app.phone.stage.now)
    try app.stage.settle(timeout: 20)
    let (outerTime, innerTime) = (app.stage.now - outer, app.phone.stage.now - inner)
    #expect(innerTime > 0.05 && abs(outerTime * speed.scale - innerTime) < 0.02 && scene.depth == 2)
  }

  @Test("A number that has the focus takes the digits, and everything else leaves them to the speed")
  func digits() throws {
    press("3")
    #expect(transport.speed == .fifth)
    scene.focus("duration")
    press(.tab)
    press("2")
    #expect(transport.speed == .fifth && scene.field("duration")?.isEditing == true)
    press(.escape)
    press(.escape)
    press("1")
    #expect(transport.speed == .whole)
  }

  @Test("A loop goes through its rounds as slowly as the phone, and not at all while it is paused")
  func slowLoop() throws {
    try scene.swipe(to: 0.7)
    let duration = try #require(app.phone.stage.recentDrags.last).duration
    press("3")
    press("l", then: duration * 3)
    let player = try #require(app.bench?.device.screen.player)
    #expect(!player.isOver && player.sentCount > 3)
    press("p")
    let (count, now) = (player.sentCount, app.phone.stage.now)
    app.stage.advance(by: 3)
    #expect(player.sentCount == count && app.phone.stage.now == now && app.stage.outlook == .still)
    press("p", then: duration * 2 + 0.1)
    #expect(player.isOver && app.loop != nil)
    #expect(app.phone.decision?.text.hasPrefix("Finished: 70 % > 50 %") == true)
  }

  @Test("P freezes a settling, and lets it go on", arguments: [0.3, 0.7])
  func pause(progress: CGFloat) throws {
    scene.drag(to: progress)
    scene.release(at: progress)
    app.stage.advance(by: 0.05)
    press("p")
    let before = shown()
    app.stage.advance(by: 2)
    #expect(shown() == before && app.stage.outlook == .still && app.bench?.message?.hasPrefix("Paused") == true)
    press("p")
    try app.stage.settle()
    #expect(shown() != before && scene.depth == (progress > 0.5 ? 2 : 3))
  }

  // MARK: Scrubbing

  @Test("P plays the last drag in the phone's place, to its end, and Esc shows the phone as it was")
  func play() throws {
    try scene.swipe(to: 0.7)
    let before = shown()
    press("p", then: 0.3)
    let scrub = try #require(transport.scrub)
    #expect(scrub.isPlaying && abs(scrub.time - 0.3) < 0.04 && shown() != before)
    app.stage.advance(by: 3)
    #expect(!scrub.isPlaying && scrub.isAtEnd && shown() == before && app.stage.outlook == .still)
    // Its end is what the phone shows anyhow.
    #expect(transport.scrub == nil && transport.graph == scrub.graph)
    #expect(app.bench?.message?.contains("Finished: 70 %") == true)
    // Once more, from the beginning.
    press("p", then: 0.1)
    #expect(transport.scrub?.isPlaying == true && transport.scrub?.time ?? 1 < 0.2)
    press(.escape)
    #expect(transport.scrub == nil)
    app.stage.advance(by: 0.1)
    #expect(shown() == before && scene.depth == 2 && app.phone.stage.diagnostics == [])
  }

  @Test("In a window of another width the graph marks the same instant") func resizedGraph() throws {
    try scene.swipe(to: 0.3)
    transport.scrub(to: 0.2)
    app.stage.advance(by: 0.1)
    let graph = try #require(app.bench?.strip?.graph)
    func share() throws -> CGFloat {
      // The mark is the thin bar as tall as the graph.
      let bars = graph.subviews.filter { !$0.isHidden && $0.frame.width == 1.5 }
      return try #require(bars.first).frame.midX / graph.bounds.width
    }
    let before = try share()
    app.resize(to: CGSize(width: 1400, height: 900), scale: 1)
    app.stage.advance(by: 0.1)
    #expect(abs(try share() - before) < 0.001 && abs(before.native - 0.2 / transport.graph.span) < 0.001)
  }

  @Test("The two parts of a drag have their own colours, which meet at the release") func parts() throws {
    try scene.swipe(to: 0.3)
    let graph = try #require(app.bench?.strip?.graph)
    let release = try #require(transport.graph.changes.last)
    let middle = graph.bounds.width * CGFloat(release / transport.graph.span)
    let curves = (graph.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.strokeColor != nil }
    var count = 0
    for curve in curves {
      guard let path = curve.path, let color = curve.strokeColor, path.boundingBoxOfPath.minX >= 0 else { continue }
      let (box, isHeld) = (path.boundingBoxOfPath, color.alpha > 0.9)
      #expect(isHeld ? box.maxX <= middle + 0.01 : box.minX >= middle - 0.01, "\(box) \(middle)")
      count += 1
    }
    #expect(count > 8)
  }

  @Test("The button says pause exactly while something moves, however that began and ended") func playButton() throws {
    let button = try #require(app.bench?.strip?.controls.first as? TransportButton)
    #expect(button.picture == .play)
    scene.drag(to: 0.7)
    #expect(button.picture == .pause)
    scene.release(at: 0.7)
    app.stage.advance(by: 0.05)
    #expect(button.picture == .pause)
    try app.stage.settle()
    #expect(button.picture == .play)
    press(.space, then: 0.05)
    #expect(button.picture == .pause)
    try app.stage.settle()
    #expect(button.picture == .play)
    // Content that rolls on by itself can be paused too.
    let other = PanelScene("photo-viewer")
    let strip = try #require(other.app.bench?.strip?.controls.first as? TransportButton)
    #expect(strip.picture == .play)
    for step in 0...6 {
      let point = other.windowPoint(CGPoint(x: 200, y: 700 - 40 * CGFloat(step)))
      other.app.stage.send(step == 0 ? .down(point) : .move(point))
      other.app.stage.advance(by: 1.0 / 60)
    }
    other.app.stage.send(.up(other.windowPoint(CGPoint(x: 200, y: 460))))
    other.app.stage.advance(by: 0.1)
    #expect(strip.picture == .pause)
    try other.app.stage.settle()
    #expect(strip.picture == .play)
  }

  @Test("A slow replay passes slowly") func slowPlay() throws {
    try scene.swipe(to: 0.7)
    press("4")
    press("p", then: 1)
    #expect(abs((transport.scrub?.time ?? 0) - 0.05) < 0.01)
  }

  @Test("Comma and full stop step by frames, back and forth to the same pictures") func steps() throws {
    try scene.swipe(to: 0.3)
    let count = 24
    var pictures: [[RGBA]] = []
    for _ in 0..<count {
      press(",", then: 1 / 60)
      pictures.append(shown())
    }
    let scrub = try #require(transport.scrub)
    #expect(abs(scrub.time * 60 - (scrub.time * 60).rounded()) < 1e-6 && Set(pictures).count > 8)
    for number in (0..<count - 1).reversed() {
      press(".", then: 1 / 60)
      #expect(shown() == pictures[number], "\(number)")
    }
    for _ in 0..<count { press(".") }
    app.stage.advance(by: 1 / 60)
    #expect(scrub.isAtEnd)
  }

  @Test("A drag in the graph goes to any instant, and comes back to the same picture") func scrubbing() throws {
    try scene.swipe(to: 0.7)
    let graph = try #require(app.bench?.strip?.graph)
    let frame = graph.convert(graph.bounds, to: nil)
    let span = transport.graph.span
    func send(_ event: (CGPoint) -> PointerEvent, _ time: Double) {
      app.stage.send(event(CGPoint(x: frame.minX + frame.width * CGFloat(time / span), y: frame.midY)))
      app.stage.advance(by: 1 / 60)
    }
    send({ .down($0) }, 0.12)
    #expect(abs((transport.scrub?.time ?? 0) - 0.12) < 0.01)
    let early = shown()
    send({ .move($0) }, 0.3)
    let (late, progress) = (shown(), transport.scrub?.replay?.progress ?? 0)
    #expect(late != early && progress > 0.6)
    send({ .move($0) }, 0.12)
    #expect(shown() == early)
    send({ .move($0) }, -1)
    #expect(transport.scrub?.time == 0)
    send({ .move($0) }, 100)
    send({ .up($0) }, 100)
    #expect(transport.scrub?.isAtEnd == true)
  }

  @Test("The words at the graph's edges stand beside the playhead, and the line of rest is where nothing moves")
  func graphWords() throws {
    try scene.swipe(to: 0.7)
    let graph = try #require(app.bench?.strip?.graph)
    let labels = graph.shown(UILabel.self).filter { !$0.isHidden }
    #expect(labels.count == 4)
    let homes = labels.map(\.frame)
    let span = transport.graph.span
    for step in 0...40 {
      app.stage.perform {
        let time = span * Double(step) / 40
        graph.show(transport.graph, transport.thresholds, at: time)
        let x = graph.bounds.width * CGFloat(step) / 40
        for (label, home) in zip(labels, homes) {
          #expect(label.frame.maxX <= x - 0.75 || label.frame.minX >= x + 0.75, "\(label.text ?? "") at \(time)")
          #expect(label.frame == home || (home.minX - 4...home.maxX + 4).contains(x))
        }
      }
    }
    let lines = graph.subviews.filter { !$0.isHidden && $0.frame.height == 1 && $0.frame.width == graph.bounds.width }
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.frame.midY > graph.bounds.midY && line.frame.maxY < graph.bounds.height - 4)
  }

  @Test("The same instant is the same picture as in a replay of the command line") func sameAsReplay() throws {
    try scene.swipe(to: 0.3)
    let drag = try #require(app.phone.stage.recentDrags.last)
    transport.scrub(to: 0.2)
    app.stage.advance(by: 1 / 60)
    var setup = Performance(app.phone.entry)
    setup.action = .drag(drag)
    let replay = try StagePlayer(setup, showsTouch: true)
    replay.advance(to: 0.2)
    #expect(transport.scrub?.replay?.stage.render().digest == replay.stage.render().digest)
  }

  @Test("Parameters that change while scrubbing are seen at the same instant, also in the graph and its end")
  func retuned()
    throws
  {
    try scene.swipe(to: 0.4)
    transport.scrub(to: 0.2)
    app.stage.advance(by: 1 / 60)
    let (before, graph) = (shown(), transport.graph)
    app.store.set("dimming.covered", to: .number(0.9))
    app.stage.advance(by: 1 / 60)
    #expect(shown() != before && transport.scrub?.time == 0.2)
    app.store.set("release.distance", to: .number(0.3))
    app.stage.advance(by: 1 / 60)
    #expect(transport.graph != graph)
    transport.scrub(to: 100)
    app.stage.advance(by: 1 / 60)
    #expect(transport.scrub?.replay?.depth == 2 && scene.depth == 3)
    app.store.undo()
    app.store.undo()
    transport.scrub(to: 0.2)
    // What was undone is said on the phone for a while.
    app.stage.advance(by: 5)
    #expect(shown() == before)
  }

  @Test("A press on the phone ends scrubbing and is a drag; another transition ends it too", arguments: [true, false])
  func ended(byPress: Bool) throws {
    try scene.swipe(to: 0.3)
    press(",", then: 0.1)
    if byPress { scene.drag(to: 0.6) } else { app.store.show(.sink) }
    #expect(transport.scrub == nil)
    if byPress {
      scene.release(at: 0.6)
      try app.stage.settle()
      #expect(scene.depth == 2)
    } else {
      #expect(transport.graph.samples.isEmpty)
    }
  }

  @Test("While a finger is down, or before any drag, it says why time cannot go back") func nothing() throws {
    press(",")
    #expect(app.bench?.toast.sentence?.hasPrefix("Drag once") == true)
    scene.drag(to: 0.4)
    press(",")
    #expect(transport.scrub == nil && app.bench?.toast.sentence?.hasPrefix("Let go first") == true)
    scene.release(at: 0.4)
  }

  @Test("The user's pictures, the device and the number of screens are those of the phone") func sameScreens() throws {
    app.store.set(PhoneSetting(try #require(PhoneDevice.named("iphone-16"))))
    app.phone.push()
    app.phone.push()
    try app.stage.settle()
    try scene.swipe(to: 0.3)
    let before = shown()
    press("p", then: 0.001)
    #expect(transport.scrub?.replay?.depth == 5 && transport.scrub?.replay?.stage.screenSize.width == 393)
    app.stage.advance(by: 4)
    #expect(transport.scrub == nil && shown() == before)
  }

  // MARK: What is shown

  @Test("D shows the fingers on the phone, those of a loop are always shown") func dots() throws {
    scene.drag(to: 0.3)
    let point = scene.windowPoint(CGPoint(x: 227, y: 400))
    func pixel() -> RGBA { scene.picture()[Int(point.x), Int(point.y)] }
    let plain = pixel()
    press("d")
    #expect(pixel() != plain)
    press("d")
    #expect(pixel() == plain)
    scene.release(at: 0.3)
    try app.stage.settle()
    press("l")
    #expect(app.dots.isShown)
    press("l")
    #expect(!app.dots.isShown)
  }

  @Test("T folds the strip away, which gives the phone its room, and is remembered") func fold() throws {
    let home = try UserHome()
    let app = try home.app()
    app.stage.advance(by: 0.1)
    let height = app.screenFrame.maxY
    app.resize(to: CGSize(width: 982, height: 700), scale: 1)
    app.stage.advance(by: 0.1)
    let small = app.screenFrame.height
    #expect(app.keyDown(.character("t"), isRepeat: false))
    app.stage.advance(by: 0.1)
    #expect(app.screenFrame.height > small + 60 && app.bench?.controls.contains { $0 is GraphView } == false)
    app.saveState()
    let again = try home.app()
    #expect(again.bench?.hasStrip == false && height > 0)
    #expect(again.keyDown(.character("t"), isRepeat: false) && again.bench?.hasStrip == true)
  }

  @Test("The numbers say progress and velocity, and a finger that rests has no velocity") func numbers() throws {
    flick(by: 60, in: 0.1)
    let numbers = try #require(app.bench?.strip?.numbers)
    try app.stage.settle()
    app.stage.advance(by: 0.2)
    #expect(numbers.lines[0].hasPrefix("p ") && numbers.lines[1].hasSuffix(" pt/s"))
    scene.drag(to: 0.4)
    app.stage.advance(by: 0.3)
    #expect(numbers.lines[0] == "p 0.400" && numbers.lines[1] == "0 pt/s")
    scene.move(from: 0.4, to: 0.5)
    #expect(try #require(transport.sample).pointsPerSecond > 100)
    scene.release(at: 0.5)
  }

  @Test("A step of a drag redraws only the part of the graph where it grew") func damage() throws {
    let stage = app.stage
    let strip = try #require(app.bench?.strip)
    let frame = strip.graph.convert(strip.graph.bounds, to: nil)
    let (width, height) = stage.screenPixels
    let buffer = try #require(PixelBuffer(width: width, height: height))
    stage.send(.down(scene.windowPoint(CGPoint(x: 100, y: 400))))
    var areas: [CGFloat] = []
    for step in 1...50 {
      stage.send(.move(scene.windowPoint(CGPoint(x: 100 + 4 * step, y: 400))))
      stage.advance(by: 1 / 60)
      guard let region = try stage.draw(into: buffer) else { continue }
      let parts = region.rects.map { $0.intersection(frame) }.filter { !$0.isEmpty }
      areas.append(parts.reduce(0) { $0 + $1.width * $1.height })
    }
    // The graph grows in every other frame.
    let drawn = areas.filter { $0 > 0 }.sorted()
    #expect(areas.count > 40 && drawn.count >= areas.count / 3 && drawn.count <= areas.count * 2 / 3)
    #expect(drawn[drawn.count / 2] < 0.25 * frame.width * frame.height)
  }

  @Test("Esc leaves one thing at a time: sheet, pin, loop, replay, focus, full screen, and then pops")
  func escape() throws {
    try scene.swipe(to: 0.3)
    press(.function(11), then: 0.1)
    #expect(app.isFullScreen && app.bench?.panel.isHidden == true)
    press("l")
    press(.function(1))
    press(.escape)
    #expect(app.bench?.overlays.sheet == nil && app.loop != nil)
    press(.escape)
    #expect(app.loop == nil)
    try app.stage.settle()
    press(",")
    press(.escape)
    #expect(transport.scrub == nil && app.isFullScreen)
    press(.escape)
    #expect(!app.isFullScreen && scene.depth == 3)
    app.stage.advance(by: 0.1)
    scene.focus("duration")
    press(",")
    press(.escape)
    #expect(transport.scrub == nil && app.focus.focused != nil)
    press(.escape)
    #expect(app.focus.focused == nil && scene.depth == 3)
    press(.escape)
    try app.stage.settle()
    #expect(scene.depth == 2)
  }

  @Test("In full screen the phone is alone, centred, and the window's own size is remembered") func fullScreen() throws
  {
    let size = try #require(app.bench).bounds.size
    app.resize(to: size, scale: 1)
    press(.function(11))
    try scene.resize(1920, 1080)
    let bench = try #require(app.bench)
    #expect(bench.panel.isHidden && bench.stripSlot.isHidden && bench.deviceMenu.isHidden)
    #expect(
      abs(app.screenFrame.midX - 960) <= 1 && app.screenFrame.height > 900 && app.store.preferences.windowSize == size)
    try scene.swipe(to: 0.7)
    #expect(scene.depth == 2)
  }
}
