import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// The phone in its frame, centred and as large as fits.
@MainActor final class DeviceView: PlainView {
  let screen: StageView
  /// Contains the screen, and cuts its corners.
  private let glass = UIView()
  private let shade = UIView()
  private let rim = UIView()
  /// Around the rim while keys go to the phone.
  private let keyRing = UIView()
  /// The size of the shown phone in relation to its own.
  private var factor: CGFloat = 1
  private let ring = FingerRing()
  let overlay = PhoneOverlay()
  /// Another phone, drawn faintly over the screen.
  var ghost: GhostView? {
    didSet {
      guard ghost !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let ghost { glass.addSubview(ghost) }
      setNeedsLayout()
    }
  }
  /// Where a pinned finger is, on the phone's screen; nil if there is none.
  var pinnedPoint: CGPoint? { didSet { setNeedsLayout() } }
  var radius = PhoneDevice.plain.cornerRadius { didSet { setNeedsLayout() } }
  /// Of a body with a home button, above and below the screen, in the phone's points.
  var chin: CGFloat = 0 { didSet { setNeedsLayout() } }
  private let homeButton = UIView()
  /// What remains free above and below the frame.
  var room = (above: DeviceView.above, below: DeviceView.below) { didSet { setNeedsLayout() } }

  init(stage: Stage) {
    screen = StageView(stage: stage)
    super.init(frame: .zero)
    backgroundColor = PanelColors.surround
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = PanelColors.device
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOpacity = 0.22
    shade.layer.shadowRadius = 16
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    glass.backgroundColor = CataloguePhone.wallpaper
    glass.addSubview(screen)
    for view in [rim, keyRing] { view.isUserInteractionEnabled = false }
    (keyRing.layer.borderWidth, keyRing.isHidden) = (3, true)
    screen.keysChanged = { [unowned self] in keyRing.isHidden = !screen.isFirstResponder }
    homeButton.isUserInteractionEnabled = false
    for view in [shade, homeButton, glass, overlay, rim, keyRing, ring] { addSubview(view) }
  }

  /// Takes back the screen while it was another phone's ghost.
  func takeScreen() {
    glass.insertSubview(screen, at: 0)
    setNeedsLayout()
  }

  static let rim = ClipLook.frame
  /// The frame covers smaller corners, which reach out √2 times as far.
  static let coveredRadius: CGFloat = 28
  static let margin: CGFloat = 32
  /// Leaves room for the menu of devices.
  static let above: CGFloat = 40
  /// The smallest space below the frame, in points.
  static let below: CGFloat = 24

  /// The size of the view in which a screen has its own size.
  static func size(for screen: CGSize) -> CGSize {
    CGSize(width: screen.width + 2 * (rim + margin), height: screen.height + 2 * rim + above + below)
  }

