import QuartzCore
import Testing

@MainActor
@Suite("Display links")
struct DisplayLinkTests {
  @MainActor private final class Target {
    var ticks: [[Double]] = []
    var link: CADisplayLink?
    var invalidatesItself = false

    func tick(_ link: CADisplayLink) {
      ticks.append([link.timestamp, link.targetTimestamp, link.duration])
      if invalidatesItself { link.invalidate() }
    }

    func bare() { ticks.append([]) }
  }

  private let world = LayerWorld()
  private let target = Target()
  static let interval = 1.0 / 64

  private func link(_ selector: Selector) -> CADisplayLink {
    // Another test may run on the main thread between the creation of this suite and its test.
    world.enter()
    let link = CADisplayLink(target: target, selector: selector)
    link.add(to: .main, forMode: .common)
    return link
  }

  /// Runs `count` frames, one interval apart.
  private func frames(_ count: Int) {
    for _ in 0..<count {
      world.advance(to: world.now + Self.interval)
      world.tickDisplayLinks(interval: Self.interval)
    }
  }

  @Test("A display link has no times before the first frame")
  func before() {
    let link = link(Selector(Target.tick(_:)))
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
  }

  @Test("Each frame tells its instant, that of the next, and the time between")
  func ticks() {
    let link = link(Selector(Target.tick(_:)))
    frames(2)
    let step = Self.interval
    #expect(target.ticks == [[step, 2 * step, step], [2 * step, 3 * step, step]])
    #expect(link.timestamp == 2 * step)
  }

  @Test(
    "A preferred rate leaves out frames, from the very first on, also where that is at instant 0",
    arguments: [(64, 9), (32, 5), (16, 3), (1_000, 9), (0, 9), (-5, 9)])
  func rate(preferred: Int, expected: Int) {
    let link = link(Selector(Target.tick(_:)))
    link.preferredFramesPerSecond = preferred
    world.tickDisplayLinks(interval: Self.interval)
    frames(8)
    #expect(target.ticks.count == expected)
    if preferred == 32 { #expect(target.ticks[0] == [0, 2 * Self.interval, Self.interval]) }
  }

  @Test("A range's preferred rate, else its maximum, or a frame interval has the same effect")
  func otherRates() {
    for set in [
      { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 64, preferred: 16) },
      { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 16) }, { $0.frameInterval = 4 },
    ] as [(CADisplayLink) -> Void] {
      let link = link(Selector(Target.tick(_:)))
      set(link)
      target.ticks = []
      frames(8)
      #expect(target.ticks.count == 2)
      link.invalidate()
    }
  }

  @Test("A paused display link is not called and keeps nothing waiting")
  func pause() {
    let link = link(Selector(Target.bare))
    link.isPaused = true
    frames(3)
    #expect(target.ticks.isEmpty && !world.hasRunningDisplayLinks)
    link.isPaused = false
    frames(1)
    #expect(target.ticks.count == 1 && world.hasRunningDisplayLinks)
  }

  @Test("A display link that is invalidated in its own callback is never called again")
  func invalidateInside() {
    target.invalidatesItself = true
    let first = link(Selector(Target.tick(_:)))
    _ = link(Selector(Target.tick(_:)))
    frames(2)
    #expect(target.ticks.count == 2)
    first.add(to: .main, forMode: .common)
    frames(1)
    #expect(target.ticks.count == 2)
  }

  @Test("A removed display link can be added again; added twice it is called once")
  func removeAndAdd() {
    let link = link(Selector(Target.bare))
    link.remove(from: .main, forMode: .common)
    frames(1)
    #expect(target.ticks.isEmpty)
    link.add(to: .main, forMode: .common)
    link.add(to: .current, forMode: .default)
    frames(1)
    #expect(target.ticks.count == 1)
  }

  @Test("A display link retains its target until it is invalidated")
  func keepsTarget() {
    weak var weakTarget: Target?
    let link: CADisplayLink
    do {
      let target = Target()
      weakTarget = target
      link = CADisplayLink(target: target, selector: Selector(Target.bare))
    }
    #expect(weakTarget != nil)
    link.invalidate()
    #expect(weakTarget == nil)
  }

  @Test("An unbound method retains no object and is called on the target; a bound one retains and calls its receiver")
  func selectors() {
    weak var receiver: Target?
    let bound: Selector
    do {
      let other = Target()
      receiver = other
      bound = Selector(other.bare)
    }
    #expect(receiver != nil && bound.perform(on: target))
    #expect(target.ticks.isEmpty && receiver?.ticks.count == 1)
    let unbound = Selector(Target.bare)
    #expect(unbound.perform(on: target) && target.ticks.count == 1)
    #expect(!unbound.perform(on: NSObject()) && !unbound.perform(on: nil))
    #expect(!Selector("bare").perform(on: target))
  }

  @Test("A link belongs to the world that was current when it was added")
  func worlds() {
    _ = link(Selector(Target.bare))
    let other = LayerWorld()
    other.enter()
    other.advance(to: 1)
    other.tickDisplayLinks(interval: Self.interval)
    #expect(target.ticks.isEmpty)
    world.tickDisplayLinks(interval: Self.interval)
    #expect(target.ticks.count == 1)
  }

  @Test("An invalid interval calls no display link", arguments: [0, -1, Double.nan])
  func badInterval(bad: Double) {
    _ = link(Selector(Target.bare))
    world.tickDisplayLinks(interval: bad)
    #expect(target.ticks.isEmpty)
  }
}
