@testable import UIKit

/// A grid of all symbols, as outlines and filled.
@MainActor final class GallerySymbols: UIViewController {
  private let weight: UIImage.SymbolWeight

  init(_ weight: UIImage.SymbolWeight) {
    self.weight = weight
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let side: CGFloat = 21.5
  private static let columns = 18

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let names = SymbolTable.texts.filter { $0.value.first != "=" }.keys.sorted()
      .flatMap { SymbolDrawing(named: $0, isFilled: true) == nil ? [$0] : [$0, $0 + ".fill"] }
    for (index, name) in (names + ["circle.slash", "star.circle", "star.circle.fill", "person.badge.plus"]).enumerated()
    {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let image = UIImageView(
        image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
      image.contentMode = .center
      image.tintColor = .label
      image.frame = CGRect(
        x: CGFloat(column) * Self.side, y: CGFloat(row + 2) * Self.side, width: Self.side, height: Self.side)
      view.addSubview(image)
    }
  }
}
