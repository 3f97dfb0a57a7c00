import CoreGraphics

extension UIView {
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeAreaGuide, .safeArea) }
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(\.marginsGuide, .margins) }
  public final var readableContentGuide: UILayoutGuide {
    if let guide = layoutState?.readableGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIViewReadableContentGuide"
    guide.owner = self
    layoutInUse.readableGuide = guide
    let margins = layoutMarginsGuide
    let full = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    full.priority = UILayoutPriority(999)
    for constraint in [
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor), full,
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ] {
      constraint.isInternal = true
      constraint.isActive = true
    }
    return guide
  }
  /// There is no keyboard on screen: the part below the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owner = self
    layoutInUse.keyboardGuide = guide
    requestLayout(of: guide)
    return guide
  }

  /// The width of lines of text in the body font, in points, as measured.
  private static let readableWidth: CGFloat = 920

  final func systemGuide(
    _ guide: ReferenceWritableKeyPath<ViewLayout, UILayoutGuide?>, _ kind: SystemLayoutGuide.Kind
  ) -> UILayoutGuide {
    if let found = layoutState?[keyPath: guide] { return found }
    let made = SystemLayoutGuide(kind, of: self)
    layoutInUse[keyPath: guide] = made
    requestLayout(of: made)
    return made
  }

  private func requestLayout(of guide: UILayoutGuide) {
    markLayoutInUse()
    let root = scopeRoot
    root.layoutInUse.scope(of: root).request(guide)
  }

  // MARK: Margins

  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.margins.preservesSuperview ?? false }
    set { marginSettings.preservesSuperview = newValue }
  }
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.margins.insetsFromSafeArea ?? true }
    set { marginSettings.insetsFromSafeArea = newValue }
  }

  final var marginSettings: LayoutMargins {
    get { layoutState?.margins ?? LayoutMargins() }
    set {
      guard newValue != marginSettings else { return }
      recordSetting(\UIView.marginSettings)
      layoutInUse.margins = newValue
      marginsChanged()
    }
  }

  /// The margins without those of the superview and the safe area.
  final var ownMargins: NSDirectionalEdgeInsets { layoutState?.margins.given ?? usualMargins }

  final func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
    let numbers = UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    guard acceptsNumbers(numbers, named: "layoutMargins", current: layoutMargins) else { return }
    marginSettings.given = margins
  }

  /// The margins together with those of the superview and the safe area.
  final var computedMargins: UIEdgeInsets {
    let own = ownMargins
    var margins = UIEdgeInsets(
      top: own.top, left: laysOutRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: laysOutRightToLeft ? own.leading : own.trailing)
    if preservesSuperviewLayoutMargins, let parent {
      let (outer, frame) = (parent.layoutMargins, frameIgnoringTransform)
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (parent.bounds.width - frame.maxX))
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  /// Also to subviews that preserve the margins.
  final func marginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutSurroundingsChanged()
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsChanged() }
  }
}

extension UIViewController {
  /// For a controller's view: none above and below, and 16 points at the sides, or 20 in a window that is at least 390
  /// points wide.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
