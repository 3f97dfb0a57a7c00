import CoreGraphics
public import Foundation
public import QuartzCore

/// What items in bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says.
  open var title: String?
  /// What it shows; as a template, which pictures are here unless they say otherwise, in the bar's colour.
  open var image: UIImage?
  /// How far its picture is moved from where it would lie.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be pressed.
  open var isEnabled = true
  /// A number for finding it again.
  open var tag = 0

  /// An item that says nothing.
  public override init() { super.init() }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case plain = 0
    /// With an edge; looks ordinary.
    case bordered = 1
    /// For being done: heavier.
    case done = 2
  }

  /// How it looks.
  open var style = Style.plain
  /// How wide it is, in points; 0 for as wide as it needs.
  open var width: CGFloat = 0
  /// Whether it is left out.
  open var isHidden = false
  /// Whom it tells.
  open weak var target: AnyObject?
  /// What it calls when pressed.
  open var action: Selector?
  /// What else is called when it is pressed.
  open var primaryAction: UIAction?
  /// A view in place of the button.
  open var customView: UIView?
  /// Its colour; nil for the bar's.
  open var tintColor: UIColor?

  /// A button that says nothing.
  public override init() { super.init() }

  /// Not to be had from archives.
  ///
  /// Gives an empty button.
  public init?(coder: NSCoder) { super.init() }

  /// A button that says `title` and calls `action` on `target`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button that shows `image` and calls `action` on `target`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button that shows `image`, there being no landscape phone here, and calls `action` on `target`.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// A button that shows what `primaryAction` does, and calls it.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    (title, image) = (primaryAction?.title, primaryAction?.image)
    self.primaryAction = primaryAction
  }

  /// A button made of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Presses the button.
  func press() {
    guard isEnabled else { return }
    primaryAction?.perform(for: self)
    action?.perform(on: target, with: self)
  }
}
