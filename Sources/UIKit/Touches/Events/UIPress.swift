public import Foundation

/// A key or button that is held; hosts make none yet.
@preconcurrency @MainActor open class UIPress: NSObject {}
