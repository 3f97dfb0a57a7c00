// Collections show no cells and ask their data source for numbers only; layouts and snapshots keep their values.

public import CoreGraphics
public import Foundation
public import QuartzCore

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource.object as? any UICollectionViewDataSource }
    set {
      weakDataSource = Weak(newValue)
      UIApplication.stub("UICollectionView", "it shows no cells")
    }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil)
  @ViewSetting open var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout.owner = self } }
  @ViewSetting open var allowsSelection = true
  @ViewSetting open var allowsMultipleSelection = false
  @ViewSetting open var backgroundView: UIView?

  public struct ScrollPosition: OptionSet, Sendable {
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

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: NSCoder()) else { preconditionFailure("\(Cell.self).init(coder:) returned nil") }
    return cell
  }

  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    public init(handler: @escaping Handler) {}
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { [] }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func reloadData() {}
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView = UIView()
  @ViewSetting open var isSelected = false
  @ViewSetting open var isHighlighted = false
  @ViewSetting open var backgroundView: UIView?
  @ViewSetting open var selectedBackgroundView: UIView?

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  public final let collectionViewLayout: UICollectionViewLayout
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // Apple's type: it accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    (collection.dataSource, collection.delegate) = (self, self)
    view = collection
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
}

@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open var transitionProgress: CGFloat = 0
  public final let currentLayout: UICollectionViewLayout
  public final let nextLayout: UICollectionViewLayout

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
}

@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath()
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.center, copy.size, copy.alpha) = (indexPath, center, size, alpha)
    (copy.transform, copy.transform3D, copy.zIndex, copy.isHidden) = (transform, transform3D, zIndex, isHidden)
    return copy
  }
}

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil { sections.append((identifier, [])) }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    if let index { sections[index].items += identifiers }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let dropped = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: dropped.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let dropped = Set(identifiers)
    sections.removeAll { dropped.contains($0.section) }
  }
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private final let provider: CellProvider

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.sectionIdentifiers.indices.contains(indexPath[0]) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath[0]])
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in current.sectionIdentifiers.enumerated() {
      let items = current.itemIdentifiers(inSection: identifier)
      if let item = items.firstIndex(of: itemIdentifier) { return IndexPath(indexes: [section, item]) }
    }
    return nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else { return 0 }
    return current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }
}
