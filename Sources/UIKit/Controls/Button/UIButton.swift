import CoreGraphics
public import Foundation
import QuartzCore

/// A click sends `.touchUpInside` and `.primaryActionTriggered`.
///
/// The content comes from the ``configuration`` or, without one, from the values set for each state; a state without a
/// value of its own shows that of the normal state.
@preconcurrency @MainActor open class UIButton: UIControl {
  final let ground = UIImageView()
  /// Of the configuration's background; nil if it has none.
  final var effectView: UIVisualEffectView?
  final let picture = UIImageView()
  final let title = UILabel()
  final let subtitle = UILabel()
  final var wheel: UIActivityIndicatorView?
  @ViewSetting final var titles = StateTable<String>() { didSet { looksChanged() } }
  @ViewSetting final var attributedTitles = StateTable<NSAttributedString>() { didSet { looksChanged() } }
  @ViewSetting final var titleColors = StateTable<UIColor>() { didSet { looksChanged() } }
  @ViewSetting final var titleShadowColors = StateTable<UIColor>() { didSet { looksChanged() } }
  @ViewSetting final var images = StateTable<UIImage>() { didSet { looksChanged() } }
  @ViewSetting final var backgroundImages = StateTable<UIImage>() { didSet { looksChanged() } }
  /// The darker version is shown while the button is pressed.
  final var darkened: (image: UIImage, darker: UIImage)?
  private var isUpdating = false
  private var needsUpdate = false

  public private(set) final var buttonType = ButtonType.custom
  /// A destructive button is red.
  @ViewSetting open var role = Role.normal { didSet { applyLooks() } }
  /// Nil uses the values set for each state.
  @ViewSetting open var configuration: Configuration? {
    didSet {
      if acceptsNumbers(of: \UIButton.configuration, named: "configuration", old: oldValue) { configurationChanged() }
    }
  }
  /// Opens if `showsMenuAsPrimaryAction` is true.
  @ViewSetting open var menu: UIMenu? { didSet { showSelection() } }
  final var menuPresenter: MenuPresenter?
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationUpdate?.handler }
    set { configurationUpdate = newValue.map(ConfigurationUpdate.init) }
  }
  @ViewSetting private var configurationUpdate: ConfigurationUpdate? { didSet { setNeedsUpdateConfiguration() } }
  @ViewSetting open var automaticallyUpdatesConfiguration = true
  /// A button with a menu shows what is chosen in it instead.
  @ViewSetting open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  @ViewSetting open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if acceptsNumbers(of: \UIButton.contentEdgeInsets, named: "contentEdgeInsets", old: oldValue) { looksChanged() }
    }
  }
  /// They do not change the button's size.
  @ViewSetting open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if acceptsNumbers(of: \UIButton.titleEdgeInsets, named: "titleEdgeInsets", old: oldValue) { setNeedsLayout() }
    }
  }
  /// They do not change the button's size.
  @ViewSetting open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if acceptsNumbers(of: \UIButton.imageEdgeInsets, named: "imageEdgeInsets", old: oldValue) { setNeedsLayout() }
    }
  }
  @ViewSetting open var adjustsImageWhenHighlighted = true { didSet { applyLooks() } }
  @ViewSetting open var adjustsImageWhenDisabled = true { didSet { applyLooks() } }
  @ViewSetting open var reversesTitleShadowWhenHighlighted = false
  /// Stored, without effect.
  @ViewSetting open var showsTouchWhenHighlighted = false

  /// Equal only to itself, not to another assignment of the same closure.
  private struct ConfigurationUpdate: Equatable {
    private final class Identity {}
    let handler: ConfigurationUpdateHandler
    private let identity = Identity()

    init(_ handler: @escaping ConfigurationUpdateHandler) { self.handler = handler }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if primaryAction != nil { become(.system) }
    take(primaryAction)
    self.frame = frame
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    take(primaryAction)
    sizeToFit()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    take(primaryAction, configuration)
    sizeToFit()
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  override func fill(from coder: NSCoder) {
    if let type = coder.archived?.buttonType { become(type) }
    super.fill(from: coder)
  }

  override func setUp() {
    super.setUp()
    for view in [ground, picture, title, subtitle] { addSubview(view) }
    ground.contentMode = .scaleToFill
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    applyLooks()
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom { title.font = .systemFont(ofSize: Self.systemFontSize) }
    if let image = ButtonPictures.picture(of: type) { images[.normal] = image }
    applyLooks()
    sizeToFit()
  }

  /// In points, as on iOS.
  private static let systemFontSize: CGFloat = 15

  private func take(_ action: UIAction?, _ look: Configuration? = nil) {
    configuration = look
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if var look {
      if look.title == nil, !action.title.isEmpty { look.title = action.title }
      look.image = look.image ?? action.image
      configuration = look
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: Parts

  open var titleLabel: UILabel? { title }
  open var subtitleLabel: UILabel? { subtitle }
  open var imageView: UIImageView? { picture }

  // MARK: What is shown in a state

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state] = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  open func title(for state: UIControl.State) -> String? { titles.shown(in: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.shown(in: state)
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { color(for: state) }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.shown(in: state) }
  open func image(for state: UIControl.State) -> UIImage? { images.shown(in: state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.shown(in: state) }

  private func looksChanged() {
    applyLooks()
    invalidateIntrinsicContentSize()
  }

  // MARK: Configuration

  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func configurationChanged() {
    if !isUpdating { needsUpdate = true }
    looksChanged()
  }

  private func updateNow() {
    guard !isUpdating else { return }
    (isUpdating, needsUpdate) = (true, false)
    updateConfiguration()
    isUpdating = false
  }

  // MARK: Geometry

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.background.backgroundInsets.leftToRight ?? .zero)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.leftToRight ?? contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).picture }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselineDistances: (first: CGFloat, last: CGFloat) {
    (titleLabel?.font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)).baselineDistances(in: naturalSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate { updateNow() }
    layOutContents()
    showFocus()
  }

  // MARK: State

  override func stateChanged() {
    super.stateChanged()
    if automaticallyUpdatesConfiguration { updateNow() }
    guard !isHighlighted, window != nil else { return applyLooks() }
    UIView.animate(withDuration: Self.release, delay: 0, options: [.allowUserInteraction]) { self.applyLooks() }
  }

  /// The duration of the animation after a press, in seconds: our choice.
  private static let release = 0.2

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLooks()
  }

  override var focusRadius: CGFloat { configuration == nil ? 6 : ground.layer.cornerRadius }

  package override func activate() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, openMenu(byKey: true) { return }
    click(with: nil)
  }

  // MARK: The menu

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { menuPresenter?.dismiss() }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if showsMenuAsPrimaryAction { openMenu(byKey: false) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.distanceMoved > ControlThresholds.menuSlop { menuPresenter?.follow(touch.location(in: window)) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // A click leaves the menu open, also one that covers the button; a drag ends in it, or closes it.
    guard let touch, touch.distanceMoved > ControlThresholds.menuSlop, let menuPresenter else { return }
    if menuPresenter.release(at: touch.location(in: window)) || bounds.contains(touch.location(in: self)) { return }
    menuPresenter.dismiss()
  }

  override func click(with event: UIEvent?) {
    if showsMenuAsPrimaryAction, menu != nil { return send(.touchUpInside, with: event) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send([.touchUpInside, .primaryActionTriggered], with: event)
  }
}
