import Testing
import UIKit

@testable import Stage

/// Records the work that ran, each entry with its instant.
@MainActor private final class Log: NSObject {
  var entries: [String] = []
  func note(_ name: String) { entries.append("\(name) \(CACurrentMediaTime())") }
  func fire(_ timer: Timer) { note("selector \(timer.userInfo as? String ?? "")") }
  func call() { note("call") }
  func hide(_ sender: Any?) { note("hide \(sender ?? "nil")") }
}

@MainActor private func makeStage() -> Stage {
  let stage = Stage(size: CGSize(width: 4, height: 4))
  stage.application.enter()
  return stage
}

@MainActor @Suite("The main queue and timers")
struct MainQueueTests {
  @Test("Delayed work runs at its own instant of the stage's clock, and in the order it was added if that is the same")
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
    #expect(stage.now == 0.1 && log.entries == ["0.1 0.1"])
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
    #expect(log.entries == ["tick 0.25", "once 0.3", "tick 0.5", "tick 0.75"] && stage.isIdle)
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
    #expect(log.entries == ["selector x 0.1", "added 0.15", "selector x 0.2"] && !added.isValid)
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
    #expect(stage.now == 0.1 && stage.diagnostics.count >= 1)
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

@MainActor @Suite("Groups, operations and delayed calls on the main queue")
struct MainThreadTests {
  private func notify(_ log: Log, of group: DispatchGroup) {
    group.notify(queue: .main) { MainActor.assumeIsolated { log.note("done") } }
  }

