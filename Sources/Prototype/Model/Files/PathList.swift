/// Completes a path: to folders, and to files that can be opened.
struct PathList {
  /// The extensions of the files that are listed.
  var endings = Self.endings
  let resolved: (String) -> String

  /// The extensions of the files that can be opened.
  static let endings = [".jsonl", ".json", ".swift", ".png"]

  func names(_ text: String) -> [String] {
    let (folder, beginning) = Self.split(text)
    let path = resolved(folder.isEmpty ? "." : folder)
    var (folders, files): ([String], [String]) = ([], [])
    for name in FileBytes.names(in: path) where name.hasPrefix(beginning) {
      if name.hasPrefix("."), beginning.isEmpty { continue }
      if isFolder(folder + name) {
        folders.append(name + "/")
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        files.append(name)
      }
    }
    return files.sorted() + folders.sorted()
  }

  /// Returns the typed path with everything that all completions have in common; nil if that adds nothing.
  func completed(_ text: String) -> String? {
    let names = names(text)
    guard var common = names.first else { return nil }
    for name in names { while !name.hasPrefix(common) { common.removeLast() } }
    let next = Self.split(text).folder + common
    return next.count > text.count ? next : nil
  }

  /// Replaces what follows the last slash.
  func path(_ text: String, _ name: String) -> String { Self.split(text).folder + name }

  func isFolder(_ text: String) -> Bool { FileBytes.isFolder(resolved(text)) }

  private static func split(_ text: String) -> (folder: String, beginning: String) {
    guard let slash = text.lastIndex(of: "/") else { return ("", text) }
    return (String(text[...slash]), String(text[text.index(after: slash)...]))
  }
}
