// Not Apple's: which world is the current one of the running code.

import Foundation
private import Glibc

extension LayerWorld {
  /// The current world: the one that was entered last on the main queue, or elsewhere on this thread, or else a new one
  /// without a tree.
  package static var current: LayerWorld {
    let holder = CurrentWorld.ofRunningCode
    if let found = holder.world { return found }
    let world = LayerWorld()
    holder.world = world
    return world
  }

  /// Makes this world the current one on the main queue, or elsewhere on this thread.
  package func enter() {
    let holder = CurrentWorld.ofRunningCode
    if holder.world !== self { holder.world = self }
  }
}

/// The current world of the main queue, or of a thread that does other work.
///
/// The main queue has one although it changes its thread in programs with an asynchronous `main`: a world that stayed
/// behind with such a thread would be found by whatever runs there next, at the same time as by the main queue.
///
/// Only its queue or thread uses it. That of a thread which has ended is only freed.
private final class CurrentWorld: @unchecked Sendable {
  /// The world that was entered last.
  var world: LayerWorld?

  private static let ofMainQueue = CurrentWorld()

  static var ofRunningCode: CurrentWorld {
    let own = ofThread
    return own === ofMainQueue || !DispatchQueue.isOnMain ? own : ofMainQueue
  }

  /// That of this thread, without regard to queues; the process's first thread has the main queue's.
  private static var ofThread: CurrentWorld {
    if let found = pthread_getspecific(key) {
      return Unmanaged<CurrentWorld>.fromOpaque(found).takeUnretainedValue()
    }
    freeThoseOfEndedThreads()
    let made = Thread.isMainThread ? ofMainQueue : CurrentWorld()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Those of threads that have ended; the next new thread frees them.
  ///
  /// A thread does not free its own when it ends: Dispatch has freed the memory that it had for the thread by then, and
  /// frees it twice if a deinitialiser uses Dispatch, as that of an object of the main actor does.
  private static let ofEndedThreads = Locked<[CurrentWorld]>([])

  private static func freeThoseOfEndedThreads() {
    let ended = ofEndedThreads.withLock { list in
      defer { list = [] }
      return list
    }
    // Freed after the lock is open, because deinitialisers may ask for the current world.
    withExtendedLifetime(ended) {}
  }

  /// The key of what each thread holds until it ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      guard let held else { return }
      let own = Unmanaged<CurrentWorld>.fromOpaque(held).takeRetainedValue()
      CurrentWorld.ofEndedThreads.withLock { $0.append(own) }
    }
    return key
  }()
}

extension DispatchQueue {
  /// Whether the running code is on the main queue, on whichever thread.
  package static var isOnMain: Bool { getSpecific(key: mainMark) ?? false }

  /// Whether this is the main queue, which is another object each time it is asked for.
  package var isMain: Bool { getSpecific(key: Self.mainMark) ?? false }

  private static let mainMark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
