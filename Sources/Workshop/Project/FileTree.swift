import Foundation
import Glibc

/// The files in a folder and its subfolders, without what is hidden, built, or other people's.
package enum FileTree {
  private static let mostEntries = 50_000
  private static let mostDepth = 12

  /// Returns the paths of all files or bundles that `isWanted` takes by their name, sorted.
  ///
  /// Bundles, such as projects of Xcode and asset catalogues, are not searched.
  static func find(in folder: String, depth: Int = mostDepth, _ isWanted: (String) -> Bool) -> [String] {
    var (result, open, count) = ([String](), [(folder, depth)], 0)
    while let (folder, depth) = open.popLast(), count < mostEntries {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      count += names.count
      for name in names where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if isWanted(name) { result.append(path) }
        guard depth > 0, !isBundle(name), !skipped.contains(name), isFolder(path), !SystemFiles.isLink(path) else {
          continue
        }
        open.append((path, depth - 1))
      }
    }
    return result.sorted()
  }

  package static func swiftFiles(in folder: String) -> [String] {
    find(in: folder) { $0.hasSuffix(".swift") && $0.lowercased() != "package.swift" }.filter { !isFolder($0) }
  }

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// What describes a project, with lines that end as here; nil if it cannot be read, or is no text.
  static func text(_ path: String) -> String? {
    guard let bytes = bytes(path, most: SourceFiles.mostBytes), let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return text.replacing("\u{FEFF}", with: "", maxReplacements: 1).replacing("\r\n", with: "\n")
  }

  /// The contents of a file, or of a larger one the beginning; nil if it is no file.
  static func bytes(_ path: String, most: Int = 1 << 26) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = FileHandle(forReadingAtPath: path)
    else { return nil }
    return try? handle.read(upToCount: most) ?? Data()
  }

  /// Removes `.` and `..` from an absolute path.
  static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  static func parent(_ path: String) -> String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name without what follows its last dot.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Folders of other people's sources, or of build products.
  static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "checkouts"]

  /// Whether a folder is one file to people, whose contents do not count.
  static func isBundle(_ name: String) -> Bool { bundles.contains { name.hasSuffix($0) } }

  private static let bundles = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".playgroundbook", ".framework", ".xcframework",
    ".bundle",
    ".docc", ".xctemplate", ".xcdatamodeld",
  ]
}
