import UIKit

extension GalleryPage {
  @MainActor static var labelRows: [GalleryRow] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title 34", .largeTitle), ("Title 1 28", .title1), ("Title 2 22", .title2), ("Title 3 20", .title3),
      ("Headline 17", .headline), ("Body 17", .body), ("Callout 16", .callout), ("Subheadline 15", .subheadline),
      ("Footnote 13", .footnote), ("Caption 1 12", .caption1), ("Caption 2 11", .caption2),
    ]
    let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return [
      GalleryRow("text styles", [])
    ] + styles.map { name, style in GalleryRow(name, [label(name) { $0.font = .preferredFont(forTextStyle: style) }]) }
      + [
        GalleryRow(
          "weights", weights.map { weight in label("Aa") { $0.font = .systemFont(ofSize: 20, weight: weight) } }),
        GalleryRow(
          "label, secondary, tertiary, quaternary, placeholder",
          [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText].map { color in
            label("Text") { $0.textColor = color }
          }),
      ]
  }

  @MainActor static var paragraphRows: [GalleryRow] {
    let long = "A sentence that is longer than its label is wide, so that it breaks into lines or is cut off."
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified]
    let breaks: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping]
    return [
      GalleryRow(
        "left, centre, right, justified",
        alignments.map { alignment in
          label(long) { ($0.textAlignment, $0.numberOfLines, $0.font) = (alignment, 0, .systemFont(ofSize: 11)) }
        }, height: 100),
      GalleryRow(
        "cut off at the end, in the middle, at the beginning, anywhere",
        breaks.map { mode in label(long) { $0.lineBreakMode = mode } }, height: 24),
      GalleryRow(
        "two lines; shrunk to fit",
        [
          label(long) { $0.numberOfLines = 2 },
          label(long) { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.3) },
        ], height: 48),
      GalleryRow("runs: colours, sizes, lines, background, distance", [attributed], height: 60),
      GalleryRow("a paragraph with distances between lines", [paragraph], height: 130),
      GalleryRow(
        "shadow, highlighted, disabled",
        [
          label("Shadow") { ($0.shadowColor, $0.shadowOffset) = (.systemGray, CGSize(width: 1, height: 2)) },
          label("Highlighted") { ($0.highlightedTextColor, $0.isHighlighted) = (.systemRed, true) },
          label("Disabled") { $0.isEnabled = false },
        ]),
      GalleryRow("from right to left", [label("שלום עולם، مرحبا") { $0.textAlignment = .natural }], height: 24),
    ]
  }

  @MainActor static func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    made(UILabel()) {
      $0.text = text
      change($0)
    }
  }

  @MainActor private static var attributed: UILabel {
    let text = NSMutableAttributedString(string: "Red ", attributes: [.foregroundColor: UIColor.systemRed])
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("large ", [.font: UIFont.systemFont(ofSize: 26)]), ("bold ", [.font: UIFont.boldSystemFont(ofSize: 17)]),
      ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (" ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), (" ", [:]),
      ("behind", [.backgroundColor: UIColor.systemYellow]), (" ", [:]), ("apart", [.kern: 4.0]),
      (" up", [.baselineOffset: 6.0]),
    ]
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return label("") { ($0.attributedText, $0.numberOfLines) = (text, 0) }
  }

  @MainActor private static var paragraph: UILabel {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let text = "The lines are five points farther apart than usual.\nAnother paragraph."
    return label("") {
      $0.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
      $0.numberOfLines = 0
    }
  }
}
