import Dispatch
import Glibc

/// Reports when a file may have changed, because it was written or replaced.
///
/// The folder is watched rather than the file, because many editors write a new file and rename it. A symbolic link is
/// watched at both ends. The report comes on the main queue.
@MainActor final class FileWatch {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?

  init?(_ path: String, changed: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)
    for folder in Set([path, FileBytes.resolved(path)].map { FileBytes.split($0).folder }) {
      inotify_add_watch(descriptor, folder, mask)
    }
    let source = Self.source(descriptor) { changed() }
    source.activate()
    self.source = source
  }

  private static nonisolated func source(
    _ descriptor: Int32, _ changed: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Dispatch.DispatchQueue.main)
    source.setEventHandler {
      // The kind of change does not matter, because the file is compared with what was read last.
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      MainActor.assumeIsolated { changed() }
    }
    source.setCancelHandler { close(descriptor) }
    return source
  }

  isolated deinit { source?.cancel() }
}
