import CoreGraphics
import Foundation
import QuartzCore

/// The value of an attribute, or an element that describes one.
@MainActor struct ArchiveValue {
  var text = ""
  var element: ArchiveElement?
  let document: ArchiveDocument

  init(text: String, document: ArchiveDocument) { (self.text, self.document) = (text, document) }

  init(element: ArchiveElement, document: ArchiveDocument) {
    (self.element, self.document) = (element, document)
    text = element["value"] ?? element["name"] ?? element.text
  }

  var flag: Bool { text == "YES" }
  var number: CGFloat { CGFloat(Double(text) ?? 0) }
  /// A count that is missing or too large is 0.
  var integer: Int { Int(text) ?? Int(exactly: (Double(text) ?? 0).rounded()) ?? 0 }
  var image: UIImage? { text.isEmpty ? nil : document.image(text) }

  private func part(_ name: String) -> CGFloat { element?.number(name) ?? 0 }

  var point: CGPoint { CGPoint(x: part("x"), y: part("y")) }
  var size: CGSize { CGSize(width: part("width"), height: part("height")) }
  var rect: CGRect { CGRect(origin: point, size: size) }
  var insets: UIEdgeInsets {
    // Insets of sections have the names of rectangles.
    UIEdgeInsets(
      top: element?.number("top") ?? part("minY"), left: element?.number("left") ?? part("minX"),
      bottom: element?.number("bottom") ?? part("maxY"), right: element?.number("right") ?? part("maxX"))
  }
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: part("top"), leading: part("leading"), bottom: part("bottom"), trailing: part("trailing"))
  }

  // MARK: Colours

  var color: UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    {
      if let known = UIColor.named(role: name) { return known }
    }
    if let name = element["name"] { return document.color(named: name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    let (red, green, blue) = (part("red"), part("green"), part("blue"))
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    if element["red"] != nil { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    document.report(element.parent ?? element, "has the colour “\(element["systemColor"] ?? "")”, which is not known.")
    return nil
  }

  // MARK: Fonts

  var font: UIFont? {
    guard let element, element.name == "fontDescription" || element.name == "font" else { return nil }
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    if let name = element["name"], name != ".SFUI-Regular" {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Text

  /// Fragments with attributes.
  var attributedText: NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child("string")?.text ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.child("attributes")?.children ?? [] {
        let value = ArchiveValue(element: attribute, document: document)
        switch attribute.key {
        case "NSFont": attributes[.font] = value.font
        case "NSColor": attributes[.foregroundColor] = value.color
        case "NSBackgroundColor": attributes[.backgroundColor] = value.color
        case "NSKern": attributes[.kern] = value.number
        case "NSUnderline": attributes[.underlineStyle] = value.integer
        case "NSStrikethrough": attributes[.strikethroughStyle] = value.integer
        case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphStyle
        default: document.report(element.parent ?? element, "has text with \(attribute.key ?? ""), which is not read.")
        }
      }
      result.append(NSAttributedString(string: content, attributes: attributes))
    }
    return result
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element?["alignment"].flatMap { ArchiveChoices.alignments[$0] } ?? .natural
    style.lineBreakMode = element?["lineBreakMode"].flatMap { ArchiveChoices.lineBreaks[$0] } ?? .byWordWrapping
    (style.lineSpacing, style.paragraphSpacing) = (part("lineSpacing"), part("paragraphSpacing"))
    style.lineHeightMultiple = part("lineHeightMultiple")
    return style
  }

  // MARK: User-defined attributes

  /// The value of a `userDefinedRuntimeAttribute`; nil for nothing.
  var runtimeValue: Any? {
    guard let element else { return nil }
    let child = element.child(key: "value")
    let value = child.map { ArchiveValue(element: $0, document: document) }
    let given = element["value"] ?? child?["value"] ?? child?.text ?? ""
    switch element["type"] {
    case "boolean": return given == "YES"
    case "number": return Double(given).map { NSNumber(value: $0) }
    case "string": return given
    case "color": return value?.color
    case "point": return value?.point
    case "size": return value?.size
    case "rect": return value?.rect
    case "image": return (element["value"] ?? child?["name"]).flatMap(document.image)
    default: return nil
    }
  }
}
