public import UIKit

public struct Text: UnaryView, Equatable {
  private struct Part: Equatable {
    var text: String
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var isItalic = false
  }
  private var parts: [Part]

  public init(_ text: some StringProtocol) { parts = [Part(text: String(text))] }
  public init(verbatim text: String) { parts = [Part(text: text)] }
  public init(_ text: AttributedString) { parts = [Part(text: String(text.characters))] }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
    return text
  }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var copy = self
    for index in copy.parts.indices { change(&copy.parts[index]) }
    return copy
  }

  public func font(_ font: Font?) -> Text { changed { if $0.font == nil { $0.font = font } } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { if $0.weight == nil { $0.weight = weight } } }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed { $0.isItalic = true } }
  public func foregroundColor(_ color: Color?) -> Text { changed { if $0.color == nil { $0.color = color } } }

  func makeNode(_ scope: Scope) -> Node { TextNode(scope) }
  func update(_ node: Node) { (node as? TextNode)?.text = self }

  @MainActor func attributed(_ environment: EnvironmentValues) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .left
      case .center: .center
      case .trailing: .right
      }
    paragraph.lineSpacing = environment.lineSpacing
    let inherited = environment.paint(nil).color
    for part in parts {
      var font = part.font ?? environment.font ?? .body
      if let design = environment.fontDesign { font = font.design(design) }
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font.resolved(
          weight: part.weight ?? environment.fontWeight, italic: part.isItalic || environment.isItalic),
        .foregroundColor: part.color.map { environment.paint($0).color } ?? inherited, .paragraphStyle: paragraph,
      ]
      result.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return result
  }

  var string: String { parts.map(\.text).joined() }
}

final class TextNode: Node {
  var text = Text(verbatim: "") { didSet { update() } }
  private let label = UILabel()

  init(_ scope: Scope) {
    super.init(scope, label)
    label.isUserInteractionEnabled = true
  }

  private func update() {
    // The size is asked for before it is shown; the text changes at once.
    let attributed = text.attributed(environment)
    if label.attributedText != attributed { label.attributedText = attributed }
    label.numberOfLines = environment.lineLimit ?? 0
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor < 1 ? environment.minimumScaleFactor : 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 100_000
    var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if size.width > width { size.width = width }
    if let height = proposal.height, height < size.height {
      // As many lines as fit, but one.
      let line = label.font.lineHeight
      size.height = max(line, (height / line).rounded(.down) * line)
    }
    return size
  }
}

extension View {
  public func font(_ font: Font?) -> some View { inheriting { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View { inheriting { $0.fontWeight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View { inheriting { $0.fontDesign = design } }
  public func bold(_ isActive: Bool = true) -> some View { inheriting { $0.fontWeight = isActive ? .bold : nil } }
  public func italic(_ isActive: Bool = true) -> some View { inheriting { $0.isItalic = isActive } }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inheriting { $0.multilineTextAlignment = alignment }
  }
  public func lineLimit(_ limit: Int?) -> some View { inheriting { $0.lineLimit = limit } }
  public func lineSpacing(_ spacing: CGFloat) -> some View { inheriting { $0.lineSpacing = spacing } }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { inheriting { $0.minimumScaleFactor = factor } }
  public func foregroundColor(_ color: Color?) -> some View { inheriting { $0.foreground = color } }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { inheriting { $0.foreground = style } }
  public func foregroundStyle(_ style: some ShapeStyle, _ second: some ShapeStyle) -> some View {
    foregroundStyle(style)
  }
  public func tint(_ color: Color?) -> some View { inheriting { $0.tintColor = color ?? Color(.systemBlue) } }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}
