import UIKit

extension GalleryPage {
  @MainActor static var distributionRows: [GalleryRow] {
    let distributions: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("fill equally", .fillEqually), ("fill proportionally", .fillProportionally),
      ("equal spacing", .equalSpacing), ("equal centring", .equalCentering),
    ]
    return distributions.map { name, distribution in
      GalleryRow(name, [stack { $0.distribution = distribution }], height: 36)
    } + [
      GalleryRow("a hidden view", [stack { $0.arrangedSubviews[1].isHidden = true }], height: 36),
      GalleryRow(
        "own spacing after the first", [stack { $0.setCustomSpacing(40, after: $0.arrangedSubviews[0]) }], height: 36),
      GalleryRow("from right to left", [stack { $0.semanticContentAttribute = .forceRightToLeft }], height: 36),
      GalleryRow(
        "vertical: fill equally, equal spacing, equal centring",
        [.fillEqually, .equalSpacing, .equalCentering].map { distribution in
          stack { ($0.axis, $0.distribution) = (.vertical, distribution) }
        }, height: 130),
    ]
  }

  @MainActor static var alignmentRows: [GalleryRow] {
    let alignments: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("top", .top), ("centre", .center), ("bottom", .bottom), ("first baseline", .firstBaseline),
      ("last baseline", .lastBaseline),
    ]
    let columns: [UIStackView.Alignment] = [.leading, .center, .trailing]
    return alignments.map { name, alignment in GalleryRow(name, [words(alignment)], height: 60) } + [
      GalleryRow(
        "vertical: leading, centre, trailing",
        columns.map { alignment in
          stack { ($0.axis, $0.alignment) = (.vertical, alignment) }
        }, height: 110)
    ]
  }

  /// A stack view with three boxes of the natural sizes 30, 60 and 90.
  @MainActor private static func stack(_ change: (UIStackView) -> Void) -> UIStackView {
    let boxes = [(CGFloat(30), UIColor.systemRed), (60, .systemGreen), (90, .systemBlue)].map { side, color in
      made(SizedView(CGSize(width: side, height: side / 3))) { $0.backgroundColor = color }
    }
    return made(UIStackView(arrangedSubviews: boxes)) {
      ($0.spacing, $0.backgroundColor) = (6, .secondarySystemBackground)
      change($0)
    }
  }

  @MainActor private static func words(_ alignment: UIStackView.Alignment) -> UIStackView {
    let labels = [CGFloat(12), 28, 17].map { size in
      label(size == 17 ? "two\nlines" : "word") {
        ($0.font, $0.numberOfLines, $0.backgroundColor) = (.systemFont(ofSize: size), 0, .systemTeal)
      }
    }
    return made(UIStackView(arrangedSubviews: labels)) {
      ($0.alignment, $0.spacing, $0.backgroundColor) = (alignment, 8, .secondarySystemBackground)
    }
  }
}
