import Glibc
import Testing

@testable import QuartzCore

@Suite("Worlds")
struct WorldTests {
  @Test("Time never goes back and is always finite")
  func clock() {
    let world = LayerWorld()
    world.enter()
    for (instant, expected) in [(1.0, 1.0), (0.5, 1), (.nan, 1), (.infinity, 1), (2, 2)] {
      world.advance(to: instant)
      #expect(world.now == expected && CACurrentMediaTime() == expected)
    }
  }

  @Test("Each world has its own time, animations and completions")
  func apart() {
    let (a, b) = (TimedScene(), TimedScene())
    b.layer.add(b.progress(1), forKey: nil)
    a.world.enter()
    CATransaction.setCompletionBlock { a.log.note("a completes") }
    a.layer.add(a.progress(1), forKey: nil)
    b.world.commit()
    b.frames(at: [1, 2])
    #expect(b.log.entries == ["progress starts", "progress stops true"] && a.log.entries == [])
    a.world.commit()
    a.frame(at: 1)
    #expect(a.log.entries == ["progress starts", "progress stops true", "a completes"])
  }

  @Test("The end of a layer is told in the world where its animations ran, whichever is current")
  func deathElsewhere() {
    let (a, b) = (TimedScene(), TimedScene())
    var layer: CALayer? = CALayer()
    if let layer { a.root.addSublayer(layer) }
    layer?.add(a.progress(1), forKey: nil)
    a.world.commit()
    layer?.removeFromSuperlayer()
    layer = nil
    b.world.commit()
    #expect(a.log.entries == ["progress starts"])
    a.world.commit()
    #expect(a.log.entries == ["progress starts", "progress stops false"])
  }

  @Test("A layer that moves to another world ends its animations in the old one")
  func movesAcross() {
    let (a, b) = (TimedScene(), TimedScene())
    a.begin(a.progress(5))
    b.root.addSublayer(a.layer)
    a.world.commit()
    b.frames(at: [1, 9])
    #expect(a.log.entries == ["progress starts", "progress stops false"])
    #expect(a.layer.animationKeys() == nil)
    #expect(a.world.animations.count == 0 && b.world.animations.count == 0)
  }

  @Test("Each thread has its own world")
  func threads() async {
    let scene = TimedScene()
    scene.world.advance(to: 5)
    let other = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let first = CACurrentMediaTime()
        CATransaction.setAnimationDuration(9)
        LayerWorld.current.advance(to: 3)
        continuation.resume(returning: [first, CACurrentMediaTime(), CATransaction.animationDuration()])
      }
    }
    #expect(other == [0, 3, 9])
  }

  /// An object whose deinitialiser uses Dispatch, as that of an object of the main actor does.
  private final class Remains: Sendable {
    private let key = DispatchSpecificKey<Bool>()

    deinit { _ = DispatchQueue.getSpecific(key: key) }
  }

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Does `body` on a new thread, and returns when that thread has ended.
  private func onThread(_ body: @escaping () -> Void) {
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { @Sendable work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, Unmanaged.passRetained(Work(body)).toOpaque())
    #expect(failure == 0)
    pthread_join(thread, nil)
  }

  @Test("What a thread's world keeps may use Dispatch when it is freed, and is freed after the thread has ended")
  func endedThread() {
    weak var remains: Remains?
    onThread {
      // Dispatch keeps memory for the thread from now on.
      DispatchQueue.concurrentPerform(iterations: 1) { _ in }
      let kept = Remains()
      remains = kept
      LayerWorld.current.later { withExtendedLifetime(kept) {} }
    }
    // Another test's thread may be the one that frees it, at this moment.
    for _ in 0..<1000 where remains != nil { onThread { _ = LayerWorld.current } }
    #expect(remains == nil)
  }
}
