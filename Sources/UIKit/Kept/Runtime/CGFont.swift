public import CoreGraphics
import Foundation

// Fonts from files; kept so that sources compile.

/// An error of a framework in C.
public final class CFError {}

/// A font from a file; kept so that sources compile: none can be read.
public final class CGFont {
  /// Returns nil: fonts are those that are installed.
  public init?(_ provider: CGDataProvider) { nil }
  public var postScriptName: String? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing, and returns false: fonts are those that are installed.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
