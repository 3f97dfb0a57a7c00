public import CoreGraphics

/// Calls a method at each frame of the world that it was added to.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  /// Nil once the link is invalidated: a bound method retains its receiver.
  private var selector: Selector?
  private var isValid = true
  private weak var world: LayerWorld?

  /// When the last frame was shown; 0 before the first.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  public private(set) final var targetTimestamp: CFTimeInterval = 0
  /// 0 before the first frame.
  public private(set) final var duration: CFTimeInterval = 0
  public final var isPaused = false
  /// The preferred number of calls per second; 0 for every frame.
  public final var preferredFramesPerSecond = 0
  public final var preferredFrameRateRange = CAFrameRateRange.default
  /// At least 1.
  public final var frameInterval = 1

  /// Retains `target` until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Adds the display link to the current world; it is called from the next frame on.
  public final func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    let current = LayerWorld.current
    guard world !== current else { return }
    world?.remove(self)
    world = current
    current.displayLinks.append(self)
  }

  /// Removes the display link from its world until it is added again.
  public final func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world?.remove(self)
    world = nil
  }

  public final func invalidate() {
    isValid = false
    (target, selector) = (nil, nil)
    world?.remove(self)
    world = nil
  }

  final func isAdded(to other: LayerWorld) -> Bool { world === other }

  /// If the frame is due; frames are `interval` seconds apart.
  final func tick(at instant: Double, interval: Double) {
    guard isValid, !isPaused, interval > 0, isDue(at: instant, interval) else { return }
    timestamp = instant
    duration = interval
    targetTimestamp = instant + max(interval, spacing(interval))
    wanted = targetTimestamp
    selector?.perform(on: target, with: self)
  }

  /// A link without a preferred rate is called at every frame, however irregular.
  private func isDue(at instant: Double, _ interval: Double) -> Bool {
    spacing(interval) <= interval ? wanted == 0 || instant > timestamp : instant >= wanted - interval / 2
  }

  /// The instant of the next call, by the preferred rate.
  private var wanted = 0.0

  private func spacing(_ interval: Double) -> Double {
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let frames = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
    if frames > 0 { return (1 / frames / interval).rounded() * interval }
    return Double(max(1, frameInterval)) * interval
  }
}

extension LayerWorld {
  package func tickDisplayLinks(interval: Double) {
    // A method may have removed one of them.
    for link in displayLinks where link.isAdded(to: self) {
      link.tick(at: now, interval: interval)
    }
  }

  package var hasRunningDisplayLinks: Bool { displayLinks.contains { !$0.isPaused } }

  package var runningDisplayLinkCount: Int { displayLinks.count { !$0.isPaused } }

  func remove(_ link: CADisplayLink) {
    if let index = displayLinks.index(ofObject: link) { displayLinks.remove(at: index) }
  }
}
