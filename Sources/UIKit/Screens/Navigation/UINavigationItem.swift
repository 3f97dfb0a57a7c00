public import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The back button of the next screen; nil for one with this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the next screen's back button.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the back button is shown next to buttons on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons on the left, which replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an empty item; archives are not supported.
  public init?(coder: NSCoder) {}

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  private func changed() { bar?.itemChanged(self) }
}
