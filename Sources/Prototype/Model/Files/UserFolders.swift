import Glibc

/// The folders in which the program keeps a user's files, by the rules of the XDG base directories.
package struct UserFolders: Equatable, Sendable {
  /// For presets; nil if the user has no home.
  let config: String?
  /// The folder of the program's state; nil if the user has no home.
  private(set) var state: String?
  /// The folder of what the user keeps; nil if the user has no home.
  let data: String?
  /// The folder of what can be made again.
  let cache: String
  /// The user's home; nil if there is none.
  let home: String?

  /// The same folders without that of the state.
  var withoutState: Self {
    var folders = self
    folders.state = nil
    return folders
  }

  func path(_ text: String) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }

  func text(_ path: String) -> String { Self.shown(path, home: home) }

  /// As people write it: `~` for the home.
  static func shown(_ path: String, home: String?) -> String {
    guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The folders for the environment of this process.
  package static var ofProcess: Self { Self { name in getenv(name).map { String(cString: $0) } } }

  /// Creates the folders for an environment, whose variables `variable` returns.
  ///
  /// A relative value is ignored, and an empty one means the default.
  package init(variable: (String) -> String?) {
    func folder(_ name: String, _ standard: String) -> String? {
      if let folder = variable(name), folder.hasPrefix("/") { return folder + "/backswipe" }
      guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
      return "\(home)/\(standard)/backswipe"
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
    data = folder("XDG_DATA_HOME", ".local/share")
    cache = folder("XDG_CACHE_HOME", ".cache") ?? "/tmp/.cache/backswipe"
    home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
