import Stage
import Testing
import UIKit

@MainActor @Suite("Search bars and search controllers")
struct SearchTests {
  private final class Searcher: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let searcher = Searcher()

  private func click(_ view: UIView, _ point: CGPoint? = nil) throws {
    let middle = view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.send(.down(middle))
    stage.advance(by: 0.03)
    stage.send(.up(middle))
    stage.advance(by: 0.4)
  }

  private func type(_ text: String) {
    for character in text where stage.keyDown(.character(character)) { stage.insertText(String(character)) }
    stage.advance(by: 0.05)
  }

  private func cancelButton(of bar: UISearchBar) throws -> UIButton {
    try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
  }

  @Test("A search bar tells its delegate of what is typed, of Return, of clearing and of its cancel button")
  func bar() throws {
    let bar = stage.perform { UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)) }
    bar.delegate = searcher
    bar.text = "x"
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 374, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
    try click(bar.searchTextField)
    type("a")
    stage.keyDown(.enter)
    #expect(searcher.take() == ["begin", "text xa", "search"] && bar.isFirstResponder)
    try click(bar.searchTextField, CGPoint(x: 374 - 20, y: 22))
    #expect(bar.text == "" && searcher.take() == ["text "])
    bar.setShowsCancelButton(true, animated: true)
    stage.advance(by: 0.5)
    let cancel = try cancelButton(of: bar)
    #expect(bar.searchTextField.frame.maxX < cancel.frame.minX && cancel.frame.maxX == 390 - 8)
    try click(cancel)
    bar.resignFirstResponder()
    #expect(searcher.take() == ["cancel", "end"])
  }

  private func scopes(of bar: UISearchBar) throws -> UISegmentedControl {
    try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
  }

  @Test("Scopes lie below the field of a bar that shows them, and the delegate is told of the chosen one")
  func scopes() throws {
    let bar = stage.perform { UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 84)) }
    (bar.delegate, bar.showsScopeBar) = (searcher, true)
    #expect(bar.intrinsicContentSize.height == 44)
    bar.scopeButtonTitles = ["All", "Unread"]
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
    let scopes = try scopes(of: bar)
    #expect(bar.intrinsicContentSize.height == 84 && bar.searchTextField.frame.maxY == 44)
    #expect(scopes.frame == CGRect(x: 8, y: 52, width: 374, height: 32))
    #expect(scopes.titleForSegment(at: 1) == "Unread" && scopes.selectedSegmentIndex == 0)
    try click(scopes, CGPoint(x: 300, y: 16))
    #expect(bar.selectedScopeButtonIndex == 1 && searcher.take() == ["scope 1"])
    bar.selectedScopeButtonIndex = 0
    #expect(scopes.selectedSegmentIndex == 0 && searcher.take() == [])
    bar.setShowsScope(false, animated: false)
    #expect(scopes.isHidden && bar.sizeThatFits(.zero).height == 44)
  }

  @Test(
    "A search controller shows scopes while people search, or while there is a text",
    arguments: [UISearchController.ScopeBarActivation.automatic, .onTextEntry, .manual])
  func scopesOfSearch(_ activation: UISearchController.ScopeBarActivation) throws {
    let search = stage.perform { UISearchController(searchResultsController: nil) }
    (search.searchBar.scopeButtonTitles, search.scopeBarActivation) = (["All", "Unread"], activation)
    search.searchBar.delegate = searcher
    let navigation = try navigation(search)
    #expect(navigation.navigationBar.frame.height == 106)
    func height() -> CGFloat {
      stage.advance(by: 0.3)
      return navigation.navigationBar.frame.height
    }
    try click(search.searchBar.searchTextField)
    #expect(height() == (activation == .automatic ? 146 : 106) && search.searchBar.isFirstResponder)
    type("a")
    #expect(height() == (activation == .manual ? 106 : 146) && search.searchBar.isFirstResponder)
    _ = searcher.take()
    if activation != .manual {
      let cover = try #require(navigation.topViewController?.view.subviews.last)
      #expect(cover.frame.minY == 156)
      try click(try scopes(of: search.searchBar), CGPoint(x: 300, y: 16))
      #expect(searcher.take() == ["scope 1", "update a"])
    }
    search.isActive = false
    #expect(height() == 106)
  }

  private func navigation(_ search: UISearchController, large: Bool = false) throws -> UINavigationController {
    let screen = stage.perform { UIViewController() }
    screen.title = "Title"
    screen.navigationItem.searchController = search
    (search.searchResultsUpdater, search.delegate) = (searcher, searcher)
    let navigation = stage.perform { UINavigationController(rootViewController: screen) }
    navigation.navigationBar.prefersLargeTitles = large
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation
  }

  @Test("A search controller's bar lies below the title and makes the navigation bar higher", arguments: [false, true])
  func below(_ large: Bool) throws {
    let search = stage.perform { UISearchController(searchResultsController: nil) }
    let navigation = try navigation(search, large: large)
    let height: CGFloat = large ? 106 : 54
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 390, height: height + 52))
    let field = search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 10 + height, width: 358, height: 44))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == height + 62)
    navigation.topViewController?.navigationItem.searchController = nil
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == height && search.searchBar.window == nil)
    #expect(stage.diagnostics == [])
  }

  @Test("A search dims the screen, updates its results and ends by Cancel with an empty text")
  func search() throws {
    let search = stage.perform { UISearchController(searchResultsController: nil) }
    let navigation = try navigation(search)
    let screen = try #require(navigation.topViewController)
    try click(search.searchBar.searchTextField)
    #expect(search.isActive && searcher.take() == ["will present", "update ", "did present"])
    let cover = try #require(screen.view.subviews.first)
    #expect(cover.frame == CGRect(x: 0, y: 116, width: 390, height: 728))
    type("a")
    screen.title = "Another"
    stage.advance(by: 0.1)
    #expect(search.searchBar.isFirstResponder && searcher.take() == ["update a"])
    try click(try cancelButton(of: search.searchBar))
    #expect(!search.isActive && !search.searchBar.isFirstResponder && search.searchBar.text == "")
    #expect(cover.superview == nil && searcher.take() == ["will dismiss", "update ", "did dismiss"])
    try click(search.searchBar.searchTextField)
    try click(screen.view, CGPoint(x: 100, y: 600))
    #expect(!search.isActive)
  }

  @Test("Results are a child of the screen while there is a text, with balanced calls")
  func results() throws {
    let log = CallLog()
    let results = stage.perform { LoggingController("R", log) }
    let search = stage.perform { UISearchController(searchResultsController: results) }
    let navigation = try navigation(search)
    let screen = try #require(navigation.topViewController)
    search.isActive = true
    // A bar that moves takes no touches.
    stage.advance(by: 0.5)
    #expect(results.parent == nil)
    try click(search.searchBar.searchTextField)
    type("a")
    #expect(results.parent === screen && results.view.convert(CGPoint.zero, to: nil).y == 116)
    search.isActive = false
    #expect(results.parent == nil && screen.view.subviews.isEmpty)
    #expect(log.lines == ["R.viewWillAppear", "R.viewDidAppear", "R.viewWillDisappear", "R.viewDidDisappear"])
  }
}
