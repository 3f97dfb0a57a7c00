extension UIWindow {
  /// Hands an event's touches to recognisers and views.
  final func deliver(_ event: UIEvent) {}
}

extension UIApplication {
  /// Whether touches are tested against what is seen, as while screens move.
  static var testsTouchesByPresentation: Bool { false }
}
