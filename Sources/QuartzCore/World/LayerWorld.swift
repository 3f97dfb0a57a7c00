// Apple has no word for this: it is the seam between layers and whoever gives them time.

import Foundation
private import Glibc
import Motion

/// A world of layers: one clock moved by hand, one tree, its transactions, its display links and its animations.
///
/// Worlds never meet. Each thread has a current one, that which was entered last; layers outside any tree belong
/// to it.
package final class LayerWorld {
  /// The instant, in seconds; starts at 0 and never goes back.
  package private(set) var now = 0.0
  /// The open transactions.
  package let transactions = TransactionStack()
  /// The root of the tree that is shown.
  package private(set) var root: CALayer?
  /// What would be an exception or a line in the log on iOS, in order.
  package private(set) var diagnostics: [String] = []
  /// Goes up with every change of a layer in the tree.
  package internal(set) var revision = 0
  /// Lays out text for layers that show some; nil shows none.
  package var textService: (any TextService)?
  /// Reads and writes pictures; nil reads none.
  package var pictureService: (any PictureService)? { didSet { SharedPictureService.set(pictureService) } }
  /// The pixels to a point, for which pictures are chosen.
  package var displayScale = 1.0
  /// The folders in which pictures are looked for by name, before those of the program.
  package var pictureFolders: [URL] = []
  /// Whose world it is, for whoever has something to find by the current world.
  package weak var owner: AnyObject?
  /// What records changes of layers while somebody may want them undone; nil records nothing.
  package var journal: LayerJournal?
  /// Called before layout at each commit, so that views can take part.
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

  deinit { root?.enter(nil) }

  /// Ends the world: nothing is shown any more, and what waits in it is dropped without being called.
  ///
  /// Completion blocks often hold what they were added for; dropping them here breaks those cycles.
  package func end() {
    let dropped = (animations.records, displayLinks, newcomers, deferred, journal)
    for record in animations.records { record.layer?.drop(record) }
    show(nil)
    transactions.removeAll()
    (animations, displayLinks, newcomers, deferred) = (ActiveAnimations(), [], [], [])
    (beforeCommit, journal) = (nil, nil)
    withExtendedLifetime(dropped) {}
  }

  /// Shows `layer` and what is below it.
  package func show(_ layer: CALayer?) {
    root?.enter(nil)
    root = layer
    layer?.enter(self)
    revision += 1
  }

  /// Moves the clock to `instant`; an earlier one, or none, leaves it where it is.
  package func advance(to instant: Double) {
    guard instant > now, instant.isFinite else { return }
    now = instant
  }

  /// Ends the turn: lays out, puts what was added on screen, and calls what waits for that.
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

  /// Calls `work` at the end of the turn.
  package func later(_ work: @escaping () -> Void) { deferred.append(work) }

  /// Says what would be an exception or a line in the log on iOS.
  package func report(_ message: String) { diagnostics.append(message) }

  /// Whether layout or drawing was asked for since the last commit.
  var awaitsUpdate: Bool {
    root.map { $0.flags.needsLayout || $0.flags.needsDisplay || $0.flags.subtreeNeedsUpdate } ?? false
  }

  /// Whether something waits for the end of the turn.
  var hasDeferredWork: Bool { !deferred.isEmpty }

  /// Calls a completion block, at the end of the turn where such blocks have called each other too deeply.
  func callCompletion(_ block: @escaping () -> Void) {
    guard nestedCompletions < Self.mostNestedCompletions else { return later { self.callCompletion(block) } }
    nestedCompletions += 1
    block()
    nestedCompletions -= 1
  }

  /// Completion blocks that may be under way at once.
  private static let mostNestedCompletions = 20

  func takeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  private func runDeferred() {
    // What is put off while this runs belongs to the same turn, within reason.
    for _ in 0..<Self.mostRounds where !deferred.isEmpty {
      let work = deferred
      deferred = []
      for item in work { item() }
    }
  }

  /// Rounds of put-off work in one turn; work that goes on putting itself off continues in the next.
  private static let mostRounds = 100
}

extension LayerWorld {
  /// The world of this thread: that which was entered last, or one of its own without a tree.
  package static var current: LayerWorld {
    if let found = pthread_getspecific(key) {
      return Unmanaged<LayerWorld>.fromOpaque(found).takeUnretainedValue()
    }
    let world = LayerWorld()
    world.enter()
    return world
  }

  /// Makes this the thread's current world.
  package func enter() {
    let previous = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
    if let previous { Unmanaged<LayerWorld>.fromOpaque(previous).release() }
  }

  /// Where each thread keeps its world.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { world in
      if let world { Unmanaged<LayerWorld>.fromOpaque(world).release() }
    }
    return key
  }()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current instant of the current world, in seconds; it never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { LayerWorld.current.now }
