import CoreGraphics

extension UIView {
  /// Made if there is none.
  final var layoutInUse: ViewLayout {
    if let layoutState { return layoutState }
    let state = ViewLayout()
    layoutState = state
    return state
  }

  /// The view, and everything above it, has to do with constraints.
  final func markLayoutInUse() {
    var view: UIView? = self
    while let found = view, !found.usesLayout {
      found.usesLayout = true
      view = found.parent
    }
  }

  /// Given, and not the result of constraints.
  ///
  /// The views of screens are placed by the containers of controllers, until a constraint says otherwise.
  final var isPlacedByFrame: Bool {
    if translatesAutoresizingMaskIntoConstraints { return true }
    guard controller != nil, let parent,
      parent is UIWindow || parent is TransitionContainerView || parent is PresentationContainerView
    else { return false }
    return layoutState?.references.contains { $0.holder !== self } != true
  }

  /// The boxes of the view's content belong to a scope of the view's own.
  final var isScopeRoot: Bool { parent == nil || (isPlacedByFrame && layoutState?.joinsOuterScope != true) }

  /// The root of the scope of the view's content.
  final var scopeRoot: UIView {
    var view = self
    while !view.isScopeRoot, let above = view.parent { view = above }
    return view
  }

  /// The content of the views between this one and `ancestor` belongs to the ancestor's scope.
  final func joinScope(below ancestor: UIView) {
    var view = (self === ancestor) ? nil : parent
    while let found = view, found !== ancestor {
      if found.isScopeRoot {
        found.layoutInUse.joinsOuterScope = true
        found.scopeChanged()
      }
      view = found.parent
    }
  }

  /// The constraints of the view's content belong to another scope now.
  final func scopeChanged() {
    guard usesLayout else { return }
    let ended = isScopeRoot ? nil : layoutState?.endScope()
    rescheduleConstraints()
    if let ended {
      let new = scopeRoot.layoutInUse.scope(of: scopeRoot)
      for guide in ended.requestedGuides { new.request(guide) }
    }
  }

  private final func rescheduleConstraints() {
    for constraint in layoutState?.constraints ?? [] { constraint.schedule() }
    for child in children where child.usesLayout { child.rescheduleConstraints() }
  }

  /// Whether the view is placed by its frame may have changed.
  final func placementKindChanged() {
    guard usesLayout || layoutState != nil else { return }
    layoutState?.box?.scope?.placementKindChanged(of: self)
    scopeChanged()
  }

  // MARK: Hierarchy

  /// The view leaves its superview: deactivates what leads from it to what stays.
  final func layoutWillLeave() {
    guard usesLayout else { return }
    deactivateCrossing(self)
  }

  private final func deactivateCrossing(_ leaving: UIView) {
    for constraint in layoutState?.references ?? [] {
      if let holder = constraint.holder, !holder.isDescendant(of: leaving) { constraint.deactivate() }
    }
    for child in children where child.usesLayout { child.deactivateCrossing(leaving) }
  }

  /// The view has another superview or none.
  final func layoutDidMove() {
    guard usesLayout else { return }
    parent?.markLayoutInUse()
    layoutState?.joinsOuterScope = false
    scopeChanged()
    if needsConstraintUpdatesOnMove { enqueueConstraintUpdate() }
  }

  private final var needsConstraintUpdatesOnMove: Bool { layoutState?.needsConstraintUpdate == true }

  // MARK: Layout

  /// Gives the subviews their frames.
  final func applyConstraints() {
    guard let scope = scopeRoot.layoutState?.scope else { return }
    scope.update(for: self)
    for child in children {
      if let box = child.layoutState?.box { scope.apply(to: child, box) }
    }
    (self as? UIScrollView)?.applyContentGuide(of: scope)
  }

  /// A constraint is about the view.
  final func frameChangedForLayout() {
    if let box = layoutState?.box, box.placement != nil { box.scope?.placementChanged() }
  }

  /// The safe area, the margins or the content offset changed.
  final func layoutSurroundingsChanged() {
    guard layoutState != nil, usesLayout else { return }
    scopeRoot.layoutState?.scope?.placementChanged()
  }

  /// The view's frame, less its alignment insets, as its autoresizing mask says.
  final var autoresizingPlacement: LayoutPlacement {
    let outer = parent?.bounds.size ?? .zero
    let rect = alignmentRect(forFrame: frameIgnoringTransform)
    let mask = autoresizingMask
    let x = Self.placed(
      (rect.minX, rect.width, outer.width - rect.maxX), outer.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let y = Self.placed(
      (rect.minY, rect.height, outer.height - rect.maxY), outer.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    return LayoutPlacement(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func placed(
    _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ outer: CGFloat,
    _ isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: LayoutPlacement.Part, length: LayoutPlacement.Part) {
    // What one more point of the superview adds to each part.
    let grown = shared(parts, 1, isFlexible)
    let (start, length) = (grown.start - parts.before, grown.length - parts.length)
    return (
      LayoutPlacement.Part(start, parts.before - start * outer),
      LayoutPlacement.Part(length, parts.length - length * outer)
    )
  }
}
