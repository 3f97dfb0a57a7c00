import CSDL2
import Glibc

/// Wakes the event wait when the main queue has work, and when a signal asks the program to end.
///
/// A thread of its own waits for both and costs nothing meanwhile. It says each but once: of the main queue's work
/// the next word comes after `drainMainQueue()`.
@MainActor final class Waker {
  /// The type of the event that says that the main queue has work.
  let workEvent = SDL_RegisterEvents(1)
  private var thread: pthread_t?

  /// Begins to wait.
  func start() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    wordsIn = ends[1]
    // A signal comes to any thread.
    for number in [SIGINT, SIGTERM] { signal(number) { @Sendable _ in say(.end) } }
    let watch = UnsafeMutablePointer<Watch>.allocate(capacity: 1)
    watch.initialize(to: Watch(queue: mainQueueHandle(), words: ends[0], workEvent: workEvent))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    var thread = pthread_t()
    let problem = pthread_create(
      &thread, &attributes,
      { @Sendable argument in
        argument?.assumingMemoryBound(to: Watch.self).pointee.run()
        return nil
      }, watch)
    pthread_attr_destroy(&attributes)
    if problem == 0 { self.thread = thread }
  }

  /// Ends the thread: nothing may be pushed any more when SDL goes.
  func stop() {
    guard let thread else { return }
    say(.stop)
    pthread_join(thread, nil)
    self.thread = nil
  }

  /// Does what waits in the main queue.
  func drainMainQueue() {
    runMainQueue(nil)
    say(.drained)
  }

  /// The thread's stack in bytes: it calls little more than SDL's queue.
  private static let stackSize = 1 << 17
}

/// What the thread is told.
private enum Word: UInt8 {
  /// The main queue's work is done.
  case drained
  /// The program shall end.
  case end
  /// The thread shall end.
  case stop
}

/// What the thread waits for.
private struct Watch: Sendable {
  let queue: Int32
  let words: Int32
  let workEvent: UInt32

  func run() {
    var isArmed = true
    while true {
      // The queue's handle stays readable until its work is done.
      var waits = [
        pollfd(fd: isArmed ? queue : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: words, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return
      }
      if waits[0].revents != 0 {
        isArmed = false
        push(workEvent)
      }
      if waits[1].revents != 0, let word = nextWord() {
        switch word {
        case .drained: isArmed = true
        case .end: push(SDL_QUIT.rawValue)
        case .stop: return
        }
      }
    }
  }

  private func nextWord() -> Word? {
    var byte: UInt8 = 0
    return read(words, &byte, 1) == 1 ? Word(rawValue: byte) : nil
  }

  private func push(_ type: UInt32) {
    var message = SDL_Event()
    message.type = type
    SDL_PushEvent(&message)
  }
}

/// Where the thread's words go in.
private nonisolated(unsafe) var wordsIn: Int32 = -1

/// Tells the thread; a signal's handler may do no more than write.
private func say(_ word: Word) {
  var byte = word.rawValue
  _ = write(wordsIn, &byte, 1)
}

/// The handle that is readable when the main queue has work: Dispatch's hook for run loops that are not its own.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

/// Does what waits in the main queue: the other half of the hook.
@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)
