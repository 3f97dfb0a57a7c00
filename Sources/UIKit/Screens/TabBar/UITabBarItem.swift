public import Foundation

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Nil for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// While the item is selected; nil for the bar's own look.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// Used if no standard appearance is set.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  /// Nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeValue: String? { didSet { changed() } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item that the system provides, with its title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  public required init?(coder: NSCoder) { super.init() }
}
