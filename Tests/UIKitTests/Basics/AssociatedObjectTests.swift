import Testing
import UIKit

@MainActor @Suite("Associated objects")
struct AssociatedObjectTests {
  private static var firstKey: UInt8 = 0
  private static var secondKey: UInt8 = 0

  private final class Value: NSObject, NSCopying {
    func copy(with zone: NSZone?) -> Any { Value() }
  }

  /// An object that associates a text with another object when it is freed.
  private final class FarewellObject {
    private let listener: NSObject
    private let key: UnsafeRawPointer

    init(_ listener: NSObject, _ key: UnsafeRawPointer) {
      self.listener = listener
      self.key = key
    }

    deinit { objc_setAssociatedObject(listener, key, "freed", .OBJC_ASSOCIATION_RETAIN) }
  }

  private static func owner(_ kind: String) -> NSObject {
    switch kind {
    case "view": UIView()
    case "recogniser": UITapGestureRecognizer()
    default: NSObject()
    }
  }

  @Test("Each key has its own object, until that is replaced or removed", arguments: ["view", "recogniser", "object"])
  func keys(_ kind: String) {
    let (owner, other) = (Self.owner(kind), Self.owner(kind))
    let value = Value()
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
    objc_setAssociatedObject(owner, &Self.firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? Value === value)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? Int == 7)
    #expect(objc_getAssociatedObject(other, &Self.firstKey) == nil)
    objc_setAssociatedObject(owner, &Self.secondKey, "eight", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? String == "eight")
    objc_setAssociatedObject(owner, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
  }

  @Test(
    "An associated object is retained, copied or referred to weakly, depending on the policy",
    arguments: ["view", "object"])
  func policies(_ kind: String) {
    let owner = Self.owner(kind)
    weak var retained: Value?
    weak var assigned: Value?
    do {
      let (first, second) = (Value(), Value())
      (retained, assigned) = (first, second)
      objc_setAssociatedObject(owner, &Self.firstKey, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.secondKey, second, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? Value === second)
    }
    #expect(retained != nil && assigned == nil && objc_getAssociatedObject(owner, &Self.secondKey) == nil)
    for policy in [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC] {
      let original = Value()
      objc_setAssociatedObject(owner, &Self.firstKey, original, policy)
      let kept = objc_getAssociatedObject(owner, &Self.firstKey) as? Value
      #expect(kept != nil && kept !== original)
    }
    #expect(retained == nil)
  }

  @Test(
    "An associated object is freed with its owner, at once or with the next change",
    arguments: ["view", "recogniser", "object"])
  func life(_ kind: String) {
    weak var value: Value?
    // Created before the owner, so that it cannot have the same address.
    let other = NSObject()
    do {
      let owner = Self.owner(kind)
      let made = Value()
      value = made
      objc_setAssociatedObject(owner, &Self.firstKey, made, .OBJC_ASSOCIATION_RETAIN)
    }
    if kind == "object" {
      objc_setAssociatedObject(other, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("An object may associate another while it is freed", arguments: ["view", "object"])
  func farewell(_ kind: String) throws {
    let (owner, listener) = (Self.owner(kind), NSObject())
    let key = try #require(UnsafeRawPointer(bitPattern: 8))
    objc_setAssociatedObject(owner, &Self.firstKey, FarewellObject(listener, key), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(listener, key) as? String == "freed")
  }

  @Test("The policies have the raw values of the Objective-C runtime")
  func policyValues() {
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 769)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 771)
  }
}
