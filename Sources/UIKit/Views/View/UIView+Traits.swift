import QuartzCore

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObject {
  /// The values of traits that the view and its subviews have in place of the inherited ones.
  ///
  /// The view itself has them at once, its subviews before the turn ends.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }

  /// Updates the traits of the view and its subviews now rather than before the turn ends; without effect outside a
  /// window.
  public final func updateTraitsIfNeeded() {
    if window != nil { TransitionJournal.withoutRecording { updateTraits(everywhere: false) } }
  }

  /// Takes other overrides, and passes them on before the turn ends.
  final func traitOverridesChanged() {
    traits.override(with: givenTraits)
    updateTraitsLater()
  }

  /// Updates the traits of the view and its subviews before the turn ends.
  final func updateTraitsLater() {
    guard window != nil else { return }
    application.beforeTurnEnds { [weak self] in self?.updateTraitsIfNeeded() }
  }

  /// Takes the traits of a new superview or window, without animation.
  ///
  /// A cancelled transition does not take them back: they follow from where the view is.
  final func adoptTraits() {
    guard window != nil else { return }
    TransitionJournal.withoutRecording { UIView.performWithoutAnimation { updateTraits(everywhere: true) } }
  }

  /// Updates the traits of this view and then of its subviews; those of an unchanged view only if `everywhere` is true.
  private func updateTraits(everywhere: Bool) {
    traits.combine(inheritedTraits, with: givenTraits)
    let (previous, now) = (traits.announced, traits.current)
    let isChanged = now !== previous
    if isChanged || controller?.traits.isAnnounced == false {
      traits.announced = now
      now.asCurrent { announce(now, previous, isChanged) }
    }
    guard isChanged || everywhere else { return }
    for child in children where child.parent === self { child.updateTraits(everywhere: everywhere) }
  }

  /// The traits of the controller, if the view is a controller's, or of the superview, or of the screen.
  private var inheritedTraits: UITraitCollection {
    if let controller { return controller.currentTraits }
    return parent?.traits.current ?? (self as? UIWindow)?.owner.screen.traitCollection ?? traits.current
  }

  private func announce(_ now: UITraitCollection, _ previous: UITraitCollection, _ isChanged: Bool) {
    controller?.announceTraits()
    guard isChanged else { return }
    let hasOtherColors = now.hasDifferentColorAppearance(comparedTo: previous)
    if hasOtherColors { appearanceChanged() }
    tellTraitChange(from: previous)
    if hasOtherColors { tintColorDidChange() }
    setNeedsLayout()
  }

  // MARK: Colors

  /// Returns `color` as the view's layer shows it; nil for nil.
  ///
  /// The layer keeps where a dynamic color came from, so that it is resolved again when the traits change.
  final func shown(_ color: UIColor?) -> CGColor? { color?.layerColor(with: traits.current) }

  /// Resolves the dynamic colors of the layer with the view's traits.
  final func resolveLayerColors() {
    let application = application
    for property in layer.dynamicColorProperties {
      guard let color = layer.givenColor(of: property)?.dynamicColor as? UIColor else { continue }
      application.onBehalfOfStaging([(property, layer)]) { layer.setColor(shown(color), of: property) }
    }
  }

  /// Resolves the colors of the view again, after its traits changed.
  final func resolveAppearance() {
    resolveLayerColors()
    if layer.hasDrawing { layer.setNeedsDisplay() }
  }
}
