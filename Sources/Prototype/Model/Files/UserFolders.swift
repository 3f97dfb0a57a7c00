/// The folders of a user's files, by the XDG base directory rules.
package struct UserFolders: Equatable, Sendable {
  /// For presets; nil if the user has no home.
  let config: String?
  /// For the program's state; nil if the user has no home.
  let state: String?
  /// For what the user saves; nil if the user has no home.
  let data: String?
  let home: String?

  /// Without the folder of the state, so that nothing is remembered.
  var withoutState: Self { Self(config: config, state: nil, data: data, home: home) }

  private init(config: String?, state: String?, data: String?, home: String?) {
    (self.config, self.state, self.data, self.home) = (config, state, data, home)
  }

  func path(_ text: String) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }

  func text(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// `variable` returns the variables of the environment.
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
    home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
