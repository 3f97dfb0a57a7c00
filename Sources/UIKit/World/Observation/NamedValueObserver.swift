// Not Apple's: which objects are told of values that they observe by name.

public import Foundation

/// An object that can be told of values that it observes by name.
///
/// Objective-C finds the method in any object. Here responders have it, and so do recognisers, presentation controllers and
/// interaction controllers; for other classes the pass over source adds this protocol.
public protocol NamedValueObserver: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIGestureRecognizer: NamedValueObserver {}
extension UIPresentationController: NamedValueObserver {}
extension UIPercentDrivenInteractiveTransition: NamedValueObserver {}
