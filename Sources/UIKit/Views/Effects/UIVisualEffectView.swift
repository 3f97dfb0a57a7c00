import CoreGraphics
public import Foundation
import QuartzCore

/// The effect can be animated, from none to a blur and between blurs; rounded corners take `cornerRadius` together with
/// `clipsToBounds`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tone = UIView()
  private let contents = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.fill(self, as: UIVisualEffectView.self)
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

@MainActor private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
