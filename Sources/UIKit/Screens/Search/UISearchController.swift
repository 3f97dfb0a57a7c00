import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a search bar, and the results over the screen that is searched.
///
/// As a navigation item's `searchController` its bar lies below the title, which stays while people search. The
/// controller is active from when the field is edited until the search is cancelled. It is not presented: the results
/// are a child of the screen, shown while there is a text, and without them the screen is dimmed.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Nil shows the results in the screen itself.
  public private(set) final var searchResultsController: UIViewController?
  public final let searchBar = UISearchBar()
  /// Whether the screen is dimmed while there is no text; not if it shows the results itself.
  open var obscuresBackgroundDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// When the scopes of the bar are shown, if it has titles for them.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The item below whose title the bar lies.
  final weak var item: UINavigationItem?
  /// Stored, without effect: the title stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored, without effect: the results are shown while there is a text.
  open var automaticallyShowsSearchResultsController = true

  public enum ScopeBarActivation: Int, Sendable {
    /// While the search is active.
    case automatic
    case manual
    /// While there is a text.
    case onTextEntry
    case onSearchActivation
  }

  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  private final var isSearching = false
  /// Over the screen that is searched.
  private final let cover = UIView()
  private final weak var screen: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchBar.search = self
    searchBar.placeholder = "Search"
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.layer.zPosition = Self.depth
    cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.coverTapped(_:))))
  }

  /// In front of what the screen adds meanwhile, such as a table's rows.
  private static let depth: CGFloat = 1_000
  /// The opacity of the black over a screen that is searched: our choice.
  private static let dimming: CGFloat = 0.2

  /// Setting it begins or cancels the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    showScopes()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    screen = searchedScreen
    showCover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.text = nil
    searchBar.resignFirstResponder()
    showScopes()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showCover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  final func searchChanged() {
    guard isSearching else { return }
    showScopes()
    showCover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showScopes() {
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.showsScopeBar = isSearching
    case .onTextEntry: searchBar.showsScopeBar = isSearching && searchBar.text?.isEmpty == false
    }
  }

  // MARK: Results

  /// The screen of the item with the bar, or the one that contains the bar.
  private var searchedScreen: UIViewController? {
    var responder: UIResponder? = searchBar
    while let found = responder {
      if let navigation = found as? UINavigationController { return navigation.topViewController }
      if let controller = found as? UIViewController { return controller }
      responder = found.next
    }
    return nil
  }

  private func coverTapped(_ tap: UITapGestureRecognizer) {
    if cover.subviews.isEmpty { isActive = false }
  }

  /// Shows what belongs over the screen: the results, the dimming, or nothing.
  private func showCover() {
    let hasText = !(searchBar.text ?? "").isEmpty
    let results = isSearching && hasText ? searchResultsController : nil
    let isDimmed = isSearching && results == nil && obscuresBackgroundDuringPresentation
    guard let view = screen?.viewIfLoaded, results != nil || isDimmed else {
      removeResults()
      return cover.removeFromSuperview()
    }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    cover.frame = CGRect(
      x: view.bounds.minX, y: area.minY, width: view.bounds.width, height: max(0, view.bounds.maxY - area.minY))
    cover.backgroundColor = isDimmed ? UIColor(white: 0, alpha: Self.dimming) : .clear
    if cover.superview !== view { view.addSubview(cover) }
    if let results { add(results) } else { removeResults() }
  }

  private func add(_ results: UIViewController) {
    guard let screen, results.parent !== screen else { return }
    screen.addChild(results)
    guard results.parent === screen else { return }
    results.view.frame = cover.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addSubview(results.view)
    results.didMove(toParent: screen)
  }

  private func removeResults() {
    guard let results = searchResultsController, results.parent != nil else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }
}

/// Called when the search begins, when the text or the scope changes, and when the search ends.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// By how much the item's search bar makes the navigation bar higher.
  final var searchHeight: CGFloat { searchController.map { SearchMetrics.barHeight + $0.searchBar.scopeHeight } ?? 0 }
}
