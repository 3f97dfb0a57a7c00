import SlidingSource
import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

@Suite("The instrument on the user's own code", .serialized) @MainActor
struct UserCodeInstrumentTests {
  @Test("A drag has a graph and a decision, and the number of screens is known") func decision() async throws {
    let scene = try await UserCodeScene()
    #expect(scene.app.phone.demo.depth == 2)
    await scene.drag(from: 20, to: 140)
    let decision = try #require(scene.app.phone.decision)
    #expect(!decision.finishes && abs(decision.progress - 120.0 / 390) < 0.05)
    #expect(scene.app.bench?.message?.contains("Cancelled: ") == true)
    #expect(scene.app.explain.first.watch.missed == nil)
    await scene.drag(from: 20, to: 300)
    #expect(scene.app.phone.decision?.finishes == true && scene.app.phone.demo.depth == 1)
    let graph = try #require(scene.app.transport?.graph)
    #expect(graph.changes.count == 1)
    let release = try #require(graph.samples.last { $0.isHeld })
    #expect(abs(release.progress - 280.0 / 390) < 0.06)
    #expect(graph.samples.last?.progress == 1 && graph.duration > release.time + 0.05)
  }

  @Test("What the code leaves after a cancel is told with its line, put back or left, and goes with the next press")
  func remarks() async throws {
    let change = "from.frame.origin.x = context.containerView.bounds.width"
    let source = SlidingSource.text.replacingOccurrences(of: change, with: "\(change)\n      from.alpha = 0.5")
    let line = source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("from.alpha") }
    for isStrict in [false, true] {
      let scene = try await UserCodeScene(source)
      var lines: [String] = []
      scene.session.complained = { lines.append($0) }
      scene.session.settings = UserCodeSession.settings(isStrict: isStrict)
      await scene.drag(from: 20, to: 140)
      await scene.wait { !scene.session.remarks.isEmpty }
      await scene.advance(by: 0.1)
      let remark = try #require(scene.session.remarks.first)
      #expect(
        remark.sentence.hasPrefix("SlideAnimator was cancelled and left the alpha of the view of Screen at 0.5; "))
      #expect(remark.location == "\(scene.folder)/Card.swift:\((line ?? 0) + 1)")
      #expect(lines == [remark.text] && scene.session.remarks.count == 1)
      // Blue over black, or left translucent.
      #expect((scene.color(200) == UserCodeScene.blue) != isStrict)
      let view = try #require((scene.app.phone.demo as? UserCodeDemo)?.view.remark)
      #expect(
        view.text?.hasPrefix("Card.swift:\((line ?? 0) + 1): SlideAnimator was cancelled and left the alpha") == true)
      #expect(view.frame.height < 80 && view.frame.maxY < 844)
      await scene.drag(from: 20, to: 25, lifts: false)
      #expect(scene.session.remarks.isEmpty && view.text == nil)
    }
  }

  @Test("What is missing lists each stub that the code met, with its line") func missing() async throws {
    let scene = try await UserCodeScene(
      """
      import UIKit
      #Preview {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: UIImage())
        UIApplication.shared.isStatusBarHidden = true
        return view
      }
      """)
    let menu = try #require(scene.app.bench?.advancedMenu)
    let open = try #require(menu.openMissing())
    await scene.wait { scene.session.met.count == 2 }
    scene.app.stage.perform { open() }
    let sheet = try #require(scene.app.bench?.overlays.sheet as? ListSheet)
    #expect(sheet.texts.map(\.[0]) == ["Card.swift:4", "Card.swift:5"])
    #expect(sheet.texts[0][1].hasPrefix("UIColor(patternImage:) exists so that sources compile: "))
    scene.app.store.show(try #require(Catalogue.entry(named: "sink")))
    #expect(menu.openMissing() == nil)
  }

  @Test("While the finger is pinned, a changed constant is seen at the same progress") func pin() async throws {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 240, lifts: false)
    #expect(scene.app.togglePin())
    scene.app.stage.send(.up(scene.windowPoint(240, 400)))
    await scene.advance(by: 0.5)
    #expect(scene.color(20) == UserCodeScene.gray(0.5))
    let progress = scene.app.phone.status?.progress
    // A slider that moves asks again and again.
    for step in 1...5 {
      scene.app.store.set("Parameters.shade", to: .number(0.5 - Double(step) / 20), gesture: 1)
      _ = scene.app.stage.render()
    }
    await scene.wait { scene.color(20) == UserCodeScene.gray(0.25) && scene.session.isIdle }
    #expect(scene.app.phone.status?.phase == .held && scene.app.hand.point != nil)
    #expect(abs((scene.app.phone.status?.progress ?? 0) - (progress ?? 1)) < 0.001)
    // The finger goes on in the other process.
    #expect(scene.app.hand.release())
    await scene.advance { scene.app.phone.isIdle }
    #expect(scene.app.phone.decision?.finishes == true && scene.app.phone.demo.depth == 1)
  }

  @Test("Each round of a loop begins with the stack as it was, and a constant counts at once") func loop() async throws
  {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 300)
    #expect(scene.app.phone.demo.depth == 1)
    let entries = scene.session.record.entries.count
    scene.press(.character("l"))
    for _ in 0..<2 {
      await scene.advance { scene.app.phone.status?.phase == .held }
      await scene.advance { scene.app.phone.demo.depth == 1 && scene.app.phone.status == nil }
    }
    #expect(scene.session.record.entries.count <= entries)
    scene.app.store.set("Parameters.shade", to: .number(1))
    await scene.advance { scene.app.phone.status?.phase == .held && scene.color(10) == UserCodeScene.gray(1) }
    scene.press(.character("l"))
    #expect(scene.app.loop == nil)
  }

  @Test("A finished transition is scrubbed forth and back, stepped, and seen with another constant") func scrub()
    async throws
  {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 300)
    #expect(scene.color(20) == UserCodeScene.red)
    let transport = try #require(scene.app.transport)
    func show(_ time: Double) async {
      transport.scrub(to: time)
      scene.app.stage.advance(by: 1 / 60)
      await scene.settle()
      await scene.advance(by: 2 / 60)
    }
    await show(0.3)
    #expect(scene.color(20) == UserCodeScene.gray(0.5) && scene.color(380) == UserCodeScene.blue)
    #expect(scene.app.bench?.message?.contains("Replay") == true)
    await show(0.01)
    #expect(scene.color(20) == UserCodeScene.blue)
    await show(0.3)
    #expect(scene.color(20) == UserCodeScene.gray(0.5))
    scene.app.store.set("Parameters.shade", to: .number(0))
    await scene.wait {
      scene.app.stage.advance(by: 1 / 60)
      return scene.color(20) == UserCodeScene.gray(0)
    }
    #expect(transport.scrub?.time == 0.3)
    scene.press(.character("."))
    #expect(abs((transport.scrub?.time ?? 0) - 19.0 / 60) < 0.001)
    // The screens themselves are where they were.
    #expect(scene.app.phone.demo.depth == 1)
    scene.press(.escape, then: 1 / 60)
    #expect(transport.scrub == nil && scene.color(20) == UserCodeScene.red)
  }

  @Test("The code as it was is seen beside the code as it is, under one finger, until B ends it") func compare()
    async throws
  {
    let scene = try await UserCodeScene()
    scene.press(.character("b"))
    let second = try #require(scene.app.bench?.second)
    #expect(scene.app.own.count == 2)
    let kept = scene.app.own[0]
    await scene.wait { kept.state == .running }
    scene.app.store.set("Parameters.shade", to: .number(1))
    await scene.drag(from: 20, to: 240, lifts: false)
    #expect(scene.color(20) == UserCodeScene.gray(1))
    #expect(scene.color(20, on: second.device) == UserCodeScene.gray(0.5))
    scene.app.stage.send(.up(scene.windowPoint(240, 400)))
    await scene.advance { scene.app.phone.isIdle && kept.isIdle }
    #expect(scene.app.phone.demo.depth == 1 && kept.finger.status.depth == 1)
    scene.press(.character("b"))
    #expect(scene.app.own.count == 1 && scene.app.bench?.second == nil)
  }

  @Test("Faults happen in the middle of a drag on the user's own code") func faults() async throws {
    let scene = try await UserCodeScene()
    scene.app.faults.toggle(.push)
    await scene.drag(from: 20, to: 140)
    #expect(scene.app.bench?.toast.sentence?.hasPrefix("Fault:") == true)
    await scene.advance { scene.app.phone.demo.depth == 3 && scene.app.phone.isIdle }
    let version = scene.session.settings.index & ~3
    let plain = scene.app.phone.phone
    scene.app.store.set(plain.with([.reducedMotion]))
    #expect(scene.session.settings.index == version | 1)
    scene.app.store.set(plain)
    #expect(scene.session.settings.index == version)
  }

  @Test(
    "The log lists what UIKit asked and told in the last drag of the user's own code, and goes on with the next one")
  func calls() async throws {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 140)
    scene.press(.character("v"))
    #expect(scene.app.bench?.panel.page is CallsPage)
    let log = try #require(scene.app.explain.log)
    func count(_ text: String) -> Int { log.lines.count { $0.text.contains(text) } }
    await scene.wait { !log.lines.isEmpty }
    #expect(count("SlideAnimator") > 0 && count("completeTransition(false)") == 1)
    let first = log.lines.count
    await scene.drag(from: 20, to: 300)
    #expect(log.lines.count > first && count("completeTransition(true)") == 1)
    let beginnings = log.lines.filter(\.beginsTransition)
    #expect(beginnings.count == 2)
    // The instants count from the press.
    #expect(log.lines.last.map { (0.4...2).contains($0.instant) } == true)
    scene.app.transport?.scrub(to: 0.3)
    await scene.advance(by: 2 / 60)
    #expect(log.presentIndex.map { log.lines[$0].instant <= 0.3 } == true)
    scene.press(.escape)
    // Another transition is listened to when it is shown.
    scene.app.store.show(Catalogue.entries[0])
    #expect(log.lines.isEmpty && scene.session.listener == nil)
    scene.press(.character("v"))
    #expect(scene.app.explain.log == nil)
  }

  @Test("A transition that never completes is told on the line below the phone") func standstill() async throws {
    let complete = "context.completeTransition(!context.transitionWasCancelled)"
    let scene = try await UserCodeScene(SlidingSource.text.replacing(complete, with: ""))
    await scene.drag(from: 20, to: 300, lifts: false)
    scene.app.stage.send(.up(scene.windowPoint(300, 400)))
    await scene.advance { scene.app.bench?.hint.line.decision == "The transition never completes" }
  }

  @Test("The continuity of a swipe of own code is measured, also on the page, and the lab sends it through the engines")
  func continuity() async throws {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 300)
    let drag = try #require(scene.app.phone.stage.recentDrags.last)
    let player = try #require(try scene.app.store.player(of: drag, isReleaseApart: true))
    var found: Recording?
    player.record { found = $0 }
    await scene.wait { found != nil }
    player.close()
    let result = try #require(found)
    #expect(result.decision?.finishes == true)
    let continuity = try #require(Continuity(result, scale: 1))
    // The screen goes on linearly from where the finger left it.
    #expect(continuity.positionJump < 1)
    #expect(continuity.fingerLag < 1)
    #expect(continuity.deadTime.map { $0 > 0 && $0 < 0.2 } == true)
    // The window's page asks for the same.
    scene.app.explain.openDecisionPage()
    let page = try #require(scene.app.bench?.panel.page as? DecisionPage)
    await scene.wait { page.continuityText == continuity.text }
    // Only the code knows its rule: there is no map.
    #expect(page.map.isHidden || page.map.frame.height == 0)
    scene.app.explain.toggleWhy(.engines)
    let lab = try #require((scene.app.bench?.panel.page as? LabPage)?.lab)
    await scene.advance { lab.isComplete }
    #expect(lab.rows.count == lab.chosen.count + 1)
    let own = try #require(lab.rows.first)
    #expect(own.name == "Card.swift, as it was" && own.decision?.finishes == true)
    #expect(abs((own.decision?.progress ?? 0) - 280.0 / 390) < 0.06)
    // The rest of 0.4 s of a linear movement.
    #expect(own.cells[3] == "–")
    #expect(own.settlingDuration > 0.05 && own.settlingDuration < 0.2 && own.overshoot == 0)
    #expect(lab.rows.dropFirst().contains { $0.decision != nil })
  }

  @Test("A clip of the user's own code shows the last drag, from its press to its end") func clip() async throws {
    let scene = try await UserCodeScene()
    await scene.drag(from: 20, to: 300)
    let movement = try #require(scene.app.transport?.subject)
    let footage = try Footage { () throws(StartFault) in try scene.app.phone.player(of: movement, scale: 1) }
    let strip = StripFrames(footage, of: 3, scale: 1)
    await scene.wait { (try? strip.drawNext()) != true }
    #expect(strip.drawnCount == 3)
    let picture = try strip.joined()
    #expect(picture.width == 3 * 390 + 16 && picture.height == 844)
    #expect(picture[380, 700] == UserCodeScene.blue && picture[picture.width - 10, 700] == UserCodeScene.red)
    // In the middle the finger is shown over the half-open transition.
    #expect(picture[398 + 20, 700] == UserCodeScene.gray(0.5) && picture[398 + 380, 700] == UserCodeScene.blue)
    // It is saved as a file.
    let path = scene.folder + "/card.gif"
    try scene.app.save(.saveClip, to: path)
    await scene.advance { scene.app.saving == nil }
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("A page of the user's own code is saved, with the screens below it") func page() async throws {
    let scene = try await UserCodeScene()
    let path = scene.folder + "/card.html"
    try scene.app.save(.savePage, to: path)
    await scene.advance { scene.app.saving == nil }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"back\"") && text.contains("\"pairs\""))
  }

  @Test("A picture that is dropped is shown on plain screens; where a preview has its own, a sentence says so")
  func pictures() async throws {
    let scene = try await UserCodeScene(SlidingSource.animator)
    let path = scene.folder + "/black.png"
    try Data(try #require(Stage(size: CGSize(width: 20, height: 40), scale: 1).render().png(level: 1))).write(
      to: URL(fileURLWithPath: path))
    let black = RGBA(r: 0, g: 0, b: 0, a: 255)
    #expect(scene.color(200) != black)
    scene.app.drop([path])
    await scene.wait { scene.color(200) == black && scene.session.isIdle }
    #expect(scene.app.bench?.toast.sentence == "The screens show the picture.")
    let other = try await UserCodeScene()
    other.app.drop([path])
    #expect(other.app.bench?.toast.sentence?.hasPrefix("A preview has its own screens") == true)
    #expect(other.session.isIdle && other.app.bench?.overlays.sheet == nil)
  }

  @Test("With the application everything ends that it made, and its children end even if the phone is kept")
  func closing() async throws {
    var scene: UserCodeScene? = try await UserCodeScene()
    await scene?.drag(from: 20, to: 140)
    for key: Character in ["b", "v"] { scene?.press(.character(key)) }
    await scene?.settle()
    weak let (app, bench, window) = (scene?.app, scene?.app.bench, scene?.app.stage)
    weak let (session, child) = (scene?.session, scene?.session.child)
    var phone = scene?.app.phone
    scene = nil
    #expect(app == nil && bench == nil && window == nil && child == nil)
    // Nothing is called that is not there any more.
    phone?.stage.send(.down(CGPoint(x: 200, y: 400)))
    phone?.stage.advance(by: 0.1)
    phone?.stage.send(.cancel)
    phone = nil
    // Now and then the phone is released a turn of the main queue later.
    for _ in 0..<100 where session != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(session == nil)
  }

  @Test("A text field takes the keys when it is clicked, and Ctrl+Esc and a click outside give them back") func keys()
    async throws
  {
    let scene = try await UserCodeScene(
      """
      import UIKit

      #Preview {
        let view = UITextField(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        view.borderStyle = .roundedRect
        return view
      }
      """)
    let device = try #require(scene.app.bench?.device)
    func click() async {
      scene.app.stage.send(.down(scene.windowPoint(200, 400)))
      scene.app.stage.send(.up(scene.windowPoint(200, 400)))
      await scene.advance(by: 0.2)
    }
    #expect(!scene.app.phoneHasKeys)
    await click()
    #expect(scene.app.phoneHasKeys && device.screen.isFirstResponder)
    let speed = scene.app.transport?.speed
    scene.press(.character("2"))
    await scene.advance(by: 0.1)
    #expect(scene.app.transport?.speed == speed)
    // Function keys and the search are the window's.
    scene.press(.function(1))
    #expect(scene.app.bench?.overlays.sheet is ListSheet)
    scene.press(.function(1))
    scene.press(.escape.with(.control))
    #expect(!scene.app.phoneHasKeys)
    await scene.advance(by: 0.2)
    scene.press(.character("2"))
    #expect(scene.app.transport?.speed == .half)
    await click()
    #expect(scene.app.phoneHasKeys)
    let panel = try #require(scene.app.bench?.panel)
    scene.app.stage.send(.down(panel.convert(CGPoint(x: panel.bounds.midX, y: 6), to: nil)))
    scene.app.stage.send(.up(panel.convert(CGPoint(x: panel.bounds.midX, y: 6), to: nil)))
    #expect(!scene.app.phoneHasKeys)
  }
}
