import Foundation

/// How much of what takes long is tried: a tenth by day, everything if `.ci/nightly` runs the tests.
package enum Nightly {
  package static let isNow = ProcessInfo.processInfo.environment["BACKSWIPE_NIGHTLY"] != nil

  package static func count(_ all: Int) -> Int { isNow ? all : all / 10 }
}
