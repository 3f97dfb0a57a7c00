import CoreGraphics
public import Foundation
import QuartzCore

/// A search field, with a button beside it that cancels the search, and the scopes of the search below it.
///
/// The bar is the delegate of its field, and passes on what that is told.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate {
  private final let field = UISearchTextField()
  private final let cancel = UIButton(type: .system)
  private final let scopes = UISegmentedControl(items: nil)
  /// Follows the search; nil for a bar of its own.
  final weak var search: UISearchController?
  @ViewSetting private final var weakDelegate = Weak<AnyObject>(nil)
  @ViewSetting private final var isCancelShown = false { didSet { setNeedsLayout() } }

  open var delegate: (any UISearchBarDelegate)? {
    get { weakDelegate.object as? any UISearchBarDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  /// Setting it tells no one.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { isCancelShown = newValue }
  }
  /// The color behind the field; nil for none.
  @ViewSetting open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  @ViewSetting open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// Only a bar with titles of scopes shows them.
  @ViewSetting open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { heightChanged() } } }
  /// Setting it tells no one.
  @ViewSetting open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Stored, without effect.
  @ViewSetting open var searchBarStyle = Style.default
  /// Stored, without effect.
  @ViewSetting open var isTranslucent = true
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  override func setUp() {
    super.setUp()
    for view in [field, cancel, scopes] { addSubview(view) }
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
  }

  open var searchTextField: UISearchTextField { field }
  open var barPosition: UIBarPosition { .any }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil, showsCancelButton != isCancelShown else {
      isCancelShown = showsCancelButton
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.isCancelShown = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Layout

  /// Of the scopes, with their distance from the field.
  final var scopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? SearchMetrics.scopeHeight : 0
  }

  private func scopesChanged() {
    scopes.removeAllSegments()
    for title in (scopeButtonTitles ?? []).reversed() { scopes.insertSegment(withTitle: title, at: 0, animated: false) }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    heightChanged()
  }

  private func heightChanged() {
    scopes.isHidden = scopeHeight == 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    search?.item?.changed()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SearchMetrics.height + scopeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SearchMetrics.height + scopeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = cancel.intrinsicContentSize.width.rounded(.up)
    let room = max(0, bounds.height - scopeHeight)
    let height = min(SearchMetrics.height, room)
    let right = isCancelShown ? width + 2 * SearchMetrics.margin : SearchMetrics.margin
    let y = (room - height) / 2
    field.frame = CGRect(
      x: SearchMetrics.margin, y: y, width: max(0, bounds.width - SearchMetrics.margin - right), height: height)
    cancel.frame = CGRect(
      x: isCancelShown ? bounds.width - width - SearchMetrics.margin : bounds.width, y: y, width: width,
      height: height)
    cancel.alpha = isCancelShown ? 1 : 0
    let segments = scopes.intrinsicContentSize.height
    scopes.frame = CGRect(
      x: SearchMetrics.margin, y: bounds.height - segments, width: max(0, bounds.width - 2 * SearchMetrics.margin),
      height: segments)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.searchChanged()
  }

  private func scopeChosen() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    search?.searchChanged()
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    search?.isActive = true
  }

  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

  /// As on iOS, the field keeps the keys until the delegate resigns; a search controller's field resigns itself.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    if search != nil { resignFirstResponder() }
    return true
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Also when people clear the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The Return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// People chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
