import Dispatch
import Glibc

/// A program that takes and writes lines of text, until it is released.
@MainActor package final class LineProcess {
  private let id: pid_t
  private let (input, output): (Descriptor, Descriptor)
  private var source: (any DispatchSourceRead)?
  private var text: [UInt8] = []
  private var part = [UInt8](repeating: 0, count: 1 << 16)
  /// The rest of a line, and the newest one after it.
  private var (unsent, newest): ([UInt8], [UInt8]) = ([], [])
  package var received: ([UInt8]) -> Void = { _ in }
  /// Called once, when it ends by itself.
  package var ended: () -> Void = {}

  /// Starts a program with these words; its complaints go where this one's do.
  package init(_ words: [String]) throws(WorkshopError) {
    guard let own = Spawning.pipe(), let other = Spawning.pipe() else {
      throw WorkshopError("There are no descriptors for a program (\(String(cString: strerror(errno)))).")
    }
    defer { for end in [own.read, other.write] { Glibc.close(end) } }
    (input, output) = (Descriptor(own.write), Descriptor(other.read))
    id = try Spawning.start(words, Spawning.environment, [0: own.read, 1: other.write, 2: STDERR_FILENO])
    for end in [input, output] { end.letNothingWait() }
    source = output.source { [weak self] in self?.read() }
    source?.activate()
  }

  isolated deinit { end() }

  private func end() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    ProcessSession.end(id)
    _ = Spawning.wait(for: id)
  }

  /// Sends a line soon; of several that the program has not read, only the newest.
  package func send(_ line: [UInt8]) {
    if unsent.isEmpty { unsent = line } else { newest = line }
    flush()
  }

  private func flush() {
    signal(SIGPIPE, SIG_IGN)
    while !unsent.isEmpty {
      let count = write(input.number, unsent, unsent.count)
      guard count > 0 else { break }
      unsent.removeFirst(count)
      if unsent.isEmpty { (unsent, newest) = (newest, []) }
    }
    guard !unsent.isEmpty, source != nil else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
  }

  /// In seconds, until the program may have read something.
  private static let pause = 0.02

  /// A share of the output, and whether that is its end: no other event tells of it if it comes with the last share.
  private func read() {
    for _ in 0..<2 where source != nil {
      let count = Glibc.read(output.number, &part, part.count)
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        end()
        return ended()
      }
      text += part[..<count]
      while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(text[..<end])
        text.removeFirst(end + 1)
        received(line)
      }
    }
  }
}
