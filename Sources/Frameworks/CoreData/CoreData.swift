@_exported public import Foundation

// What Xcode's templates write, so that an application with a database starts: nothing is stored, and nothing is found.

open class NSManagedObject: NSObject {}

open class NSManagedObjectContext: NSObject {
  open var hasChanges: Bool { false }
  open var automaticallyMergesChangesFromParent = false
  open func save() throws {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
}

open class NSFetchRequest<Result>: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0

  public override init() {}
  public convenience init(entityName: String) { self.init() }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
}

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()

  public init(name: String) { self.name = name }

  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
}
