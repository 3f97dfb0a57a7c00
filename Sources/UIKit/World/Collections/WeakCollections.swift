public import Foundation

// Apple's collections with weak references, which Foundation for Linux lacks.

public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference that may be weak.
private struct Reference {
  private weak var weak: AnyObject?
  private let strong: AnyObject?
  private let comparesPointers: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weak = object
    strong = options.contains(.weakMemory) ? nil : object
    comparesPointers = options.contains(.objectPointerPersonality)
  }

  var object: AnyObject? { weak }

  func means(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !comparesPointers && (object as? NSObject)?.isEqual(other) == true
  }
}

/// A set of objects, which it may hold weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [Reference] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in references.first { $0.means(object) }?.object as? ObjectType }
  }

  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, options))
  }

  open func remove(_ object: ObjectType?) {
    references.removeAll { reference in reference.object == nil || object.map(reference.means) ?? false }
  }

  open func removeAllObjects() { references = [] }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A dictionary of objects, of which it may hold keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: Reference, value: Reference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in pairs.first { $0.key.means(key) }?.value.object as? ObjectType }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    pairs.append((Reference(aKey, keyOptions), Reference(anObject, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { pair in
      pair.key.object == nil || pair.value.object == nil || aKey.map(pair.key.means) ?? false
    }
  }

  open func removeAllObjects() { pairs = [] }

  open func keyEnumerator() -> NSEnumerator { (living.map(\.key) as NSArray).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { (living.map(\.value) as NSArray).objectEnumerator() }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }) { $1 }
  }
}
