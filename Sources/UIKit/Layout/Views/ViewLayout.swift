import CoreGraphics

/// What a view keeps for Auto Layout; a view that has nothing to do with it has none.
@MainActor final class ViewLayout {
  /// Retained by the view, and below those that are about the view or a guide of it.
  var constraints: [NSLayoutConstraint] = []
  var references: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Among those of its superview.
  var box: LayoutBox?
  /// If the view is the root of the scope of its content.
  private(set) var scope: LayoutScope?
  /// The view's content belongs to the scope around it, although its frame does not depend on constraints: a constraint
  /// leads from the inside to the outside.
  var joinsOuterScope = false
  var needsConstraintUpdate = true
  var awaitsConstraintUpdate = false
  var wasUpdateRequested = false
  var hugging = SIMD2<Float>(250, 250)
  var resistance = SIMD2<Float>(750, 750)
  var margins = LayoutMargins()
  /// Last announced.
  var announcedMargins: UIEdgeInsets?
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?

  /// The guides that follow from the view, and those that were added.
  var allGuides: [UILayoutGuide] {
    [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, contentGuide, frameGuide, topGuide, bottomGuide]
      .compactMap { $0 } + guides
  }

  func scope(of view: UIView) -> LayoutScope {
    if let scope { return scope }
    let made = LayoutScope(root: view)
    scope = made
    return made
  }

  /// The constraints move to another scope.
  func endScope() -> LayoutScope? {
    let ended = scope
    scope = nil
    for box in ended?.boxes.values.map({ $0 }) ?? [] {
      if let view = box.item as? UIView, view.layoutState?.box === box { view.layoutState?.box = nil }
    }
    return ended
  }

  func box(of guide: UILayoutGuide) -> LayoutBox? {
    guide.owner?.scopeRoot.layoutState?.scope?.boxes[ObjectIdentifier(guide)]
  }
}

/// Given by a client.
struct LayoutMargins: Equatable {
  /// Nil for the system's.
  var given: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
}
