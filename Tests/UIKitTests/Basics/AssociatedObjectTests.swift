import Testing
import UIKit

@MainActor @Suite("What is associated with objects")
struct AssociatedObjectTests {
  private static var firstKey: UInt8 = 0
  private static var secondKey: UInt8 = 0

  private final class Thing: NSObject, NSCopying {
    func copy(with zone: NSZone?) -> Any { Thing() }
  }

  /// A thing that notes with another object when it goes.
  private final class LastWord {
    private let listener: NSObject
    private let key: UnsafeRawPointer

    init(_ listener: NSObject, _ key: UnsafeRawPointer) {
      self.listener = listener
      self.key = key
    }

    deinit { objc_setAssociatedObject(listener, key, "gone", .OBJC_ASSOCIATION_RETAIN) }
  }

  private static func owner(_ kind: String) -> NSObject {
    switch kind {
    case "view": UIView()
    case "recogniser": UITapGestureRecognizer()
    default: NSObject()
    }
  }

  @Test("Each key has its own, until it is replaced or removed", arguments: ["view", "recogniser", "object"])
  func keys(_ kind: String) {
    let (owner, other) = (Self.owner(kind), Self.owner(kind))
    let thing = Thing()
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
    objc_setAssociatedObject(owner, &Self.firstKey, thing, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? Thing === thing)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? Int == 7)
    #expect(objc_getAssociatedObject(other, &Self.firstKey) == nil)
    objc_setAssociatedObject(owner, &Self.secondKey, "eight", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? String == "eight")
    objc_setAssociatedObject(owner, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.firstKey) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
  }

  @Test("It is held, copied or only known, as the policy says", arguments: ["view", "object"])
  func policies(_ kind: String) {
    let owner = Self.owner(kind)
    weak var held: Thing?
    weak var known: Thing?
    do {
      let (first, second) = (Thing(), Thing())
      (held, known) = (first, second)
      objc_setAssociatedObject(owner, &Self.firstKey, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.secondKey, second, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.secondKey) as? Thing === second)
    }
    #expect(held != nil && known == nil)
    #expect(objc_getAssociatedObject(owner, &Self.secondKey) == nil)
    for policy in [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC] {
      let original = Thing()
      objc_setAssociatedObject(owner, &Self.firstKey, original, policy)
      let kept = objc_getAssociatedObject(owner, &Self.firstKey) as? Thing
      #expect(kept != nil && kept !== original)
    }
    #expect(held == nil)
  }

  @Test("It goes with its owner, at once or with the next change", arguments: ["view", "recogniser", "object"])
  func life(_ kind: String) {
    weak var thing: Thing?
    // Made before, so that it is not where the owner was.
    let other = NSObject()
    do {
      let owner = Self.owner(kind)
      let made = Thing()
      thing = made
      objc_setAssociatedObject(owner, &Self.firstKey, made, .OBJC_ASSOCIATION_RETAIN)
    }
    if kind == "object" {
      objc_setAssociatedObject(other, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(thing == nil)
  }

  @Test("What goes may associate something itself", arguments: ["view", "object"])
  func lastWord(_ kind: String) throws {
    let (owner, listener) = (Self.owner(kind), NSObject())
    let key = try #require(UnsafeRawPointer(bitPattern: 8))
    objc_setAssociatedObject(owner, &Self.firstKey, LastWord(listener, key), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(listener, key) as? String == "gone")
  }

  @Test("The raw values are the runtime's")
  func policyValues() {
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 769)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 771)
  }
}
