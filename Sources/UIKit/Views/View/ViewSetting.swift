// Not Apple's: how a view's values go back when a transition is cancelled.

/// A stored value of a view that goes back when the transition that changed it is cancelled.
///
/// Every stored property that a client can change, directly or through a method, is declared with it: a value that is
/// written while a transition records its changes is noted first. At other times a write costs one look at the
/// application. Property observers run for every write, and also when the value goes back; a value without an observer
/// is shown by `layoutSubviews()`, which is asked for then.
@preconcurrency @MainActor @propertyWrapper public struct ViewSetting<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not available: a setting belongs to a view.
  @available(*, unavailable, message: "only a view has settings")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<View: UIView>(
    _enclosingInstance view: View, wrapped keyPath: ReferenceWritableKeyPath<View, Value>,
    storage storage: ReferenceWritableKeyPath<View, Self>
  ) -> Value where Value: Equatable {
    get { view[keyPath: storage].value }
    set {
      if let application = UIApplication.current {
        application.journal?.willChange(view, keyPath)
        application.appearances?.willSet(view, keyPath, to: newValue)
      }
      view[keyPath: storage].value = newValue
      view.layer.observer?.layerChanged()
    }
  }
}
