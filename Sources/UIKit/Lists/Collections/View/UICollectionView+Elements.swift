public import CoreGraphics
public import Foundation

extension UICollectionView {
  public final var numberOfSections: Int { contents.loadCounts().count }

  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = contents.loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Visible views

  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  public final var indexPathsForVisibleItems: [IndexPath] {
    contents.visiblePaths
  }

  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    contents.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Nil if the item is not visible.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    contents.cell(at: indexPath) as? UICollectionViewCell
  }

  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.shown[.supplementary(elementKind, indexPath)]
      as? UICollectionReusableView
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { contents.indexPath(of: cell) }

  public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    contents.indexPath(of: supplementaryView)
  }

  /// `point` is in the content.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    contents.prepare()
    let near = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Layout

  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    contents.prepare()
    return contents.contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    contents.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// A position that leaves an axis open keeps the item visible along it; before the first layout, scrolls after it.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard contents.contains(indexPath) else {
      return application.report("scrollToItem(at:at:animated:): there is no item at \(indexPath); nothing is scrolled")
    }
    guard !bounds.isEmpty else {
      contents.target = .init(path: indexPath, position: scrollPosition)
      return setNeedsLayout()
    }
    contents.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// How far the content moves along one axis, so that `item` comes to the chosen side of `visible`.
  static func step(
    _ item: (low: CGFloat, high: CGFloat), in visible: (low: CGFloat, high: CGFloat),
    _ side: (low: Bool, middle: Bool, high: Bool)
  ) -> CGFloat {
    if side.low { return item.low - visible.low }
    if side.middle { return (item.low + item.high - visible.low - visible.high) / 2 }
    if side.high { return item.high - visible.high }
    if item.low < visible.low { return item.low - visible.low }
    return item.high > visible.high ? min(item.high - visible.high, item.low - visible.low) : 0
  }

  // MARK: Selection

  /// Nil if there are none, as on iOS.
  public final var indexPathsForSelectedItems: [IndexPath]? { contents.selected.sorted() }

  /// The delegate is not told; nil deselects all.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return contents.deselectAll(except: nil, animated: animated) }
    guard contents.contains(indexPath) else { return }
    if !allowsMultipleSelection { contents.deselectAll(except: indexPath, animated: animated) }
    contents.setSelected(true, indexPath, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate is not told.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    contents.setSelected(false, indexPath, animated: animated)
  }
}

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
    public static let right = Self(rawValue: 32)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }
}
