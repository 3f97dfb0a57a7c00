// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Methods of classes stay as they are, and fonts are those that are installed.

public import CoreGraphics
public import Foundation
import QuartzCore

// Fonts from files; kept so that sources compile.

public final class CFError {}

public final class CGFont {
  public init?(_ provider: CGDataProvider) { nil }
  public var postScriptName: String? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

// Names that Apple's systems have beside Foundation and that sources use.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = Float.greatestFiniteMagnitude
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  public final var section: Int { index(atPosition: 0) }
  public final var row: Int { index(atPosition: 1) }
  public final var item: Int { index(atPosition: 1) }
}

// The functions with which sources for iOS exchange methods of classes; kept so that they compile: no method changes.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { standIn() }

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { standIn() }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { standIn() }

public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { _ = standIn() }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { standIn() ?? imp }

@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

private func standIn() -> OpaquePointer? {
  if Thread.isMainThread {
    MainActor.assumeIsolated {
      UIApplication.kept("method_exchangeImplementations", "methods of classes stay as they are")
    }
  }
  return OpaquePointer(bitPattern: 1)
}
