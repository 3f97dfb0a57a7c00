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

  /// Kept for the client: whether the object is one that assistive technologies know.
  public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? accessibility.isElement }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.isElement = newValue
        return
      }
      responder.isAccessibilityElement = newValue
    }
  }
  /// Kept for the client: the name of the object.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder)?.accessibilityLabel ?? accessibility.label }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.label = newValue
        return
      }
      responder.accessibilityLabel = newValue
    }
  }
  /// Kept for the client: a description of what the object does.
  public var accessibilityHint: String? {
    get { (self as? UIResponder)?.accessibilityHint ?? accessibility.hint }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.hint = newValue
        return
      }
      responder.accessibilityHint = newValue
    }
  }
  /// Kept for the client: the value of the object.
  public var accessibilityValue: String? {
    get { (self as? UIResponder)?.accessibilityValue ?? accessibility.value }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.value = newValue
        return
      }
      responder.accessibilityValue = newValue
    }
  }
  /// Kept for the client: a name by which tests find the object.
  public var accessibilityIdentifier: String? {
    get { (self as? UIResponder)?.accessibilityIdentifier ?? accessibility.identifier }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.identifier = newValue
        return
      }
      responder.accessibilityIdentifier = newValue
    }
  }
  /// Kept for the client: the language in which the object is spoken of.
  public var accessibilityLanguage: String? {
    get { (self as? UIResponder)?.accessibilityLanguage ?? accessibility.language }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.language = newValue
        return
      }
      responder.accessibilityLanguage = newValue
    }
  }
  /// Kept for the client: what the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIResponder)?.accessibilityTraits ?? accessibility.traits }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.traits = newValue
        return
      }
      responder.accessibilityTraits = newValue
    }
  }
  /// Kept for the client: the objects inside this one.
  public var accessibilityElements: [Any]? {
    get { (self as? UIResponder)?.accessibilityElements ?? accessibility.elements }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.elements = newValue
        return
      }
      responder.accessibilityElements = newValue
    }
  }
  /// Kept for the client: whether the objects inside this one are hidden.
  public var accessibilityElementsHidden: Bool {
    get { (self as? UIResponder)?.accessibilityElementsHidden ?? accessibility.hidesElements }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.hidesElements = newValue
        return
      }
      responder.accessibilityElementsHidden = newValue
    }
  }
  /// Kept for the client: whether the objects beside this one are hidden.
  public var accessibilityViewIsModal: Bool {
    get { (self as? UIResponder)?.accessibilityViewIsModal ?? accessibility.isModal }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.isModal = newValue
        return
      }
      responder.accessibilityViewIsModal = newValue
    }
  }
  /// Kept for the client: whether the objects inside this one belong together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { (self as? UIResponder)?.shouldGroupAccessibilityChildren ?? accessibility.groupsChildren }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.groupsChildren = newValue
        return
      }
      responder.shouldGroupAccessibilityChildren = newValue
    }
  }
  /// Kept for the client: the frame of the object on the screen; zero unless it is set.
  public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? accessibility.frame ?? .zero }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.frame = newValue
        return
      }
      responder.accessibilityFrame = newValue
    }
  }
  /// Kept for the client: the point of the screen at which the object is pressed; the middle of its frame unless it is
  /// set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      (self as? UIResponder)?.accessibilityActivationPoint ?? accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      guard let responder = self as? UIResponder else {
        accessibility.activationPoint = newValue
        return
      }
      responder.accessibilityActivationPoint = newValue
    }
  }
}
