public import CoreGraphics
public import Foundation

/// A grid of cells in sections; kept so that sources compile: it shows no cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The data source, which is asked for nothing.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource.object as? any UICollectionViewDataSource }
    set {
      weakDataSource = Weak(newValue)
      UIApplication.kept("UICollectionView", "it shows no cells")
    }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil)
  /// The object that prepares data early; it is not asked.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether data is prepared early; stored, without effect.
  @ViewSetting open var isPrefetchingEnabled = true
  /// The layout of the cells; stored, without effect.
  @ViewSetting open var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout.owner = self } }
  /// Whether cells can be selected; stored, without effect.
  @ViewSetting open var allowsSelection = true
  /// Whether several cells can be selected; stored, without effect.
  @ViewSetting open var allowsMultipleSelection = false
  /// Whether cells are being edited; stored, without effect.
  @ViewSetting open var isEditing = false
  /// The view behind the cells; stored, without effect.
  @ViewSetting open var backgroundView: UIView?

  /// Where a cell is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
    public static let right = Self(rawValue: 32)
  }

  /// The direction in which cells scroll.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// The kinds of parts of a layout.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a collection with the default layout; archives are not supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  // MARK: Cells

  /// Kept for the client: no cells are created.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Kept for the client: no cells are created.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Kept for the client: no headers or footers are created.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  /// Kept for the client: no headers or footers are created.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// Returns an empty cell, whatever class was registered: Swift cannot create a class by its name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Returns an empty view, whatever class was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns an empty cell; the registration's handler is not called.
  ///
  /// A class that overrides its initialisers must be able to be created through `init(coder:)`.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    // A required initialiser that returns nil has nothing to return here.
    guard let cell = Cell(coder: NSCoder()) else { preconditionFailure("\(Cell.self).init(coder:) returned nil") }
    return cell
  }

  /// How cells of a class are filled; kept so that sources compile.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    /// Creates a registration; the handler is not called.
    public init(handler: @escaping Handler) {}
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of items that the data source says.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that are seen: none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The items that are seen: none.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The selected items: none.
  open var indexPathsForSelectedItems: [IndexPath]? { [] }
  /// Returns nil: no cell is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Returns nil: no cell is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns nil: no cell is seen.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns nil: no view is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// Returns an empty list.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  /// Returns an empty list.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Does nothing.
  open func reloadData() {}
  /// Does nothing.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  open func reloadSections(_ sections: IndexSet) {}
  /// Does nothing.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing.
  open func insertSections(_ sections: IndexSet) {}
  /// Does nothing.
  open func deleteSections(_ sections: IndexSet) {}
  /// Calls both closures.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Does nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
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

/// A view of a collection; kept so that sources compile.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier by which the view is reused; always nil.
  open var reuseIdentifier: String? { nil }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for another item; by default does nothing.
  open func prepareForReuse() {}
  /// Tells the view its attributes; by default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that suit the content; by default those that are given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection; kept so that sources compile: collections show no cells.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView = UIView()
  @ViewSetting open var isSelected = false
  @ViewSetting open var isHighlighted = false
  /// The view behind the content; stored, without effect.
  @ViewSetting open var backgroundView: UIView?
  /// The view behind the content while the cell is selected; stored, without effect.
  @ViewSetting open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
