import Foundation
import SourcePass

/// The targets of a `Package.swift`, read from its text without running it.
struct PackageManifest {
  struct Target {
    let name: String
    let swiftFiles: [String]
    let resources: [String]
    /// The names that `#if` asks for.
    let conditions: [String]
  }

  let targets: [Target]

  /// Nil if the folder has no manifest.
  init?(_ folder: String) {
    guard let text = FileTree.text("\(folder)/Package.swift") else { return nil }
    let words = SourcePass.words(of: text)
    var (found, end) = ([[String: [String]]](), 0)
    for index in words.indices where index >= end {
      guard let (arguments, last) = Self.arguments(at: index, in: words) else { continue }
      found.append(arguments)
      // A dependency on another target is such a call, too.
      end = last
    }
    targets = found.compactMap { Self.target($0, in: folder, isOnly: found.count == 1) }
  }

  private static let kinds: Set = ["target", "executableTarget", "iOSApplication"]

  /// Returns the strings of each argument of a target that begins at `index`, and where it ends.
  private static func arguments(at index: Int, in words: [Substring]) -> ([String: [String]], end: Int)? {
    guard words[index] == ".", index + 2 < words.count, kinds.contains(String(words[index + 1])),
      words[index + 2] == "("
    else { return nil }
    var (result, label, depth) = ([String: [String]](), "", 0)
    for position in index + 2..<words.count {
      let word = words[position]
      if ["(", "["].contains(word) { depth += 1 }
      if [")", "]"].contains(word) { depth -= 1 }
      if depth == 0 { return (result, position) }
      if depth == 1, position + 1 < words.count, words[position + 1] == ":" { label = String(word) }
      let isDefined = words[position - 2..<position] == ["define", "("]
      if word.first == "\"" { result[isDefined ? "define" : label, default: []].append(word.filter { $0 != "\"" }) }
    }
    return (result, words.count)
  }

  private static func target(_ arguments: [String: [String]], in folder: String, isOnly: Bool) -> Target? {
    guard let name = arguments["name"]?.first else { return nil }
    let usual = ["Sources", "Source", "src", "srcs"].flatMap { isOnly ? ["\($0)/\(name)", $0] : ["\($0)/\(name)"] }
    guard
      let base = (arguments["path"] ?? usual).map({ FileTree.standard("\(folder)/\($0)") }).first(
        where: FileTree.isFolder)
    else { return nil }
    func isIn(_ path: String, _ names: [String]) -> Bool {
      names.map { FileTree.standard("\(base)/\($0)") }.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    let files = FileTree.swiftFiles(in: base).filter { path in
      !isIn(path, arguments["exclude"] ?? []) && (arguments["sources"].map { isIn(path, $0) } ?? true)
    }
    let resources = FileTree.find(in: base, XcodeTarget.isResource).filter { !isIn($0, arguments["exclude"] ?? []) }
    return files.isEmpty
      ? nil
      : Target(
        name: XcodeTarget.identifier(name), swiftFiles: files, resources: resources,
        conditions: arguments["define"] ?? [])
  }
}
