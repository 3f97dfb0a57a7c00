import Foundation
import Glibc
package import SourcePass
import Synchronization

/// The user's source as a loadable library; its private folder is removed when this object is released.
package final class BuiltLibrary: Sendable {
  package let path: String
  package let parameters: [UserCodeParameter]
  /// The previews, or what is shown in their place.
  package let scenes: [UserCodeScene]
  package let warnings: [BuildMessage]
  package let project: UserProject
  package let leftOut: [UserProject.LeftOut]
  /// The errors of modules that are missing therefore.
  package let failures: [BuildMessage]
  let files: [PassedFile]
  private let folder: BuildFolder
  private let moduleNotes: [String]

  init(
    path: String, project: UserProject, products: [ModuleProduct], failures: [BuildMessage], folder: BuildFolder
  ) {
    (self.path, self.project, self.failures, self.folder) = (path, project, failures, folder)
    files = products.flatMap(\.files)
    leftOut = project.leftOut + products.flatMap(\.leftOut)
    moduleNotes = products.flatMap(\.notes)
    // The last module's come first.
    scenes = products.suffix(1).flatMap(\.scenes) + products.dropLast().flatMap(\.scenes)
    let remarks = files.flatMap { file in
      file.passed.remarks.map { remark in
        BuildMessage(
          severity: .warning, path: file.path, line: remark.line, column: 1, text: remark.message,
          sourceLine: file.line(remark.line))
      }
    }
    warnings = products.flatMap(\.warnings) + remarks
    parameters = files.flatMap { file in
      file.passed.parameters.map { UserCodeParameter(parameter: $0, path: file.path) }
    }
  }

  package var paths: [String] { files.map(\.path) }
  package var folders: [String] { SourceFiles.folders(of: paths + project.resources) }

  /// Sentences about what is built, and what is left out.
  package var notes: [String] {
    let names = failures.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return project.notes + moduleNotes
      + leftOut.map { "\($0.name) is left out: \($0.reason)" }
      + names.map { "\(FileTree.name($0)) has errors, so its module is missing" }
  }

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
  package var kind: Kind
  var statement: String

  package enum Kind: String, Sendable {
    case app, preview
    case type = "class"
  }

  package var isPreview: Bool { kind == .preview }
}

/// A private folder for the files of a build, removed when this object is released.
package final class BuildFolder: Sendable {
  package let path: String

  /// Creates a folder that no other user can read, and removes the folders that killed programs left behind.
  package init() throws(WorkshopError) {
    let base = FileManager.default.temporaryDirectory.path
    Leftovers.remove(from: base) { name in
      let parts = name.split(separator: "-")
      return parts.count == 3 && parts[0] == "backswipe" && parts[2].utf8.count == 6 ? pid_t(parts[1]) : nil
    }
    var template = Array("\(base)/backswipe-\(getpid())-XXXXXX".utf8CString)
    let made = Self.isOver.withLock { isOver in isOver ? nil : mkdtemp(&template).map { String(cString: $0) } }
    guard let made else {
      throw WorkshopError("There is no room for the build in \(base) (\(String(cString: strerror(errno)))).")
    }
    path = made
  }

  private static let isOver = Mutex(false)

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Removes all folders of this program, which is about to end.
  package static func removeAll() {
    isOver.withLock { $0 = true }
    let base = FileManager.default.temporaryDirectory.path
    let own = SystemFiles.names(in: base).filter { $0.hasPrefix("backswipe-\(getpid())-") }.map { "\(base)/\($0)" }
    for path in own {
      // A compiler may still add files.
      for _ in 0..<100 where FileManager.default.fileExists(atPath: path) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// The app's bundle.
  var bundle: String { "\(path)/Bundle" }

  /// Links the resources of an app into its bundle, the localised ones in their folders; what cannot be linked is missing.
  ///
  /// `names` are other bundles in it, which have the same resources.
  func addBundle(of resources: [String], named names: [String]) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for name in names {
      try? manager.createSymbolicLink(atPath: "\(bundle)/\(name).bundle", withDestinationPath: bundle)
    }
    for resource in resources {
      let language = FileTree.parent(resource)
      let folder = language.hasSuffix(".lproj") ? "\(bundle)/\(FileTree.name(language))" : bundle
      try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? manager.createSymbolicLink(
        atPath: "\(folder)/\(FileTree.name(resource))", withDestinationPath: resource)
    }
  }
}
