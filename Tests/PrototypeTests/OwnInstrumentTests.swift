import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

// Beside other tests, which share the main thread for minutes, no process that has to answer within a second can be
// judged: BACKSWIPE_OWN=1 runs these by themselves.
@Suite(
  "The instrument on the user's own code", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["BACKSWIPE_OWN"] != nil, "they run by themselves")) @MainActor
struct OwnInstrumentTests {
  @Test("A drag has a graph and a verdict, and the number of screens is known") func verdict() async throws {
    let scene = try await OwnScene()
    #expect(scene.app.phone.demo.depth == 2)
    await scene.drag(from: 20, to: 140)
    let verdict = try #require(scene.app.phone.verdict)
    #expect(!verdict.finishes && abs(verdict.progress - 120.0 / 390) < 0.05)
    #expect(scene.app.bench?.message?.contains("Cancelled at") == true)
    #expect(scene.app.explain.watch.missed == nil)
    await scene.drag(from: 20, to: 300)
    #expect(scene.app.phone.verdict?.finishes == true && scene.app.phone.demo.depth == 1)
    let graph = try #require(scene.app.transport?.graph)
    #expect(graph.changes.count == 1)
    let release = try #require(graph.samples.last { $0.isHeld })
    #expect(abs(release.progress - 280.0 / 390) < 0.06)
    #expect(graph.samples.last?.progress == 1 && graph.duration > release.time + 0.05)
  }

  @Test("While the finger is pinned, a changed constant is seen at the same progress") func pin() async throws {
    let scene = try await OwnScene()
    await scene.drag(from: 20, to: 240, lifts: false)
    #expect(scene.app.togglePin())
    scene.app.stage.send(.up(scene.windowPoint(240, 400)))
    await scene.advance(by: 0.5)
    #expect(scene.color(20) == OwnScene.gray(0.5))
    let progress = scene.app.phone.status?.progress
    // A slider that moves asks again and again.
    for step in 1...5 {
      scene.app.session.set("Figures.shade", to: .number(0.5 - Double(step) / 20), gesture: 1)
      _ = scene.app.stage.render()
    }
    await scene.wait { scene.color(20) == OwnScene.gray(0.25) && scene.session.isIdle }
    #expect(scene.app.phone.status?.phase == .held && scene.app.hand.point != nil)
    #expect(abs((scene.app.phone.status?.progress ?? 0) - (progress ?? 1)) < 0.001)
    // The finger goes on in the other process.
    #expect(scene.app.hand.release())
    await scene.advance { scene.app.phone.isIdle }
    #expect(scene.app.phone.verdict?.finishes == true && scene.app.phone.demo.depth == 1)
  }

  @Test("Each round of a loop begins with the stack as it was, and a constant counts at once") func loop() async throws
  {
    let scene = try await OwnScene()
    await scene.drag(from: 20, to: 300)
    #expect(scene.app.phone.demo.depth == 1)
    let entries = scene.session.record.entries.count
    scene.press(.character("l"))
    for _ in 0..<2 {
      await scene.advance { scene.app.phone.status?.phase == .held }
      await scene.advance { scene.app.phone.demo.depth == 1 && scene.app.phone.status == nil }
    }
    #expect(scene.session.record.entries.count <= entries)
    scene.app.session.set("Figures.shade", to: .number(1))
    await scene.advance { scene.app.phone.status?.phase == .held && scene.color(10) == OwnScene.gray(1) }
    scene.press(.character("l"))
    #expect(scene.app.loop == nil)
  }

  @Test("A finished transition is scrubbed forth and back, stepped, and seen with another constant") func scrub()
    async throws
  {
    let scene = try await OwnScene()
    await scene.drag(from: 20, to: 300)
    #expect(scene.color(20) == OwnScene.red)
    let transport = try #require(scene.app.transport)
    func show(_ time: Double) async {
      transport.scrub(to: time)
      scene.app.stage.advance(by: 1 / 60)
      await scene.settle()
      await scene.advance(by: 2 / 60)
    }
    await show(0.3)
    #expect(scene.color(20) == OwnScene.gray(0.5) && scene.color(380) == OwnScene.blue)
    #expect(scene.app.bench?.message?.contains("Replay") == true)
    await show(0.01)
    #expect(scene.color(20) == OwnScene.blue)
    await show(0.3)
    #expect(scene.color(20) == OwnScene.gray(0.5))
    scene.app.session.set("Figures.shade", to: .number(0))
    await scene.wait {
      scene.app.stage.advance(by: 1 / 60)
      return scene.color(20) == OwnScene.gray(0)
    }
    #expect(transport.scrub?.time == 0.3)
    scene.press(.character("."))
    #expect(abs((transport.scrub?.time ?? 0) - 19.0 / 60) < 0.001)
    // The screens themselves are where they were.
    #expect(scene.app.phone.demo.depth == 1)
    scene.press(.escape)
    scene.app.stage.advance(by: 1 / 60)
    #expect(transport.scrub == nil && scene.color(20) == OwnScene.red)
  }

  @Test("The code as it was is seen beside the code as it is, under one finger, until B ends it") func compare()
    async throws
  {
    let scene = try await OwnScene()
    scene.press(.character("b"))
    let second = try #require(scene.app.bench?.second)
    #expect(scene.app.own.count == 2)
    let kept = scene.app.own[0]
    await scene.wait { kept.state == .running }
    scene.app.session.set("Figures.shade", to: .number(1))
    await scene.drag(from: 20, to: 240, lifts: false)
    #expect(scene.color(20) == OwnScene.gray(1))
    #expect(scene.color(20, on: second.device) == OwnScene.gray(0.5))
    scene.app.stage.send(.up(scene.windowPoint(240, 400)))
    await scene.advance { scene.app.phone.isIdle && kept.isIdle }
    #expect(scene.app.phone.demo.depth == 1 && kept.finger.status.depth == 1)
    scene.press(.character("b"))
    #expect(scene.app.own.count == 1 && scene.app.bench?.second == nil)
  }

  @Test("Faults happen in the middle of a drag on the user's own code") func faults() async throws {
    let scene = try await OwnScene()
    scene.app.faults.toggle(.push)
    await scene.drag(from: 20, to: 140)
    #expect(scene.app.bench?.toast.sentence?.hasPrefix("Fault:") == true)
    await scene.advance { scene.app.phone.demo.depth == 3 && scene.app.phone.isIdle }
    scene.app.faults.faults = [.reducedMotion]
    #expect(scene.session.settings.index == 1)
    scene.app.faults.faults = []
    #expect(scene.session.settings.index == 0)
  }

  @Test("A text field takes the keys when it is clicked, and Ctrl+Esc and a click outside give them back") func keys()
    async throws
  {
    let scene = try await OwnScene(
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
    #expect(scene.app.bench?.sheet is KeySheet)
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
