import Foundation
import Glibc

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
