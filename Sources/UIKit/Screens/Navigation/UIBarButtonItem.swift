import CoreGraphics
public import Foundation
public import QuartzCore

/// The base class of items in bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  /// The image; drawn in the bar's colour, as a template, unless its rendering mode says otherwise.
  open var image: UIImage? { didSet { changed() } }
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// The image in a low bar; stored, without effect.
  open var landscapeImagePhone: UIImage?
  /// The insets that move the image in a low bar; stored, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image that is shown large to people who need it; stored, without effect.
  open var largeContentSizeImage: UIImage?
  /// The insets that move the large image; stored, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The bar that shows the item.
  final weak var host: (any BarItemHost)?
  private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open var tag = 0

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Tells the item that it was loaded from an archive; never called.
  open func awakeFromNib() {}
  /// Never called, since there is no interface builder; by default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Tells the bar that the item has changed.
  final func changed() { host?.barItemChanged() }

  /// Sets the attributes of the title in a state, of which the font and the colour count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The styles of buttons.
  public enum Style: Int, Sendable {
    case plain = 0
    /// A button with a border; drawn like `plain`.
    case bordered = 1
    /// A button that ends a task; drawn bold.
    case done = 2
  }

  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The width of the button in a toolbar, in points; 0 for its natural width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the button is selected; stored, without effect.
  open var isSelected = false
  /// The titles of which the widest decides about the width; stored, without effect.
  open var possibleTitles: Set<String>?
  /// The menu of the button; stored, without effect.
  open var menu: UIMenu?
  /// Which of the system's buttons this is; nil for none.
  final var systemItem: SystemItem?
  /// The object on which `action` is called.
  open weak var target: AnyObject?
  /// The method that is called when the button is pressed.
  open var action: Selector?
  /// The action that is performed when the button is pressed, before `action`.
  open var primaryAction: UIAction?
  /// A view that is shown instead of the button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The colour of the button; nil for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }

  /// Creates a button without title and image.
  public override init() { super.init() }

  /// Creates a button without title and image; archives are not supported.
  public init?(coder: NSCoder) { super.init() }

  /// Creates a button with a title that calls `action` on `target`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image that calls `action` on `target`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image that calls `action` on `target`; `landscapeImagePhone` is ignored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates a button with the title and image of `primaryAction`, which performs it.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    (title, image) = (primaryAction?.title, primaryAction?.image)
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Presses the button.
  func press() {
    guard isEnabled else { return }
    primaryAction?.perform(for: self)
    if let target { action?.send(to: target, with: self) }
  }
}
