public import Foundation

/// A key or button that is pressed; hosts do not send any yet.
@preconcurrency @MainActor open class UIPress: NSObject {}
