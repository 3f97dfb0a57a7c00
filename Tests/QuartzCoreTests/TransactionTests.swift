import QuartzCore
import Testing

@Suite("Transactions")
struct TransactionTests {
  private let scene = TimedScene()
  private var log: EventLog { scene.log }

  /// Records `name` when all animations of the transaction have ended.
  private func complete(_ name: String) { CATransaction.setCompletionBlock { [log] in log.note(name) } }

  /// Adds an animation without a delegate and without a key.
  private func add(_ duration: Double) {
    scene.layer.add(scene.progress(duration) { $0.delegate = nil }, forKey: nil)
  }

  /// Runs `body` in a transaction that records `name` when it completes.
  private func transaction(_ name: String, _ body: () -> Void) {
    CATransaction.begin()
    complete(name)
    body()
    CATransaction.commit()
  }

  @Test("A transaction without animations completes at once")
  func nothingAdded() {
    transaction("done") {}
    #expect(log.entries == ["done"])
  }

  @Test("Completion waits for the last animation")
  func waits() {
    transaction("done") { for duration in [1.0, 2] { add(duration) } }
    scene.world.commit()
    scene.frames(at: [1, 1.9])
    #expect(log.entries == [])
    scene.frame(at: 2)
    #expect(log.entries == ["done"])
  }

  @Test("Only animations added after the block was set count")
  func subsequent() {
    CATransaction.begin()
    add(9)
    complete("done")
    add(1)
    CATransaction.commit()
    scene.world.commit()
    scene.frame(at: 1)
    #expect(log.entries == ["done"])
  }

  @Test("Animations of an inner transaction count for the outer, whose block is not lost")
  func nesting() {
    transaction("outer") {
      transaction("inner") { add(1) }
      add(2)
    }
    scene.world.commit()
    scene.frame(at: 1)
    #expect(log.entries == ["inner"])
    scene.frame(at: 2)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("An inner transaction without animations does not complete the outer")
  func emptyInner() {
    transaction("outer") {
      add(1)
      transaction("inner") {}
    }
    #expect(log.entries == ["inner"])
    scene.world.commit()
    scene.frame(at: 1)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("A second completion block leaves the first the animations added before, and both are called")
  func setTwice() {
    CATransaction.begin()
    complete("nothing")
    complete("first")
    #expect(log.entries == ["nothing"])
    add(1)
    complete("second")
    add(2)
    CATransaction.commit()
    scene.world.commit()
    scene.frame(at: 1)
    #expect(log.entries == ["nothing", "first"])
    scene.frame(at: 2)
    #expect(log.entries == ["nothing", "first", "second"])
  }

  @Test("The completion block can be read and removed")
  func block() {
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    complete("done")
    CATransaction.completionBlock()?()
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    #expect(log.entries == ["done", "done"])
  }

  @Test("The implicit transaction completes too, and its values are forgotten then")
  func implicit() {
    complete("done")
    add(1)
    scene.world.commit()
    scene.frame(at: 1)
    #expect(log.entries == ["done"])
    complete("empty")
    CATransaction.setAnimationDuration(7)
    CATransaction.flush()
    #expect(log.entries == ["done", "empty"] && CATransaction.animationDuration() == 0.25)
  }

  @Test("Completion that opens the next transaction for ever does not hang a turn")
  func endless() {
    func again(_ left: Int) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [log] in
        log.note("done")
        if left > 0 { again(left - 1) }
      }
      CATransaction.commit()
    }
    again(100_000)
    scene.world.commit()
    let first = log.entries.count
    #expect(first > 10 && first < 100_000 && scene.world.outlook == .moving)
    scene.world.commit()
    #expect(log.entries.count > first)
  }

  @Test("A value that an inner transaction does not set is the outer one's")
  func values() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.setValue("outer", forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(5)
    CATransaction.setDisableActions(false)
    CATransaction.setValue("inner", forKey: "mine")
    #expect(CATransaction.animationDuration() == 5 && !CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.value(forKey: "mine") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test("The keys of Core Animation name the properties")
  func keys() {
    CATransaction.begin()
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue({ [log] in log.note("done") } as () -> Void, forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(log.entries == ["done"])
  }

  @Test("A transaction's timing function replaces an animation's own")
  func pacing() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(ease)
    let animation = scene.progress(1)
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    scene.layer.add(animation, forKey: "a")
    #expect(scene.layer.animation(forKey: "a")?.timingFunction == ease)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeOut))
  }

  @Test("A commit without a begin is reported, and has no other effect")
  func unbalanced() {
    complete("done")
    CATransaction.commit()
    #expect(log.entries == [] && scene.world.diagnostics.count == 1)
  }

  @Test("Flushing begins the added animations; during layout it has no effect, because a commit is under way")
  func flush() {
    add(1)
    CATransaction.flush()
    scene.world.advance(to: 0.5)
    #expect(scene.shown == 0.5)
    scene.world.beforeCommit = {
      CATransaction.flush()
      self.log.note("layout")
    }
    scene.world.commit()
    #expect(log.entries == ["layout"])
  }
}
