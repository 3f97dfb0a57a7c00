import Foundation

/// The files and folders that a person names, and what of the projects in them is wanted.
package struct SourceFiles: Sendable, Equatable {
  package let roots: [String]
  /// The app's target; nil for the most probable one.
  private let target: String?
  /// The only files that are built of the app, if there are any.
  private let only: [String]

  /// The same, with another app if none was asked for.
  func trying(target other: String) -> Self? {
    target == nil && only.isEmpty ? SourceFiles(roots, target: other) : nil
  }

  package init(_ roots: [String], target: String? = nil, only: [String] = []) {
    (self.roots, self.target, self.only) = (roots, target, only)
  }

  static let most = 1000
  package static let mostBytes = 4 << 20

  /// Finds out what is built; this may take a while.
  ///
  /// `entered` is called with each folder before it is searched for files.
  ///
  /// - Throws: A `WorkshopError` if a file does not exist, or there are no files or too many.
  package func project(entered: @escaping (String) -> Void = { _ in }) throws(WorkshopError) -> UserProject {
    var project = try UserProject.read(roots, target: target, entered: entered)
    if !only.isEmpty, var main = project.modules.popLast() {
      let all = main.paths.count
      main.paths = only
      project.named = Set(only)
      project.modules.append(main)
      project.notes.append("Only \(only.count) of \(all) files are built")
    }
    guard !project.paths.isEmpty else {
      throw WorkshopError("\(roots.joined(separator: ", ")): there is no Swift file in it.")
    }
    guard project.paths.count <= Self.most else {
      throw WorkshopError("\(roots.joined(separator: ", ")): there are more than \(Self.most) Swift files in it.")
    }
    return project
  }

  /// Returns the paths of all files, sorted within each folder.
  package func paths(entered: @escaping (String) -> Void = { _ in }) throws(WorkshopError) -> [String] {
    try project(entered: entered).paths
  }

  /// The folders with the files; pictures are looked for in them.
  package var folders: [String] { Self.folders(of: (try? paths()) ?? []) }

  static func folders(of paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  package var title: String { roots.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "" }
}
