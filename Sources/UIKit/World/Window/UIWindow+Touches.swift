extension UIWindow {
  /// Delivers the touches of an event to recognisers and views.
  final func deliver(_ event: UIEvent) {
    let changed = event.changed.filter { $0.window === self }
    if !changed.isEmpty { owner.touchDispatcher.deliver(changed, in: event) }
  }
}

extension UIWindow {
  /// Delivers the presses of an event, each to the responder that was told of its beginning.
  final func deliver(presses event: UIPressesEvent) {
    for press in event.changedPresses where press.window === self {
      guard let responder = press.responder else {
        event.isUnhandled = true
        continue
      }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }
}

extension UIApplication {
  /// Whether hit tests use what is seen instead of the model, as they do while screens move.
  static var testsTouchesByPresentation: Bool {
    let dispatcher = shared.touchDispatcher
    return dispatcher.isHitTesting && dispatcher.screensMove()
  }
}
