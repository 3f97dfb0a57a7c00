import CoreGraphics
import Foundation
private import Glibc
import Motion

// Not Apple's: the interface between layers and the stage that moves their time.

/// A clock that is moved by its owner, a tree, and its transactions, display links and animations.
///
/// Worlds are independent of each other. Each thread has a current world, the one that was entered last; layers outside
/// of any tree belong to it.
package final class LayerWorld {
  /// In seconds from 0; it never goes back.
  package private(set) var now = 0.0
  package let transactions = TransactionStack()
  package private(set) var root: CALayer?
  /// In order: misuse that would be an exception or a log message on iOS.
  package private(set) var diagnostics: [String] = []
  /// Called with each of them at once.
  package var reported: ((String) -> Void)?
  /// Increases with every change of a layer in the tree.
  package internal(set) var revision = 0
  /// Without one no text is shown.
  package var textService: (any TextService)?
  /// Without one no picture is read.
  package var pictureService: (any PictureService)? { didSet { SharedPictureService.set(pictureService) } }
  /// In pixels per point; pictures are chosen by it.
  package var displayScale = 1.0
  /// Searched for named pictures before the folders of the program.
  package var pictureFolders: [URL] = [] { didSet { assetIndexes.removeAll() } }
  /// What was found in lists of folders; kept for UIKit.
  package var assetIndexes: [[URL]: AnyObject] = [:]
  /// Names of which it was reported that they have no drawing; kept for UIKit.
  package var missingSymbols: Set<String> = []
  /// Such as an application, which code finds through the current world; it calls ``end()`` when it is freed.
  package weak var owner: AnyObject?
  /// The owner resolves colours for it at the moment; kept for the owner.
  package var environment: AnyObject?
  /// Records changes of layers, so that they can be undone.
  package var journal: LayerJournal?
  /// Called before layout at each commit, for views.
  package var beforeCommit: (() -> Void)?
  var animations = ActiveAnimations()
  var displayLinks: [CADisplayLink] = []
  var newcomers: [CALayer] = []
  var frames = FrameSource()
  private var deferred: [() -> Void] = []
  private var isLayingOut = false
  private var nestedCompletions = 0
  private var nextSerial = 0

  package init() {}

  deinit {
    root?.enter(nil)
    _ = animations.removeAll()
  }

  /// The world shows nothing any more, and work that waits in it is removed without being called.
  ///
  /// Completion blocks often retain the objects that they were added for; removing them here breaks those cycles.
  package func end() {
    owner = nil
    for record in animations.records { record.layer?.drop(record) }
    show(nil)
    let dropped = (animations.removeAll(), displayLinks, newcomers, deferred, journal)
    transactions.removeAll()
    for link in dropped.1 { link.invalidate() }
    (displayLinks, newcomers, deferred) = ([], [], [])
    (beforeCommit, journal) = (nil, nil)
    withExtendedLifetime(dropped) {}
  }

  /// Nil shows nothing.
  package func show(_ layer: CALayer?) {
    root?.enter(nil)
    root = layer
    layer?.enter(self)
    revision += 1
  }

  /// Without effect if `instant` is earlier or not finite.
  package func advance(to instant: Double) {
    guard instant > now, instant.isFinite else { return }
    now = instant
  }

  /// Ends the turn: lays out and displays, puts added layers on screen, begins animations, and runs deferred work.
  package func commit() {
    guard !isLayingOut else { return }
    isLayingOut = true
    beforeCommit?()
    root?.layoutIfNeeded()
    root?.displaySubtreeIfNeeded()
    isLayingOut = false
    let lost = animations.begin(in: self)
    for layer in newcomers where layer.world === self { layer.hasBeenShown = true }
    newcomers.removeAll(keepingCapacity: true)
    transactions.commitImplicit()
    withExtendedLifetime(lost) { runDeferred() }
  }

  /// Runs `work` at the end of the turn.
  package func later(_ work: @escaping () -> Void) { deferred.append(work) }

  package func report(_ message: String) {
    diagnostics.append(message)
    reported?(message)
  }

  /// Since the last commit.
  var awaitsUpdate: Bool {
    root.map { $0.flags.needsLayout || $0.flags.needsDisplay || $0.flags.subtreeNeedsUpdate } ?? false
  }

  var hasDeferredWork: Bool { !deferred.isEmpty }

  /// Calls a completion block; at the end of the turn if completion blocks are nested too deeply.
  func callCompletion(_ block: @escaping () -> Void) {
    guard nestedCompletions < Self.mostNestedCompletions else { return later { self.callCompletion(block) } }
    nestedCompletions += 1
    block()
    nestedCompletions -= 1
  }

  private static let mostNestedCompletions = 20

  func takeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  private func runDeferred() {
    // Work that is deferred meanwhile belongs to the same turn, up to a limit.
    for _ in 0..<Self.mostRounds {
      guard !deferred.isEmpty else { return }
      let work = deferred
      deferred = []
      for item in work { item() }
    }
  }

  /// In one turn; work that keeps deferring itself continues in the next one.
  private static let mostRounds = 100
}