  /// A press on the bezel is one on the edge beside it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && rim.frame.contains(point) && screen.superview === glass ? screen : hit
  }

  /// Pulls the screen by points, as a scroll view at its end; 0 lets it spring back.
  ///
  /// Only what is seen moves, so that fingers stay where they are.
  func pull(_ key: String, by points: CGFloat) {
    let layer = screen.layer
    let former = (layer.animation(forKey: Self.pullKey) as? CABasicAnimation)?.toValue as? CGFloat
    let animation: CABasicAnimation
    if points == 0 {
      guard let former, former != 0 else { return layer.removeAnimation(forKey: Self.pullKey) }
      let spring = CASpringAnimation(keyPath: key)
      (spring.mass, spring.stiffness, spring.damping) = (1, 400, 40)
      spring.duration = spring.settlingDuration
      spring.fromValue = former
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: key)
      animation.fromValue = points * factor
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      animation.duration = 0.001
    }
    animation.toValue = points * factor
    animation.isAdditive = true
    layer.add(animation, forKey: Self.pullKey)
  }

  private static let pullKey = "pull"

  override func layoutSubviews() {
    // The screen may be another phone's ghost.
    guard screen.superview === glass else { return }
    let side = min(Self.margin, bounds.width / 12)
    let free = CGRect(
      x: side, y: room.above, width: max(1, bounds.width - 2 * side),
      height: max(1, bounds.height - room.above - room.below))
    let size = screen.stage.screenSize
    let isUpright = size.width < size.height
    let chin = isUpright ? chin : 0
    let fitting = min(free.width / (size.width + 2 * Self.rim), free.height / (size.height + 2 * (Self.rim + chin)))
    let inside = free.insetBy(dx: Self.rim * fitting, dy: (Self.rim + chin) * fitting)
    screen.bounds.size = inside.size
    let picture = screen.pictureFrame
    let shown = picture.offsetBy(dx: inside.minX, dy: inside.minY)
    glass.frame = shown
    screen.frame = CGRect(x: -picture.minX, y: -picture.minY, width: inside.width, height: inside.height)
    ghost?.frame = glass.bounds
    ghost?.screenFrame = screen.frame
    overlay.frame = shown
    factor = shown.width / max(1, size.width)
    overlay.factor = factor
    let width = Self.rim * factor
    for view in [rim, keyRing] {
      view.frame = shown.insetBy(dx: -width, dy: -width - (view === rim ? chin * factor : 0))
      view.layer.cornerRadius = (chin > 0 && view === rim ? 44 : radius) * factor + width
    }
    homeButton.isHidden = chin == 0
    let button = chin * factor * 0.64
    homeButton.frame = CGRect(
      x: shown.midX - button / 2, y: shown.maxY + (chin * factor - button) / 2, width: button, height: button)
    (homeButton.layer.cornerRadius, homeButton.layer.borderWidth) = (button / 2, max(1, 2 * factor))
    homeButton.layer.borderColor = UIColor(white: 1, alpha: 0.22).cgColor
    (rim.layer.borderWidth, rim.layer.borderColor) = (width, PanelColors.device.cgColor)
    keyRing.layer.borderColor = PanelColors.accent.cgColor
    // The frame covers small corners; large ones are cut.
    glass.clipsToBounds = radius > Self.coveredRadius
    glass.layer.cornerRadius = glass.clipsToBounds ? radius * factor : 0
    (overlay.clipsToBounds, overlay.layer.cornerRadius) = (glass.clipsToBounds, glass.layer.cornerRadius)
    shade.frame = rim.frame
    shade.layer.cornerRadius = rim.layer.cornerRadius
    ring.isHidden = pinnedPoint == nil
    guard let pinnedPoint else { return }
    let length = FingerRing.side * factor
    ring.frame = CGRect(
      x: shown.minX + pinnedPoint.x * factor - length / 2, y: shown.minY + pinnedPoint.y * factor - length / 2,
      width: length, height: length)
  }
}

final class FingerRing: PlainView {
  /// Around a phone in its own size.
  static let side: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Pinned finger"
  }

  override func draw(_ rect: CGRect) {
    let ring = bounds.insetBy(dx: bounds.width * 0.12, dy: bounds.height * 0.12)
    UIColor.white.withAlphaComponent(0.35).setFill()
    UIBezierPath(ovalIn: ring).fill()
    // Two colors, so that it is visible on every screen.
    for (color, width) in [(UIColor.black.withAlphaComponent(0.45), 4.0), (PanelColors.accent, 2.0)] {
      let path = UIBezierPath(ovalIn: ring)
      path.lineWidth = width
      color.setStroke()
      path.stroke()
    }
    let head = CGRect(x: bounds.midX - 4, y: bounds.midY - 9, width: 8, height: 8)
    PanelColors.accent.setFill()
    UIBezierPath(ovalIn: head).fill()
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: bounds.midX - 1.25, y: head.maxY - 1))
    needle.addLine(to: CGPoint(x: bounds.midX + 1.25, y: head.maxY - 1))
    needle.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + 9))
    needle.close()
    needle.fill()
  }
}
