import CoreGraphics
public import Foundation

/// A row of a table.
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

  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
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
  final let style: CellStyle
  final let lines = CellLines()
  final let editing = CellEditing()
  final let configured = ConfiguredContent()
  @ViewSetting open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// Shown instead of the accessory type's view.
  @ViewSetting open var accessoryView: UIView? { didSet { accessoryChanged() } }
  /// Shown instead of `accessoryType` while the cell is edited.
  @ViewSetting open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  @ViewSetting open var editingAccessoryView: UIView? { didSet { accessoryChanged() } }
  @ViewSetting open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  @ViewSetting open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Stored, without effect: the handle is shown if the data source can move the row.
  @ViewSetting open var showsReorderControl = false
  @ViewSetting open var selectionStyle: SelectionStyle = .default
  /// The table's until it is set.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? lines.inset }
    set { givenSeparatorInset = newValue }
  }
  @ViewSetting private var givenSeparatorInset: UIEdgeInsets?
  @ViewSetting open var indentationLevel = 0
  /// In points a level.
  @ViewSetting open var indentationWidth: CGFloat = 10
  @ViewSetting open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Shown behind the content while the cell is selected or highlighted.
  @ViewSetting open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: nil) } }
  @ViewSetting open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionChanged() } } }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.reuseIdentifier, self.style) = (reuseIdentifier, style)
    detailTextLabel = style == .default ? nil : UILabel()
    // As on iOS, whatever the height of a table's rows.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.archived?.cellStyle ?? .default
    reuseIdentifier = coder.archived?.reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    backgroundColor = .systemBackground
    contentView.frame = bounds
    addSubview(contentView)
    lines.add(to: self)
    CellArrangement.prepareLabels(of: self)
    setNeedsUpdateConfiguration()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    selectionChanged()
    setNeedsLayout()
  }

  private func accessoryChanged() {
    lines.accessory?.removeFromSuperview()
    lines.accessory =
      isEditing
      ? editingAccessoryView ?? CellAccessory.view(editingAccessoryType)
      : accessoryView ?? CellAccessory.view(accessoryType)
    if let view = lines.accessory { addSubview(view) }
    setNeedsLayout()
  }

  open var editingStyle: EditingStyle { editing.plan.style }

  /// Whether buttons beside the row are shown.
  open var showingDeleteConfirmation: Bool { table.map { $0.swipes?.offset(of: self) != 0 } ?? false }

  /// A cell that is used again may be edited in another manner.
  final func showPlan() {
    editing.prepare(in: self)
    setNeedsLayout()
  }

  private func editingChanged() {
    UIView.performWithoutAnimation {
      if isEditing { editing.prepare(in: self) }
      editing.sign?.show(isOn: isSelected)
      accessoryChanged()
    }
    setNeedsUpdateConfiguration()
  }

  final func editingSignTapped() { table?.signTapped(of: self) }

  private var table: UITableView? { nearestAncestor() }

  /// Shows or hides the view behind a selected cell.
  private func selectionChanged() {
    setNeedsUpdateConfiguration()
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none && configured.fill == nil
    let view = selectedBackgroundView ?? lines.selection
    if isShown, view.superview !== self {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      view.frame = bounds
    }
    view.alpha = isShown ? 1 : 0
    editing.sign?.show(isOn: isSelected)
    if !isShown, UIView.inheritedAnimationDuration == 0 { view.removeFromSuperview() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    configured.updateIfNeeded(self)
    super.layoutSubviews()
    let arrangement = CellArrangement(self)
    backgroundView?.frame = bounds
    (selectedBackgroundView ?? lines.selection).frame = bounds
    contentView.frame = arrangement.contentFrame(in: bounds.size)
    arrangement.layOutAccessory(in: bounds.size)
    editing.layOut(isShown: isEditing, in: bounds.size)
    arrangement.layOutLabels()
    lines.layOut(in: bounds, inset: separatorInset)
    configured.layOut(in: self)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CellArrangement(self).fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellArrangement(self).labelHeight(inWidth: size.width))
  }

  // MARK: State

  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    if editing { UIView.performWithoutAnimation { self.editing.prepare(in: self) } }
    change(animated) {
      isEditing = editing
      if window != nil { layoutIfNeeded() }
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { change(animated) { isSelected = selected } }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { change(animated) { isHighlighted = highlighted } }

  private func change(_ animated: Bool, _ changes: () -> Void) {
    guard animated else { return changes() }
    withoutActuallyEscaping(changes) { changes in UIView.animate(withDuration: 0.3) { changes() } }
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// What the content view shows; nil for what the client puts into it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.setContent(newValue, in: self) }
  }
  /// Nil for the usual background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.setBackground(newValue, in: self) }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
  /// Called before the next layout after each change of the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate(self) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    configured.follow(state)
  }

  final func runUpdate() { updateConfiguration(using: configurationState) }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewCell: ReusableView, ConfiguredView {}
