import CoreGraphics
public import Foundation
import QuartzCore

/// A view that blurs what is beneath it, or lets that shine through its contents.
///
/// Its effect can be animated, from nothing to a blur and between blurs. Corners are rounded by `cornerRadius` together
/// with `clipsToBounds`. Contents go on ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tone = UIView()
  private let contents = UIView()

  /// A view with an effect, without size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  /// A view whose frame in its superview is `frame`, without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [backdrop, tone, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    tone.isUserInteractionEnabled = false
  }

  /// What the contents are put on.
  open var contentView: UIView { contents }

  /// What is done to what is seen through the view; nil for nothing.
  @ViewSetting open var effect: UIVisualEffect? { didSet { show(effect?.look ?? EffectLook()) } }

  private func show(_ look: EffectLook) {
    if let layer = backdrop.layer as? BackdropLayer {
      layer.blurRadius = look.radius
      layer.saturation = look.saturation
    }
    tone.backgroundColor = look.tint
    contents.alpha = look.contentAlpha
    contents.tintColor = look.contentColor
  }
}

/// What shows the blur.
@MainActor private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
