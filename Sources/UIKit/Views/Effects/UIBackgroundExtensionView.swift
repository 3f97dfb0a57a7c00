import QuartzCore

/// Fills what is around its content with the content's mirror image, which is blurred.
///
/// It is as far behind bars as the view is; how far iOS blurs it is not known.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
  private let reflection = ReflectionView()
  /// Above, below, left and right of the content.
  private let blurs = (0..<4).map { _ in UIVisualEffectView(effect: ExtensionEffect()) }

  @ViewSetting open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { insertSubview(contentView, aboveSubview: reflection) }
      setNeedsLayout()
    }
  }
  /// Whether the content fills the safe area; if not, it lies where its frame or constraints say.
  @ViewSetting open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    for view in [reflection] + blurs as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === contentView { reflection.show(nil) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentView?.superview === self ? contentView : nil
    if automaticallyPlacesContentView { content?.frame = bounds.inset(by: safeAreaInsets) }
    reflection.frame = bounds
    reflection.show(content)
    let (all, inner) = (bounds, content?.frame ?? bounds)
    let frames = [
      CGRect(x: 0, y: 0, width: all.width, height: inner.minY),
      CGRect(x: 0, y: inner.maxY, width: all.width, height: all.height - inner.maxY),
      CGRect(x: 0, y: inner.minY, width: inner.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: all.width - inner.maxX, height: inner.height),
    ]
    for (blur, frame) in zip(blurs, frames) {
      blur.isHidden = frame.width <= 0 || frame.height <= 0
      if !blur.isHidden { blur.frame = frame }
    }
  }
}

@MainActor private final class ReflectionView: UIView {
  override class var layerClass: AnyClass { ReflectionLayer.self }

  func show(_ view: UIView?) { (layer as? ReflectionLayer)?.source = view?.layer }
}

/// A guess: in points.
private final class ExtensionEffect: UIVisualEffect {
  override func look(for traits: UITraitCollection) -> EffectLook { EffectLook(radius: 10) }
}
