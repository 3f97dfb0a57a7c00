// Not Apple's: what a runtime would know of the client's classes. The pass over the source writes it, and `Rehearsal`
// hands it over.

package import Foundation
import QuartzCore

/// A class of the client's: how archives create its objects, set their properties and call their methods.
///
/// Archives create views and controllers by their class alone, because their `init(coder:)` is required.
@MainActor package struct ArchivedClass {
  package let name: String
  package let type: AnyClass
  package var make: (() -> AnyObject)?
  package var makeInFrame: ((CGRect) -> AnyObject)?
  package var makeSegue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
  /// Each returns whether the value is of the property's type.
  package var properties: [String: (_ object: AnyObject, _ value: Any?) -> Bool] = [:]
  package var actions: [String: Selector] = [:]
  package var creators:
    [String: (_ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?] = [:]

  package init(_ name: String, _ type: AnyClass) { (self.name, self.type) = (name, type) }
}

/// The client's classes, of one application.
@MainActor package final class ArchivedClasses {
  private var byName: [String: [ArchivedClass]] = [:]
  private var byType: [ObjectIdentifier: [ArchivedClass]] = [:]

  package func add(_ added: ArchivedClass) {
    byName[added.name, default: []].append(added)
    byType[ObjectIdentifier(added.type), default: []].append(added)
  }

  private func found(_ name: String, module: String?) -> ArchivedClass? {
    let all = byName[name] ?? []
    return all.first { module != nil && String(reflecting: $0.type).hasPrefix("\(module ?? "").") } ?? all.first
  }

  /// Also a class of UIKit; nil if there is none.
  func type(_ name: String, module: String?) -> AnyClass? { found(name, module: module)?.type ?? Self.known[name] }

  /// Creates an object as the source does with a class that is only known at run time; nil for an unknown class.
  package func make(_ type: AnyClass, in frame: CGRect?) -> AnyObject? {
    let known = byType[ObjectIdentifier(type)] ?? []
    if let frame { return known.lazy.compactMap(\.makeInFrame).first?(frame) }
    return known.lazy.compactMap(\.make).first?()
  }

  func make(_ name: String, module: String?) -> AnyObject? {
    if let found = found(name, module: module) { return found.make?() }
    return name == "NSObject" ? NSObject() : nil
  }

  func makeSegue(
    _ name: String, module: String?, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? { found(name, module: module)?.makeSegue?(identifier, source, destination) }

  /// What is known of the object's class and its superclasses, the nearest first.
  private func classes(of object: AnyObject) -> [ArchivedClass] {
    var (result, mirror): ([ArchivedClass], Mirror?) = ([], Mirror(reflecting: object))
    while let known = mirror {
      if let type = known.subjectType as? AnyClass { result += byType[ObjectIdentifier(type)] ?? [] }
      mirror = known.superclassMirror
    }
    return result
  }

  /// Nil if no class has a property with this name; false if the value is of another type.
  func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
    classes(of: object).lazy.compactMap { $0.properties[name] }.first?(object, value)
  }

  /// The method with this name in Objective-C, such as `tapped:`.
  ///
  /// Swift 2 left the first label out, and storyboards that were made then still do.
  func action(_ name: String, of object: AnyObject) -> Selector? {
    let classes = classes(of: object)
    if let exact = classes.lazy.compactMap({ $0.actions[name] }).first { return exact }
    let (base, count) = (name.prefix { $0 != ":" }, name.filter { $0 == ":" }.count)
    return classes.lazy.flatMap(\.actions).first { known in
      known.key.filter { $0 == ":" }.count == count && known.key.hasPrefix(base + "With")
    }?.value
  }

  func create(
    _ name: String, by object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? {
    classes(of: object).lazy.compactMap { $0.creators[name] }.first?(object, coder, sender, identifier)
  }

  /// Classes of UIKit that people write instead of an element's own.
  private static let known: [String: AnyClass] = {
    let controllers: [AnyClass] = [
      UIViewController.self, UINavigationController.self, UITabBarController.self, UITableViewController.self,
      UICollectionViewController.self, UIPageViewController.self, UISplitViewController.self,
      UICollectionViewFlowLayout.self, UICollectionViewLayout.self, UICollectionViewCompositionalLayout.self,
      UINavigationItem.self, UIBarButtonItem.self, UITabBarItem.self,
    ]
    let all = controllers + ViewKind.all.values.map { $0.type as AnyClass }
    return Dictionary(all.map { ("\($0)", $0) }) { first, _ in first }
  }()
}
