public import Foundation
import QuartzCore

/// Hears which item of a tab bar was chosen.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// `item` was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of items of which one is chosen.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// How high the bar is, in points: Apple's figure.
  static let height: CGFloat = 49

  private var faces: [TabFace] = []
  private let background = BarBackground()
  /// Called with the place of an item that was tapped.
  final var tapped: ((_ index: Int) -> Void)?

  /// Hears which item was chosen.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem? { didSet { paint() } }
  /// The colour behind the items; nil for the standard one.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? BarBackground.standardColor } }
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { paint() } }
  /// Kept; bars are opaque here.
  open var isTranslucent = true

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a bar without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    background.install(in: self)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func rebuild() {
    for face in faces { face.removeFromSuperview() }
    faces = (items ?? []).map(TabFace.init)
    for face in faces { addSubview(face) }
    paint()
    setNeedsLayout()
  }

  private func paint() {
    for (face, item) in zip(faces, items ?? []) {
      let isChosen = item === selectedItem
      face.paint(
        isChosen ? tintColor : unselectedItemTintColor ?? UIColor(white: 0.45, alpha: 1), isChosen: isChosen)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: self, atTop: true)
    let width = bounds.width / CGFloat(max(faces.count, 1))
    for (index, face) in faces.enumerated() {
      face.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let items, !items.isEmpty, bounds.width > 0 else { return }
    let place = Int(recognizer.location(in: self).x / (bounds.width / CGFloat(items.count)))
    let index = min(max(place, 0), items.count - 1)
    tapped?(index)
    delegate?.tabBar(self, didSelect: items[index])
  }
}
