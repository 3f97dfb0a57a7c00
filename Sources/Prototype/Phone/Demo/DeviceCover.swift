import CoreGraphics
import Stage
import UIKit

@MainActor final class DeviceCover {
  private var window: UIWindow?
  private weak var view: CoverView?

  /// Pictures may have a status bar and a home indicator of their own.
  func show(_ setting: PhoneSetting, ink: UIColor, hasStatusBar: Bool, hasIndicator: Bool, on stage: Stage) {
    stage.perform {
      window?.isHidden = true
      window = nil
      guard setting.cutout != .none || setting.hasHomeIndicator || setting.device.statusBarHeight > 0 else { return }
      let window = UIWindow(frame: CGRect(origin: .zero, size: setting.device.size))
      window.windowLevel = .statusBar
      window.isUserInteractionEnabled = false
      let view = CoverView(setting, ink: ink, hasStatusBar: hasStatusBar, hasIndicator: hasIndicator)
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      window.isHidden = false
      (self.window, self.view) = (window, view)
    }
  }

  /// Makes the home indicator light on a dark ground and dark on a light one, as iOS does.
  func adapt(to stage: Stage) {
    guard let view, view.hasIndicator else { return }
    let ground = stage.window.ground(at: view.indicatorCenter) ?? .systemBackground
    let ink = ground.resolvedColor(with: view.traitCollection).readableInk
    if ink != view.indicatorInk { stage.perform { view.indicatorInk = ink } }
  }
}

extension UIView {
  /// The colour that is seen at a point: of a view's background, or of a picture that has pixels; nil if nothing is opaque.
  fileprivate func ground(at point: CGPoint) -> UIColor? {
    for view in subviews.reversed() where !view.isHidden && view.alpha > 0.5 {
      let inner = view.convert(point, from: self)
      guard view.bounds.contains(inner) || !view.clipsToBounds else { continue }
      if let ground = view.ground(at: inner) { return ground }
    }
    if let color = (self as? UIImageView)?.pixel(at: point) { return color }
    guard bounds.contains(point), let color = backgroundColor?.resolvedColor(with: traitCollection) else { return nil }
    return color.cgColor.alpha > 0.5 ? color : nil
  }
}

