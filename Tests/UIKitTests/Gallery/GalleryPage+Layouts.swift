import UIKit

extension GalleryPage {
  // MARK: Stack views

  @MainActor static var distributionRows: [GalleryRow] {
    let distributions: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("fill equally", .fillEqually), ("fill proportionally", .fillProportionally),
      ("equal spacing", .equalSpacing), ("equal centring", .equalCentering),
    ]
    let rows = distributions.map { name, distribution in
      GalleryRow(name, [stack { $0.distribution = distribution }], height: 36)
    }
    return rows + [
      GalleryRow("a hidden view", [stack { $0.arrangedSubviews[1].isHidden = true }], height: 36),
      GalleryRow(
        "own spacing after the first", [stack { $0.setCustomSpacing(40, after: $0.arrangedSubviews[0]) }], height: 36),
      GalleryRow("margins", [margins], height: 50),
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
    let rows = alignments.map { name, alignment in GalleryRow(name, [words(alignment)], height: 60) }
    let columns: [UIStackView.Alignment] = [.leading, .center, .trailing]
    return rows + [
      GalleryRow(
        "vertical: leading, centre, trailing",
        columns.map { alignment in
          stack { ($0.axis, $0.alignment) = (.vertical, alignment) }
        }, height: 110)
    ]
  }

  /// A stack view with three boxes of the natural sizes 30, 60 and 90.
  @MainActor private static func stack(_ change: (UIStackView) -> Void) -> UIStackView {
    let boxes = [(30, UIColor.systemRed), (60, .systemGreen), (90, .systemBlue)].map { GalleryBox($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 6
    stack.backgroundColor = .secondarySystemBackground
    change(stack)
    return stack
  }

  @MainActor private static var margins: UIStackView {
    stack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 6, left: 30, bottom: 14, right: 10)
    }
  }

  @MainActor private static func words(_ alignment: UIStackView.Alignment) -> UIStackView {
    let labels = [CGFloat(12), 28, 17].map { size in
      label(size == 17 ? "two\nlines" : "word") {
        ($0.font, $0.numberOfLines, $0.backgroundColor) = (.systemFont(ofSize: size), 0, .systemTeal)
      }
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    stack.spacing = 8
    stack.backgroundColor = .secondarySystemBackground
    return stack
  }

  // MARK: Constraints

  @MainActor static var constraintRows: [GalleryRow] {
    [
      GalleryRow(
        "two labels: the second gives way, the first gives way", [rivals(first: true), rivals(first: false)], height: 30
      ),
      GalleryRow("a third of the width, and the rest", [split(.unspecified)], height: 50),
      GalleryRow("the same, from right to left", [split(.forceRightToLeft)], height: 50),
      GalleryRow("centred, twice as wide as high, at most 60 high", [centred], height: 90),
      GalleryRow("readable and margins guides", [guides], height: 70),
      GalleryRow("baselines", [baselines], height: 60),
      GalleryRow("three equal with guides between", [spread], height: 50),
    ]
  }

  @MainActor private static func area(_ views: [UIView]) -> UIView {
    let area = UIView()
    area.backgroundColor = .secondarySystemBackground
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      area.addSubview(view)
    }
    return area
  }

  @MainActor private static func rivals(first: Bool) -> UIView {
    let labels = ["A long first label", "and a second"].map { text in
      label(text) { $0.backgroundColor = .systemTeal }
    }
    let area = area(labels)
    labels[first ? 0 : 1].setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-4-[a]-6-[b]-4-|", metrics: nil, views: ["a": labels[0], "b": labels[1]])
        + labels.map { $0.centerYAnchor.constraint(equalTo: area.centerYAnchor) })
    return area
  }

  @MainActor private static func split(_ direction: UISemanticContentAttribute?) -> UIView {
    let (left, right) = (GalleryBox(10, .systemRed), GalleryBox(10, .systemBlue))
    let area = area([left, right])
    if let direction { area.semanticContentAttribute = direction }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
      left.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 1.0 / 3),
      right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1),
      area.trailingAnchor.constraint(equalTo: right.trailingAnchor, constant: 8),
      left.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      area.bottomAnchor.constraint(equalTo: left.bottomAnchor, constant: 8),
      right.topAnchor.constraint(equalTo: left.topAnchor), right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    return area
  }

  @MainActor private static var centred: UIView {
    let box = GalleryBox(10, .systemGreen)
    let area = area([box])
    let height = box.heightAnchor.constraint(equalTo: area.heightAnchor)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2),
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 60), height,
    ])
    return area
  }

  @MainActor private static var guides: UIView {
    let (margins, readable) = (GalleryBox(10, .systemYellow), GalleryBox(10, .systemOrange))
    let area = area([margins, readable])
    area.layoutMargins = UIEdgeInsets(top: 6, left: 20, bottom: 6, right: 40)
    NSLayoutConstraint.activate([
      margins.topAnchor.constraint(equalTo: area.layoutMarginsGuide.topAnchor),
      margins.bottomAnchor.constraint(equalTo: area.layoutMarginsGuide.bottomAnchor),
      margins.leftAnchor.constraint(equalTo: area.layoutMarginsGuide.leftAnchor),
      margins.rightAnchor.constraint(equalTo: area.layoutMarginsGuide.rightAnchor),
      readable.leftAnchor.constraint(equalTo: area.readableContentGuide.leftAnchor),
      readable.rightAnchor.constraint(equalTo: area.readableContentGuide.rightAnchor),
      readable.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      readable.heightAnchor.constraint(equalToConstant: 20),
    ])
    return area
  }

  @MainActor private static var baselines: UIView {
    let labels = [CGFloat(12), 34, 20].map { size in
      label("Base") { ($0.font, $0.backgroundColor) = (.systemFont(ofSize: size), .systemTeal) }
    }
    let area = area(labels)
    NSLayoutConstraint.activate(
      [labels[0].leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10)]
        + zip(labels, labels.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 10) }
        + labels.map { $0.firstBaselineAnchor.constraint(equalTo: area.topAnchor, constant: 40) })
    return area
  }

  @MainActor private static var spread: UIView {
    let boxes = [UIColor.systemRed, .systemGreen, .systemBlue].map { GalleryBox(10, $0) }
    let area = area(boxes)
    let gaps = (0..<2).map { _ in UILayoutGuide() }
    for gap in gaps { area.addLayoutGuide(gap) }
    NSLayoutConstraint.activate(
      [
        boxes[0].leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
        boxes[0].trailingAnchor.constraint(equalTo: gaps[0].leadingAnchor),
        gaps[0].trailingAnchor.constraint(equalTo: boxes[1].leadingAnchor),
        boxes[1].trailingAnchor.constraint(equalTo: gaps[1].leadingAnchor),
        gaps[1].trailingAnchor.constraint(equalTo: boxes[2].leadingAnchor),
        boxes[2].trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
        gaps[0].widthAnchor.constraint(equalTo: gaps[1].widthAnchor),
        gaps[0].widthAnchor.constraint(equalToConstant: 24),
        boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      ]
        + boxes.flatMap {
          [
            $0.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            $0.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
          ]
        })
    return area
  }
}

/// A coloured box with a natural size.
@MainActor final class GalleryBox: UIView {
  private let side: CGFloat

  init(_ side: Int, _ color: UIColor) {
    self.side = CGFloat(side)
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side / 3) }
}