  @Test("A group notifies when the last of its work is done, by the stage's clock")
  func group() throws {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    for delay in [0.3, 0.105] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        log.note("work")
        group.leave()
      }
    }
    notify(log, of: group)
    stage.advance(by: 0.2)
    #expect(log.entries == ["work 0.105"])
    try stage.settle()
    #expect(log.entries == ["work 0.105", "work 0.3", "done 0.3"] && stage.isIdle)
  }

  @Test("A group that animations leave notifies at their end")
  func animations() throws {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.window.addSubview(view)
    group.enter()
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0
    } completion: { _ in
      group.leave()
    }
    notify(log, of: group)
    stage.advance(by: 0.2)
    #expect(log.entries == [])
    try stage.settle()
    #expect(log.entries == ["done 0.25"])
  }

  @Test("An empty group notifies in the next turn, and several notifications come in order")
  func empty() {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    group.notify(queue: .main) { MainActor.assumeIsolated { log.note("a") } }
    let item = DispatchWorkItem { log.note("cancelled") }
    group.notify(queue: .main, work: item)
    item.cancel()
    group.notify(queue: .main, work: DispatchWorkItem { log.note("b") })
    #expect(log.entries == [])
    stage.advance(by: 0)
    #expect(log.entries == ["a 0.0", "b 0.0"])
  }

  @Test("A group that nothing leaves keeps no stage busy")
  func neverEmpty() throws {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    group.enter()
    notify(log, of: group)
    try stage.settle()
    #expect(stage.isIdle && log.entries == [])
    group.leave()
    stage.advance(by: 0)
    #expect(log.entries == ["done 0.0"])
  }

  @Test("Work of a group on the main queue belongs to the group until it ran")
  func workOfGroup() {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    DispatchQueue.main.async(group: group) { MainActor.assumeIsolated { log.note("work") } }
    notify(log, of: group)
    stage.advance(by: 0)
    #expect(log.entries == ["work 0.0", "done 0.0"])
  }

  @Test("A group that another thread leaves notifies in a later turn, also where the stage has none by itself")
  func otherThread() async {
    let (stage, log) = (makeStage(), Log())
    let group = DispatchGroup()
    group.enter()
    notify(log, of: group)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        group.leave()
        continuation.resume()
      }
    }
    stage.advance(by: 0)
    stage.advance(by: 0)
    #expect(log.entries == ["done 0.0"])
  }

  @Test("A group of a stage that has ended calls nothing")
  func endedStage() {
    let log = Log()
    let group = DispatchGroup()
    group.enter()
    do {
      let stage = makeStage()
      notify(log, of: group)
      stage.advance(by: 0)
    }
    group.leave()
    makeStage().advance(by: 0)
    #expect(log.entries == [])
  }

  @Test("Work at a time of the day runs by the stage's clock")
  func wallClock() throws {
    let (stage, log) = (makeStage(), Log())
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) { MainActor.assumeIsolated { log.note("a") } }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() - 5) { MainActor.assumeIsolated { log.note("b") } }
    try stage.settle()
    #expect(log.entries == ["b 0.0", "a 0.3"])
  }

  @Test("Operations of the main queue run in the next turn")
  func operations() {
    let (stage, log) = (makeStage(), Log())
    stage.advance(by: 0.5)
    OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("block") } }
    let operation = BlockOperation { MainActor.assumeIsolated { log.note("operation") } }
    OperationQueue.main.addOperation(operation)
    let cancelled = BlockOperation { MainActor.assumeIsolated { log.note("cancelled") } }
    OperationQueue.main.addOperations([cancelled], waitUntilFinished: false)
    cancelled.cancel()
    #expect(log.entries == [])
    stage.advance(by: 0)
    #expect(log.entries == ["block 0.5", "operation 0.5"] && operation.isFinished)
  }

  @Test("A call that is put off is made at its instant, with its argument")
  func delayedCall() throws {
    let (stage, log) = (makeStage(), Log())
    log.perform(Selector(Log.call), with: nil, afterDelay: 0.25)
    log.perform(Selector(Log.hide(_:)), with: "x", afterDelay: 0.1)
    log.perform(Selector(Log.hide(_:)), with: nil, afterDelay: 0, inModes: [.common])
    stage.advance(by: 0)
    #expect(log.entries == ["hide nil 0.0"])
    try stage.settle()
    #expect(log.entries == ["hide nil 0.0", "hide x 0.1", "call 0.25"])
  }

  @Test("Calls that were put off can be cancelled: all of a target, or those of a method with an argument")
  func cancelledCalls() throws {
    let (stage, log, other) = (makeStage(), Log(), Log())
    let hide = Selector(Log.hide(_:))
    for argument in ["x", "y"] { log.perform(hide, with: argument, afterDelay: 0.1) }
    log.perform(Selector(Log.call), with: nil, afterDelay: 0.2)
    other.perform(Selector(Log.call), with: nil, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: log, selector: hide, object: "x")
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    try stage.settle()
    #expect(log.entries == ["hide y 0.1", "call 0.2"] && other.entries == [] && stage.isIdle)
    // As in a search field: each call takes the place of the one before.
    for _ in 0..<3 {
      NSObject.cancelPreviousPerformRequests(withTarget: log, selector: Selector(Log.call), object: nil)
      log.perform(Selector(Log.call), with: nil, afterDelay: 0.5)
      stage.advance(by: 0.25)
    }
    try stage.settle()
    #expect(log.entries.count == 3)
  }

  @Test("A call keeps its target until it is made")
  func lifetime() {
    let stage = makeStage()
    weak var target: Log?
    do {
      let log = Log()
      target = log
      log.perform(Selector(Log.call), with: nil, afterDelay: 0.1)
    }
    #expect(target != nil)
    stage.advance(by: 0.2)
    #expect(target == nil)
  }

  @Test("A method is called at once, or on the main thread")
  func atOnce() {
    let (stage, log) = (makeStage(), Log())
    log.perform(Selector(Log.call))
    log.perform(Selector(Log.hide(_:)), with: 1)
    log.performSelector(onMainThread: Selector(Log.call), with: nil, waitUntilDone: true)
    #expect(log.entries == ["call 0.0", "hide 1 0.0", "call 0.0"])
    log.performSelector(onMainThread: Selector(Log.call), with: nil, waitUntilDone: false)
    #expect(log.entries.count == 3)
    stage.advance(by: 0)
    #expect(log.entries.count == 4)
  }
}
