public import QuartzCore

extension UIApplication {
  /// Calls `action` on `target` with the sender and the event, and returns whether that has the method.
  ///
  /// If `target` is nil, the first responder is tried and then those above it. Without a first responder the search begins
  /// at the sender; a sender that is no responder is then not tried, and the result is false.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event) }
    var responder = firstResponder ?? sender as? UIResponder
    while let found = responder {
      if action.perform(on: found, with: sender, event) { return true }
      responder = found.next
    }
    return false
  }
}
