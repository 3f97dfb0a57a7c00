// Not Apple's: where code runs, and which world is the current one there.

package import Dispatch
import Foundation
private import Glibc

extension LayerWorld {
  /// The current world: the one that was entered last where this code runs, or else a new one without a tree.
  package static var current: LayerWorld {
    let place = Place.current
    if let found = place.world { return found }
    let world = LayerWorld()
    place.world = world
    return world
  }

  /// Makes this world the current one where this code runs.
  package func enter() {
    let place = Place.current
    if place.world !== self { place.world = self }
  }
}

/// Where code runs: on the main queue, or on a thread that does other work.
///
/// The main queue is one place although it changes its thread in programs with an asynchronous `main`, because a world
/// that stayed behind on such a thread would be found by whatever runs there next, at the same time as by the main queue.
///
/// Only the code in a place uses it; that of a thread which has ended is only freed, by whichever thread is the next.
private final class Place: @unchecked Sendable {
  /// The world that was entered last.
  var world: LayerWorld?

  private static let main = Place()

  /// The place of the running code.
  static var current: Place {
    let own = ofThread
    return own === main || !DispatchQueue.isOnMain ? own : main
  }

  /// The place of this thread without regard to queues; that of the process's first thread is the main queue's.
  private static var ofThread: Place {
    if let found = pthread_getspecific(key) { return Unmanaged<Place>.fromOpaque(found).takeUnretainedValue() }
    freeEnded()
    let made = Thread.isMainThread ? main : Place()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// The places of threads that have ended since the last one asked for its own.
  ///
  /// A thread does not free its place itself when it ends. Dispatch has freed what it keeps of the thread by then, and
  /// frees it once more if a deinitialiser uses Dispatch, as those of the main actor's objects do.
  private static let ofEndedThreads = Locked<[Place]>([])

  private static func freeEnded() {
    let ended = ofEndedThreads.withLock { list in
      defer { list = [] }
      return list
    }
    // Freed after the lock is open, because deinitialisers may ask for the current world.
    withExtendedLifetime(ended) {}
  }

  /// The key of each thread's place, which the thread owns until it ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { place in
      guard let place else { return }
      let owned = Unmanaged<Place>.fromOpaque(place).takeRetainedValue()
      Place.ofEndedThreads.withLock { $0.append(owned) }
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