extension UIImageView {
  /// Nil beside the picture, and if that is a drawing.
  fileprivate func pixel(at point: CGPoint) -> UIColor? {
    guard let image = image?.cgImage, let pixels = image.pixels, bounds.width > 0, bounds.height > 0 else { return nil }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    var scale = (x: bounds.width / width, y: bounds.height / height)
    if contentMode == .scaleAspectFill { scale = (max(scale.x, scale.y), max(scale.x, scale.y)) }
    if contentMode == .scaleAspectFit { scale = (min(scale.x, scale.y), min(scale.x, scale.y)) }
    let (x, y) = ((point.x - bounds.midX) / scale.x + width / 2, (point.y - bounds.midY) / scale.y + height / 2)
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let first = 4 * (Int(y) * pixels.width + Int(x))
    let parts = (0...2).map { CGFloat(pixels.bytes[first + $0]) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

@MainActor private final class CoverView: PlainView {
  private let setting: PhoneSetting
  private let status: StatusBar
  private let hasStatusBar: Bool
  private let cutout = UIView()
  private let indicator = UIView()

  init(_ setting: PhoneSetting, ink: UIColor, hasStatusBar: Bool, hasIndicator: Bool) {
    status = StatusBar(ink: ink)
    (self.setting, self.hasStatusBar) = (setting, hasStatusBar)
    super.init(frame: .zero)
    cutout.backgroundColor = .black
    cutout.isHidden = setting.cutout == .none
    showIndicator()
    indicator.isHidden = !setting.hasHomeIndicator || !hasIndicator
    for view in [status, cutout, indicator] { addSubview(view) }
  }

  var hasIndicator: Bool { !indicator.isHidden }
  var indicatorCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.height - 10.5) }
  /// By the appearance until it is known what lies beneath.
  var indicatorInk = UIColor.label { didSet { if indicatorInk != oldValue { showIndicator() } } }

  private func showIndicator() { indicator.backgroundColor = indicatorInk.withAlphaComponent(0.85) }

  override func layoutSubviews() {
    // The sizes of an iPhone 16, a Pixel 9 and an iPhone 14, in points.
    let isOnItsSide = bounds.size.isTurned(from: setting.device.size) && setting.device.isPhone
    let (isHole, isIsland) = (setting.cutout == .hole, [.island, .hole].contains(setting.cutout))
    let size =
      isHole
      ? CGSize(width: 26, height: 26) : isIsland ? CGSize(width: 126, height: 37) : CGSize(width: 162, height: 33)
    let top = isIsland ? (setting.safeArea.top - size.height) / 2 : 0
    cutout.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top.rounded(), width: size.width, height: size.height)
    if isOnItsSide {
      let y = ((bounds.height - size.width) / 2).rounded()
      cutout.frame = CGRect(x: top.rounded(), y: y, width: size.height, height: size.width)
    }
    if setting.cutout == .notch {
      cutout.layer.maskedCorners = [
        isOnItsSide ? .layerMaxXMinYCorner : .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
    cutout.layer.cornerRadius = isIsland ? size.height / 2 : 20
    let bar = isHole ? CGSize(width: 108, height: 4) : CGSize(width: 140, height: 5)
    indicator.frame = CGRect(
      x: (bounds.width - bar.width) / 2, y: bounds.height - 10.5 - bar.height / 2, width: bar.width, height: bar.height)
    indicator.layer.cornerRadius = bar.height / 2
    let isTall = setting.cutout != .none
    status.isHidden = setting.device.statusBarHeight == 0 || !hasStatusBar || isOnItsSide
    // Beside a small hole the clock and the signs stand at the edges.
    status.gap = isHole ? max(0, bounds.width - 170) : isTall ? size.width : 0
    status.frame = CGRect(
      x: 0, y: isTall ? max(top - (isHole ? 5 : 0), 6) : 0, width: bounds.width,
      height: isTall ? 37 : setting.device.statusBarHeight)
  }
}

/// The clock on the left of the cutout, signal and battery on its right; without a cutout the clock is in the middle.
@MainActor private final class StatusBar: PlainView {
  private let clock = UILabel()
  private let signs: StatusSigns
  /// The width of the cutout between both, in points.
  var gap: CGFloat = 0 {
    didSet { if gap != oldValue { clock.font = .systemFont(ofSize: gap > 0 ? 17 : 12, weight: .semibold) } }
  }

  init(ink: UIColor) {
    signs = StatusSigns(ink: ink)
    super.init(frame: .zero)
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 12, weight: .semibold)
    clock.textAlignment = .center
    clock.textColor = ink
    for view in [clock, signs] { addSubview(view) }
  }

  override func layoutSubviews() {
    let ear = (bounds.width - gap) / 2
    clock.frame = CGRect(x: gap > 0 ? 8 : 0, y: 0, width: gap > 0 ? ear : bounds.width, height: bounds.height)
    let width = StatusSigns.size.width
    signs.frame = CGRect(
      x: gap > 0 ? bounds.width - 8 - (ear + width) / 2 : bounds.width - width - 8,
      y: ((bounds.height - StatusSigns.size.height) / 2).rounded(), width: width, height: StatusSigns.size.height)
  }
}

/// Bars of signal and a full battery.
@MainActor private final class StatusSigns: PlainView {
  static let size = CGSize(width: 54, height: 13)
  private let ink: UIColor

  init(ink: UIColor) {
    self.ink = ink
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    ink.setFill()
    for index in 0..<4 {
      let height = 4 + 2.67 * CGFloat(index)
      let bar = CGRect(x: 4.7 * CGFloat(index), y: 12.5 - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
    }
    let shell = UIBezierPath(roundedRect: CGRect(x: 26.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
    ink.withAlphaComponent(0.4).setStroke()
    shell.stroke()
    UIBezierPath(roundedRect: CGRect(x: 28.5, y: 2.5, width: 20, height: 8), cornerRadius: 2.2).fill()
    ink.withAlphaComponent(0.4).setFill()
    UIBezierPath(roundedRect: CGRect(x: 51.6, y: 4.5, width: 1.6, height: 4), cornerRadius: 0.8).fill()
  }
}
