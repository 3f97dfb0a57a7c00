// Core Foundation's names for the native types that replace its objects on Linux, so that sources
// with `CGColorSpace.sRGB as CFString` or `colors as CFArray` compile unchanged.

public import Foundation

/// In seconds.
public typealias CFTimeInterval = Double

public typealias CFString = String
public typealias CFURL = URL

public typealias CFArray = [Any]

public typealias CFDictionary = [AnyHashable: Any]

public typealias CFData = Data

public typealias CFTypeRef = AnyObject
