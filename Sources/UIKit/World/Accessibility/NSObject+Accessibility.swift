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

  public var isAccessibilityElement: Bool {
    get { kept(\.isAccessibilityElement, \.isElement) }
    set { keep(newValue, \.isAccessibilityElement, \.isElement) }
  }
  public var accessibilityLabel: String? {
    get { kept(\.accessibilityLabel, \.label) }
    set { keep(newValue, \.accessibilityLabel, \.label) }
  }
  public var accessibilityHint: String? {
    get { kept(\.accessibilityHint, \.hint) }
    set { keep(newValue, \.accessibilityHint, \.hint) }
  }
  public var accessibilityValue: String? {
    get { kept(\.accessibilityValue, \.value) }
    set { keep(newValue, \.accessibilityValue, \.value) }
  }
  public var accessibilityIdentifier: String? {
    get { kept(\.accessibilityIdentifier, \.identifier) }
    set { keep(newValue, \.accessibilityIdentifier, \.identifier) }
  }
  public var accessibilityLanguage: String? {
    get { kept(\.accessibilityLanguage, \.language) }
    set { keep(newValue, \.accessibilityLanguage, \.language) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(\.accessibilityTraits, \.traits) }
    set { keep(newValue, \.accessibilityTraits, \.traits) }
  }
  public var accessibilityElements: [Any]? {
    get { kept(\.accessibilityElements, \.elements) }
    set { keep(newValue, \.accessibilityElements, \.elements) }
  }
  public var accessibilityElementsHidden: Bool {
    get { kept(\.accessibilityElementsHidden, \.hidesElements) }
    set { keep(newValue, \.accessibilityElementsHidden, \.hidesElements) }
  }
  public var accessibilityViewIsModal: Bool {
    get { kept(\.accessibilityViewIsModal, \.isModal) }
    set { keep(newValue, \.accessibilityViewIsModal, \.isModal) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
    set { keep(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) }
  }
  /// Zero unless it is set.
  public var accessibilityFrame: CGRect {
    get { kept(\.accessibilityFrame, \.givenFrame) }
    set { keep(newValue, \.accessibilityFrame, \.givenFrame) }
  }
  /// The middle of the frame unless it is set.
  public var accessibilityActivationPoint: CGPoint {
    get { kept(\.accessibilityActivationPoint, \.givenPoint) }
    set { keep(newValue, \.accessibilityActivationPoint, \.givenPoint) }
  }
}

extension AccessibilityValues {
  fileprivate var givenFrame: CGRect {
    get { frame ?? .zero }
    set { frame = newValue }
  }
  fileprivate var givenPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: givenFrame.midX, y: givenFrame.midY) }
    set { activationPoint = newValue }
  }
}

/// What a client tells assistive technologies about an object.
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

  /// The key under which an object that is not a responder has its values.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
