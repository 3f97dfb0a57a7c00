import CoreGraphics
import UIKit

@MainActor final class RimView: UIView {
  var factor: CGFloat = 1 { didSet { if factor != oldValue { setNeedsLayout() } } }

  var radius: CGFloat = 0 { didSet { if radius != oldValue { setNeedsLayout() } } }

  /// The ring shows that keys go to the phone.
  var hasRing = false { didSet { if hasRing != oldValue { setNeedsLayout() } } }

  private static let ringWidth: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private let ring = CAShapeLayer()

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSubviews() {
    guard let layer = layer as? CAShapeLayer else { return }
    let outline = CGMutablePath()
    let (width, radius) = (DeviceView.rim * factor, self.radius * factor)
    add(bounds, radius + width, to: outline)
    add(bounds.insetBy(dx: width, dy: width), radius, to: outline)
    layer.path = outline
    layer.fillRule = .evenOdd
    layer.fillColor = PanelColors.device.cgColor
    if hasRing {
      let ring = CGMutablePath()
      let inset = Self.ringWidth / 2
      add(bounds.insetBy(dx: inset, dy: inset), radius + width - inset, to: ring)
      self.ring.path = ring
      self.ring.fillColor = nil
      self.ring.strokeColor = PanelColors.accent.resolvedColor(with: traitCollection).cgColor
      self.ring.lineWidth = Self.ringWidth
      if self.ring.superlayer == nil { layer.addSublayer(self.ring) }
    }
    self.ring.isHidden = !hasRing
  }

  private func add(_ rect: CGRect, _ radius: CGFloat, to path: CGMutablePath) {
    let round = max(0, min(radius, min(rect.width, rect.height) / 2))
    path.addRoundedRect(in: rect, cornerWidth: round, cornerHeight: round)
  }
}
