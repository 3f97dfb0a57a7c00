public import Foundation

/// An item of a tab bar, which stands for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// How the bar looks while the item is selected; nil for the bar's own look.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// How the bar looks at the end of scrolled content; used if no standard appearance is set.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The distance by which the title is moved; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text of the item's badge; nil for no badge.
  open var badgeValue: String? { didSet { changed() } }

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item that the system provides, with its title; Apple's symbols do not exist here.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// “More”.
    case more
    /// “Favorites”.
    case favorites
    /// “Featured”.
    case featured
    /// “Top Rated”.
    case topRated
    /// “Recents”.
    case recents
    /// “Contacts”.
    case contacts
    /// “History”.
    case history
    /// “Bookmarks”.
    case bookmarks
    /// “Search”.
    case search
    /// “Downloads”.
    case downloads
    /// “Most Recent”.
    case mostRecent
    /// “Most Viewed”.
    case mostViewed

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

  /// Creates an empty item; archives are not supported.
  public init?(coder: NSCoder) { super.init() }
}
