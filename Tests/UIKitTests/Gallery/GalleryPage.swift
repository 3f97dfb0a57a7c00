import UIKit

/// A page of the gallery: views with their names, in rows from top to bottom.
///
/// The pages are for people: `GalleryTests` draws them light and dark, at both scales, into the folder that the
/// environment variable `BACKSWIPE_GALLERY` names.
enum GalleryPage: String, CaseIterable {
  case buttons, controls, fields, labels, paragraphs, distributions, alignments, symbols, boldSymbols

  @MainActor func make() -> UIViewController {
    switch self {
    case .buttons: GallerySheet(Self.buttonRows)
    case .controls: GallerySheet(Self.controlRows)
    case .fields: GallerySheet(Self.fieldRows)
    case .labels: GallerySheet(Self.labelRows)
    case .paragraphs: GallerySheet(Self.paragraphRows)
    case .distributions: GallerySheet(Self.distributionRows)
    case .alignments: GallerySheet(Self.alignmentRows)
    case .symbols: GallerySymbols(.regular)
    case .boldSymbols: GallerySymbols(.bold)
    }
  }
}

/// Views beside one another, with the name of the row above them.
struct GalleryRow {
  let name: String
  let views: [UIView]
  /// The height of the views, in points; nil for their natural size.
  var height: CGFloat?

  @MainActor init(_ name: String, _ views: [UIView], height: CGFloat? = nil) {
    (self.name, self.views, self.height) = (name, views, height)
  }
}

/// A screen of rows, laid out by constraints and stack views.
@MainActor final class GallerySheet: UIViewController {
  private let rows: [GalleryRow]

  init(_ rows: [GalleryRow]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: rows.map(stack))
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func stack(_ row: GalleryRow) -> UIView {
    let name = GalleryPage.label(row.name) { ($0.font, $0.textColor) = (.systemFont(ofSize: 11), .secondaryLabel) }
    let line = UIStackView(arrangedSubviews: row.views)
    line.spacing = 10
    if let height = row.height {
      line.distribution = .fillEqually
      line.heightAnchor.constraint(equalToConstant: height).isActive = true
    } else {
      line.alignment = .center
      // Takes what is left, so that the views keep their natural widths.
      let rest = UIView()
      rest.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      line.addArrangedSubview(rest)
    }
    let both = UIStackView(arrangedSubviews: [name, line])
    both.axis = .vertical
    both.spacing = 4
    return both
  }
}
