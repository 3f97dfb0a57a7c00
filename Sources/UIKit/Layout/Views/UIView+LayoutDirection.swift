/// What a view's content means for the direction of its layout.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of playback, which always go from left to right.
  case playback
  /// Controls with a direction in space, which always go from left to right.
  case spatial
  /// The layout goes from left to right.
  case forceLeftToRight
  /// The layout goes from right to left.
  case forceRightToLeft
}

extension UIView {
  /// The direction of layout that an attribute means in the direction of the user interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of layout that an attribute means where text goes in `layoutDirection`.
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

  /// The direction of the view's layout: leading edges are left or right ones.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  final var laysOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Solves the constraints again whose leading edges are others now.
  final func layoutDirectionChanged() {
    setNeedsLayout()
    guard usesLayout else { return }
    let inside = scopeRoot.layoutState?.scope
    inside?.reinstall(where: \.isDirectional)
    if let outside = layoutState?.box?.scope, outside !== inside { outside.reinstall(where: \.isDirectional) }
    marginsChanged()
  }
}
