import Dispatch
import Foundation
import Glibc

/// Reports when files of the user changed, appeared or disappeared.
///
/// Folders are watched, not files, because many editors write a new file and rename it. Several changes at once are one
/// report, on the main queue, and a file that was only touched is none.
@MainActor package final class SourceWatch {
  private let files: SourceFiles
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var folders: Set<String> = []
  private var known: [String: Stamp]
  private var turn = 0
  private let changed: @MainActor () -> Void

  /// What tells one state of a file from another.
  private struct Stamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt
  }

  /// The seconds without a change after which a change is reported.
  private static let quiet = 0.05

  /// Begins to watch; nil if the system cannot.
  package init?(_ files: SourceFiles, changed: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    (self.files, self.changed) = (files, changed)
    known = Self.stamps(files)
    watchFolders()
    let source = Self.source(descriptor) { [weak self] in self?.noticed() }
    source.activate()
    self.source = source
  }

  isolated deinit { source?.cancel() }

  private static nonisolated func source(
    _ descriptor: Int32, _ work: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue.main)
    source.setEventHandler {
      // What happened does not matter: the files are compared with what was known.
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      MainActor.assumeIsolated { work() }
    }
    source.setCancelHandler { close(descriptor) }
    return source
  }

  /// Watches the folders of the files, and all folders in those that the user named.
  private func watchFolders() {
    var wanted = Set(files.folders)
    for path in (try? files.paths()) ?? [] {
      wanted.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path)
    }
    for root in files.roots {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
        wanted.insert(URL(fileURLWithPath: root).deletingLastPathComponent().path)
        continue
      }
      wanted.insert(root)
      let names = FileManager.default.enumerator(atPath: root)
      while wanted.count < Self.mostFolders, let name = names?.nextObject() as? String {
        guard FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder), isFolder.boolValue
        else { continue }
        if name.split(separator: "/").last?.hasPrefix(".") == true {
          names?.skipDescendants()
        } else {
          wanted.insert("\(root)/\(name)")
        }
      }
    }
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    for folder in wanted.subtracting(folders) { inotify_add_watch(descriptor, folder, mask) }
    folders.formUnion(wanted)
  }

  /// The greatest number of folders that are watched.
  private static let mostFolders = 1000

  private func noticed() {
    turn += 1
    let own = turn
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.quiet) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.turn == own { self.compare() }
      }
    }
  }

  private func compare() {
    watchFolders()
    let found = Self.stamps(files)
    guard found != known else { return }
    known = found
    changed()
  }

  private static func stamps(_ files: SourceFiles) -> [String: Stamp] {
    var result: [String: Stamp] = [:]
    for path in (try? files.paths()) ?? [] {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      result[path] = Stamp(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
        number: UInt(status.st_ino))
    }
    return result
  }
}
