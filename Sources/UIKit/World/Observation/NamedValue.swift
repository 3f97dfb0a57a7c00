// Not Apple's: the values that can be observed by name.

import CoreGraphics
public import Foundation
import QuartzCore

struct NamedValue: Equatable {
  /// The value as a client gets it; nil for none.
  let boxed: Any?

  static func == (left: Self, right: Self) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == right.boxed as? Known }
    guard let known = left.boxed as? any Equatable else { return left.boxed == nil && right.boxed == nil }
    return compare(known)
  }

  /// Whether this file knows the value by its name.
  static func exists(_ name: String, of object: NSObject) -> Bool {
    guard MainQueue.isCurrent else { return false }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { reader(of: name, in: object) != nil }
  }

  /// Empty if there is no value with the name.
  static func of(_ object: NSObject, _ name: String) -> Self {
    guard MainQueue.isCurrent else { return Self(boxed: nil) }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = reader(of: name, in: object)?() }
    return Self(boxed: value)
  }

  @MainActor private static func reader(of name: String, in object: NSObject) -> (() -> Any?)? {
    if let view = object as? UIView {
      if name.hasPrefix("layer.") { return { view.layer.value(forKeyPath: String(name.dropFirst(6))) } }
      if let scroll = view as? UIScrollView, let read = scrollValues[name] { return { read(scroll) } }
      if let label = view as? UILabel, let read = labelValues[name] { return { read(label) } }
      if let read = viewValues[name] { return { read(view) } }
    }
    if let layer = object as? CALayer { return { layer.value(forKeyPath: name) } }
    if let recognizer = object as? UIGestureRecognizer {
      if let read = recognizerValues[name] { return { read(recognizer) } }
    }
    if let controller = object as? UIViewController {
      if name.hasPrefix("view.") {
        let rest = String(name.dropFirst(5))
        guard let view = controller.viewIfLoaded, reader(of: rest, in: view) != nil else { return nil }
        return { reader(of: rest, in: view)?() }
      }
      if let read = controllerValues[name] { return { read(controller) } }
    }
    return storedProperty(name, of: object)
  }

  /// Reads a stored property that a class of the client declares.
  private static func storedProperty(_ name: String, of object: NSObject) -> (() -> Any?)? {
    guard property(name, of: object) != nil else { return nil }
    return { [weak object] in object.flatMap { property(name, of: $0) }.map(unwrapped) ?? nil }
  }

  private static func property(_ name: String, of object: NSObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror, known.subjectType != NSObject.self {
      if let found = known.children.first(where: { $0.label == name || $0.label == "_" + name }) { return found.value }
      mirror = known.superclassMirror
    }
    return nil
  }

  /// Nil if the optional holds nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  @MainActor private static let viewValues: [String: (UIView) -> Any?] = [
    "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center }, "transform": { $0.transform },
    "alpha": { $0.alpha }, "hidden": { $0.isHidden }, "isHidden": { $0.isHidden },
    "backgroundColor": { $0.backgroundColor }, "tintColor": { $0.tintColor }, "tag": { $0.tag },
    "userInteractionEnabled": { $0.isUserInteractionEnabled }, "superview": { $0.superview },
    "window": { $0.window }, "safeAreaInsets": { $0.safeAreaInsets },
  ]
  @MainActor private static let scrollValues: [String: (UIScrollView) -> Any?] = [
    "contentOffset": { $0.contentOffset }, "contentSize": { $0.contentSize },
    "contentInset": { $0.contentInset }, "zoomScale": { $0.zoomScale }, "dragging": { $0.isDragging },
    "decelerating": { $0.isDecelerating },
  ]
  @MainActor private static let labelValues: [String: (UILabel) -> Any?] = [
    "text": { $0.text }, "attributedText": { $0.attributedText }, "font": { $0.font }, "textColor": { $0.textColor },
  ]
  @MainActor private static let recognizerValues: [String: (UIGestureRecognizer) -> Any?] = [
    "state": { $0.state.rawValue }, "enabled": { $0.isEnabled }, "view": { $0.view },
  ]
  @MainActor private static let controllerValues: [String: (UIViewController) -> Any?] = [
    "title": { $0.title }, "preferredContentSize": { $0.preferredContentSize }, "parentViewController": { $0.parent },
    "viewControllers": {
      ($0 as? UINavigationController)?.viewControllers ?? ($0 as? UITabBarController)?.viewControllers
    },
    "selectedIndex": { ($0 as? UITabBarController)?.selectedIndex },
    "selectedViewController": { ($0 as? UITabBarController)?.selectedViewController },
  ]
}

final class NamedObserver: ValueObserver {
  private let comparison: any ValueObserver
  private(set) weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?

  init(
    _ comparison: any ValueObserver, of observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?
  ) {
    (self.comparison, self.observer, self.keyPath, self.context) = (comparison, observer, keyPath, context)
  }

  func check() { comparison.check() }
  func end() { comparison.end() }
  var hasEnded: Bool { comparison.hasEnded || observer == nil }
}

extension KeyValueObservers {
  /// Ends the last observation that `isWanted` selects.
  func end(of observer: NSObject, where isWanted: (NamedObserver) -> Bool) {
    let found = named.last { $0.observer === observer && !$0.hasEnded && isWanted($0) }
    guard let found else {
      return LayerWorld.current.report("\(type(of: observer)) does not observe what removeObserver was called for")
    }
    found.end()
  }
}

// Not Apple's: which objects are told of values that they observe by name.

/// An object that can be told of values that it observes by name.
///
/// Objective-C finds the method in any object. Here responders have it, and so do recognisers, presentation controllers and
/// interaction controllers; for other classes the pass over source adds this protocol.
public protocol NamedValueObserver: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIGestureRecognizer: NamedValueObserver {}
extension UIPresentationController: NamedValueObserver {}
extension UIPercentDrivenInteractiveTransition: NamedValueObserver {}
