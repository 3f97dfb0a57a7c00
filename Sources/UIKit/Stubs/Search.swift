// A search bar is a field without a button, and nothing shows a search controller; their delegates are told of nothing.

public import Foundation

@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UITextField { field }
  private final let field = UITextField()
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(field)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: 4)
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public private(set) final var searchResultsController: UIViewController?
  public final let searchBar = UISearchBar()
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
