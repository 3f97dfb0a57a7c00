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
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil) { didSet { rows.reload() } }
  open var style: Style { givenStyle }
  private let givenStyle: Style
  @ViewSetting open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { rows.forgetHeights() } }
  @ViewSetting open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { rows.forgetHeights() }
  }
  @ViewSetting open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { rows.forgetHeights() }
  }
  @ViewSetting open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { rows.forgetHeights() }
  }
  /// Stored, without effect: headers have one height.
  @ViewSetting open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  @ViewSetting open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { rows.showSettings() } }
  /// Nil for the usual color.
  @ViewSetting open var separatorColor: UIColor? { didSet { rows.showSettings() } }
  @ViewSetting open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { rows.showSettings() }
  }
  /// Nil for the tint.
  @ViewSetting open var sectionIndexColor: UIColor? { didSet { rows.index?.showColors() } }
  @ViewSetting open var sectionIndexBackgroundColor: UIColor? { didSet { rows.index?.showColors() } }
  /// While a finger is on the index; nil for the other background.
  @ViewSetting open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { rows.index?.showColors() } }
  /// With fewer rows there is no index.
  @ViewSetting open var sectionIndexMinimumDisplayRowCount = 0 { didSet { rows.forgetIndex() } }
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
  final lazy var rows = TableRows(of: self)
  final lazy var swipes = RowSwipes(of: self)
  final var pressed: TableRow?

  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    givenStyle = coder.archived?.tableStyle ?? .plain
    super.init(coder: coder)
    prepare()
    coder.fill(self, as: UITableView.self)
  }

  private func prepare() {
    alwaysBounceVertical = true
    addGestureRecognizer(swipes.recognizer)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    rows.forgetHeights()
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cells.register(cellClass, for: .init(identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return rows.cells.register(nil, for: .init(identifier: identifier)) }
    rows.cells.register(for: .init(identifier: identifier)) {
      nib.makeView(UITableViewCell.self, reuseIdentifier: identifier)
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return rows.headers.pool.register(nil, for: .init(identifier: identifier)) }
    rows.headers.pool.register(for: .init(identifier: identifier)) {
      nib.makeView(UITableViewHeaderFooterView.self, reuseIdentifier: identifier)
    }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headers.pool.register(aClass, for: .init(identifier: identifier))
  }

  /// Nil if no class is registered and no cell waits.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.reconfigured, cell.reuseIdentifier == identifier { return cell }
    return rows.cells.take(.init(identifier: identifier)) { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  /// On iOS it is an error if no class is registered; here it is a plain cell, with a diagnostic.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    application.report("No class is registered for the cell identifier “\(identifier)”; a plain cell is used")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    rows.headers.pool.take(.init(identifier: identifier)) { $0.init(reuseIdentifier: identifier) }
  }

  open var visibleCells: [UITableViewCell] { rows.current.map(\.cell) }

  open var indexPathsForVisibleRows: [IndexPath]? { rows.current.map { IndexPath($0.row) } }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    indexPath.tableRow.flatMap { row in rows.current.first { $0.row == row }?.cell }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.tiles.first { $0.cell === cell }.map { IndexPath($0.row) }
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers.view(.header, of: section) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers.view(.footer, of: section) as? UITableViewHeaderFooterView
  }

  // MARK: Geometry

  open var numberOfSections: Int { rows.geometry.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    rows.geometry.sections.indices.contains(section) ? rows.geometry.sections[section].heights.count : 0
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = indexPath.tableRow, rows.geometry.contains(row) else { return .zero }
    return rows.frame(of: row)
  }

  open func rect(forSection section: Int) -> CGRect {
    rows.rect(of: section) { ($0.tops[section], $0.tops[section + 1]) }
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    rows.rect(of: section) { ($0.tops[section], $0.rowsTop(of: section)) }
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    rows.rect(of: section) { ($0.rowsEnd(of: section), $0.tops[section + 1]) }
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.geometry.row(at: point.y).map { IndexPath($0) }
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    var (paths, next) = ([IndexPath](), rows.geometry.firstRow(below: rect.minY))
    while let row = next, rows.geometry.top(of: row) < rect.maxY {
      paths.append(IndexPath(row))
      next = rows.geometry.next(after: row)
    }
    return paths
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPath.tableRow, rows.geometry.contains(row) else { return }
    layoutIfNeeded()
    let offset = rows.offset(showing: row, at: scrollPosition)
    super.setContentOffset(offset, animated: animated)
    rows.target = (row, scrollPosition, offset)
    if !animated { layoutIfNeeded() }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    rows.target = nil
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Data

  open func reloadData() { rows.reload() }

  /// The titles of the index are asked for again.
  open func reloadSectionIndexTitles() { rows.forgetIndex() }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { rows.selected.min().map { IndexPath($0) } }

  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected.sorted().map { IndexPath($0) }
  }

  /// The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !selectsSeveral { rows.deselectAll(animated: animated) }
    guard let indexPath, let row = indexPath.tableRow else { return }
    rows.setSelected(true, row, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let row = indexPath.tableRow { rows.setSelected(false, row, animated: animated) }
  }

  // MARK: Editing

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    swipes.close(animated: animated)
    givenEditing = editing
    rows.showEditing(animated: animated)
  }

  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: Layout

  open override func layoutSubviews() {
    swipes.listChanged()
    rows.layOut()
    rows.index?.follow(self)
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes.close(animated: true) { return }
    guard canSelect, pressed == nil, let touch = touches.first, let row = rows.row(of: touch.view) else { return }
    if rows.highlight(row) { pressed = row }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let row = pressed else { return }
    pressed = nil
    guard rows.geometry.contains(row) else { return }
    rows.unhighlight(row)
    rows.choose(row)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let row = pressed, rows.geometry.contains(row) { rows.unhighlight(row) }
    pressed = nil
  }
}
