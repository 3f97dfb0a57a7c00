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

extension UIView {
  /// Returns whether the numbers that were just set are finite; if they are not, reports that and sets `old` again.
  ///
  /// Property observers call it, with the old value.
  final func acceptsNumbers<View: UIView, Numbers: FiniteNumbers>(
    of keyPath: ReferenceWritableKeyPath<View, Numbers>, named name: String, old: Numbers
  ) -> Bool {
    guard let view = self as? View, !view[keyPath: keyPath].isFinite else { return true }
    application.report(
      "\(type(of: self)).\(name) cannot be \(view[keyPath: keyPath]): it must be finite; it stays \(old)")
    view[keyPath: keyPath] = old
    return false
  }
}
