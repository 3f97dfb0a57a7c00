public import UIKit

/// The number that an object stands for in Objective-C; a mend writes this for members that only numbers have.
public func number(_ object: Any?) -> NSNumber? {
  object as? NSNumber ?? (object as? CGFloat).map { NSNumber(value: $0.native) }
}
