public import CoreGraphics
public import Foundation

/// Between two layouts, as far as the progress says.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  public final let currentLayout: UICollectionViewLayout
  public final let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    nextLayout.owner = owner
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(old.width, new.width), height: mixed(old.height, new.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let known = Set(old.map(\.element))
    let new = (nextLayout.layoutAttributesForElements(in: rect) ?? []).filter { !known.contains($0.element) }
    return (old + new).compactMap { mixed($0.element) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(.supplementary(elementKind, indexPath))
  }

  private func mixed(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(for: element), nextLayout.attributes(for: element))
    guard let old, let new else { return old ?? new }
    let result = old.copied()
    result.center = CGPoint(x: mixed(old.center.x, new.center.x), y: mixed(old.center.y, new.center.y))
    result.size = CGSize(width: mixed(old.size.width, new.size.width), height: mixed(old.size.height, new.size.height))
    result.alpha = mixed(old.alpha, new.alpha)
    return result
  }

  private func mixed(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }
}
