public import CoreGraphics

/// Calls a method at each frame of the world it was added in.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var isValid = true
  private weak var world: LayerWorld?

  /// The instant of the last frame, in seconds; 0 before the first.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// When the next frame is due, in seconds.
  public private(set) final var targetTimestamp: CFTimeInterval = 0
  /// The time between frames, in seconds; 0 before the first.
  public private(set) final var duration: CFTimeInterval = 0
  /// Whether frames pass by unheard.
  public final var isPaused = false
  /// How many frames a second are wanted; 0 wants all.
  public final var preferredFramesPerSecond = 0
  /// The frame rates that are wanted.
  public final var preferredFrameRateRange = CAFrameRateRange.default
  /// Every how many frames it is called; no fewer than 1.
  public final var frameInterval = 1

  /// A link that calls `sel` on `target`, which it keeps alive until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins with the next frame of the current world.
  public final func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    let current = LayerWorld.current
    guard world !== current else { return }
    world?.remove(self)
    world = current
    current.displayLinks.append(self)
  }

  /// Stops, until it is added again.
  public final func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world?.remove(self)
    world = nil
  }

  /// Stops for good and lets the target go.
  public final func invalidate() {
    isValid = false
    target = nil
    world?.remove(self)
    world = nil
  }

  /// The frame at `instant`; frames are `interval` seconds apart.
  final func tick(at instant: Double, interval: Double) {
    guard isValid, !isPaused, interval > 0, isDue(at: instant, interval) else { return }
    timestamp = instant
    duration = interval
    targetTimestamp = instant + max(interval, spacing(interval))
    wanted = targetTimestamp
    selector.perform(on: target, with: self)
  }

  /// A link of every frame is called at each, however irregular they are.
  private func isDue(at instant: Double, _ interval: Double) -> Bool {
    spacing(interval) <= interval ? wanted == 0 || instant > timestamp : instant >= wanted - interval / 2
  }

  /// When it is to be called again, by the rate it wants.
  private var wanted = 0.0

  private func spacing(_ interval: Double) -> Double {
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let frames = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
    if frames > 0 { return (1 / frames / interval).rounded() * interval }
    return Double(max(1, frameInterval)) * interval
  }
}

extension LayerWorld {
  /// Tells the display links that it is the frame of `now`; frames are `interval` seconds apart.
  package func tickDisplayLinks(interval: Double) {
    for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
      link.tick(at: now, interval: interval)
    }
  }

  /// Whether a display link waits for frames.
  package var hasRunningDisplayLinks: Bool { displayLinks.contains { !$0.isPaused } }

  /// How many display links wait for frames.
  package var runningDisplayLinkCount: Int { displayLinks.count { !$0.isPaused } }

  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }
}
