// Core Foundation's names, for the native types that stand in for its objects on Linux. Sources
// that write `CGColorSpace.sRGB as CFString` or `colors as CFArray` compile as they stand.

public import Foundation

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

/// A string, as Core Foundation calls it.
public typealias CFString = String

/// An array of anything, as Core Foundation calls it.
public typealias CFArray = [Any]

/// A dictionary of anything, as Core Foundation calls it.
public typealias CFDictionary = [AnyHashable: Any]

/// A sequence of bytes, as Core Foundation calls it.
public typealias CFData = Data

/// Any object.
public typealias CFTypeRef = AnyObject
