public import Foundation

/// Something that happened to touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  var windows: [UIWindow] { [] }
}
