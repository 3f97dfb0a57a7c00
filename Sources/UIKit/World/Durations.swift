// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Constants of Apple's Dispatch that the one for Linux lacks.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

// Names of C and Objective-C.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
