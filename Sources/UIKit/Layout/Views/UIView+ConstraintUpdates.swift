extension UIView {
  public final func needsUpdateConstraints() -> Bool { layoutState?.needsConstraintUpdate ?? true }

  /// In the view and the views in it, where that was requested.
  public final func updateConstraintsIfNeeded() {
    for child in children where child.usesLayout || child.layoutState != nil { child.updateConstraintsIfNeeded() }
    guard let layoutState, layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  final func requestConstraintUpdate() {
    layoutInUse.needsConstraintUpdate = true
    layoutInUse.wasUpdateRequested = true
    enqueueConstraintUpdate()
  }

  /// Makes the application call `updateConstraints()` before the next layout, if that was requested since the last
  /// call.
  final func enqueueConstraintUpdate() {
    let state = layoutInUse
    guard state.needsConstraintUpdate, !state.awaitsConstraintUpdate else { return }
    state.awaitsConstraintUpdate = true
    application.constraintUpdates.append(Weak(self))
    setNeedsLayout()
  }

  /// The view has entered a window and may need its first call.
  final func enqueueFirstConstraintUpdate() {
    // What was requested outside the window may wait in another world.
    if let layoutState, layoutState.awaitsConstraintUpdate { layoutState.awaitsConstraintUpdate = false }
    if layoutState?.wasUpdateRequested == true || controller != nil || Self.requiresConstraintBasedLayout {
      enqueueConstraintUpdate()
    }
  }
}

extension UIApplication {
  /// Subviews come before their superviews.
  final func updateConstraints() {
    // A view may request the call again, for itself or for another one.
    for _ in 0..<Self.mostConstraintRounds where !constraintUpdates.isEmpty {
      let views = constraintUpdates.compactMap(\.object)
      constraintUpdates = []
      let sorted = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth > $1.depth }
      for (view, _) in sorted {
        view.layoutState?.awaitsConstraintUpdate = false
        guard let state = view.layoutState, state.needsConstraintUpdate else { continue }
        state.needsConstraintUpdate = false
        view.traits.current.asCurrent {
          if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
        }
      }
    }
  }

  private static let mostConstraintRounds = 8
}

extension UIView {
  fileprivate final var depth: Int {
    var (count, view) = (0, parent)
    while let found = view { (count, view) = (count + 1, found.parent) }
    return count
  }
}
