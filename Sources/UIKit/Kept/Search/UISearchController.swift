public import Foundation

/// A field for searching; kept so that sources compile: it is a field without a button.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The styles of search fields.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default`
    case prominent
    /// Without a background.
    case minimal
  }

  /// The delegate, which is told of nothing.
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UITextField { field }
  private final let field = UITextField()
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The line above the field; stored, without effect.
  @ViewSetting open var prompt: String?
  /// Whether a button for cancelling is shown; stored, without effect.
  @ViewSetting open var showsCancelButton = false
  /// The style; stored, without effect.
  @ViewSetting open var searchBarStyle = Style.default
  /// The look of a bar without a colour; stored, without effect.
  @ViewSetting open var barStyle = UIBarStyle.default
  /// The colour of the bar; stored, without effect.
  @ViewSetting open var barTintColor: UIColor?
  /// Whether the bar is translucent; stored, without effect.
  @ViewSetting open var isTranslucent = true
  /// The picture of the background; stored, without effect.
  @ViewSetting open var backgroundImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  /// Creates a search field; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(field)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: 4)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// Is told of changes of a search field; kept so that sources compile: it is told of nothing.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the field may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the field is edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the field is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the user wants to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user cancelled.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A controller that searches a screen; kept so that sources compile: nothing shows it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Shows the results; it is told of nothing.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public private(set) final var searchResultsController: UIViewController?
  public final let searchBar = UISearchBar()
  open var isActive = false
  /// Whether the screen is dimmed while searching; stored, without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden while searching; stored, without effect.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a controller that shows results in another one; nil for the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a screen for results; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Shows the results of a search; kept so that sources compile: it is told of nothing.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results.
  func updateSearchResults(for searchController: UISearchController)
}
