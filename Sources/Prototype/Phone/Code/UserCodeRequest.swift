import Foundation
import Glibc
import SourcePass
import Workshop

package struct UserCodeRequest: Equatable, Sendable {
  /// Absolute paths of files and folders.
  package var paths: [String]
  /// The preview to show first; nil means the first one.
  package var preview: String?
  /// The version of the language; nil means the project's.
  package var language: Int?
  /// The app's target; nil means the most probable one.
  package var target: String?
  /// Absolute paths of the only files that are built; empty for all.
  package var only: [String] = [] { didSet { only = only.map(Self.absolute) } }

  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Swift files and folders can be run.
  package static func canRun(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    return isFolder.boolValue || path.hasSuffix(".swift")
  }

  /// Relative paths begin at the current folder.
  package init(_ paths: [String]) {
    self.paths = paths.map(Self.absolute)
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  var files: SourceFiles { SourceFiles(paths, target: target, only: only) }

  /// What is remembered from one run of the program to the next: the paths, then what is chosen of them.
  var kept: String {
    let chosen = (target.map { ["--target=\($0)"] } ?? []) + only.map { "--only=\($0)" }
    return (paths + chosen).joined(separator: "\n")
  }

  /// Nil if one of the paths no longer exists.
  init?(kept: String) {
    let lines = kept.lines().map(String.init)
    func values(_ option: String) -> [String] {
      lines.filter { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
    }
    let paths = lines.filter { $0.hasPrefix("/") }
    guard !paths.isEmpty, paths.allSatisfy(Self.exists) else { return nil }
    self.init(paths)
    (target, only) = (values("--target").first, values("--only").filter(Self.exists))
  }
}
