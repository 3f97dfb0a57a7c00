/// The folders in which the program keeps a user's files, by the rules of the XDG base directories.
package struct UserFolders: Equatable, Sendable {
  /// The folder of presets; nil if the user has no home.
  let config: String?
  /// The folder of the program's state; nil if the user has no home.
  let state: String?

  private init(config: String?, state: String?) { (self.config, self.state) = (config, state) }

  /// The same folders without that of the state.
  var withoutState: Self { Self(config: config, state: nil) }

  /// Creates the folders for an environment, whose variables `variable` returns.
  ///
  /// A relative variable is ignored, and an empty one means the default.
  package init(variable: (String) -> String?) {
    func folder(_ name: String, _ standard: String) -> String? {
      if let folder = variable(name), folder.hasPrefix("/") { return folder + "/backswipe" }
      guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
      return "\(home)/\(standard)/backswipe"
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
  }
}
