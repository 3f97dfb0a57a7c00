// Changes of a bar's items, by a client or by the back button.

extension UINavigationBar {
  /// Pushes `item`, unless the delegate prevents it.
  ///
  /// The bar of a navigation controller reports the call and ignores it, as it does those below.
  public final func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isChangedByClient("pushItem"), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    shown.append(item)
    showShown()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, unless the delegate prevents it, and returns it in either case; nil if there is none.
  @discardableResult
  public final func popItem(animated: Bool) -> UINavigationItem? {
    guard isChangedByClient("popItem"), let item = topItem else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    shown.removeLast()
    showShown()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces all items, without asking the delegate.
  public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if isChangedByClient("setItems") { self.items = items }
  }

  /// Handles a press of the back button.
  final func goBack() {
    guard let navigation else {
      popItem(animated: true)
      return
    }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    let popped = navigation.popViewController(animated: true)
    if popped?.navigationItem === item { delegate?.navigationBar(self, didPop: item) }
  }

  /// Whether no navigation controller manages the bar; reports a call of `name` otherwise.
  final func isChangedByClient(_ name: String) -> Bool {
    guard let navigation else { return true }
    navigation.report("\(name) cannot be called on the bar of a navigation controller; the call was ignored")
    return false
  }
}
