import CoreGraphics
public import Foundation
import QuartzCore

/// A control that shows a title, a picture or both, and is clicked.
///
/// A click sends `.touchUpInside` and `.primaryActionTriggered`. What it shows comes from its ``configuration``, or where
/// it has none from what was set for its states; a state without anything of its own shows what is set for the normal one.
@preconcurrency @MainActor open class UIButton: UIControl {
  final let ground = UIImageView()
  final let picture = UIImageView()
  final let title = UILabel()
  final let subtitle = UILabel()
  final var wheel: UIActivityIndicatorView?
  @ViewSetting final var titles = StateTable<String>() { didSet { looksNeedRoom() } }
  @ViewSetting final var attributedTitles = StateTable<NSAttributedString>() { didSet { looksNeedRoom() } }
  @ViewSetting final var titleColors = StateTable<UIColor>() { didSet { looksNeedRoom() } }
  @ViewSetting final var titleShadowColors = StateTable<UIColor>() { didSet { looksNeedRoom() } }
  @ViewSetting final var images = StateTable<UIImage>() { didSet { looksNeedRoom() } }
  @ViewSetting final var backgroundImages = StateTable<UIImage>() { didSet { looksNeedRoom() } }
  /// A picture and the darker one it has while the button is pressed.
  final var darkened: (image: UIImage, darker: UIImage)?
  private var isUpdating = false
  private var needsUpdate = false

  /// What kind of button it is.
  public private(set) final var buttonType = ButtonType.custom
  /// What the button is for; a destructive one is red.
  @ViewSetting open var role = Role.normal { didSet { showLooks() } }
  /// What the button shows and how, as a whole; nil leaves that to what is set for each state.
  @ViewSetting open var configuration: Configuration? { didSet { configurationChanged() } }
  /// Changes the button's configuration whenever its state is another.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationUpdate?.handler }
    set { configurationUpdate = newValue.map(ConfigurationUpdate.init) }
  }
  @ViewSetting private var configurationUpdate: ConfigurationUpdate? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration is brought up to date by itself when the state is another.
  @ViewSetting open var automaticallyUpdatesConfiguration = true
  /// Whether a click selects the button, and another one no more.
  @ViewSetting open var changesSelectionAsPrimaryAction = false
  /// The room around the contents.
  @ViewSetting open var contentEdgeInsets = UIEdgeInsets.zero { didSet { looksNeedRoom() } }
  /// How far the title is moved from where it would lie, and what room it loses; the button's size does not follow.
  @ViewSetting open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the picture is moved from where it would lie; the button's size does not follow.
  @ViewSetting open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture is darker while the button is pressed.
  @ViewSetting open var adjustsImageWhenHighlighted = true { didSet { showLooks() } }
  /// Whether the picture is paler while the button cannot be used.
  @ViewSetting open var adjustsImageWhenDisabled = true { didSet { showLooks() } }
  /// Whether the title's shadow falls the other way while the button is pressed.
  @ViewSetting open var reversesTitleShadowWhenHighlighted = false
  /// Kept; nothing glows.
  @ViewSetting open var showsTouchWhenHighlighted = false

  /// A handler as a value, the same as another only when it was set at the same time.
  private struct ConfigurationUpdate: Equatable {
    private final class Identity {}
    let handler: ConfigurationUpdateHandler
    private let identity = Identity()

    init(_ handler: @escaping ConfigurationUpdateHandler) { self.handler = handler }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  }

  /// Changes a button's configuration to what fits its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A button of a type, without size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A system button that says what `primaryAction` is called, and calls it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if primaryAction != nil { become(.system) }
    take(primaryAction)
  }

  /// A button of a type that says what `primaryAction` is called, and calls it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    take(primaryAction)
    sizeToFit()
  }

  /// A button that shows what `configuration` says, and calls `primaryAction`, whose name it has where that has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    take(primaryAction, configuration)
    sizeToFit()
  }

  /// A system button of a picture that calls `action` on `target`.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  private func prepare() {
    for view in [ground, picture, title, subtitle] { addSubview(view) }
    ground.contentMode = .scaleToFill
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    showLooks()
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom { title.font = .systemFont(ofSize: Self.systemFontSize) }
    if let image = ButtonPictures.picture(of: type) { images[.normal] = image }
    showLooks()
    sizeToFit()
  }

  /// The size of a system button's letters, in points: Apple's figure.
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

  /// The label of the title.
  open var titleLabel: UILabel? { title }
  /// The label of the line below the title.
  open var subtitleLabel: UILabel? { subtitle }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  // MARK: What is shown in a state

  /// Says what the title is in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// Says what the title with attributes is in a state, which goes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }
  /// Says which colour the title has in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
  /// Says which colour the title's shadow has in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state] = color
  }
  /// Says what the picture is in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  /// Says what the picture behind everything is in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles.shown(in: state) }
  /// The title with attributes in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.shown(in: state)
  }
  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { color(for: state) }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.shown(in: state) }
  /// The picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { images.shown(in: state) }
  /// The picture behind everything in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.shown(in: state) }

  private func looksNeedRoom() {
    showLooks()
    invalidateIntrinsicContentSize()
  }

  // MARK: Configuration

  /// Has the configuration brought up to date with the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date; by default the handler does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func configurationChanged() {
    if !isUpdating { needsUpdate = true }
    looksNeedRoom()
  }

  private func updateNow() {
    guard !isUpdating else { return }
    (isUpdating, needsUpdate) = (true, false)
    updateConfiguration()
    isUpdating = false
  }

  // MARK: Geometry

  /// Where what lies behind everything is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.background.backgroundInsets.leftToRight ?? .zero)
  }

  /// Where the contents may lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.leftToRight ?? contentEdgeInsets)
  }

  /// Where the title lies in the room for the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  /// Where the picture lies in the room for the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).picture }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate { updateNow() }
    place()
    showFocus()
  }

  // MARK: State

  override func stateChanged() {
    super.stateChanged()
    if automaticallyUpdatesConfiguration { updateNow() }
    guard !isHighlighted, window != nil else { return showLooks() }
    UIView.animate(withDuration: Self.release, delay: 0, options: [.allowUserInteraction]) { self.showLooks() }
  }

  /// How long a button takes to look as it did before a press, in seconds: our choice.
  private static let release = 0.2

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  override var focusRadius: CGFloat { configuration == nil ? 6 : ground.layer.cornerRadius }

  package override func activate() {
    if isEnabled { click(with: nil) }
  }

  override func click(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send([.touchUpInside, .primaryActionTriggered], with: event)
  }
}
