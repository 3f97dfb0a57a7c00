public import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { changed() } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The back button of the next screen; nil for one with this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the back button is shown next to buttons on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons on the left, which replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// A line above the title, for which the bar is higher; nil for none.
  open var prompt: String? { didSet { changed() } }
  /// The text below the title; stored, without effect.
  open var subtitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action of the back button in place of the pop; nil for the pop.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether the title is large, where the bar prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// How the content is arranged; stored, without effect.
  open var style = ItemStyle.navigator
  /// Searches the screen; stored, without effect.
  open var searchController: UISearchController? {
    didSet {
      if searchController != nil { UIApplication.kept("UINavigationItem.searchController", "no field is shown") }
    }
  }
  /// Whether the field disappears when the content scrolls; stored, without effect.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks while the item is on top; nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the bar looks at the end of scrolled content; used if no standard appearance is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How a low bar looks; stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How a low bar looks at the end of scrolled content; stored, without effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

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

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  private func changed() { bar?.itemChanged(self) }
}

extension UINavigationItem {
  /// Whether titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    /// Not large.
    case never
    case inline
  }

  /// How a back button looks.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title of the screen below.
    case `default`
    /// With the word “Back”.
    case generic
    /// Without a text.
    case minimal
  }

  /// How the content of a bar is arranged.
  public enum ItemStyle: Int, Sendable {
    case navigator
    /// The title on the left, for browsers.
    case browser
    /// The title on the left, for documents.
    case editor
  }
}
