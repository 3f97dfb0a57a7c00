import CoreGraphics
public import Foundation

/// What every object can tell assistive technologies; it is kept, and nothing reads it.
///
/// Responders declare these properties themselves, so that subclasses can override them; a value that is set on a responder
/// whose class is not known is theirs.
@MainActor extension NSObjectProtocol where Self: NSObject {
  private var accessibility: AccessibilityValues {
    let key = AccessibilityValues.key
    if let known = objc_getAssociatedObject(self, key) as? AccessibilityValues { return known }
    let made = AccessibilityValues()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Returns the property of a responder, or the value that is kept for another object.
  private func kept<Value>(
    _ property: KeyPath<UIResponder, Value>, _ value: KeyPath<AccessibilityValues, Value>
  ) -> Value {
    (self as? UIResponder).map { $0[keyPath: property] } ?? accessibility[keyPath: value]
  }

  /// Sets the property of a responder, or keeps the value for another object.
  private func keep<Value>(
    _ new: Value, _ property: ReferenceWritableKeyPath<UIResponder, Value>,
    _ value: ReferenceWritableKeyPath<AccessibilityValues, Value>
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: property] = new
    } else {
      accessibility[keyPath: value] = new
    }
  }

  /// Kept for the client: whether the object is one that assistive technologies know.
  public var isAccessibilityElement: Bool {
    get { kept(\.isAccessibilityElement, \.isElement) }
    set { keep(newValue, \.isAccessibilityElement, \.isElement) }
  }
  /// Kept for the client: the name of the object.
  public var accessibilityLabel: String? {
    get { kept(\.accessibilityLabel, \.label) }
    set { keep(newValue, \.accessibilityLabel, \.label) }
  }
  /// Kept for the client: a description of what the object does.
  public var accessibilityHint: String? {
    get { kept(\.accessibilityHint, \.hint) }
    set { keep(newValue, \.accessibilityHint, \.hint) }
  }
  /// Kept for the client: the value of the object.
  public var accessibilityValue: String? {
    get { kept(\.accessibilityValue, \.value) }
    set { keep(newValue, \.accessibilityValue, \.value) }
  }
  /// Kept for the client: a name by which tests find the object.
  public var accessibilityIdentifier: String? {
    get { kept(\.accessibilityIdentifier, \.identifier) }
    set { keep(newValue, \.accessibilityIdentifier, \.identifier) }
  }
  /// Kept for the client: the language in which the object is spoken of.
  public var accessibilityLanguage: String? {
    get { kept(\.accessibilityLanguage, \.language) }
    set { keep(newValue, \.accessibilityLanguage, \.language) }
  }
  /// Kept for the client: what the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(\.accessibilityTraits, \.traits) }
    set { keep(newValue, \.accessibilityTraits, \.traits) }
  }
  /// Kept for the client: the objects inside this one.
  public var accessibilityElements: [Any]? {
    get { kept(\.accessibilityElements, \.elements) }
    set { keep(newValue, \.accessibilityElements, \.elements) }
  }
  /// Kept for the client: whether the objects inside this one are hidden.
  public var accessibilityElementsHidden: Bool {
    get { kept(\.accessibilityElementsHidden, \.hidesElements) }
    set { keep(newValue, \.accessibilityElementsHidden, \.hidesElements) }
  }
  /// Kept for the client: whether the objects beside this one are hidden.
  public var accessibilityViewIsModal: Bool {
    get { kept(\.accessibilityViewIsModal, \.isModal) }
    set { keep(newValue, \.accessibilityViewIsModal, \.isModal) }
  }
  /// Kept for the client: whether the objects inside this one belong together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
    set { keep(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) }
  }
  /// Kept for the client: the frame of the object on the screen; zero unless it is set.
  public var accessibilityFrame: CGRect {
    get { kept(\.accessibilityFrame, \.givenFrame) }
    set { keep(newValue, \.accessibilityFrame, \.givenFrame) }
  }
  /// Kept for the client: the point of the screen at which the object is pressed; the middle of its frame unless it is
  /// set.
  public var accessibilityActivationPoint: CGPoint {
    get { kept(\.accessibilityActivationPoint, \.givenPoint) }
    set { keep(newValue, \.accessibilityActivationPoint, \.givenPoint) }
  }
}

extension AccessibilityValues {
  /// The frame; zero unless it is set.
  fileprivate var givenFrame: CGRect {
    get { frame ?? .zero }
    set { frame = newValue }
  }
  /// The point; the middle of the frame unless it is set.
  fileprivate var givenPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: givenFrame.midX, y: givenFrame.midY) }
    set { activationPoint = newValue }
  }
}

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
