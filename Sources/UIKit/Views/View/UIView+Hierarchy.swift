import CoreGraphics
import QuartzCore

extension UIView {
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let found = ancestor {
      if found === view { return true }
      ancestor = found.parent
    }
    return false
  }

  final func nearestAncestor<View: UIView>() -> View? {
    sequence(first: self as UIView, next: \.parent).dropFirst().lazy.compactMap { $0 as? View }.first
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (children[low], children[high])
    insert(front, at: low)
    insert(back, at: high)
  }

  /// The application of the view's window, or of the current world if the view is in no window.
  package final var application: UIApplication { window?.owner ?? .shared }

  /// Inserts `view` at `index` among the others.
  ///
  /// A view that contains this one is refused, with a diagnostic, and so is one whose controller contains that of this
  /// one.
  final func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return refuse(view) }
    if let outer = controllerAbove(in: view) { return refuse(view, of: outer) }
    if view.parent === self { return reorder(view, to: index) }
    recordPosition(of: view)
    TransitionJournal.following { move(view, to: index) }
  }

  private func move(_ view: UIView, to index: Int) {
    let (newWindow, oldWindow) = (window, view.window)
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.announce(newWindow) }
    // The view may have taken this one, or one above it, as its own subview when it was told.
    guard !isDescendant(of: view) else { return refuse(view) }
    view.detachFromParent()
    let index = min(max(0, index), children.count)
    insertLayer(of: view, at: index)
    children.insert(view, at: index)
    view.parent = self
    setNeedsLayout()
    if view.usesLayout { view.layoutDidMove() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.parent === self { view.adoptTraits() }
    // A callback may have moved this view to another window.
    if newWindow !== oldWindow || view.window !== oldWindow { view.confirmWindow() }
    view.inheritSurroundings()
  }

  private func refuse(_ view: UIView) {
    application.report(
      "\(name(of: view)) cannot be added to itself or to one of its descendants; nothing was added")
  }

  /// A controller whose view is `view` or lies in it, and that contains the controller of this view or of one above.
  private func controllerAbove(in view: UIView) -> UIViewController? {
    guard view.controller != nil || !view.children.isEmpty else { return nil }
    var ancestor: UIView? = self
    while let found = ancestor {
      var outer = found.controller?.parent
      while let holder = outer {
        if holder.viewIfLoaded?.isDescendant(of: view) == true { return holder }
        outer = holder.parent
      }
      ancestor = found.parent
    }
    return nil
  }

  private func refuse(_ view: UIView, of outer: UIViewController) {
    application.report(
      "\(name(of: view)) cannot be added to \(name(of: self)): \(type(of: outer)) contains the controller of a view "
        + "that it would lie in; nothing was added")
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard sibling.parent === self, let index = children.index(ofObject: sibling) else {
      application.report(
        "\(name(of: sibling)) is not a subview of \(name(of: self)); the view was added in front of the others")
      return insert(view, at: children.count)
    }
    let isBefore = view.parent === self && children.index(ofObject: view).map { $0 < index } ?? false
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.index(ofObject: view) else { return }
    recordPosition(of: view)
    children.remove(at: old)
    let index = min(max(0, index), children.count)
    insertLayer(of: view, at: index)
    children.insert(view, at: index)
    setNeedsLayout()
  }

  private func insertLayer(of view: UIView, at index: Int) {
    if index < children.count, children[index].layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  final func leaveSuperview() {
    guard let parent else { return }
    let hadWindow = window != nil
    parent.recordPosition(of: self)
    TransitionJournal.following {
      willMove(toSuperview: nil)
      if hadWindow { announce(nil) }
      detachFromParent()
      didMoveToSuperview()
      if hadWindow { confirmWindow() }
    }
  }

  /// Does not tell the view.
  private func detachFromParent() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    if usesLayout { layoutWillLeave() }
    if let index = old.children.index(ofObject: self) { old.children.remove(at: index) }
    layer.removeFromSuperlayer()
    parent = nil
    if usesLayout { layoutDidMove() }
    old.setNeedsLayout()
  }

  private func announce(_ window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    // While the view still has a superview, which hears of cancelled touches too.
    if window == nil {
      touchDispatcher?.viewLeft(self)
      resignBeforeLeaving()
    }
    for child in children { child.announce(window) }
  }

  /// The view, or its controller, stops being the first responder.
  private func resignBeforeLeaving() {
    guard let application = respondingApplication, let first = application.firstResponder else { return }
    guard first === self || first === controller else { return }
    first.resignForced()
    if application.firstResponder === first { application.firstResponder = nil }
  }

  private func confirmWindow() {
    if window == nil {
      for recognizer in recognizers { recognizer.viewLeftWindow() }
    }
    if window != nil {
      enqueueFirstConstraintUpdate()
      application.appearances?.apply(to: self)
    }
    didMoveToWindow()
    controller?.viewDidMoveToWindow(window)
    for child in children { child.confirmWindow() }
  }

  final func notifyTint() {
    traits.current.asCurrent { tintColorDidChange() }
    for child in children where child.givenTintColor == nil { child.notifyTint() }
  }

  private func inheritSurroundings() {
    if givenTintColor == nil { notifyTint() }
    updateSafeArea()
  }

  /// The name of `view` in a diagnostic: its class, or the class of its controller.
  final func name(of view: UIView) -> String {
    view.controller.map { "The view of \(type(of: $0))" } ?? "\(type(of: view))"
  }
}

extension UIView: @preconcurrency LayerOwner {
  package func layerDidResize(from old: CGSize) {
    resizeSubviews(from: old)
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
    updateSafeArea()
  }

  /// The traits may have changed since the colors were set.
  package func layerDidRestoreColor() { resolveLayerColors() }
}
