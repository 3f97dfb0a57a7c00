extension UIWindow {
  /// Delivers the touches of an event to recognisers and views.
  final func deliver(_ event: UIEvent) {
    let changed = event.changed.filter { $0.window === self }
    if !changed.isEmpty { owner.touchDispatcher.deliver(changed, in: event) }
  }
}

extension UIApplication {
  /// Whether hit tests use what is seen instead of the model, as they do while screens move.
  static var testsTouchesByPresentation: Bool {
    let dispatcher = shared.touchDispatcher
    return dispatcher.isHitTesting && dispatcher.screensMove()
  }
}
