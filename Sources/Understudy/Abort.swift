import Glibc

/// Ends the program as the C library's function of this name does, which the language's runtime calls where there is no
/// memory.
///
/// The report of a crash does not find the calls that led to the C library's own function.
@_cdecl("abort") func endAtOnce() -> Never {
  let reason = "Program crashed: Aborted\n"
  reason.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  // A sum that is too large ends the program here, without another call. It is used, so that it is not left out.
  _exit(Int32(UInt8.max + UInt8(truncatingIfNeeded: getpid() | 1)))
}
