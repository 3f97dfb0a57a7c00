// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The functions with which sources for iOS exchange methods of classes; kept so that they compile: no method changes.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Returns what stands for a method; every class has every method as far as this function knows.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { standIn() }

/// Returns what stands for a method of the class itself.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { standIn() }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { standIn() }

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil: the types of methods are not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { _ = standIn() }

/// Has no effect, and returns the code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { standIn() ?? imp }

/// Has no effect, and returns false.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}

/// Has no effect, and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Reports that methods are not exchanged, and returns a pointer that is never followed.
private func standIn() -> OpaquePointer? {
  if Thread.isMainThread {
    MainActor.assumeIsolated {
      UIApplication.kept("method_exchangeImplementations", "methods of classes stay as they are")
    }
  }
  return OpaquePointer(bitPattern: 1)
}
