import CoreGraphics

/// What a client tells assistive technologies about an object; it is kept, and nothing reads it.
///
/// An object has them only if it was told something or asked: most views never are.
@MainActor final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false

  /// The key under which an object that is no responder has its values.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
