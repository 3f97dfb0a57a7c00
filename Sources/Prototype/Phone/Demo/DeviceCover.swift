import CoreGraphics
import Stage
import UIKit

@MainActor final class DeviceCover {
  private var window: UIWindow?

  func show(_ setting: PhoneSetting, on stage: Stage) {
    stage.perform {
      window?.isHidden = true
      window = nil
      guard setting.cutout != .none || setting.hasHomeIndicator else { return }
      let window = UIWindow(frame: CGRect(origin: .zero, size: setting.device.size))
      window.windowLevel = .statusBar
      window.isUserInteractionEnabled = false
      let view = CoverView(setting)
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      window.isHidden = false
      self.window = window
    }
  }
}

@MainActor private final class CoverView: UIView {
  private let setting: PhoneSetting
  private let cutout = UIView()
  private let indicator = UIView()

  init(_ setting: PhoneSetting) {
    self.setting = setting
    super.init(frame: .zero)
    cutout.backgroundColor = .black
    cutout.isHidden = setting.cutout == .none
    if setting.cutout == .notch {
      cutout.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
    indicator.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.85) }
    indicator.isHidden = !setting.hasHomeIndicator
    for view in [cutout, indicator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    // The sizes of an iPhone 16 and an iPhone 14, in points.
    let isIsland = setting.cutout == .island
    let size = isIsland ? CGSize(width: 126, height: 37) : CGSize(width: 162, height: 33)
    let top = isIsland ? (setting.safeArea.top - size.height) / 2 : 0
    cutout.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top.rounded(), width: size.width, height: size.height)
    cutout.layer.cornerRadius = isIsland ? size.height / 2 : 20
    indicator.frame = CGRect(x: (bounds.width - 140) / 2, y: bounds.height - 13, width: 140, height: 5)
    indicator.layer.cornerRadius = 2.5
  }
}
