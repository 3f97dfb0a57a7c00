import CoreGraphics
import Foundation

/// A cell or header whose content and background can be given as configurations.
@MainActor protocol ConfiguredView: UIView {
  var contentView: UIView { get }
  var configured: ConfiguredContent { get }
  /// Calls the client's handler, or the override of its class.
  func runUpdate()
}

/// The configurations of a cell or header, and the views that were made from them.
@MainActor final class ConfiguredContent {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var view: (any UIView & UIContentView)?
  private(set) var fill: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = false
  private var isUpdating = false

  func setContent(_ new: (any UIContentConfiguration)?, in host: any ConfiguredView) {
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      view?.removeFromSuperview()
      let made = new.makeContentView()
      host.contentView.addSubview(made)
      view = made
    }
    host.setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?, in host: any ConfiguredView) {
    background = new
    guard let new else {
      fill?.removeFromSuperview()
      fill = nil
      return
    }
    let shown = fill ?? ConfiguredBackground(frame: host.bounds)
    if fill == nil {
      fill = shown
      host.insertSubview(shown, at: 0)
      host.backgroundColor = .clear
    }
    shown.configuration = new
    host.setNeedsLayout()
  }

  // MARK: Updates

  func setNeedsUpdate(_ host: any ConfiguredView) {
    guard !isUpdating else { return }
    needsUpdate = true
    host.setNeedsLayout()
  }

  /// Before the layout, and before the size is asked for.
  func updateIfNeeded(_ host: any ConfiguredView) {
    guard needsUpdate else { return }
    (needsUpdate, isUpdating) = (false, true)
    host.runUpdate()
    isUpdating = false
  }

  /// What changes by the state alone.
  func follow(_ state: any UIConfigurationState) {
    if updatesContent, let content { view?.configuration = content.updated(for: state) }
    if updatesBackground, let background { fill?.configuration = background.updated(for: state) }
  }

  // MARK: Layout

  func layOut(in host: any ConfiguredView) {
    view?.frame = host.contentView.bounds
    fill?.frame = host.bounds
  }

  /// The height of the content; nil if it is not configured.
  func height(inWidth width: CGFloat, of host: any ConfiguredView) -> CGFloat? {
    updateIfNeeded(host)
    guard let view else { return nil }
    guard view.usesLayout else { return view.sizeThatFits(CGSize(width: width, height: .infinity)).height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The background of a cell that has a configuration for it.
@preconcurrency @MainActor final class ConfiguredBackground: UIView {
  @ViewSetting var configuration = UIBackgroundConfiguration() { didSet { show(oldValue) } }
  private let box = UIView()
  private let picture = UIImageView()

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    addSubview(box)
    box.addSubview(picture)
  }

  private func show(_ old: UIBackgroundConfiguration) {
    box.backgroundColor = configuration.backgroundColor
    box.layer.cornerRadius = configuration.cornerRadius
    box.layer.borderWidth = configuration.strokeWidth
    box.layer.borderColor = shown(configuration.strokeColor)
    picture.image = configuration.image
    if old.customView !== configuration.customView {
      old.customView?.removeFromSuperview()
      if let view = configuration.customView { box.addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    box.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    picture.frame = box.bounds
    configuration.customView?.frame = box.bounds
  }
}

extension UIBackgroundConfiguration {
  public static func listCell() -> Self { filled(.systemBackground) }
  public static func listPlainCell() -> Self { filled(.systemBackground) }
  public static func listGroupedCell() -> Self { filled(.secondarySystemGroupedBackground) }
  public static func listSidebarCell() -> Self { clear() }
  public static func listAccompaniedSidebarCell() -> Self { clear() }
  public static func listHeader() -> Self { clear() }
  public static func listFooter() -> Self { clear() }
  public static func listPlainHeaderFooter() -> Self { filled(.systemBackground) }
  public static func listGroupedHeaderFooter() -> Self { clear() }
  public static func listSidebarHeader() -> Self { clear() }

  private static func filled(_ color: UIColor) -> Self {
    var made = Self()
    made.backgroundColor = color
    return made
  }

  /// A selected or highlighted cell is grey, unless it is clear.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    guard let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted else { return self }
    guard backgroundColor != .clear else { return self }
    var grey = self
    grey.backgroundColor = .systemGray4
    return grey
  }
}
