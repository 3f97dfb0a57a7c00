public import CoreGraphics
public import Foundation

/// A list of rows in sections; kept so that sources compile: it shows no rows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The data source, which is asked for nothing.
  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource.object as? any UITableViewDataSource }
    set {
      weakDataSource = Weak(newValue)
      UIApplication.kept("UITableView", "it shows no rows")
    }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil)
  open var style: Style { givenStyle }
  private let givenStyle: Style
  /// The height of rows, in points; stored, without effect.
  @ViewSetting open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of section headers, in points; stored, without effect.
  @ViewSetting open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of section footers, in points; stored, without effect.
  @ViewSetting open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows, in points; stored, without effect.
  @ViewSetting open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of section headers, in points; stored, without effect.
  @ViewSetting open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of section footers, in points; stored, without effect.
  @ViewSetting open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above section headers, in points; stored, without effect.
  @ViewSetting open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The lines between rows; stored, without effect.
  @ViewSetting open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between rows; stored, without effect.
  @ViewSetting open var separatorColor: UIColor?
  /// The effect of the lines between rows; stored, without effect.
  @ViewSetting open var separatorEffect: UIVisualEffect?
  /// The insets of the lines between rows; stored, without effect.
  @ViewSetting open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether rows can be selected; stored, without effect.
  @ViewSetting open var allowsSelection = true
  /// Whether several rows can be selected; stored, without effect.
  @ViewSetting open var allowsMultipleSelection = false
  /// Whether rows can be selected while editing; stored, without effect.
  @ViewSetting open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing; stored, without effect.
  @ViewSetting open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are being edited; stored, without effect.
  @ViewSetting open var isEditing = false
  /// Whether cells are laid out by the readable width; stored, without effect.
  @ViewSetting open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells are inset by the safe area; stored, without effect.
  @ViewSetting open var insetsContentViewsToSafeArea = true
  /// The view above the rows; stored, without effect.
  @ViewSetting open var tableHeaderView: UIView?
  /// The view below the rows; stored, without effect.
  @ViewSetting open var tableFooterView: UIView?
  /// The view behind the rows; stored, without effect.
  @ViewSetting open var backgroundView: UIView?
  /// The colour of the index; stored, without effect.
  @ViewSetting open var sectionIndexColor: UIColor?

  /// A length that the table computes itself.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// Headers stay at the top while their sections are seen.
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    case middle
    case automatic = 100
  }

  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; archives are not supported.
  public required init?(coder: NSCoder) {
    givenStyle = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Kept for the client: no cells are created.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// Kept for the client: no cells are created.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Kept for the client: no headers or footers are created.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// Kept for the client: no headers or footers are created.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// Returns nil: no cells are reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// Returns an empty cell, whatever class was registered: Swift cannot create a class by its name.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns nil: no headers or footers are reused.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }

  // MARK: Rows

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of rows that the data source says.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that are seen: none.
  open var visibleCells: [UITableViewCell] { [] }
  /// The rows that are seen: none.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The selected row: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The selected rows: none.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// Returns nil: no row is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Returns nil: no row is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns nil: no row is seen.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns an empty rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Returns an empty rectangle.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// Returns nil: no section is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns nil: no section is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Does nothing.
  open func reloadData() {}
  /// Does nothing.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  open func beginUpdates() {}
  /// Does nothing.
  open func endUpdates() {}
  /// Calls both closures.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Does nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
