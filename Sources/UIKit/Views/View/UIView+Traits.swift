import QuartzCore

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObject {
  /// The view itself has them at once, its subviews before the turn ends.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }

  /// Has no effect outside a window.
  public final func updateTraitsIfNeeded() {
    if window != nil { TransitionJournal.withoutRecording { updateTraits(everywhere: false) } }
  }

  final func traitOverridesChanged() {
    traits.override(with: givenTraits)
    updateTraitsLater()
  }

  final func updateTraitsLater() {
    guard window != nil else { return }
    application.beforeTurnEnds { [weak self] in self?.updateTraitsIfNeeded() }
  }

  /// Without animation.
  ///
  /// A cancelled transition does not take them back: they follow from where the view is.
  final func adoptTraits() {
    guard window != nil else { return }
    TransitionJournal.withoutRecording { UIView.performWithoutAnimation { updateTraits(everywhere: true) } }
  }

  /// Passes an unchanged view unless `everywhere` is true.
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

  /// The layer's color keeps where a dynamic color came from, so that it is resolved again when the traits change.
  final func shown(_ color: UIColor?) -> CGColor? { color?.layerColor(with: traits.current) }

  final func resolveLayerColors() {
    let application = application
    for property in layer.dynamicColorProperties {
      guard let color = layer.givenColor(of: property)?.dynamicColor as? UIColor else { continue }
      application.onBehalfOfStaging([(property, layer)]) { layer.setColor(shown(color), of: property) }
    }
  }

  final func resolveAppearance() {
    resolveLayerColors()
    if layer.hasDrawing { layer.setNeedsDisplay() }
  }
}
