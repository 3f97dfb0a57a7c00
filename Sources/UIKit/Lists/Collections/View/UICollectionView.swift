import CoreGraphics
public import Foundation
import QuartzCore

/// Shows the items of a data source where a layout puts them; only views that are visible exist.
///
/// The data source is asked for its numbers before the first layout and after `reloadData()`. Index paths of visible
/// items are right at any time; frames are those of the last layout, which `layoutIfNeeded()` brings up to date.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final lazy var contents = ListContents(of: self)
  final let pool = ReusePool<UICollectionReusableView>()
  /// Nil until a section has actions beside its rows.
  final var swipes: RowSwipes?
  /// The delegate, if it is one of collections.
  final weak var listDelegate: (any UICollectionViewDelegate)?
  /// Whether the layout is invalidated before the bounds change and not after it.
  private final var invalidatesEarly = false
  @ViewSetting final var currentLayout: UICollectionViewLayout {
    didSet { if currentLayout !== oldValue { layoutReplaced(oldValue) } }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil) { didSet { contents.reload() } }
  @ViewSetting private var weakPrefetchSource = Weak<AnyObject>(nil)

  /// Another data source reloads the collection.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource.object as? any UICollectionViewDataSource }
    set { if newValue !== weakDataSource.object { weakDataSource = Weak(newValue) } }
  }
  open override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      listDelegate = newValue as? any UICollectionViewDelegate
    }
  }
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { weakPrefetchSource.object as? any UICollectionViewDataSourcePrefetching }
    set { weakPrefetchSource = Weak(newValue) }
  }
  /// Whether the prefetching data source is told of items.
  @ViewSetting open var isPrefetchingEnabled = true
  @ViewSetting open var allowsSelection = true
  @ViewSetting open var allowsMultipleSelection = false
  @ViewSetting open var allowsSelectionDuringEditing = false
  @ViewSetting open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are edited: then the two properties above say whether they can be selected.
  @ViewSetting open var isEditing = false {
    didSet { if isEditing != oldValue { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } } }
  }
  /// Stored, without effect: sizes are corrected when a cell is created or the layout is invalidated.
  @ViewSetting open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Behind the cells, as large as the visible part.
  @ViewSetting open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    currentLayout = coder.archived?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    currentLayout.owner = self
  }

  /// Setting it lays the items out at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let context = contents.boundsWillChange(to: newValue)
      if invalidatesEarly, let context { currentLayout.invalidateLayout(with: context) }
      let old = super.bounds.size
      super.bounds = newValue
      if !invalidatesEarly, let context { currentLayout.invalidateLayout(with: context) }
      if super.bounds.size != old { setNeedsLayout() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let new = CGRect(origin: bounds.origin, size: newValue.size)
      let context = new.size == bounds.size ? nil : contents.boundsWillChange(to: new)
      super.frame = newValue
      if let context { currentLayout.invalidateLayout(with: context) }
    }
  }

  override func resizeSubviews(from old: CGSize) {
    super.resizeSubviews(from: old)
    // Unless the layout was asked before.
    if let context = contents.boundsWillChange(to: bounds, from: old) { currentLayout.invalidateLayout(with: context) }
    setNeedsLayout()
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    contents.target = nil
    invalidatesEarly = !animated
    super.setContentOffset(contentOffset, animated: animated)
    invalidatesEarly = false
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.insetsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    swipes?.listChanged()
    contents.layOut()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  override func naturalTarget(_ end: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(forProposedContentOffset: end, withScrollingVelocity: velocity)
  }

  open func reloadData() { contents.reload() }

  private func layoutReplaced(_ old: UICollectionViewLayout) {
    if old.owner === self { old.owner = nil }
    currentLayout.owner = self
    contents.invalidateAll()
    setNeedsLayout()
  }

  private func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -1
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if swipes?.close(animated: true) != true { contents.pressBegan(touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    contents.pressMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    contents.pressEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    contents.pressCancelled()
  }
}
