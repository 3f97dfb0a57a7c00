import Testing
import UIKit

@testable import Stage

@MainActor @Suite("The main queue and timers")
struct MainQueueTests {
  /// Records the work that ran, each entry with its instant.
  @MainActor private final class Log {
    var entries: [String] = []
    func note(_ name: String) { entries.append("\(name) \(CACurrentMediaTime())") }
    func fire(_ timer: Timer) { note("selector \(timer.userInfo as? String ?? "")") }
  }

  private func makeStage() -> Stage {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    stage.application.enter()
    return stage
  }

  @Test(
    "Delayed work runs at its own instant of the stage's clock, and in the order it was added if that is the same")
  func delayed() {
    let (stage, log) = (makeStage(), Log())
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("c") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.105) { log.note("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(105)) { log.note("b") }
    stage.advance(by: 0.1)
    #expect(log.entries == [])
    stage.advance(by: 0.005)
    #expect(log.entries == ["a 0.105", "b 0.105"])
    stage.advance(by: 1)
    #expect(log.entries == ["a 0.105", "b 0.105", "c 0.3"])
  }

  @Test("Work for the next turn does not run in this one, and runs before any time has passed")
  func nextTurn() {
    let (stage, log) = (makeStage(), Log())
    stage.advance(by: 0.25)
    DispatchQueue.main.async {
      log.note("outer")
      DispatchQueue.main.async { log.note("inner") }
      log.note("outer's end")
    }
    _ = stage.render()
    #expect(log.entries == [])
    stage.advance(by: 0)
    #expect(log.entries == ["outer 0.25", "outer's end 0.25", "inner 0.25"])
  }

  @Test("Cancelled work does not run and does not keep the stage busy")
  func cancelled() throws {
    let (stage, log) = (makeStage(), Log())
    let items = [0.1, 0.2].map { delay in
      let item = DispatchWorkItem { log.note("\(delay)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
      return item
    }
    items[1].cancel()
    try stage.settle()
    #expect(stage.now == 0.1)
    #expect(log.entries == ["0.1 0.1"])
  }

  @Test("A timer fires at multiples of its interval until it is invalidated")
  func timer() throws {
    let (stage, log) = (makeStage(), Log())
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      MainActor.assumeIsolated {
        log.note("tick")
        count += 1
      }
      if MainActor.assumeIsolated({ count }) == 3 { timer.invalidate() }
    }
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { log.note("once") } }
    try stage.settle()
    #expect(log.entries == ["tick 0.25", "once 0.3", "tick 0.5", "tick 0.75"])
    #expect(stage.isIdle)
  }

  @Test("A timer calls a method with its user info, and a timer that is added to a run loop uses the same clock")
  func selectorTimer() throws {
    let (stage, log) = (makeStage(), Log())
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: log, selector: Selector(Log.fire(_:)), userInfo: "x", repeats: true)
    let added = Timer(timeInterval: 0.15, repeats: false) { _ in MainActor.assumeIsolated { log.note("added") } }
    RunLoop.main.add(added, forMode: .common)
    stage.advance(by: 0.25)
    timer.invalidate()
    try stage.settle()
    #expect(log.entries == ["selector x 0.1", "added 0.15", "selector x 0.2"])
    #expect(!added.isValid)
  }

  @Test("Each stage runs its own work by its own clock")
  func twoStages() {
    let log = Log()
    let a = makeStage()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.note("a") }
    let b = makeStage()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("b") }
    a.advance(by: 1)
    #expect(log.entries == ["a 0.2"])
    b.advance(by: 1)
    #expect(log.entries == ["a 0.2", "b 0.1"])
  }

  @Test("Work added by work belongs to the stage that runs it, whichever stage was used last")
  func chains() {
    let log = Log()
    let a = makeStage()
    DispatchQueue.main.async { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("a") } }
    let b = makeStage()
    a.advance(by: 0.1)
    b.advance(by: 1)
    #expect(log.entries == [])
    a.advance(by: 1)
    #expect(log.entries == ["a 0.5"])
  }

  @Test("Work that keeps adding work without delay does not hang the stage")
  func endless() {
    let stage = makeStage()
    @MainActor func again() { DispatchQueue.main.async { again() } }
    again()
    stage.advance(by: 0.1)
    #expect(stage.now == 0.1)
    #expect(stage.diagnostics.count >= 1)
  }

  @Test("Background queues run their own work")
  func background() async {
    _ = makeStage()
    let done = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: true) }
    }
    #expect(done)
  }
}
