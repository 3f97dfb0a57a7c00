import Glibc
import Rehearsal
import Workshop

/// The program that runs the user's code for a window: the engine, with a stage of its own.
///
/// The window starts it with a connection at descriptor 3 and shared memory at descriptor 4. It contains the whole engine
/// and exports it, so that a library with the user's code finds UIKit in it.
@main @MainActor enum Understudy {
  static func main() {
    // The window may be killed while the user's code runs and reads no message.
    _ = setProcessOption(Self.signalAtParentsEnd, UInt(SIGKILL), 0, 0, 0)
    limitMemory()
    guard let memory = SharedMemory(descriptor: 4) else {
      complain("It is started by `backswipe run`, not by hand.")
      exit(2)
    }
    LiveValues.count = SharedMemory.mostFigures
    LiveValues.values = memory.figures
    LiveValues.reads = memory.reads
    Performance(ChildLink(3), memory).run()
  }

  private static let signalAtParentsEnd: Int32 = 1

  /// The greatest amount of memory that the code may take, and of all addresses, in bytes, so that code that takes more and
  /// more fails before the system does.
  private static let (mostMemory, mostAddresses): (rlim_t, rlim_t) = (2 << 30, 4 << 30)

  private static func limitMemory() {
    for (resource, most) in [(RLIMIT_DATA, mostMemory), (RLIMIT_AS, mostAddresses)] {
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
    // A crash writes a report, not the memory.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  static func complain(_ sentence: String) {
    let line = "Understudy: \(sentence)\n"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  }
}

/// Sets an option of the process; the C library declares it with a variable number of arguments, which Swift cannot call.
@_silgen_name("prctl") private func setProcessOption(
  _ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt
) -> Int32
