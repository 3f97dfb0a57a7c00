public import Foundation

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  /// Nil for a button with this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The bar is higher for it.
  open var prompt: String? { didSet { changed() } }
  /// Below the title since iOS 26, unless that is a view.
  open var subtitle: String? { didSet { changed() } }
  /// In place of the subtitle, as large as its constraints or `sizeThatFits(_:)` make it.
  open var subtitleView: UIView? { didSet { changed() } }
  /// Nil for the title.
  open var largeTitle: String? { didSet { changed() } }
  /// Below a large title since iOS 26; nil for the subtitle.
  open var largeSubtitle: String? { didSet { changed() } }
  /// In place of the subtitle below a large title, as large as its constraints or `sizeThatFits(_:)` make it.
  open var largeSubtitleView: UIView? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// In place of the pop.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether the title is large, where the bar prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Stored, without effect.
  open var style = ItemStyle.navigator
  /// Its bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      changed()
    }
  }
  /// Stored, without effect: the search bar stays.
  open var hidesSearchBarWhenScrolling = true
  /// While the item is on top; nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Used if no standard appearance is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored, without effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  final weak var bar: UINavigationBar?

  public init(title: String) { self.title = title }

  public required init?(coder: NSCoder) {}

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  final func changed() { bar?.itemChanged(self) }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }
}
