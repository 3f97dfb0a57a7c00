import CoreGraphics

/// What a view keeps for Auto Layout; a view that has nothing to do with it has none.
@MainActor final class ViewLayout {
  /// The active constraints that the view retains, and those that are about the view or a guide of it.
  var constraints: [NSLayoutConstraint] = []
  var references: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The box of the view among those of its superview.
  var box: LayoutBox?
  /// The scope of the view's content, if the view is the root of one.
  private(set) var scope: LayoutScope?
  /// Whether the view's content belongs to the scope around it, although its frame does not depend on constraints:
  /// a constraint leads from the inside to the outside.
  var joinsOuterScope = false
  /// Whether `updateConstraints()` is to be called.
  var needsConstraintUpdate = true
  var awaitsConstraintUpdate = false
  /// Whether a call of it was ever requested.
  var wasUpdateRequested = false
  var hugging = SIMD2<Float>(250, 250)
  var resistance = SIMD2<Float>(750, 750)
  var margins = LayoutMargins()
  /// The margins that were last announced.
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

  /// The scope of which `view` is the root.
  func scope(of view: UIView) -> LayoutScope {
    if let scope { return scope }
    let made = LayoutScope(root: view)
    scope = made
    return made
  }

  /// Ends the scope, whose constraints move to another one.
  func endScope() -> LayoutScope? {
    let ended = scope
    scope = nil
    for box in ended?.boxes.values.map({ $0 }) ?? [] {
      if let view = box.item as? UIView, view.layoutState?.box === box { view.layoutState?.box = nil }
    }
    return ended
  }

  /// The box of a guide.
  func box(of guide: UILayoutGuide) -> LayoutBox? {
    guide.owner?.scopeRoot.layoutState?.scope?.boxes[ObjectIdentifier(guide)]
  }
}

/// The margins that a client gave a view.
struct LayoutMargins: Equatable {
  /// The distances from the edges; nil for the system's.
  var given: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
}
