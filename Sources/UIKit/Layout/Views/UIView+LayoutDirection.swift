public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

extension UIView {
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  final var laysOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// As the application's direction says, which the traits of a screen do not follow.
  final var isMirrored: Bool { Self.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft }

  /// Mirrors `views`, which were laid out from left to right in this view, if the direction is another one.
  final func mirror(_ views: [UIView?]) {
    guard isMirrored else { return }
    for case let view? in views { view.center.x = 2 * bounds.midX - view.center.x }
  }

  /// The constraints' leading edges are others now.
  final func layoutDirectionChanged() {
    setNeedsLayout()
    guard usesLayout else { return }
    let inside = scopeRoot.layoutState?.scope
    inside?.reinstall(where: \.isDirectional)
    if let outside = layoutState?.box?.scope, outside !== inside { outside.reinstall(where: \.isDirectional) }
    marginsChanged()
  }
}
