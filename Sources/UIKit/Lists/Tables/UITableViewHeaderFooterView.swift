import CoreGraphics
public import Foundation

/// The view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  public final let detailTextLabel: UILabel? = nil
  final let configured = ConfiguredContent()
  @ViewSetting open var backgroundView: UIView? {
    didSet {
      if backgroundView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.headerHeight))
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.archived?.reuseIdentifier
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    contentView.frame = bounds
    addSubview(contentView)
  }

  final func show(_ title: String, isFooter: Bool, _ style: UITableView.Style) {
    textLabel?.text = title
    textLabel?.font = isFooter ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    textLabel?.textColor = isFooter ? .secondaryLabel : .label
    textLabel?.numberOfLines = 0
    if style == .plain { backgroundColor = .systemBackground }
    setNeedsLayout()
  }

  private var textWidth: CGFloat { max(0, bounds.width - 2 * TableMetrics.sideInset) }

  open override func layoutSubviews() {
    configured.updateIfNeeded(self)
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    configured.layOut(in: self)
    guard let textLabel, textLabel.text != nil else { return }
    if textLabel.superview == nil { contentView.addSubview(textLabel) }
    let height = min(bounds.height, textLabel.sizeThatFits(CGSize(width: textWidth, height: .infinity)).height)
    textLabel.frame = CGRect(
      x: TableMetrics.sideInset, y: (bounds.height - height) / 2, width: textWidth, height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let height = configured.height(inWidth: targetSize.width, of: self) {
      return CGSize(width: targetSize.width, height: height)
    }
    if contentView.usesLayout {
      return contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard let textLabel, textLabel.text != nil else { return CGSize(width: targetSize.width, height: 0) }
    let width = max(0, targetSize.width - 2 * TableMetrics.sideInset)
    let text = textLabel.sizeThatFits(CGSize(width: width, height: .infinity)).height
    return CGSize(width: targetSize.width, height: max(TableMetrics.headerHeight, text + 16))
  }

  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

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

  open var configurationState: UIViewConfigurationState {
    let state = UIViewConfigurationState(traitCollection: traitCollection)
    return state
  }

  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate(self) }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    configured.follow(state)
  }

  final func runUpdate() { updateConfiguration(using: configurationState) }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
}

extension UITableViewHeaderFooterView: ReusableView, ConfiguredView {}
