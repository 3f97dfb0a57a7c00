// Core Foundation's names for the native types that replace its objects on Linux, so that sources
// with `CGColorSpace.sRGB as CFString` or `colors as CFArray` compile unchanged.

public import Foundation

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

public typealias CFString = String

/// Core Foundation's name for an array of any elements.
public typealias CFArray = [Any]

/// Core Foundation's name for a dictionary of any keys and values.
public typealias CFDictionary = [AnyHashable: Any]

public typealias CFData = Data

/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
