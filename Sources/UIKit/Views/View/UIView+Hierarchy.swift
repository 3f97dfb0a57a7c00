import QuartzCore

extension UIView {
  /// Whether the view is `view` or somewhere on it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let found = ancestor {
      if found === view { return true }
      ancestor = found.parent
    }
    return false
  }

  /// The view with this tag, this one or the first below it.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Has two subviews change places.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (children[low], children[high])
    insert(front, at: low)
    insert(back, at: high)
  }

  /// The application whose window the view is in, else that of the current world.
  package final var application: UIApplication { window?.owner ?? .shared }

  /// Puts `view` among the subviews, at the place `index` among the others.
  ///
  /// What would make a circle is refused and reported.
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return application.report("\(name(of: view)) cannot be put on itself or on a view below it; nothing was added")
    }
    if view.parent === self { return reorder(view, to: index) }
    let newWindow = window
    let oldWindow = view.window
    recordPosition(of: view)
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.announce(newWindow) }
    view.detachFromParent()
    let place = min(max(0, index), children.count)
    insertLayer(of: view, at: place)
    children.insert(view, at: place)
    view.parent = self
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.confirmWindow() }
    view.inheritSurroundings()
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let place = children.firstIndex(where: { $0 === sibling }) else {
      application.report("\(name(of: sibling)) is no subview of \(name(of: self)); the view was put in front of all")
      return insert(view, at: children.count)
    }
    let before = children[..<place].contains { $0 === view }
    insert(view, at: place + offset - (before ? 1 : 0))
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    recordPosition(of: view)
    children.remove(at: old)
    let place = min(max(0, index), children.count)
    insertLayer(of: view, at: place)
    children.insert(view, at: place)
    setNeedsLayout()
  }

  /// Puts the layer of `view` where the view goes: behind the layer of the view now at `place`.
  private func insertLayer(of view: UIView, at place: Int) {
    if place < children.count, children[place].layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: children[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  final func leaveSuperview() {
    guard let parent else { return }
    let hadWindow = window != nil
    parent.recordPosition(of: self)
    willMove(toSuperview: nil)
    if hadWindow { announce(nil) }
    detachFromParent()
    didMoveToSuperview()
    if hadWindow { confirmWindow() }
  }

  /// Leaves the superview, without telling the view itself.
  private func detachFromParent() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    parent = nil
    old.setNeedsLayout()
  }

  /// Tells the view and all on it that they are about to be in `window`.
  private func announce(_ window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.announce(window) }
  }

  /// Tells the view and all on it that they are in another window.
  private func confirmWindow() {
    if window == nil {
      for recognizer in recognizers { recognizer.viewLeftWindow() }
      touchDispatcher?.viewLeft(self)
    }
    didMoveToWindow()
    controller?.viewDidMoveToWindow(window)
    for child in children { child.confirmWindow() }
  }

  final func notifyTint() {
    tintColorDidChange()
    for child in children where child.givenTintColor == nil { child.notifyTint() }
  }

  /// The superview is another, with what is inherited from it.
  private func inheritSurroundings() {
    if givenTintColor == nil { notifyTint() }
    updateSafeArea()
  }

  /// The view for a message: its class and, if it has one, its controller's.
  final func name(of view: UIView) -> String {
    view.controller.map { "The view of \(type(of: $0))" } ?? "\(type(of: view))"
  }
}
