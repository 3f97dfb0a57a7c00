public import Foundation
import QuartzCore

// Names that Apple's systems have beside Foundation and that sources use.

public typealias NSInteger = Int
/// An integer that is not negative.
public typealias NSUInteger = UInt
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of single precision, as an endless count of repetitions.
public let HUGE = Float.greatestFiniteMagnitude
/// A time in seconds.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the stage, in seconds, so that differences of two times are those of the stage.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSIndexPath {
  /// Creates the index path of a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of an item in a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section: the first index.
  public final var section: Int { index(atPosition: 0) }
  /// The row of a table: the second index.
  public final var row: Int { index(atPosition: 1) }
  /// The item of a collection: the second index.
  public final var item: Int { index(atPosition: 1) }
}
