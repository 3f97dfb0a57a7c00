import Testing
import UIKit

private final class Object: NSObject {}

@Suite("Collections with weak references")
struct WeakCollectionTests {
  @Test("A table of weak objects has each once, and forgets those that are gone") func hashTable() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Object()
    do {
      let other = Object()
      for object in [kept, other, kept] { table.add(object) }
      #expect(table.count == 2 && table.contains(other))
    }
    #expect(table.count == 1 && table.anyObject === kept && table.member(kept) === kept)
    table.remove(kept)
    #expect(table.allObjects.isEmpty && !table.contains(kept))
  }

  @Test("Equal objects are one, unless pointers are compared") func equality() {
    let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let (equal, pointers) = (NSHashTable<NSString>(), NSHashTable<NSString>(options: .objectPointerPersonality))
    for table in [equal, pointers] {
      table.add(first)
      table.add(second)
    }
    #expect(equal.count == 1 && pointers.count == 2)
  }

  @Test("A map keeps what it should, by the weakness of keys and values") func mapTable() {
    let (strong, weak) = (
      NSMapTable<NSString, Object>.strongToStrongObjects(), NSMapTable<NSString, Object>.strongToWeakObjects()
    )
    do {
      let value = Object()
      strong.setObject(Object(), forKey: "a")
      weak.setObject(value, forKey: "a")
      #expect(weak.object(forKey: "a") === value)
    }
    #expect(strong.count == 1 && weak.count == 0 && weak.object(forKey: "a") == nil)
    strong.setObject(nil, forKey: "a")
    #expect(strong.object(forKey: "a") == nil)
    let keys = NSMapTable<Object, NSString>.weakToStrongObjects()
    do { keys.setObject("v", forKey: Object()) }
    #expect(keys.count == 0)
  }
}
