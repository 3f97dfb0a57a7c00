import Foundation
import Glibc

/// What a command line asks of the user's own Swift.
package struct UserCodeRequest: Equatable, Sendable {
  /// The absolute paths of the files and folders.
  package var paths: [String]
  /// The name of the preview that is shown first; nil for the first one.
  package var preview: String?
  /// The version of the language, 5 or 6.
  package var language = 5

  /// Returns whether there is a file or folder at a path.
  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether a path is that of a Swift file or a folder.
  package static func canRun(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    return isFolder.boolValue || path.hasSuffix(".swift")
  }

  /// Creates a request for files and folders, whose relative paths begin at the current folder.
  package init(_ paths: [String]) {
    self.paths = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// The paths as they are remembered from one run of the program to the next.
  var kept: String { paths.joined(separator: "\n") }

  /// Creates a request from remembered paths; nil if one of them does not exist any more.
  init?(kept: String) {
    let paths = kept.split(separator: "\n").map(String.init)
    guard !paths.isEmpty, paths.allSatisfy(Self.exists) else { return nil }
    self.init(paths)
  }
}
