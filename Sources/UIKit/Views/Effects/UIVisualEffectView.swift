import CoreGraphics
public import Foundation
import QuartzCore

/// A view that blurs what is behind it, or makes its contents blend with a blur behind them.
///
/// The effect can be animated, from none to a blur and between blurs. Rounded corners take `cornerRadius` together with
/// `clipsToBounds`. Add contents to ``contentView``, not to the view itself.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tone = UIView()
  private let contents = UIView()

  /// Creates a view of zero size with `effect`.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  /// Creates a view without an effect, with the given frame in its superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archives are not supported; the view is created without an effect.
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

  open var contentView: UIView { contents }

  /// The effect that is applied to what is behind the view; nil for none.
  @ViewSetting open var effect: UIVisualEffect? { didSet { applyEffect() } }

  override func appearanceChanged() {
    super.appearanceChanged()
    applyEffect()
  }

  private func applyEffect() {
    let look = effect?.look(for: traits.current) ?? EffectLook()
    if let layer = backdrop.layer as? BackdropLayer {
      layer.blurRadius = look.radius
      layer.saturation = look.saturation
    }
    tone.backgroundColor = look.tint
    contents.alpha = look.contentAlpha
    contents.tintColor = look.contentColor
  }
}

/// The view that shows the blur.
@MainActor private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
