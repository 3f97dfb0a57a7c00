// swift-format-ignore-file: AlwaysUseLowerCamelCase

// There is no Objective-C runtime: no method is found, so none is exchanged.

public import Foundation

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  UIApplication.stubFromAnywhere("class_getInstanceMethod", "methods cannot be exchanged, so it finds none")
  return nil
}
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name)
}
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}
