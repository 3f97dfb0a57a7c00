struct SavePath: Equatable {
  let path: String

  /// Creates the path for a typed text: `~` is the home, and a relative path begins in `folder`.
  ///
  /// A folder, or a path that ends in a slash, gets `name` as the file in it; a name without an extension gets that of
  /// `name`. Nil for an empty text.
  init?(_ text: String, name: String, home: String?, folder: String) {
    var path = text
    while path.hasSuffix(" ") { path.removeLast() }
    while path.hasPrefix(" ") { path.removeFirst() }
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    if path == "~" || path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = folder + "/" + path }
    if path.hasSuffix("/") || FileBytes.isFolder(path) {
      path += (path.hasSuffix("/") ? "" : "/") + name
    } else if let ending = name.split(separator: ".").last, let last = path.split(separator: "/").last,
      !last.dropFirst().contains(".")
    {
      path += ".\(ending)"
    }
    self.path = path
  }

  static func shown(_ path: String, home: String?) -> String {
    guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  var exists: Bool { FileBytes.exists(path) }

  /// Appends a number to the name if it is taken.
  static func unused(_ name: String, in folder: String) -> String {
    let base = folder == "/" ? "" : folder
    let stem = name.prefix { $0 != "." }
    var (path, number) = ("\(base)/\(name)", 2)
    while FileBytes.exists(path), number < 1000 {
      path = "\(base)/\(stem)-\(number)\(name.dropFirst(stem.count))"
      number += 1
    }
    return path
  }
}
