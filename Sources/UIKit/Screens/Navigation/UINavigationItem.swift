public import Foundation

/// What a bar shows of a controller while it is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The button that leads back to this screen; nil for one with its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the button that leads back to this screen.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether no button leads back from this screen.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the back button stays beside buttons on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons on the left, in the place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// Not to be had from archives.
  ///
  /// Gives an empty item.
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

  /// Hides the button that leads back, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  private func changed() { bar?.itemChanged(self) }
}
