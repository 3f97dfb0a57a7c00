import CoreGraphics
import Foundation
import QuartzCore

struct ColorSet {
  private let path: String
  private let colors: [AssetContents.Color]

  /// Nil, with a diagnostic, if the description is missing or damaged.
  init?(path: String) {
    guard let colors = AssetContents(path: path)?.colors else {
      LayerWorld.current.report("\(path)/Contents.json is missing or damaged. Create the set again in Xcode.")
      return nil
    }
    (self.path, self.colors) = (path, colors)
  }

  /// Dynamic if it has several appearances; nil, with a diagnostic, if it has none.
  var color: UIColor? {
    guard let light = color(dark: false, highContrast: false) ?? color(dark: true, highContrast: false) else {
      LayerWorld.current.report("\(path) has no colour for any appearance, or one that cannot be read.")
      return nil
    }
    let dark = color(dark: true, highContrast: false)
    let strongLight = color(dark: false, highContrast: true)
    let strongDark = color(dark: true, highContrast: true)
    guard dark != nil || strongLight != nil || strongDark != nil else { return light }
    let adaptive = AdaptiveColor(
      light: light, dark: dark ?? light,
      highContrast: (light: strongLight ?? light, dark: strongDark ?? strongLight ?? dark ?? light))
    return UIColor(.adaptive(adaptive))
  }

  private func color(dark isDark: Bool, highContrast isHighContrast: Bool) -> UIColor? {
    let candidates = colors.filter {
      $0.appearances.isDark == isDark && $0.appearances.isHighContrast == isHighContrast && $0.color != nil
    }
    let device = DeviceIdiom.current
    let found =
      candidates.first { $0.idiom == device } ?? candidates.first { $0.idiom == nil || $0.idiom == "universal" }
      ?? candidates.first
    return found?.color.flatMap(Self.color)
  }

  private static func color(_ definition: AssetContents.Color.Definition) -> UIColor? {
    if let reference = definition.reference { return UIColor.named(role: reference) }
    guard let components = definition.components else { return nil }
    let alpha = components["alpha"].flatMap { Double($0) } ?? 1
    func component(_ name: String) -> CGFloat? { components[name].flatMap(fraction).map { CGFloat($0) } }
    if let white = component("white") { return UIColor(white: white, alpha: CGFloat(alpha)) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    if definition.space == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: CGFloat(alpha))
    }
    return UIColor(red: red, green: green, blue: blue, alpha: CGFloat(alpha))
  }

  /// `0.5`, `0x80` or `128`.
  private static func fraction(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
