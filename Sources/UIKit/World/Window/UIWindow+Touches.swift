extension UIWindow {
  /// Hands an event's touches to recognisers and views.
  final func deliver(_ event: UIEvent) {
    let changed = event.changed.filter { $0.window === self }
    if !changed.isEmpty { owner.touchDispatcher.deliver(changed, in: event) }
  }
}

extension UIApplication {
  /// Whether touches are tested against what is seen, as while screens move.
  static var testsTouchesByPresentation: Bool {
    let dispatcher = shared.touchDispatcher
    return dispatcher.isHitTesting && dispatcher.screensMove()
  }
}
