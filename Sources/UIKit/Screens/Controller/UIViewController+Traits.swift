extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObject {
  /// The values of traits that the controller, its view and its children have in place of the inherited ones.
  ///
  /// The controller itself has them at once, its view and its children before the turn ends.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }

  /// Updates the traits of the controller's view and its subviews now rather than before the turn ends.
  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Sets values of traits that a child has in place of the inherited ones; nil removes them.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      return UIApplication.shared.report(
        "\(type(of: childViewController)) is no child of \(type(of: self)); its traits were not overridden")
    }
    childViewController.traitsFromParent = collection?.values ?? TraitValues()
  }

  /// Returns the values of traits that were set for a child; nil if there are none.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parent === self, !childViewController.traitsFromParent.isEmpty else { return nil }
    return UITraitCollection(childViewController.traitsFromParent)
  }

  /// The traits of the controller at this moment.
  final var currentTraits: UITraitCollection {
    var overrides = parent == nil ? presentationTraits : traitsFromParent
    overrides.override(with: givenTraits)
    traits.combine(surroundingTraits, with: overrides)
    return traits.current
  }

  /// The traits that the presentation gives the controller.
  private var presentationTraits: TraitValues {
    guard let presentation = modal.presentedBy?.controller else { return TraitValues() }
    var values = presentation.ownTraits
    values.override(with: presentation.givenTraits)
    return values
  }

  /// The traits of what contains the controller's view, or the controller while its view is in no window.
  private var surroundingTraits: UITraitCollection {
    if let view = loadedView, view.controller === self, view.window != nil, let superview = view.parent {
      return superview.traits.current
    }
    return parent?.currentTraits ?? UIApplication.shared.screen.traitCollection
  }

  /// Tells the controller and its observers if its traits are not those that they know.
  final func announceTraits() {
    let now = currentTraits
    let previous = traits.announced
    traits.announced = now
    if now !== previous { tellTraitChange(from: previous) }
  }
}
