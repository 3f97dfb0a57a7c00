import Dispatch
import Foundation
import Glibc

/// Reports when the user's files changed, appeared or disappeared.
///
/// Folders are watched rather than files, because many editors replace a file when they save it. Several changes at
/// once are one report on the main queue; a file that was only touched is not reported. Large folders take time, so
/// files are compared in the background.
@MainActor package final class SourceWatch {
  private let files: SourceFiles
  private let notices: ChangeNotices
  private let queue = DispatchQueue(label: "backswipe.watch")
  private var source: (any DispatchSourceRead)?
  private var known: [String: Stamp]?
  /// Whether something changed before the first look ended.
  private var isChanged = false
  private var turn = 0
  private let ready: @MainActor () -> Void
  private let changed: @MainActor () -> Void

  /// Tells states of a file apart.
  private struct Stamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt
  }

  /// After how many seconds without further changes a change is reported.
  private static let quiet = 0.05

  /// Begins to watch; nil if the system cannot.
  ///
  /// After `ready` is called, all changes are reported; before that, only those of the files and folders that the user
  /// named. If there were any, `changed` is called in place of `ready`.
  package init?(
    _ files: SourceFiles, ready: @escaping @MainActor () -> Void = {}, changed: @escaping @MainActor () -> Void
  ) {
    guard let notices = ChangeNotices() else { return nil }
    (self.files, self.notices, self.ready, self.changed) = (files, notices, ready, changed)
    for root in files.roots {
      notices.watch(root)
      notices.watch(folderOf: root)
    }
    let source = Self.source(notices) { [weak self] in self?.noticed() }
    source.activate()
    self.source = source
    look()
  }

  isolated deinit { source?.cancel() }

  private static nonisolated func source(
    _ notices: ChangeNotices, _ work: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: notices.descriptor, queue: DispatchQueue.main)
    source.setEventHandler {
      _ = notices.take()
      MainActor.assumeIsolated { work() }
    }
    // The descriptor stays open until the source has ended.
    source.setCancelHandler { withExtendedLifetime(notices) {} }
    return source
  }

  private func noticed() {
    isChanged = true
    turn += 1
    let own = turn
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.quiet) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.turn == own { self.look() }
      }
    }
  }

  private func look() {
    queue.async { [weak self, files, notices] in
      let found = Self.stamps(files, notices)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.compare(found) }
      }
    }
  }

  private func compare(_ found: [String: Stamp]) {
    guard let before = known else {
      known = found
      // The look may have come after a change that is not noticed yet.
      return notices.take() || isChanged ? changed() : ready()
    }
    guard found != before else { return }
    known = found
    changed()
  }

  private static nonisolated func stamps(_ files: SourceFiles, _ notices: ChangeNotices) -> [String: Stamp] {
    var count = 0
    let paths = try? files.paths { folder in
      count += 1
      if count <= mostFolders { notices.watch(folder) }
    }
    var result: [String: Stamp] = [:]
    for path in paths ?? [] {
      notices.watch(folderOf: path)
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      result[path] = Stamp(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
        number: UInt(status.st_ino))
    }
    return result
  }

  private static nonisolated let mostFolders = 1000
}

/// Collects the system's notices about folders.
private final class ChangeNotices: Sendable {
  let descriptor: Int32

  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watching a folder twice has no effect.
  func watch(_ folder: String) {
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    inotify_add_watch(descriptor, folder, mask)
  }

  func watch(folderOf path: String) {
    let url = URL(fileURLWithPath: path)
    for file in [url, url.resolvingSymlinksInPath()] { watch(file.deletingLastPathComponent().path) }
  }

  /// Returns whether there were notices, and removes them; their content does not matter, because the files are
  /// compared.
  func take() -> Bool {
    var (buffer, hasSome) = ([UInt8](repeating: 0, count: 4096), false)
    while read(descriptor, &buffer, buffer.count) > 0 { hasSome = true }
    return hasSome
  }
}
