package import QuartzCore
package import UIKit

/// What the author of the user's code calls the layers that are shown.
@MainActor package final class AuthorNames {
  private weak var application: UIApplication?
  /// The property that holds a view or a layer, with the type of its owner.
  private var properties: [ObjectIdentifier: String] = [:]

  package init(_ application: UIApplication) { self.application = application }

  /// Returns an accessibility identifier, a property's name, or a type; nil for what is the system's own.
  package func name(_ layer: CALayer) -> String? {
    let view = layer.delegate as? UIView
    if let name = view?.accessibilityIdentifier, !name.isEmpty { return name }
    let held: AnyObject = view ?? layer
    if properties[ObjectIdentifier(held)] == nil { collect(around: view ?? layer.superlayer?.delegate as? UIView) }
    if let name = properties[ObjectIdentifier(held)] { return name }
    let type = LayerCensus.typeName(held)
    if let view, let part = Self.part(view) { return part.view === view ? part.name : nil }
    guard let view else { return type }
    if let screen = view.next as? UIViewController, !Self.isSystem(screen) { return LayerCensus.typeName(screen) }
    if Self.isSystem(view), !type.hasPrefix("UI") { return nil }
    return Self.controller(of: view).map { "\(type) of \(LayerCensus.typeName($0))" } ?? type
  }

  /// The system's bar that contains a view, or is it.
  private static func part(_ view: UIView) -> (view: UIView, name: String)? {
    for each in sequence(first: view, next: \.superview) {
      switch each {
      case is UINavigationBar: return (each, "navigation bar")
      case is UITabBar: return (each, "tab bar")
      case is UIToolbar: return (each, "toolbar")
      case is UISearchBar: return (each, "search bar")
      default: continue
      }
    }
    return nil
  }

  /// The nearest controller of the author's.
  private static func controller(of view: UIView) -> UIViewController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first {
      !isSystem($0)
    }
  }

  private static func isSystem(_ object: AnyObject) -> Bool {
    String(reflecting: Swift.type(of: object)).hasPrefix("UIKit.")
  }

  /// Looks for properties in what is around a view: what contains it, its controllers, and what moves them.
  private func collect(around view: UIView?) {
    var owners: [AnyObject] = [application?.transitionStatus?.animator].compactMap(\.self)
    for responder in sequence(first: view as UIResponder?, next: { $0?.next }) {
      guard let responder else { break }
      owners.append(responder)
      guard let controller = responder as? UIViewController else { continue }
      owners += [
        controller.transitioningDelegate, controller.navigationController?.delegate,
        controller.tabBarController?.delegate,
      ].compactMap { $0 as AnyObject? }
    }
    var seen = Set<ObjectIdentifier>()
    for owner in owners { read(owner, &seen, depth: 0) }
  }

  /// Reads an object's properties, and those of the objects that it holds which are no views.
  private func read(_ owner: AnyObject, _ seen: inout Set<ObjectIdentifier>, depth: Int) {
    guard !Self.isSystem(owner), seen.insert(ObjectIdentifier(owner)).inserted else { return }
    for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
      guard !String(reflecting: mirror.subjectType).hasPrefix("UIKit.") else { break }
      for (label, value) in mirror.children {
        guard let label, let held = Self.object(value) else { continue }
        if held is UIView || held is CALayer {
          let name = label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
          properties[ObjectIdentifier(held)] =
            properties[ObjectIdentifier(held)] ?? "\(name) of \(LayerCensus.typeName(owner))"
        } else if depth == 0 {
          read(held, &seen, depth: 1)
        }
      }
    }
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// The object in a property's value, which may be optional.
  private static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object($0.value) } }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }
}
