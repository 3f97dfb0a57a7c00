public import Foundation
import QuartzCore

extension UIColor {
  /// Creates the colour with this name in the asset catalogues of the host's folders or the program's resources; nil,
  /// with a diagnostic, if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the colour with this name in the asset catalogues of `bundle`, or of the host's folders; nil, with a
  /// diagnostic, if there is none.
  ///
  /// With the style of `traitCollection`, if that says one; otherwise a colour with several appearances is dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let world = LayerWorld.current
    let folders = AssetFolders(for: bundle)
    guard let path = world.asset(in: folders.indexed, { $0.colorSets[name] }) else {
      world.report("There is no colour \"\(name)\" in \(folders). Add it to an asset catalogue there.")
      return nil
    }
    guard let color = ColorSet(path: path)?.color else { return nil }
    guard let traitCollection, traitCollection.userInterfaceStyle != .unspecified else {
      self.init(color.definition)
      return
    }
    self.init(color.resolvedColor(with: traitCollection).definition)
  }
}

extension UIColor {
  /// Returns the colour of iOS with a name as asset catalogues write it, such as `systemBlueColor`; nil if there is none.
  static func named(role: String) -> UIColor? {
    let name = role.hasSuffix("Color") ? String(role.dropLast(5)) : role
    return byRole[name]
  }

  private static let byRole: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "link": .link, "darkText": .darkText, "lightText": .lightText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .groupTableViewBackground,
    "tint": .tintColor, "black": .black, "white": .white,
  ]
}
