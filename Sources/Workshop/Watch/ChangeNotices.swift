import Dispatch
import Foundation
import Glibc

/// What the system notices in folders.
///
/// Folders are watched, not files, because many editors write a new file and rename it.
package final class ChangeNotices: Sendable {
  private let descriptor: Int32

  /// Creates notices of nothing; nil if the system has none.
  package init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Begins to watch a folder; a second time does nothing.
  func watch(_ folder: String) {
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    inotify_add_watch(descriptor, folder, mask)
  }

  /// Watches the folder of a file, and of the file to which it leads.
  package func watch(folderOf path: String) {
    let url = URL(fileURLWithPath: path)
    for file in [url, url.resolvingSymlinksInPath()] { watch(file.deletingLastPathComponent().path) }
  }

  /// Takes all notices, and returns whether there were some: what happened does not matter, because the files are compared.
  func take() -> Bool {
    var (buffer, hasSome) = ([UInt8](repeating: 0, count: 4096), false)
    while read(descriptor, &buffer, buffer.count) > 0 { hasSome = true }
    return hasSome
  }

  /// Calls `work` on the main queue after notices, as long as the follower that it returns lives.
  package func follow(_ work: @escaping @MainActor @Sendable () -> Void) -> Follower {
    Follower(self, descriptor, work)
  }

  package final class Follower {
    private let source: any DispatchSourceRead

    fileprivate init(_ notices: ChangeNotices, _ descriptor: Int32, _ work: @escaping @MainActor @Sendable () -> Void) {
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue.main)
      source.setEventHandler {
        _ = notices.take()
        MainActor.assumeIsolated { work() }
      }
      // The descriptor stays open until the source has ended.
      source.setCancelHandler { withExtendedLifetime(notices) {} }
      source.activate()
    }

    deinit { source.cancel() }
  }
}
