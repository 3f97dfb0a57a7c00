extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObject {
  /// The controller itself has them at once, its view and its children before the turn ends.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }

  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      return UIApplication.shared.report(
        "\(type(of: childViewController)) is no child of \(type(of: self)); its traits were not overridden")
    }
    childViewController.traitsFromParent = collection?.values ?? TraitValues()
  }

  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parent === self, !childViewController.traitsFromParent.isEmpty else { return nil }
    return UITraitCollection(childViewController.traitsFromParent)
  }

  final var currentTraits: UITraitCollection {
    var overrides = parent == nil ? presentationTraits : traitsFromParent
    overrides.override(with: givenTraits)
    traits.combine(surroundingTraits, with: overrides)
    return traits.current
  }

  private var presentationTraits: TraitValues {
    guard let presentation = modal.presentedBy?.controller else { return TraitValues() }
    var values = presentation.ownTraits
    values.override(with: presentation.givenTraits)
    return values
  }

  /// The traits of what contains the view, or the controller while its view is in no window.
  private var surroundingTraits: UITraitCollection {
    if let view = loadedView, view.controller === self, view.window != nil, let superview = view.parent {
      return superview.traits.current
    }
    return parent?.currentTraits ?? UIApplication.shared.screen.traitCollection
  }

  /// If the traits are not those that the controller and its observers know.
  final func announceTraits() {
    let now = currentTraits
    let previous = traits.announced
    traits.announced = now
    if now !== previous { tellTraitChange(from: previous) }
  }
}
