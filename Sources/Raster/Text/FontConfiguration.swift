import CPangoCairo
import Foundation
import Glibc
import QuartzCore

/// The fonts that the texts of the process can use: those of the system's configuration, or at first only Inter.
///
/// Fontconfig reads some 40 files of rules and the lists of all fonts, which is a quarter of the instructions before
/// a window's first frame, although its texts need one family. A window therefore begins with a configuration that
/// contains that family's folder. The first text that needs more, by its family or by a letter, makes the process read
/// the complete one, which all texts use from then on.
package enum FontConfiguration {
  private struct State {
    var isPartial = false
    var generation = 0
  }

  private static let state = Locked(State())

  /// Whether a text may need more fonts than there are.
  static var isPartial: Bool { state.withLock { $0.isPartial } }

  /// A number that is different after each change of the fonts.
  static var generation: Int { state.withLock { $0.generation } }

  /// Makes Inter the only family until a text needs another one.
  ///
  /// If Inter is not in a folder where distributions install it, or the user or the system's administrator has
  /// settings or fonts of their own, the fonts stay as they are.
  package static func beginWithInter() {
    guard !hasOwnSettings(), let folder = folders.first(where: exists) else { return }
    begin(folder: folder)
  }

  /// Makes the fonts of a folder the only ones until a text needs others.
  static func begin(folder: String) {
    state.withLock { state in
      guard !state.isPartial, let configuration = FcConfigCreate() else { return }
      // Fontconfig keeps its own reference. Ours is not given back: fonts of the first texts may point into it.
      let rules = "<fontconfig><dir>\(folder)</dir>\(caches)</fontconfig>"
      guard FcConfigParseAndLoadFromMemory(configuration, rules, FcBool(0)) != 0,
        FcConfigBuildFonts(configuration) != 0, let fonts = FcConfigGetFonts(configuration, FcSetSystem),
        fonts.pointee.nfont > 0, FcConfigSetCurrent(configuration) != 0
      else { return FcConfigDestroy(configuration) }
      state.isPartial = true
      state.generation += 1
    }
  }

  /// Reads the system's complete configuration, if that has not been done.
  static func complete() {
    state.withLock { state in
      guard state.isPartial else { return }
      state.isPartial = false
      guard let configuration = FcInitLoadConfigAndFonts() else { return }
      FcConfigSetCurrent(configuration)
      FcConfigDestroy(configuration)
      state.generation += 1
    }
  }

  /// Whether a text needs fonts that a partial configuration does not have, as far as its request shows.
  static func isNeededCompletely(family: String?, for string: String) -> Bool {
    if let family, !family.isEmpty, family.lowercased() != "inter" { return true }
    // Inter has black-and-white glyphs for some emoji, and a complete configuration may have coloured ones.
    return string.utf8.contains { $0 >= 0xE2 }
      && string.unicodeScalars.contains { scalar in
        scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
      }
  }

  /// The folders into which distributions install Inter.
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter-fonts",
  ]

  /// The folders in which fontconfig keeps what it has read of fonts.
  private static let caches = """
    <cachedir>/var/cache/fontconfig</cachedir><cachedir>/usr/lib/fontconfig/cache</cachedir>\
    <cachedir prefix="xdg">fontconfig</cachedir>
    """

  /// The files with which an administrator changes the fonts that the distribution installed.
  private static let systemFiles = ["/etc/fonts/local.conf", "/usr/local/share/fonts/inter"]

  /// Whether the environment, the user's folders or a file in `systemFiles` change the fonts that the distribution
  /// installed.
  static func hasOwnSettings(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } },
    systemFiles: [String] = systemFiles
  ) -> Bool {
    let names = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG"]
    guard names.allSatisfy({ variable($0) == nil }) else { return true }
    let home = variable("HOME") ?? ""
    func folder(_ name: String, _ usual: String) -> String {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + usual
    }
    let files = [
      home + "/.fonts", home + "/.fonts.conf", folder("XDG_CONFIG_HOME", "/.config") + "/fontconfig",
      folder("XDG_DATA_HOME", "/.local/share") + "/fonts",
    ]
    return (files + systemFiles).contains(where: exists)
  }

  private static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
