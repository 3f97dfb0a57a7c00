import Foundation

/// The module that a podspec describes, read from its text without running it.
struct Podspec {
  let module: String
  let swiftFiles: [String]
  let resources: [String]
  /// The names of the bundles that it makes of its resources.
  let bundles: [String]

  init?(_ path: String) {
    guard let text = FileTree.text(path) else { return nil }
    let folder = FileTree.parent(path)
    let named = text.firstMatch(of: /\.module_name\s*=\s*['"]([^'"]+)['"]/)?.1
    module = XcodeTarget.identifier(named.map(String.init) ?? FileTree.stem(path))
    let lists = text.matches(of: /\.source_files\s*=\s*((?:[^\n]*,\s*\n)*[^\n]+)/).map(\.1)
    let patterns = lists.flatMap { $0.matches(of: /['"]([^'"]+)['"]/).map { String($0.1) } }
    var seen: Set<String> = []
    swiftFiles = patterns.flatMap { Self.files(matching: $0, in: folder) }.filter { seen.insert($0).inserted }
    if swiftFiles.isEmpty { return nil }
    let made = text.matches(of: /\.resource_bundles?\s*=\s*\{([^}]*)\}/).map(\.1)
    bundles = made.flatMap { $0.matches(of: /['"]([^'"]+)['"]\s*=>/).map { String($0.1) } }
    let others = text.matches(of: /\.resources?\s*=\s*(\[[^\]]*\]|[^\n]+)/).map(\.1)
    let folders = (made + others).flatMap { $0.matches(of: /['"]([^'"*{]+)\//).map { String($0.1) } }
    resources = Set(folders).sorted().flatMap {
      FileTree.find(in: FileTree.standard("\(folder)/\($0)"), XcodeTarget.isResource)
    }
  }

  /// Returns the Swift files that a pattern such as `Classes/**/*.{h,swift}` takes.
  private static func files(matching pattern: String, in folder: String) -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.prefix { !$0.contains { "*{[?".contains($0) } }
    let base = FileTree.standard(([folder] + fixed).joined(separator: "/"))
    if base.hasSuffix(".swift") { return FileManager.default.fileExists(atPath: base) ? [base] : [] }
    if fixed.count + 1 == parts.count, parts.last?.contains("**") == false {
      return FileTree.find(in: base, depth: 0) { $0.hasSuffix(".swift") }
    }
    return FileTree.swiftFiles(in: base)
  }
}
