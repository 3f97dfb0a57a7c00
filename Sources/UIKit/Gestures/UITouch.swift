public import Foundation

/// One finger, or the mouse's button, from going down to going up.
@preconcurrency @MainActor open class UITouch: NSObject {}
