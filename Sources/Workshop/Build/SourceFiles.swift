import Foundation

/// The Swift files that a user named, and the folders beside them.
package struct SourceFiles: Sendable, Equatable {
  /// The files and folders as they were given.
  package let roots: [String]

  /// Creates files from absolute paths of files and folders.
  package init(_ roots: [String]) { self.roots = roots }

  /// The greatest number of files.
  static let most = 500
  /// The names of folders whose sources are not the user's, or are tests.
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// Returns the paths of all files, sorted within each folder.
  ///
  /// - Throws: A `WorkshopError` if a file does not exist, or there are none or too many.
  package func paths() throws(WorkshopError) -> [String] {
    var found: [String] = []
    for root in roots {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
        throw WorkshopError("\(root): there is no such file or folder.")
      }
      if isFolder.boolValue { collect(root, into: &found, depth: 0) } else { found.append(root) }
    }
    var known: Set<String> = []
    found = found.filter { known.insert($0).inserted }
    guard !found.isEmpty else { throw WorkshopError("\(roots.joined(separator: ", ")): there is no Swift file in it.") }
    guard found.count <= Self.most else {
      throw WorkshopError("\(roots.joined(separator: ", ")): there are more than \(Self.most) Swift files in it.")
    }
    return found
  }

  private func collect(_ folder: String, into found: inout [String], depth: Int) {
    guard depth < 16, found.count <= Self.most else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && !name.hasSuffix("Tests") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if !Self.skipped.contains(name) { collect(path, into: &found, depth: depth + 1) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        found.append(path)
      }
    }
  }

  /// The folders with the files, in which pictures are looked for.
  package var folders: [String] {
    var folders: [String] = []
    for path in (try? paths()) ?? [] {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// The name of what is shown: that of the first file or folder.
  package var title: String { roots.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "" }
}
