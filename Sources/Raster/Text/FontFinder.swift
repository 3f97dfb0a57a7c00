import CPangoCairo
import Glibc

/// The installed font families, and the substitutes for those that are missing.
struct FontFinder {
  private let families: Set<String>
  private var missing: Set<String> = []

  /// Reads the families of a font map.
  init(_ map: UnsafeMutablePointer<PangoFontMap>?) {
    var names: Set<String> = []
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    if let map { pango_font_map_list_families(map, &list, &count) }
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
      names.insert(String(cString: name).lowercased())
    }
    // GLib allocates with the C library, and is not linked itself.
    free(list)
    families = names
  }

  /// The system's family: Inter if it is installed, otherwise any sans.
  var system: String { families.contains("inter") ? "Inter" : "Sans" }

  /// Returns the family to use for `name`.
  ///
  /// A missing family is reported once.
  mutating func family(_ name: String?, report: (String) -> Void) -> String {
    guard let name, !name.isEmpty else { return system }
    if families.contains(name.lowercased()) || Self.generic.contains(name.lowercased()) { return name }
    guard missing.insert(name).inserted else { return system }
    report("The font \"\(name)\" is not installed; \(system) is used. Install it, or name one that `fc-list` lists.")
    return system
  }

  /// Names that fontconfig resolves without a font of that name.
  private static let generic: Set<String> = ["sans", "sans-serif", "serif", "monospace", "system-ui"]
}
