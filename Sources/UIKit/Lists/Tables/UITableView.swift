public import CoreGraphics
public import Foundation

/// A scrolling list of rows in sections.
///
/// Only visible rows have cells, which are used again for rows that become visible later.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource.object as? any UITableViewDataSource }
    set { weakDataSource = Weak(newValue) }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil) { didSet { contents.reload() } }
  open var style: Style { givenStyle }
  private let givenStyle: Style
  @ViewSetting open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetHeights() } }
  @ViewSetting open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  @ViewSetting open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  @ViewSetting open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// Stored, without effect: headers have one height.
  @ViewSetting open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  @ViewSetting open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { showSettings() } }
  /// Nil for the usual color.
  @ViewSetting open var separatorColor: UIColor? { didSet { showSettings() } }
  @ViewSetting open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSettings() }
  }
  /// Stored, without effect, as the next three: there is no index.
  @ViewSetting open var sectionIndexColor: UIColor?
  @ViewSetting open var sectionIndexBackgroundColor: UIColor?
  @ViewSetting open var sectionIndexTrackingBackgroundColor: UIColor?
  @ViewSetting open var sectionIndexMinimumDisplayRowCount = 0
  @ViewSetting open var allowsSelection = true
  @ViewSetting open var allowsMultipleSelection = false
  @ViewSetting open var allowsSelectionDuringEditing = false
  /// Instead of a minus, rows show whether they are selected.
  @ViewSetting open var allowsMultipleSelectionDuringEditing = false
  open var isEditing: Bool {
    get { givenEditing }
    set { setEditing(newValue, animated: false) }
  }
  @ViewSetting private var givenEditing = false
  @ViewSetting open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  @ViewSetting open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
  /// Fills the table behind its rows.
  @ViewSetting open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What an archive says that the table contains.
  final var staticRows: StaticRows?
  final let layout = TableLayout()
  final lazy var contents = ListContents(of: self)
  final lazy var headers = TableHeaders(of: self)
  final let cells = ReusePool<UITableViewCell>()
  final lazy var swipes: RowSwipes? = RowSwipes(of: self)
  /// The questions to the client that it left to their default answers.
  final var answeredByDefault: Set<EditingQuestion> = []

  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    givenStyle = coder.archived?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    alwaysBounceVertical = true
    layout.owner = self
    swipes.map { addGestureRecognizer($0.recognizer) }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      addSubview(new)
      // At once: the next layout may be over already for the screen that assigns it.
      if bounds.width > 0 { new.frame = CGRect(x: 0, y: new.frame.minY, width: bounds.width, height: new.frame.height) }
    }
    forgetHeights()
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: .init(identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cells.register(nil, for: .init(identifier: identifier)) }
    cells.register(for: .init(identifier: identifier)) {
      nib.makeView(UITableViewCell.self, reuseIdentifier: identifier)
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return headers.pool.register(nil, for: .init(identifier: identifier)) }
    headers.pool.register(for: .init(identifier: identifier)) {
      nib.makeView(UITableViewHeaderFooterView.self, reuseIdentifier: identifier)
    }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.pool.register(aClass, for: .init(identifier: identifier))
  }

  /// Nil if no class is registered and no cell waits.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = contents.reconfigured as? UITableViewCell, cell.reuseIdentifier == identifier { return cell }
    return cells.take(.init(identifier: identifier)) { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  /// On iOS it is an error if no class is registered; here it is a plain cell, with a diagnostic.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    application.report("No class is registered for the cell identifier “\(identifier)”; a plain cell is used")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headers.pool.take(.init(identifier: identifier)) { $0.init(reuseIdentifier: identifier) }
  }

  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { contents.cell(at: $0) as? UITableViewCell } }

  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  /// The visible rows, after the layout that is due.
  private var shownPaths: [IndexPath] {
    if bounds.height > 0 { layoutIfNeeded() }
    return contents.visiblePaths
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if bounds.height > 0 { layoutIfNeeded() }
    return contents.cell(at: indexPath) as? UITableViewCell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(of: cell) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.shown[TableHeaders.element(TableLayout.header, of: section)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.shown[TableHeaders.element(TableLayout.footer, of: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Geometry

  open var numberOfSections: Int { contents.loadCounts().count }

  open func numberOfRows(inSection section: Int) -> Int {
    let counts = contents.loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = geometry
    return geometry.contains(indexPath) ? layout.frame(ofRow: indexPath, in: geometry) : .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    rect(of: section) { ($0.tops[section], $0.tops[section + 1]) }
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.tops[section], $0.rowsTop(of: section)) }
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.rowsEnd(of: section), $0.tops[section + 1]) }
  }

  private func rect(of section: Int, _ ends: (TableGeometry) -> (CGFloat, CGFloat)) -> CGRect {
    let geometry = geometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (top, end) = ends(geometry)
    return CGRect(x: 0, y: top, width: bounds.width, height: end - top)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    point.x >= 0 && point.x < bounds.width ? geometry.row(at: point.y) : nil
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = geometry
    var (paths, next) = ([IndexPath](), geometry.firstRow(below: rect.minY))
    while let path = next, geometry.top(of: path) < rect.maxY {
      paths.append(path)
      next = geometry.next(after: path)
    }
    return paths
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let position: UICollectionView.ScrollPosition =
      switch scrollPosition {
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      case .none: []
      }
    contents.scroll(to: indexPath, at: position, animated: animated)
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    contents.target = nil
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Data

  open func reloadData() { contents.reload() }

  /// Without effect: there is no index.
  open func reloadSectionIndexTitles() {}

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { contents.selected.min() }

  open var indexPathsForSelectedRows: [IndexPath]? { contents.selected.isEmpty ? nil : contents.selected.sorted() }

  /// The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !canSelectSeveral { contents.deselectAll(except: indexPath, animated: animated) }
    guard let indexPath else { return }
    contents.setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contents.setSelected(false, indexPath, animated: animated)
  }

  // MARK: Editing

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    swipes?.close(animated: animated)
    givenEditing = editing
    for path in contents.visiblePaths { showEditing(of: path, animated: animated) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    swipes?.listChanged()
    if contents.batch == nil, let context = contents.boundsWillChange(to: bounds, from: bounds.size) {
      layout.invalidateLayout(with: context)
    }
    contents.layOut()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes?.close(animated: true) != true { contents.pressBegan(touches) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { contents.pressEnded(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { contents.pressCancelled() }
}

extension UITableView {
  nonisolated public static let automaticDimension: CGFloat = -1

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}

/// In points, as measured on iOS 26; the insets are Apple's.
enum TableMetrics {
  static let rowHeight: CGFloat = 52
  static let headerHeight: CGFloat = 40.5
  /// Between the groups of a grouped table, half above and half below.
  static let groupSpacing: CGFloat = 17.5
  static let firstGroupSpacing: CGFloat = 35
  static let sideInset: CGFloat = 16
  static let groupRadius: CGFloat = 26
}
