import CoreGraphics
import Foundation

/// Shows one item of a collection: a background, the background of a selected item, and the content in front of them.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView = UIView()
  final let configured = ConfiguredContent()
  @ViewSetting open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Behind the content, and as large as the cell.
  @ViewSetting open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// In front of the background while the cell is selected or highlighted.
  @ViewSetting open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }

  override func setUp() {
    super.setUp()
    contentView.frame = bounds
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    configured.updateIfNeeded(self)
    super.layoutSubviews()
    contentView.frame = bounds
    configured.layOut(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = layoutAttributes.size
    if layoutAttributes.estimatedAxes.contains(.height),
      let height = configured.height(inWidth: contentWidth(size.width), of: self)
    {
      layoutAttributes.size.height = height
    } else {
      layoutAttributes.size = fittingSize(size, layoutAttributes.estimatedAxes, of: contentView)
    }
    return layoutAttributes
  }

  /// What a cell of this width leaves to its content.
  func contentWidth(_ width: CGFloat) -> CGFloat { width }

  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  final func show(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    if new === selectedBackgroundView, let backgroundView {
      insertSubview(new, aboveSubview: backgroundView)
    } else {
      insertSubview(new, at: 0)
    }
    stateChanged()
  }

  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
    stateDidChange()
  }

  /// For cells whose content depends on the state.
  func stateDidChange() {}

  final var collection: UICollectionView? { nearestAncestor() }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

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
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate(self) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    configured.follow(state)
  }

  final func runUpdate() { updateConfiguration(using: configurationState) }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

extension UICollectionViewCell: ConfiguredView {}
