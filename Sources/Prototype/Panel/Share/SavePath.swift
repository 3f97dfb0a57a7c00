import Glibc

/// The path of a file to save, as people type it.
struct SavePath: Equatable {
  /// The path as the system knows it.
  let path: String

  /// Creates the path that a text stands for: `~` is the home, and a relative path begins in `folder`.
  ///
  /// The path of a folder, or one that ends in a slash, gets `name` as the file in it; a name without an ending gets that
  /// of `name`. Nil for an empty text.
  init?(_ text: String, name: String, home: String?, folder: String) {
    var path = text
    while path.hasSuffix(" ") { path.removeLast() }
    while path.hasPrefix(" ") { path.removeFirst() }
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    if path == "~" || path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = folder + "/" + path }
    if path.hasSuffix("/") || Self.isFolder(path) {
      path += (path.hasSuffix("/") ? "" : "/") + name
    } else if let ending = name.split(separator: ".").last, let last = path.split(separator: "/").last,
      !last.dropFirst().contains(".")
    {
      path += ".\(ending)"
    }
    self.path = path
  }

  /// Returns a path as people write it: with `~` for the home.
  static func shown(_ path: String, home: String?) -> String {
    guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Whether there is a file already.
  var exists: Bool { access(path, F_OK) == 0 }

  /// Returns the path of a file in a folder that is not there yet: with a name, or the name and a number.
  static func unused(_ name: String, in folder: String) -> String {
    let base = folder == "/" ? "" : folder
    let stem = name.prefix { $0 != "." }
    var (path, number) = ("\(base)/\(name)", 2)
    while access(path, F_OK) == 0, number < 1000 {
      path = "\(base)/\(stem)-\(number)\(name.dropFirst(stem.count))"
      number += 1
    }
    return path
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
