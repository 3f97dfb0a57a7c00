import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  final func applyLooks() {
    if let configuration { apply(configuration) } else { applyTables() }
    for view in [title, subtitle] { view.isHidden = view.text?.isEmpty ?? true }
    setNeedsLayout()
  }

  // MARK: Without a configuration

  private func applyTables() {
    if let words = currentAttributedTitle { title.attributedText = words } else { title.text = title(for: state) }
    if currentAttributedTitle?.color == nil { title.textColor = currentTitleColor }
    title.shadowColor = currentTitleShadowColor
    subtitle.text = nil
    let image = image(for: state)
    let hasOwn = images[state] != nil
    let darkens = !isSystem && isHighlighted && adjustsImageWhenHighlighted && !hasOwn
    picture.image = isSystem ? image?.asTemplate : darkens ? image.map(darker) : image
    picture.alpha = isEnabled || hasOwn || !adjustsImageWhenDisabled ? 1 : 0.5
    ground.image = backgroundImage(for: state)
    ground.backgroundColor = nil
    // A system button without an appearance of its own for a press is pale.
    let isPale = isSystem && isHighlighted && titleColors[state] == nil && !hasOwn
    title.alpha = isPale ? 0.2 : 1
    if isPale { picture.alpha = 0.2 }
    showWheel(false, .white)
  }

  final var isSystem: Bool { buttonType != .custom }

  private var ownTint: UIColor { role == .destructive ? .systemRed : tintColor }

  final func color(for state: UIControl.State) -> UIColor {
    if let color = titleColors[state] { return color }
    if isSystem, state.contains(.disabled) { return .tertiaryLabel }
    return titleColors.shown(in: state) ?? (isSystem ? ownTint : .white)
  }

  private func darker(_ image: UIImage) -> UIImage {
    if let darkened, darkened.image === image { return darkened.darker }
    let shade = UIGraphicsImageRenderer(size: image.size).image { context in
      image.draw(at: .zero)
      UIColor(white: 0, alpha: 0.4).setFill()
      context.fill(CGRect(origin: .zero, size: image.size), blendMode: .sourceAtop)
    }
    darkened = (image, shade)
    return shade
  }

  // MARK: With a configuration

  private func apply(_ look: Configuration) {
    let isPressed = isHighlighted && isEnabled
    let usual = look.prominence == .filled ? .white : look.background.visualEffect is UIGlassEffect ? .label : ownTint
    let front = isEnabled ? look.baseForegroundColor ?? usual : .tertiaryLabel
    title.text = look.title
    title.font = .systemFont(ofSize: look.buttonSize.fontSize, weight: look.buttonSize == .large ? .semibold : .regular)
    title.textColor = front
    title.alpha = isPressed ? 0.6 : 1
    subtitle.text = look.subtitle
    subtitle.font = .systemFont(ofSize: look.buttonSize.subtitleSize)
    subtitle.textColor = front
    subtitle.alpha = title.alpha
    picture.image = look.showsActivityIndicator ? nil : look.image?.asTemplate
    picture.tintColor = front
    picture.alpha = title.alpha
    ground.image = look.background.image
    ground.backgroundColor = groundColor(look, isPressed)
    ground.layer.borderWidth = look.background.strokeWidth
    ground.layer.borderColor = ground.shown(look.background.strokeColor ?? ownTint)
    ground.clipsToBounds = look.background.image != nil
    showEffect(look)
    showWheel(look.showsActivityIndicator, front)
  }

  private func showEffect(_ look: Configuration) {
    guard let effect = look.background.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let shown = effectView ?? UIVisualEffectView(effect: nil)
    if shown.superview == nil { ground.addSubview(shown) }
    effectView = shown
    let copy = effect.copy() as? UIVisualEffect
    if look.prominence == .filled { (copy as? UIGlassEffect)?.tintColor = look.baseBackgroundColor ?? ownTint }
    shown.effect = copy
  }

  private func groundColor(_ look: Configuration, _ isPressed: Bool) -> UIColor? {
    guard let color = look.background.backgroundColor ?? usualGround(look) else { return nil }
    guard isPressed else { return color }
    let alpha = color.resolvedColor(with: traits.current).cgColor.alpha
    return color.withAlphaComponent(alpha * (look.prominence == .filled ? 0.75 : 1.6))
  }

  private func usualGround(_ look: Configuration) -> UIColor? {
    guard look.prominence != .plain else { return look.baseBackgroundColor }
    guard isEnabled else { return .tertiarySystemFill }
    switch look.prominence {
    case .filled: return look.baseBackgroundColor ?? ownTint
    case .tinted: return (look.baseBackgroundColor ?? ownTint).withAlphaComponent(0.18)
    default: return look.baseBackgroundColor ?? .secondarySystemFill
    }
  }

  private func showWheel(_ isShown: Bool, _ color: UIColor) {
    guard isShown else {
      wheel?.stopAnimating()
      wheel?.removeFromSuperview()
      return
    }
    let shown = wheel ?? UIActivityIndicatorView(style: .medium)
    if shown.superview == nil { addSubview(shown) }
    wheel = shown
    shown.color = color
    shown.startAnimating()
  }

  // MARK: Geometry

  private var arrangement: ButtonArrangement {
    var parts = ButtonArrangement()
    parts.picture = picture.image?.size ?? .zero
    if let wheel, configuration?.showsActivityIndicator == true { parts.picture = wheel.intrinsicContentSize }
    parts.title = title.isHidden ? .zero : title.intrinsicContentSize
    parts.subtitle = subtitle.isHidden ? .zero : subtitle.intrinsicContentSize
    guard let configuration else { return parts }
    parts.placement = configuration.imagePlacement
    parts.picturePadding = configuration.imagePadding
    parts.titlePadding = configuration.titlePadding
    parts.lineShare = configuration.lineShare
    return parts
  }

  final var naturalSize: CGSize {
    let parts = arrangement
    var size = parts.size
    let insets = configuration?.contentInsets.leftToRight ?? contentEdgeInsets
    if configuration == nil, insets == .zero, parts.title.height > 0 {
      // Without insets, a title has margins above and below and a minimum width, as on iOS.
      size = CGSize(width: max(size.width, 30), height: max(size.height, parts.title.height + 12))
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    let least = configuration == nil ? ground.image?.size ?? .zero : .zero
    return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
  }

  final func parts(in content: CGRect) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    var parts = arrangement
    if configuration == nil {
      let room = content.inset(by: imageEdgeInsets)
      parts.picture.width = max(0, min(parts.picture.width, room.width))
      parts.picture.height = max(0, min(parts.picture.height, room.height))
    }
    let (horizontal, vertical) = (effectiveContentHorizontalAlignment, contentVerticalAlignment)
    var frames = parts.frames(in: content, horizontal, vertical)
    if configuration == nil {
      if parts.title == .zero, horizontal == .fill {
        (frames.picture.origin.x, frames.picture.size.width) = (content.minX, content.width)
      }
      if parts.title == .zero, vertical == .fill {
        (frames.picture.origin.y, frames.picture.size.height) = (content.minY, content.height)
      }
      frames.picture = frames.picture.moved(by: imageEdgeInsets, horizontal, vertical)
      frames.title = frames.title.moved(by: titleEdgeInsets, horizontal, vertical)
    }
    return (onPixels(frames.picture), onPixels(frames.title), onPixels(frames.subtitle))
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, layer.contentsScale)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }

  final func layOutContents() {
    let content = contentRect(forBounds: bounds)
    title.frame = titleRect(forContentRect: content)
    picture.frame = imageRect(forContentRect: content)
    subtitle.frame = parts(in: content).subtitle
    wheel?.frame = picture.frame
    ground.frame = backgroundRect(forBounds: bounds)
    ground.layer.cornerRadius =
      configuration.map { min($0.radius(height: ground.bounds.height), ground.bounds.height / 2) } ?? 0
    effectView?.frame = ground.bounds
    effectView?.layer.cornerRadius = ground.layer.cornerRadius
  }
}

extension CGRect {
  @MainActor fileprivate func moved(
    by insets: UIEdgeInsets, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let x = horizontal == .left ? insets.left : horizontal == .right ? -insets.right : (insets.left - insets.right) / 2
    let y = vertical == .top ? insets.top : vertical == .bottom ? -insets.bottom : (insets.top - insets.bottom) / 2
    return offsetBy(dx: x, dy: y)
  }
}

extension UIImage {
  /// The image as controls show it in their color, unless its rendering mode says otherwise.
  var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}

extension NSDirectionalEdgeInsets {
  var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension NSAttributedString {
  fileprivate var color: UIColor? {
    length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
  }
}
