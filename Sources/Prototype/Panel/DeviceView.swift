import CoreGraphics
import Stage
import UIKit

/// The phone in its frame, as large as fits and in the middle.
@MainActor final class DeviceView: UIView {
  /// What the phone shows.
  let screen: StageView
  private let shade = UIView()
  private let rim = RimView()

  init(stage: Stage) {
    screen = StageView(stage: stage)
    super.init(frame: .zero)
    backgroundColor = PanelFigures.surround
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = PanelFigures.device
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOpacity = 0.22
    shade.layer.shadowRadius = 16
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    for view in [shade, screen, rim] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the frame is around a screen of its own size.
  static let rim: CGFloat = 12
  /// How round the screen is: the frame has to cover the corners, which reach √2 times as far as it is round.
  static let radius: CGFloat = 28
  /// The least room around the frame.
  static let margin: CGFloat = 32

  /// The room it takes to show a screen of this size as it is.
  static func size(for screen: CGSize) -> CGSize {
    let around = 2 * (rim + margin)
    return CGSize(width: screen.width + around, height: screen.height + around)
  }

  override func layoutSubviews() {
    let around = min(Self.margin, bounds.width / 12) + Self.rim
    screen.frame = bounds.insetBy(dx: around, dy: around)
    screen.layoutIfNeeded()
    let shown = screen.convert(screen.pictureFrame, to: self)
    rim.factor = min(1, shown.width / max(1, screen.stage.screenSize.width))
    rim.frame = shown.insetBy(dx: -Self.rim * rim.factor, dy: -Self.rim * rim.factor)
    shade.frame = rim.frame
    shade.layer.cornerRadius = (Self.radius + Self.rim) * rim.factor
  }
}

/// The frame of the phone, drawn over the corners of what it shows.
@MainActor final class RimView: UIView {
  /// How large it is by its usual size.
  var factor: CGFloat = 1 { didSet { if factor != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSubviews() {
    guard let layer = layer as? CAShapeLayer else { return }
    let outline = CGMutablePath()
    let (width, radius) = (DeviceView.rim * factor, DeviceView.radius * factor)
    add(bounds, radius + width, to: outline)
    add(bounds.insetBy(dx: width, dy: width), radius, to: outline)
    layer.path = outline
    layer.fillRule = .evenOdd
    layer.fillColor = PanelFigures.device.cgColor
  }

  private func add(_ rect: CGRect, _ radius: CGFloat, to path: CGMutablePath) {
    let round = max(0, min(radius, min(rect.width, rect.height) / 2))
    path.addRoundedRect(in: rect, cornerWidth: round, cornerHeight: round)
  }
}
