import CoreGraphics
public import Foundation
public import QuartzCore

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  /// Drawn in the bar's colour, as a template, unless its rendering mode says otherwise.
  open var image: UIImage? { didSet { changed() } }
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Stored, without effect, as the four below.
  open var landscapeImagePhone: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  final weak var host: (any BarItemHost)?
  private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open var tag = 0

  public override init() { super.init() }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  final func changed() { host?.barItemChanged() }

  /// The font and the colour count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue] ?? UIApplication.current?.appearances?.defaults(for: self)?.attributes[state.rawValue]
  }
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Drawn like `plain`.
    case bordered = 1
    /// Drawn bold; on glass it fills the glass with its colour.
    case done = 2
    /// The name of `done` since iOS 26.
    public static var prominent: Style { .done }
  }

  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// In a toolbar; 0 is the natural width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// Items of two screens with the same identifier turn into one another on glass.
  open var identifier: String? { didSet { changed() } }
  /// Whether the item can be on glass together with its neighbours.
  open var sharesBackground = true { didSet { changed() } }
  /// Whether the item has no glass behind it.
  open var hidesSharedBackground = false { didSet { changed() } }
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Stored, without effect.
  open var isSelected = false
  /// Stored, without effect.
  open var possibleTitles: Set<String>?
  /// Stored, without effect.
  open var menu: UIMenu?
  /// What shows the item in a navigation bar: its button, or the glass around that.
  final weak var shownView: UIView?
  /// Nil if the system does not provide the button.
  final var systemItem: SystemItem?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  open var tintColor: UIColor? { didSet { changed() } }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// `landscapeImagePhone` is ignored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(primaryAction: UIAction?) {
    self.init()
    (title, image) = (primaryAction?.title, primaryAction?.image)
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  func press() {
    guard isEnabled else { return }
    primaryAction?.perform(for: self)
    if let target { action?.send(to: target, with: self) }
  }
}
