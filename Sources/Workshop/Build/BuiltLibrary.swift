import Foundation
import Glibc
package import SourcePass

/// The user's source as a loadable library; its private folder is removed when this object is released.
package final class BuiltLibrary: Sendable {
  package let path: String
  package let parameters: [UserCodeParameter]
  /// The previews, or what is shown in their place.
  package let scenes: [UserCodeScene]
  package let warnings: [BuildMessage]
  let files: [PassedFile]
  private let folder: BuildFolder

  init(path: String, files: [PassedFile], scenes: [UserCodeScene], warnings: [BuildMessage], folder: BuildFolder) {
    (self.path, self.files, self.scenes) = (path, files, scenes)
    (self.warnings, self.folder) = (warnings, folder)
    parameters = files.flatMap { file in
      file.passed.parameters.map { UserCodeParameter(parameter: $0, path: file.path) }
    }
  }

  package var paths: [String] { files.map(\.path) }
  package var folders: [String] { SourceFiles.folders(of: paths) }

  func corrected(_ ending: ChildEnding) -> ChildEnding {
    guard let file = files.first(where: { $0.path == ending.path }) else { return ending }
    var ending = ending
    ending.column = file.original(column: ending.column, line: ending.line)
    return ending
  }
}

package struct UserCodeParameter: Sendable, Equatable {
  package var parameter: SourcePass.Parameter
  package var path: String
}

package struct UserCodeScene: Sendable, Equatable {
  package var name: String
  /// The line counts from 1.
  package var path: String
  package var line: Int
  package var isPreview: Bool
  var statement: String
}

/// A private folder for the files of a build, removed when this object is released.
final class BuildFolder: Sendable {
  let path: String

  /// Creates a folder that no other user can read, and removes the folders that killed programs left behind.
  init() throws(WorkshopError) {
    let base = FileManager.default.temporaryDirectory.path
    Leftovers.remove(from: base) { name in
      let parts = name.split(separator: "-")
      return parts.count == 3 && parts[0] == "backswipe" && parts[2].utf8.count == 6 ? pid_t(parts[1]) : nil
    }
    var template = Array("\(base)/backswipe-\(getpid())-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw WorkshopError("There is no room for the build in \(base) (\(String(cString: strerror(errno)))).")
    }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
