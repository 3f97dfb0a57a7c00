import CoreGraphics

/// A number, or a group of numbers, that a view is given.
protocol FiniteNumbers: Equatable {
  /// Whether no number is infinite or NaN.
  var isFinite: Bool { get }
}

extension Float: FiniteNumbers {}
extension Double: FiniteNumbers {}
extension CGFloat: FiniteNumbers {}
extension CGPoint: FiniteNumbers {}

extension CGSize: FiniteNumbers {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension UIEdgeInsets: FiniteNumbers {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension UIWindow.Level: FiniteNumbers {
  var isFinite: Bool { rawValue.isFinite }
}

extension Optional: FiniteNumbers where Wrapped: FiniteNumbers {
  /// Whether there is no value, or one whose numbers are finite.
  var isFinite: Bool { self?.isFinite ?? true }
}

extension UIView {
  /// Returns whether the numbers that were just set are finite; if they are not, reports that and sets `old` again.
  ///
  /// Property observers call it, with the old value.
  final func acceptsNumbers<View: UIView, Numbers: FiniteNumbers>(
    of keyPath: ReferenceWritableKeyPath<View, Numbers>, named name: String, old: Numbers
  ) -> Bool {
    guard let view = self as? View, !acceptsNumbers(view[keyPath: keyPath], named: name, current: old) else {
      return true
    }
    view[keyPath: keyPath] = old
    return false
  }

  /// Returns whether numbers that are about to be set are finite; if they are not, reports that `current` stays.
  ///
  /// Setters of computed properties call it.
  final func acceptsNumbers<Numbers: FiniteNumbers>(
    _ numbers: Numbers, named name: String, current: Numbers
  ) -> Bool {
    if numbers.isFinite { return true }
    application.report("\(type(of: self)).\(name) cannot be \(numbers): it must be finite; it stays \(current)")
    return false
  }
}
