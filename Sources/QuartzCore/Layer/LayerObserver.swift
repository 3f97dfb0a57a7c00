// Not Apple's: how key-value observation hears about changes of layers.

/// An object that is told after each change of a layer's model values.
package protocol LayerObserver: AnyObject {
  /// Tells the observer that a value has changed.
  func layerChanged()
}

extension CALayer {
  /// Tells the observer once of all that `changes` changes.
  final func observedAsOne(_ changes: () -> Void) {
    flags.isObserved = false
    changes()
    flags.isObserved = true
    rare?.observer?.layerChanged()
  }

  /// The object that is told of changes of the model; nil for none.
  package final var observer: (any LayerObserver)? {
    get { flags.isObserved ? rare?.observer : nil }
    set {
      flags.isObserved = newValue != nil
      uncommon.observer = newValue
    }
  }
}
