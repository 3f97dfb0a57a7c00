import CoreGraphics
import Stage
import UIKit

/// The phone in its frame, centred and as large as fits, up to its own size.
@MainActor final class DeviceView: UIView {
  /// The view of the phone's stage.
  let screen: StageView
  private let shade = UIView()
  private let rim = RimView()

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
    for view in [shade, screen, rim] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the frame around a phone in its own size, in points.
  static let rim: CGFloat = 12
  /// The corner radius of the screen, in points: the frame must cover the corners, which reach out √2 times as far.
  static let radius: CGFloat = 28
  /// The smallest space around the frame, in points.
  static let margin: CGFloat = 32

  /// Returns the size of the view at which a screen has its own size.
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
