// Not Apple's: a weak reference to a view, without a side table.

import QuartzCore

/// A view that is not kept alive; nil once it is freed.
@propertyWrapper @MainActor struct WeakView<View: UIView> {
  private var reference: SharedWeak<UIView>?

  init() {}

  var wrappedValue: View? {
    get { reference?.object.map { unsafeDowncast($0, to: View.self) } }
    set { reference = newValue?.reference }
  }
}
