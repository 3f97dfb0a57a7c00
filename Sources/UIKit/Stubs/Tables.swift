// Tables show no rows and ask their data source for numbers only; settings are stored, calls about rows do nothing.

public import CoreGraphics
public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  public final var section: Int { index(atPosition: 0) }
  public final var row: Int { index(atPosition: 1) }
  public final var item: Int { index(atPosition: 1) }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource.object as? any UITableViewDataSource }
    set {
      weakDataSource = Weak(newValue)
      UIApplication.stub("UITableView", "it shows no rows")
    }
  }
  @ViewSetting private var weakDataSource = Weak<AnyObject>(nil)
  open var style: Style { givenStyle }
  private let givenStyle: Style
  @ViewSetting open var rowHeight: CGFloat = UITableView.automaticDimension
  @ViewSetting open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  @ViewSetting open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  @ViewSetting open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  @ViewSetting open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  @ViewSetting open var separatorColor: UIColor?
  @ViewSetting open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  @ViewSetting open var allowsSelection = true
  @ViewSetting open var tableHeaderView: UIView?
  @ViewSetting open var tableFooterView: UIView?
  @ViewSetting open var backgroundView: UIView?

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

  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    givenStyle = .plain
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  // Swift cannot create a class by its name, so the class that was registered does not matter.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func reloadData() {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  public final let detailTextLabel: UILabel?
  public final let imageView: UIImageView? = UIImageView()
  @ViewSetting open var accessoryType: AccessoryType = .none
  @ViewSetting open var selectionStyle: SelectionStyle = .default
  @ViewSetting open var backgroundView: UIView?
  @ViewSetting open var selectedBackgroundView: UIView?
  @ViewSetting open var isSelected = false
  @ViewSetting open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    (reuseIdentifier, detailTextLabel) = (nil, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  private final let style: UITableView.Style
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // Apple's type: it accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false

  open func beginRefreshing() {
    UIApplication.stub("UIRefreshControl", "it is not shown")
    isRefreshing = true
  }

  open func endRefreshing() { isRefreshing = false }
}
