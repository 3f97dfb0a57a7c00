import CoreGraphics

protocol FiniteNumbers: Equatable {
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
  var isFinite: Bool { self?.isFinite ?? true }
}

extension UIView {
  /// Reports numbers that are not finite and sets `old` again; returns whether they were finite.
  ///
  /// For property observers.
  final func acceptsNumbers<View: UIView, Numbers: FiniteNumbers>(
    of keyPath: ReferenceWritableKeyPath<View, Numbers>, named name: String, old: Numbers
  ) -> Bool {
    guard let view = self as? View, !acceptsNumbers(view[keyPath: keyPath], named: name, current: old) else {
      return true
    }
    view[keyPath: keyPath] = old
    return false
  }

  /// Reports numbers that are not finite; returns whether they may be set.
  ///
  /// For setters of computed properties.
  final func acceptsNumbers<Numbers: FiniteNumbers>(
    _ numbers: Numbers, named name: String, current: Numbers
  ) -> Bool {
    if numbers.isFinite { return true }
    application.report("\(type(of: self)).\(name) cannot be \(numbers): it must be finite; it stays \(current)")
    return false
  }
}
