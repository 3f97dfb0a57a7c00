import Foundation

package struct SourceFiles: Sendable, Equatable {
  package let roots: [String]

  package init(_ roots: [String]) { self.roots = roots }

  static let most = 500
  package static let mostBytes = 4 << 20

  /// Returns the paths of all files, sorted within each folder; this may take a while.
  ///
  /// `entered` is called with each folder before it is read.
  ///
  /// - Throws: A `WorkshopError` if a file does not exist, or there are no files or too many.
  package func paths(entered: @escaping (String) -> Void = { _ in }) throws(WorkshopError) -> [String] {
    var scan = SourceScan(entered: entered)
    for root in roots { try scan.add(root) }
    guard !scan.paths.isEmpty else {
      throw WorkshopError("\(roots.joined(separator: ", ")): there is no Swift file in it.")
    }
    guard scan.paths.count <= Self.most else {
      throw WorkshopError("\(roots.joined(separator: ", ")): there are more than \(Self.most) Swift files in it.")
    }
    return scan.paths
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
