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
  private var follower: ChangeNotices.Follower?
  /// The files as they were seen last; nil before the first look.
  private var known: SourceStamps?
  /// Whether something changed before the first look ended.
  private var isChanged = false
  private var turn = 0
  private let ready: @MainActor () -> Void
  private let changed: @MainActor () -> Void

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
    follower = notices.follow { [weak self] in self?.noticed() }
    look()
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

  private func compare(_ found: SourceStamps) {
    guard let before = known else {
      known = found
      // The look may have come after a change that is not noticed yet.
      return notices.take() || isChanged ? changed() : ready()
    }
    guard found != before else { return }
    known = found
    changed()
  }

  private static nonisolated func stamps(_ files: SourceFiles, _ notices: ChangeNotices) -> SourceStamps {
    var count = 0
    return SourceStamps(files) { folder in
      count += 1
      if count <= mostFolders { notices.watch(folder) }
    } found: { path in
      notices.watch(folderOf: path)
    }
  }

  private static nonisolated let mostFolders = 1000
}

/// The state of the user's files at one moment: two are equal if no file changed, appeared or disappeared in between.
package struct SourceStamps: Equatable, Sendable {
  private let stamps: [String: Stamp]

  /// Tells states of a file apart.
  private struct Stamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt
  }

  /// `entered` is called with each folder before it is searched, and `found` with each file.
  package init(
    _ files: SourceFiles, entered: @escaping (String) -> Void = { _ in }, found: (String) -> Void = { _ in }
  ) {
    let project = try? files.project(entered: entered)
    var stamps: [String: Stamp] = [:]
    for path in (project?.paths ?? []) + (project?.descriptions ?? []) {
      found(path)
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      stamps[path] = Stamp(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
        number: UInt(status.st_ino))
    }
    self.stamps = stamps
  }
}
