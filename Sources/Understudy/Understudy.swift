import Foundation
import Glibc
import Rehearsal
import Workshop

/// The program that runs the user's code for a window: the engine, with a stage of its own.
///
/// The window starts it with a connection at descriptor 3 and shared memory at descriptor 4. It exports the whole
/// engine, so that a library with the user's code finds UIKit in it.
@main @MainActor enum Understudy {
  static func main() {
    endWithParent()
    limitMemory()
    breakOutputIntoLines()
    guard let memory = SharedMemory(descriptor: 4) else {
      complain("It is started by `backswipe run`, not by hand.")
      exit(2)
    }
    LiveValues.count = SharedMemory.mostParameters
    LiveValues.values = memory.parameters
    LiveValues.reads = memory.reads
    // Programs that the user's code starts do not need these.
    for file: Int32 in [3, 4] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    ChildLoop(ChildLink(3), memory).run()
    // The window has gone, or the user's code closed the connection; then the window ends this program in another way.
    ProcessSession.endOthers()
    exit(ChildEnding.lostConnection)
  }

  /// Flushes after each line: the window reads a pipe, and the C library would buffer more.
  private static func breakOutputIntoLines() {
    // Swift cannot refer to the variable, because any thread could change it.
    let output = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self)
    if let output { setvbuf(output, nil, _IOLBF, 0) }
  }

  /// Ends this program and what it started when the window's program ends, however it ends.
  ///
  /// At that time the user's code may be running, so no message would be read.
  private static func endWithParent() {
    let parent = Spawning.descriptor(of: getppid())
    // A stopped program continues with this signal, so that the thread can work.
    Spawning.set(Spawning.signalAtParentsEnd, UInt(parent == nil ? SIGKILL : SIGCONT))
    guard let parent else { return }
    Thread.detachNewThread {
      var end = pollfd(fd: parent, events: Int16(POLLIN), revents: 0)
      while poll(&end, 1, -1) <= 0 {}
      ProcessSession.endOthers()
      kill(getpid(), SIGKILL)
    }
  }

  /// In bytes.
  ///
  /// Code that takes more and more memory fails before the system does.
  private static let (mostMemory, mostAddresses): (rlim_t, rlim_t) = (2 << 30, 4 << 30)

  private static func limitMemory() {
    for (resource, most) in [(RLIMIT_DATA, mostMemory), (RLIMIT_AS, mostAddresses)] {
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
    // A crash writes a report rather than a memory dump.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  static func complain(_ sentence: String) {
    let line = "Understudy: \(sentence)\n"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  }
}
