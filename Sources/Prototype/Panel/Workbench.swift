import CoreGraphics
import UIKit

/// The content of the window: the phone on the left, the panel on the right.
@MainActor final class Workbench: UIView {
  let device: DeviceView
  let panel: PanelView
  /// Called when the user presses anywhere.
  var pressed: (() -> Void)?

  init(device: DeviceView, panel: PanelView) {
    self.device = device
    self.panel = panel
    super.init(frame: .zero)
    addSubview(device)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event != nil { pressed?() }
    return super.hitTest(point, with: event)
  }

  override func layoutSubviews() {
    let width = min(PanelMetrics.width, bounds.width)
    device.frame = CGRect(x: 0, y: 0, width: bounds.width - width, height: bounds.height)
    panel.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