extension LayerWorld {
  /// The world that this thread entered last, or else a new one without a tree.
  package static var current: LayerWorld {
    if let found = pthread_getspecific(key) {
      return Unmanaged<LayerWorld>.fromOpaque(found).takeUnretainedValue()
    }
    let world = LayerWorld()
    world.enter()
    return world
  }

  package func enter() {
    let previous = pthread_getspecific(Self.key)
    if previous == Unmanaged.passUnretained(self).toOpaque() { return }
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
    if let previous { Unmanaged<LayerWorld>.fromOpaque(previous).release() } else { Self.freeThoseOfEndedThreads() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { world in
      guard let world else { return }
      let kept = KeptWorld(world: Unmanaged<LayerWorld>.fromOpaque(world).takeRetainedValue())
      LayerWorld.ofEndedThreads.withLock { $0.append(kept) }
    }
    return key
  }()

  /// The world of a thread that has ended; it is only freed.
  private struct KeptWorld: @unchecked Sendable {
    let world: LayerWorld
  }

  /// The next thread that enters its first world frees these.
  ///
  /// A thread does not free its world when it ends: Dispatch has freed the memory that it had for the thread by then,
  /// and frees it twice if a deinitialiser uses Dispatch, as that of an object of the main actor does.
  private static let ofEndedThreads = Locked<[KeptWorld]>([])

  private static func freeThoseOfEndedThreads() {
    let ended = ofEndedThreads.withLock { list in
      defer { list = [] }
      return list
    }
    // Freed after the lock is open, because deinitialisers may ask for the current world.
    withExtendedLifetime(ended) {}
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the current world; it never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { LayerWorld.current.now }

public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the current world too, counted from a day in 2026, so that a replay sees the same.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { 800_000_000 + CACurrentMediaTime() }

/// A number outside these limits is refused: the property keeps its value, or an animation uses a default value, and
/// the world reports it.
enum NumberLimits {
  /// The product of a layer's number with this must be finite, so that the product of two such numbers is, too.
  ///
  /// The greatest magnitude of a layer's number is thus about 1.8e150.
  static let reach = 1e158

  /// The greatest begin time or time offset: about thirty thousand years; a double resolves a tenth of a millisecond
  /// there.
  static let greatestTime = 1e12

  /// The greatest initial velocity of a spring, in whole distances per second; a faster one cannot be seen.
  static let greatestVelocity = 1e6

  /// The greatest tension, continuity and bias of a keyframe, which are meant to be in −1...1.
  static let greatestTangent = 100.0

  /// The rule for begin times and time offsets, for a diagnostic.
  static let timeRule = "it must be at most 1e12 seconds from 0"

  static func isTime(_ seconds: Double) -> Bool { seconds.magnitude <= greatestTime }
}

extension LayerWorld {
  /// `rule` says which values are allowed, or what is used instead; every number that a layer or an animation refuses
  /// is reported here.
  func refuse(_ value: Any, for name: String, _ rule: String) { report("\(name) cannot be \(value): \(rule)") }
}

// Not Apple's: a value that several threads share.

package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// No other thread uses the value meanwhile.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

extension LayerWorld {
  package struct Frame {
    package let list: DisplayList
    /// The same object if nothing changed since.
    package let previous: DisplayList
  }

  /// If nothing changed since the frame before, no sampling is needed; the list is reused two frames later.
  package func frame() -> Frame { frames.next(self) }

  /// Independently of other frames, for a single picture.
  package func fill(_ list: DisplayList) {
    frames.fill(list, self)
  }
}

/// Alternates between two lists.
struct FrameSource {
  private let sampler = LayerSampler()
  private var current = DisplayList()
  private var previous = DisplayList()
  private var revision = -1
  private var hasReportedDepth = false

  mutating func next(_ world: LayerWorld) -> LayerWorld.Frame {
    if revision == world.revision, !world.animations.differ(from: current.instant, to: world.now) {
      return LayerWorld.Frame(list: current, previous: current)
    }
    revision = world.revision
    swap(&current, &previous)
    fill(current, world)
    if sampler.leavesOut, !hasReportedDepth {
      hasReportedDepth = true
      world.report("Layers with more than \(LayerSampler.mostAbove) layers above them are not shown; flatten the tree")
    }
    return LayerWorld.Frame(list: current, previous: previous)
  }

  func fill(_ list: DisplayList, _ world: LayerWorld) {
    if let root = world.root {
      sampler.sample(root, at: world.now, into: list)
    } else {
      list.removeAll()
    }
  }
}

extension CALayer {
  /// How far the layer's last copy is behind the first, in seconds.
  final var replicationLag: Double {
    let above = parent?.replicationLag ?? 0
    guard let replicator = parent as? CAReplicatorLayer else { return above }
    return above + abs(replicator.instanceDelay) * Double(max(1, replicator.instanceCount) - 1)
  }
}
